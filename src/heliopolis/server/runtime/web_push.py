"""Web Push: what a browser's push service is sent, encrypted so that only the browser can read it.

RFC 8291 says how a message is encrypted for one browser, RFC 8188 how the result is laid out, RFC
8292 (VAPID) how a server shows who it is: by a signed token, with the key that the browser was told
when it subscribed.
"""

from __future__ import annotations

import base64
import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096  # bytes of the one record that a message is
LARGEST_MESSAGE = 3_000  # bytes: every push service takes that much
TOKEN_SECONDS = 12 * 3600  # for which a token is valid; 24 hours are the most
_CURVE = ec.SECP256R1()
_KEY_BYTES, _POINT_BYTES, _AUTH_BYTES = 32, 65, 16


class BadKeyError(ValueError):
    """A key that is none."""


def decoded(text: str) -> bytes:
    """Return the bytes of a text in URL-safe Base64, with or without its padding."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
    except (ValueError, UnicodeError) as error:
        raise BadKeyError("it is not in URL-safe Base64") from error


def encoded(data: bytes) -> str:
    """Return bytes in URL-safe Base64, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# --- Who sends ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ServerKey:
    """The key pair by which push services know this server."""

    private: ec.EllipticCurvePrivateKey

    @classmethod
    def fresh(cls) -> ServerKey:
        """Return a new key pair."""
        return cls(ec.generate_private_key(_CURVE))

    @classmethod
    def read(cls, text: str) -> ServerKey:
        """Return the key pair of a private key: 32 bytes in URL-safe Base64."""
        return cls(private_key(decoded(text)))

    @property
    def text(self) -> str:
        """The private key as text, to be stored."""
        return encoded(self.private.private_numbers().private_value.to_bytes(_KEY_BYTES, "big"))

    @property
    def public_text(self) -> str:
        """The public key, as browsers are told it."""
        return encoded(point_of(self.private))

    def token_header(self, endpoint: str, subject: str, now: int) -> str:
        """Return the Authorization header of a message: a token for one push service, signed."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + TOKEN_SECONDS,
        }
        if subject:
            claims["sub"] = subject
        signed = ".".join(
            encoded(orjson.dumps(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        signature = self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(signature)
        raw = r.to_bytes(_KEY_BYTES, "big") + s.to_bytes(_KEY_BYTES, "big")
        return f"vapid t={signed}.{encoded(raw)}, k={self.public_text}"


def private_key(data: bytes) -> ec.EllipticCurvePrivateKey:
    """Return the private key of 32 bytes."""
    if len(data) != _KEY_BYTES:
        raise BadKeyError(f"it has {len(data)} bytes, not {_KEY_BYTES}")
    try:
        return ec.derive_private_key(int.from_bytes(data, "big"), _CURVE)
    except ValueError as error:
        raise BadKeyError("it is no private key of the curve P-256") from error


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public key of a private one, as 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- What is sent ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class BrowserKeys:
    """What a browser gives to be sent messages: its public key, and a secret for all of them."""

    public: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> BrowserKeys:
        """Return the keys of a subscription; an error names the one that is wrong."""
        public, secret = _field("p256dh", p256dh), _field("auth", auth)
        if len(secret) != _AUTH_BYTES:
            raise BadKeyError(f"auth: it has {len(secret)} bytes, not {_AUTH_BYTES}")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public)
        except ValueError as error:
            raise BadKeyError("p256dh: it is no point of the curve P-256") from error
        if len(public) != _POINT_BYTES:
            raise BadKeyError(f"p256dh: it has {len(public)} bytes, not {_POINT_BYTES}")
        return cls(public, secret)


def _field(name: str, text: str) -> bytes:
    try:
        return decoded(text)
    except BadKeyError as error:
        raise BadKeyError(f"{name}: {error}") from error


def encrypt(
    message: bytes,
    keys: BrowserKeys,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a message that only one browser can read (RFC 8291, "aes128gcm").

    `own` and `salt` are made anew for every message; only a test gives them.
    """
    own = own or ec.generate_private_key(_CURVE)
    salt = os.urandom(16) if salt is None else salt
    key, nonce = message_keys(own, keys.public, keys.auth, salt, point_of(own), keys.public)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    sender = point_of(own)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + sealed


def message_keys(
    own: ec.EllipticCurvePrivateKey,
    other: bytes,
    auth: bytes,
    salt: bytes,
    sender: bytes,
    receiver: bytes,
) -> tuple[bytes, bytes]:
    """Return the key and the nonce of a message: the same for its sender and its receiver."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, other)
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + receiver + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derived(secret, salt, b"Content-Encoding: nonce\0", 12)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def headers(key: ServerKey, endpoint: str, subject: str, now: int, about: str) -> Mapping[str, str]:
    """Return the headers of a message; a newer one about the same replaces it while it waits."""
    topic = encoded(hashlib.sha256(about.encode()).digest()[:24])  # 32 characters
    return {
        "Authorization": key.token_header(endpoint, subject, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": "86400",
        "Urgency": "normal",
        "Topic": topic,
    }
