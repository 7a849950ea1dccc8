"""What e-mails say: plain text, and the same as simple HTML, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from html import escape
from typing import Any
from urllib.parse import quote

from heliopolis.server.settings import Settings
from heliopolis.texts import Texts, texts

_LINK = '<a href="{link}">{text}</a>'
_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title></head>
<body style="margin:0;background:#efe4c8;color:#2a2118;font:16px/1.5 Georgia,serif">
<div style="max-width:34rem;margin:0 auto;padding:1.5rem">
<h1 style="font-size:1.4rem;color:#173a6b">Heliopolis</h1>
{body}
</div></body></html>
"""
_ITEM = """<div style="margin:1rem 0;padding:0.8rem 1rem;background:#fbf6e6;border-radius:8px">
<strong>{title}</strong><br>{text}{facts}<br><a href="{link}">{open}</a></div>"""


@dataclass(frozen=True)
class Letter:
    """Whom a mail goes to."""

    settings: Settings
    address: str
    name: str
    language: str
    stop_key: str

    @property
    def say(self) -> Texts:
        """The texts of the reader's language."""
        return texts(self.language)

    @property
    def stop_link(self) -> str:
        """The link by which the reader is no longer written to."""
        return self.settings.link(f"/unsubscribe?key={quote(self.stop_key)}")

    def mail(self, subject: str, plain: str, html: str) -> EmailMessage:
        """Return a mail with its headers."""
        made = EmailMessage()
        made["From"] = self.settings.mail_from
        made["To"] = self.address
        made["Subject"] = subject
        made["Date"] = formatdate(usegmt=True)
        sender = parseaddr(self.settings.mail_from)[1]
        made["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        if self.stop_key:
            made["List-Unsubscribe"] = f"<{self.stop_link}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(plain)
        page = _PAGE.format(language=self.language, title=escape(subject), body=html)
        made.add_alternative(page, subtype="html")
        return made


def confirmation(letter: Letter, key: str) -> EmailMessage:
    """Return the mail with the link by which an address is confirmed."""
    say = letter.say
    link = letter.settings.link(f"/confirm?key={quote(key)}")
    plain = f"{say('mail-confirm-text')}\n\n{link}\n\n{say('mail-confirm-not')}\n"
    html = (
        f"<p>{escape(say('mail-confirm-text'))}</p>"
        f"<p>{_LINK.format(link=escape(link), text=escape(say('mail-confirm-button')))}</p>"
        f"<p>{escape(say('mail-confirm-not'))}</p>"
    )
    return letter.mail(say("mail-confirm-subject"), plain, html)


def news(letter: Letter, items: Sequence[Mapping[str, Any]]) -> EmailMessage:
    """Return the mail that tells one or several notices."""
    turns = sum(item["kind"] == "turn" for item in items)
    if len(items) == 1:
        title, text = items[0]["title"], items[0]["text"]
        subject = title if turns else f"{title}: {text}"
    elif turns == len(items):
        subject = letter.say("mail-several", count=turns)
    else:
        subject = letter.say("mail-news")
    told = [(item["title"], item["text"], "", item["url"]) for item in items]
    return _list(letter, _line(subject), told)


def digest(
    letter: Letter, turns: Sequence[Mapping[str, Any]], other: Sequence[Mapping[str, Any]]
) -> EmailMessage:
    """Return the mail of the day: all tables that wait for the reader, and what else happened."""
    say = letter.say
    subject = say("mail-several", count=len(turns)) if turns else say("mail-news")
    told = [(item["title"], item["text"], "", item["url"]) for item in other]
    for turn in turns:
        facts = [say("mail-waiting-since", when=_moment(turn["last_at"]))]
        if turn["deadline"] is not None:
            facts.append(say("mail-deadline", when=_moment(turn["deadline"])))
        told.append((turn["title"], turn["question"], " · ".join(facts), f"/table/{turn['table']}"))
    return _list(letter, subject, told)


def _list(letter: Letter, subject: str, told: Sequence[tuple[str, str, str, str]]) -> EmailMessage:
    say, settings = letter.say, letter.settings
    turns = settings.link("/turns")
    lines, html = [say("mail-greeting", name=letter.name), ""], []
    html.append(f"<p>{escape(lines[0])}</p>")
    for title, text, facts, path in told:
        link = settings.link(path)
        lines += [title, text, *([facts] if facts else []), link, ""]
        html.append(
            _ITEM.format(
                title=escape(title),
                text=escape(text),
                facts=f"<br><small>{escape(facts)}</small>" if facts else "",
                link=escape(link),
                open=escape(say("mail-open")),
            )
        )
    lines += [f"{say('mail-turns')}: {turns}", "", "--", say("mail-why")]
    lines.append(f"{say('mail-stop')}: {letter.stop_link}")
    html.append(f"<p>{_LINK.format(link=escape(turns), text=escape(say('mail-turns')))}</p>")
    stop = _LINK.format(link=escape(letter.stop_link), text=escape(say("mail-stop")))
    html.append(f"<p><small>{escape(say('mail-why'))} {stop}</small></p>")
    return letter.mail(subject, "\n".join(lines) + "\n", "\n".join(html))


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def _line(text: str) -> str:
    """Return a text as one line, as a subject must be, and not too long for one."""
    line = " ".join(text.split())
    return line if len(line) <= 150 else f"{line[:149]}…"
