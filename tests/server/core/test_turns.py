"""Tables take turns to tell their listeners, so that no pass of the event loop is long."""

from __future__ import annotations

import asyncio

from heliopolis.server.runtime.turns import Turns

MOST = 3


def worked(number: int, cancelled: frozenset[int] = frozenset()) -> list[tuple[int, int]]:
    """Ask for turns all at once; return who had one, and in which pass of the event loop."""

    async def run() -> list[tuple[int, int]]:
        loop, turns = asyncio.get_running_loop(), Turns(MOST)
        passes, done = 0, []

        def count() -> None:
            nonlocal passes
            passes += 1
            loop.call_soon(count)

        async def work(who: int) -> None:
            await turns.take()
            done.append((who, passes))

        tasks = [asyncio.create_task(work(who)) for who in range(number)]
        count()
        await asyncio.sleep(0)
        for who in cancelled:
            tasks[who].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return done

    return asyncio.run(run())


def test_a_few_at_a_time_in_the_order_of_asking() -> None:
    done = worked(20)
    assert [who for who, _ in done] == list(range(20))
    passes = [at for _, at in done]
    assert max(passes.count(at) for at in passes) == MOST


def test_nobody_waits_while_there_is_little_to_do() -> None:
    assert len({at for _, at in worked(MOST)}) == 1


def test_who_gave_up_takes_no_turn() -> None:
    gone = frozenset({5, 6, 7, 12})
    done = worked(20, gone)
    assert [who for who, _ in done] == [who for who in range(20) if who not in gone]
