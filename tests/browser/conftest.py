"""One server and one Chromium for all tests of a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium, shown, tidy
from tests.browser.servers import Person, Servers


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say what the pages showed when a test failed: why it waited in vain may be told there."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.when == "call" and report.failed and browser is not None:
        report.sections += [("a page shows", text) for text in shown(browser)]
    return report


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory) as servers:
        yield servers


@pytest.fixture
def address(servers: Servers) -> str:
    return servers.address()


@pytest.fixture(scope="session")
def one_browser() -> Iterator[Browser]:
    with chromium() as browser, _loop_set_aside():
        yield browser


@pytest.fixture
def browser(one_browser: Browser) -> Iterator[Browser]:
    """The Chromium of the worker; nothing of a test is left in it when the test is over."""
    with _loop_taken_up(one_browser):
        yield one_browser
        tidy(one_browser)


@contextmanager
def _loop_set_aside() -> Iterator[None]:
    """Let other tests of the worker use asyncio.

    Playwright's loop counts as running in this thread for as long as there is a browser, so that
    `asyncio.run` would refuse to work.
    """
    loop = asyncio.get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)


@contextmanager
def _loop_taken_up(browser: Browser) -> Iterator[None]:
    """Let Playwright work, for one test."""
    asyncio._set_running_loop(browser._impl_obj._loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(None)


@pytest.fixture
def ada(address: str) -> Person:
    return Person(address, "Ada")


@pytest.fixture
def bob(address: str) -> Person:
    return Person(address, "Bob")
