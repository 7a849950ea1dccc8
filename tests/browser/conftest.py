"""One server and one Chromium for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium, tidy
from tests.browser.house import Person, Servers


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory) as servers:
        yield servers


@pytest.fixture
def address(servers: Servers) -> str:
    return servers.address()


@pytest.fixture(scope="session")
def one_browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def browser(one_browser: Browser) -> Iterator[Browser]:
    """The Chromium of the worker; nothing of a test is left in it when the test is over."""
    yield one_browser
    tidy(one_browser)


@pytest.fixture
def ada(address: str) -> Person:
    return Person(address, "Ada")


@pytest.fixture
def bob(address: str) -> Person:
    return Person(address, "Bob")
