// Which province is looked at: on the map, in the auction and in its sheet it is the same one.
export const look = $state<{ province: string | undefined; closedHarvest: string }>({ province: undefined, closedHarvest: "" });

export function toggleLook(province: string): void {
  look.province = look.province === province ? undefined : province;
}
