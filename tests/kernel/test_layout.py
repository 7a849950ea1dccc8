from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.kernel.layout import LARGEST, BaseState, clear_state, field
from heliopolis.kernel.loops import copy_state


class Small(BaseState):
    one: int = field("i1")
    row: list[int] = field("i2", 3)
    grid: list[list[int]] = field("i4", 2, 2)


def test_a_fresh_state_is_all_zero_and_has_the_declared_shape() -> None:
    s = Small()
    assert (s.one, s.row, s.grid) == (0, [0, 0, 0], [[0, 0], [0, 0]])
    assert list(Small.fields)[-3:] == ["one", "row", "grid"]


def test_a_state_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Small().two = 2  # type: ignore[attr-defined]


def test_a_copy_shares_nothing() -> None:
    s = Small()
    s.grid[1][0] = 5
    twin = s.copy()
    assert twin == s
    twin.grid[1][0] = 6
    twin.row[0] = 1
    assert s.grid[1][0] == 5
    assert s.row[0] == 0
    assert twin != s


small = st.integers(-(2**7), 2**7 - 1)
medium = st.lists(st.integers(-(2**15), 2**15 - 1), min_size=3, max_size=3)
wide = st.lists(
    st.lists(st.integers(-(2**31), 2**31 - 1), min_size=2, max_size=2), min_size=2, max_size=2
)


@given(one=small, row=medium, grid=wide)
def test_states_and_records_convert_exactly(
    one: int, row: list[int], grid: list[list[int]]
) -> None:
    s = Small()
    s.one, s.row, s.grid = one, row, grid
    assert not list(s.misfits())
    record = np.zeros(1, Small.dtype())[0]
    s.write_record(record)
    assert Small.from_record(record) == s


def test_values_that_do_not_fit_are_named() -> None:
    s = Small()
    s.one = LARGEST["i1"] + 1
    s.grid[0][1] = -LARGEST["i4"] - 2
    assert list(s.misfits()) == ["one", "grid"]


def test_widths_are_checked_where_they_are_declared() -> None:
    with pytest.raises(TypeError, match="'u8'"):
        field("u8")


def test_records_are_aligned_and_have_no_padding() -> None:
    dtype = Small.dtype()
    assert dtype.isalignedstruct
    fields: Any = dtype.fields
    sizes = {name: declared[0].itemsize for name, declared in fields.items()}
    assert sizes.pop("words") == dtype.itemsize, "it covers all others"
    assert sum(sizes.values()) == dtype.itemsize
    assert set(Small.fields) <= set(fields)


def test_a_state_is_cleared_on_every_target() -> None:
    s, fresh = Small(), Small()
    s.one, s.row[1], s.grid[1][0] = 1, 2, 3
    records = np.zeros(1, Small.dtype())
    s.write_record(records[0])
    clear_state(s)
    clear_state.when_compiled(records.view(np.recarray)[0])  # type: ignore[attr-defined]
    assert s == fresh
    assert Small.from_record(records[0]) == fresh


def test_a_state_is_copied_on_every_target() -> None:
    s = Small()
    s.one, s.row[1], s.grid[1][0] = 1, 2, 3
    plain = [s, Small()]
    records = np.zeros(2, Small.dtype())
    s.write_record(records[0])
    copy_state(plain, 0, 1)
    copy_state.when_compiled(records, 0, 1)  # type: ignore[attr-defined]
    assert plain[1] == s
    assert plain[1] is not s
    assert Small.from_record(records[1]) == s
