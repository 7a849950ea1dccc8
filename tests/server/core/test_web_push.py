"""Web Push: the encryption of RFC 8291 by its own example, and the token of RFC 8292."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from heliopolis.server.runtime import web_push
from heliopolis.server.runtime.web_push import (
    BadKeyError,
    BrowserKeys,
    ServerKey,
    decoded,
    encoded,
    encrypt,
    private_key,
)
from tests.server.push_service import Browser

# The example of RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def test_the_example_of_the_rfc_is_encrypted_to_the_byte() -> None:
    keys = BrowserKeys.read(RECEIVER, AUTH)
    own = private_key(decoded(SENDER_PRIVATE))
    assert encoded(encrypt(PLAIN, keys, own=own, salt=decoded(SALT))) == SENT


def test_a_browser_reads_the_example_and_what_is_sent_to_it() -> None:
    browser = Browser(private_key(decoded(RECEIVER_PRIVATE)), decoded(AUTH))
    assert browser.read(decoded(SENT)) == PLAIN
    keys = BrowserKeys.read(browser.p256dh, browser.auth_text)
    first, second = encrypt("schön".encode(), keys), encrypt("schön".encode(), keys)
    assert first != second, "every message has a key and a salt of its own"
    assert browser.read(first) == browser.read(second) == "schön".encode()


def test_nobody_else_can_read_it() -> None:
    keys = BrowserKeys.read(Browser().p256dh, Browser().auth_text)
    with pytest.raises(InvalidTag):
        Browser().read(encrypt(PLAIN, keys))


def test_a_token_names_the_push_service_and_is_signed_by_the_server() -> None:
    key = ServerKey.fresh()
    endpoint = "https://push.example:8443/send/abc?x=1"
    header = key.token_header(endpoint, "mailto:host@example.org", 1_700_000_000_000)
    token, public = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(", "))
    assert public == key.public_text
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 1_700_000_000 + web_push.TOKEN_SECONDS,
        "sub": "mailto:host@example.org",
    }
    verify(key, f"{head}.{claims}", signature)
    with pytest.raises(InvalidSignature):
        verify(key, f"{head}.{claims}x", signature)


def verify(key: ServerKey, text: str, signature: str) -> None:
    raw = decoded(signature)
    der = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key.public_text))
    point.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))


def test_a_stored_key_is_the_same_key() -> None:
    key = ServerKey.fresh()
    assert ServerKey.read(key.text).public_text == key.public_text
    assert len(decoded(key.text)) == 32
    for wrong in ("", "short", "not base64!", encoded(bytes(32)), "ü"):
        with pytest.raises(BadKeyError):
            ServerKey.read(wrong)


@pytest.mark.parametrize(
    ("p256dh", "auth", "named"),
    [
        ("", AUTH, "p256dh"),
        ("!!", AUTH, "p256dh"),
        (encoded(b"\x04" + bytes(64)), AUTH, "p256dh"),  # no point of the curve
        (encoded(decoded(RECEIVER)[:33]), AUTH, "p256dh"),
        (RECEIVER, "", "auth"),
        (RECEIVER, "AAAA", "auth"),
        (RECEIVER, "ß", "auth"),
    ],
)
def test_wrong_keys_are_named(p256dh: str, auth: str, named: str) -> None:
    with pytest.raises(BadKeyError, match=f"^{named}: "):
        BrowserKeys.read(p256dh, auth)


def test_a_topic_fits_what_push_services_take() -> None:
    made = web_push.headers(ServerKey.fresh(), "https://push.example/1", "", 0, "table:0")
    assert len(made["Topic"]) == 32
    assert made["Content-Encoding"] == "aes128gcm"
