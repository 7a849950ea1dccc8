"""A mail server on loopback that speaks SMTP and keeps what it is sent."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage


@dataclass
class Sent:
    """A mail as it arrived."""

    sender: str
    receiver: str
    mail: EmailMessage

    @property
    def plain(self) -> str:
        part = self.mail.get_body(("plain",))
        assert part is not None
        return str(part.get_content())

    @property
    def html(self) -> str:
        part = self.mail.get_body(("html",))
        assert part is not None
        return str(part.get_content())

    def link(self, path: str) -> str:
        """Return the link of the plain text that leads to a page."""
        return next(word for word in self.plain.split() if f"/{path}" in word)


class MailServer:
    """Takes mails, or refuses them: `refusals` are the answers to the next receivers."""

    def __init__(self) -> None:
        self.got: list[Sent] = []
        self.connections = 0
        self.refusals: list[str] = []
        server = self

        class Session(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                server.connections += 1
                self.say("220 mail.example ready")
                sender = receiver = ""
                while line := self.rfile.readline().decode().strip():
                    verb, _, rest = line.partition(" ")
                    verb = verb.upper()
                    if verb == "DATA":
                        self.say("354 go on")
                        mail = message_from_bytes(self.data(), policy=policy.default)
                        assert isinstance(mail, EmailMessage)
                        server.got.append(Sent(sender, receiver, mail))
                    elif verb == "QUIT":
                        self.say("221 bye")
                        return
                    elif verb == "MAIL":
                        sender = rest.partition("<")[2].partition(">")[0]
                    elif verb == "RCPT":
                        receiver = rest.partition("<")[2].partition(">")[0]
                        if server.refusals:
                            self.say(server.refusals.pop(0))
                            continue
                    self.say("250 fine")

            def data(self) -> bytes:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
                return b"".join(lines)

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Session)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def settings(self) -> dict[str, str | int]:
        """The settings of a server that sends its mails here."""
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self._server.server_address[1],
            "smtp_security": "none",
            "mail_from": "Heliopolis <games@example.org>",
        }

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """Run a mail server."""
    made = MailServer()
    try:
        yield made
    finally:
        made.close()
