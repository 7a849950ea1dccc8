"""What arrays a batch takes: compiled code and kernels write where they are told, without looking.

An array of another batch, with fewer slots or another game's moves, would have them write into
memory that is not theirs. Every array is therefore checked at every call. That costs less
than a microsecond each, and holds for an array that was resized in place too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from heliopolis.errors import BadArrayError
from heliopolis.extras import needs

with needs("fast", "batches of games"):
    import numpy as np

_SIGNED = ("int8", "int16", "int32", "int64")
_WHOLE = (*_SIGNED, "uint8", "uint16", "uint32")
# The types each array of a batch may have. A mask is 0 or 1; scores and features need 16 bits.
TYPES: Mapping[str, tuple[str, ...]] = {
    "chosen": _WHOLE,
    "actors": _SIGNED,
    "masks": ("int8", "uint8", "bool"),
    "observations": ("int16", "int32", "int64", "float32", "float64"),
    "outcomes": _SIGNED,
    "points": ("int16", "int32", "int64"),
    "ranks": _SIGNED,
}


class ExpectedArray(NamedTuple):
    """What an array must be like."""

    name: str  # of the argument, for errors
    shape: tuple[int, ...]
    types: frozenset[Any]  # of its elements
    written: bool  # or only read

    @classmethod
    def of_batch(cls, name: str, *shape: int) -> ExpectedArray:
        """Return what the array of that name must be like in a batch."""
        types = frozenset(map(np.dtype, TYPES[name]))
        return cls(name, shape, types, written=name != "chosen")


def check_host_array(expected: ExpectedArray, array: Any) -> None:
    """Refuse what is no NumPy array that compiled loops can safely read or write."""
    if not isinstance(array, np.ndarray):
        raise BadArrayError(
            f"{expected.name}: {_describe(array)} is not a NumPy array in host memory"
        )
    if array.shape != expected.shape or array.dtype not in expected.types:
        _refuse_shape_or_type(expected, array.shape, array.dtype)
    if not _are_rows_apart(array.shape, array.strides, array.itemsize):
        _refuse_layout(expected, array.strides, array.itemsize)
    flags = array.flags
    if not flags.aligned:
        raise BadArrayError(f"{expected.name}: its elements are not aligned in memory; give a copy")
    if expected.written and not flags.writeable:
        raise BadArrayError(f"{expected.name}: it is read-only, and a step writes to it")


def check_device_array(expected: ExpectedArray, array: Any) -> None:
    """Refuse what is no array on a CUDA device that kernels can safely read or write."""
    interface = getattr(array, "__cuda_array_interface__", None)
    if interface is None:
        raise BadArrayError(f"{expected.name}: {_describe(array)} is not an array on a CUDA device")
    shape, dtype = tuple(interface["shape"]), np.dtype(interface["typestr"])
    if shape != expected.shape or dtype not in expected.types:
        _refuse_shape_or_type(expected, shape, dtype)
    strides = interface.get("strides")  # none: rows lie one behind the other
    if strides is not None and not (
        _are_rows_apart(shape, strides, dtype.itemsize)
        or _are_columns_apart(shape, strides, dtype.itemsize)
    ):
        _refuse_layout(expected, tuple(strides), dtype.itemsize)
    if expected.written and interface["data"][1]:
        raise BadArrayError(f"{expected.name}: it is read-only, and a step writes to it")


def _are_rows_apart(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    """Whether rows are contiguous and do not overlap; they may be a slice of wider rows."""
    row = shape[1] * itemsize if len(shape) > 1 else itemsize
    if len(shape) > 1 and strides[1] != itemsize:
        return False
    return shape[0] == 1 or (strides[0] >= row if len(shape) > 1 else strides[0] == row)


def _are_columns_apart(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    """Whether columns are contiguous and do not overlap, as kernels write them fastest."""
    return len(shape) == 2 and strides[0] == itemsize and strides[1] >= shape[0] * itemsize


def _describe(array: Any) -> str:
    return f"a {type(array).__module__}.{type(array).__qualname__}".replace("builtins.", "")


def _refuse_shape_or_type(
    expected: ExpectedArray, shape: tuple[int, ...], dtype: np.dtype[Any]
) -> None:
    if shape != expected.shape:
        raise BadArrayError(
            f"{expected.name}: shape {_in_words(shape)} is not {_in_words(expected.shape)}"
        )
    allowed = ", ".join(TYPES[expected.name])
    raise BadArrayError(f"{expected.name}: type {dtype.str} ({dtype}) is not one of {allowed}")


def _refuse_layout(expected: ExpectedArray, strides: tuple[int, ...], itemsize: int) -> None:
    part = "it is" if len(expected.shape) == 1 else "its rows are"
    raise BadArrayError(
        f"{expected.name}: {part} not contiguous (strides of {_in_words(strides)} bytes for"
        f" elements of {itemsize}); give a copy"
    )


def _in_words(sizes: tuple[int, ...]) -> str:
    return " x ".join(map(str, sizes)) or "of a single value"
