// Reed-Solomon error correction over the field of 256 elements that QR codes use.

/** The product of two elements. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The generator of a number of check words, without its leading 1: the product of (x - 2^n). */
function generator(degree: number): number[] {
  let polynomial = [...Array<number>(degree - 1).fill(0), 1];
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2)) {
    polynomial = polynomial.map((factor, at) => times(factor, root) ^ (polynomial[at + 1] ?? 0));
  }
  return polynomial;
}

/** The check words of some data. */
export function remainder(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = Array<number>(degree).fill(0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(divisor[at]!, factor));
  }
  return rest;
}
