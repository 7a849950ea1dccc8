"""The way to the mail server."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage

from heliopolis.server.logs import logger
from heliopolis.server.settings import Settings

TIMEOUT_SECONDS = 20.0  # of a step
LASTING = range(500, 600)  # codes of refusals that trying again does not change


def send(settings: Settings, mails: Sequence[EmailMessage]) -> list[bool | None]:
    """Send mails over one connection; return of each whether it was taken.

    False is a refusal for good, such as an address that does not exist; None is worth another try.
    """
    outcomes: list[bool | None] = []
    try:
        with _connected(settings) as server:
            for mail in mails:
                outcomes.append(_sent(server, mail))  # noqa: PERF401 - the next may fail
    except (OSError, smtplib.SMTPException) as error:
        logger.warning("mail_server_away", extra={"error": type(error).__name__})
    return outcomes + [None] * (len(mails) - len(outcomes))


def _connected(settings: Settings) -> smtplib.SMTP:
    host, port = settings.smtp_host, settings.smtp_port
    if settings.smtp_security == "tls":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, port, timeout=TIMEOUT_SECONDS, context=context
        )
    else:
        server = smtplib.SMTP(host, port, timeout=TIMEOUT_SECONDS)
    try:
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
    except BaseException:
        server.close()
        raise
    return server


def _sent(server: smtplib.SMTP, mail: EmailMessage) -> bool | None:
    try:
        server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        return False if all(code in LASTING for code in codes) else None
    except (smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as refused:
        logger.warning("mail_refused", extra={"code": refused.smtp_code})
        return None
    return True
