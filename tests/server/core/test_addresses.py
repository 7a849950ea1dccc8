"""Addresses that webhooks may call. All hosts here are addresses: nothing is looked up."""

from __future__ import annotations

import asyncio
import socket

import pytest

from heliopolis.server.core.errors import Refused
from heliopolis.server.runtime import addresses


def checked(url: str, *, private: bool = False) -> addresses.Target:
    return asyncio.run(addresses.checked(url, private=private))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "[::1]", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "[fe80::1]", "[fd00::1]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]",
        "224.0.0.1", "224.0.1.1", "233.252.0.1", "239.1.2.3", "[ff02::1]", "[ff0e::1]",
        "[64:ff9b::7f00:1]", "[64:ff9b::808:808]", "[64:ff9b:1::a00:1]",  # NAT64
        "[2002:7f00:1::]", "[2002:808:808::1]", "[2001:0:a00:1::1]",  # 6to4, Teredo
    ],
)  # fmt: skip
def test_only_single_hosts_on_the_public_internet_are_called(host: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(f"http://{host}/hook")
    assert (refused.value.code, refused.value.field) == ("bad_webhook", "webhook")
    assert "public internet" in str(refused.value)
    assert checked(f"http://{host}/hook", private=True).url


@pytest.mark.parametrize(
    "url",
    ["ftp://8.8.8.8/", "8.8.8.8", "http://", "http:///x", "http://[::1", "http://8.8.8.8:99999/",
     "http://user:secret@8.8.8.8/", "http://user@8.8.8.8/"],
)  # fmt: skip
def test_an_invalid_url_is_refused(url: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(url, private=True)
    assert refused.value.field == "webhook"


def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    target = addresses.Target("https://games.example:8443/hook?key=1#top", "2001:db8::1")
    assert target.url == "https://[2001:db8::1]:8443/hook?key=1"
    assert (target.host, target.host_header) == ("games.example", "games.example:8443")
    assert checked("https://8.8.8.8/hook").url == "https://8.8.8.8/hook"


@pytest.mark.parametrize(
    ("url", "port"),
    [
        ("http://games.example/hook", 80),
        ("https://games.example/hook", 443),
        ("http://games.example:8443/hook", 8443),
    ],
)
def test_a_name_is_looked_up_once_with_its_port(
    url: str, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def look_up(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        asked.append((host, port))
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    target = checked(url)
    assert asked == [("games.example", port)]
    assert "8.8.8.8" in target.url
