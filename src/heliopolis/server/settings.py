"""Settings for operators: by the command line, or by variables named ``HELIOPOLIS_…``.

Worker processes are started with the same variables, so all of them agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from heliopolis.bots.roster import make_bot
from heliopolis.bots.seated import make_checked_bot
from heliopolis.errors import ErrorText, HeliopolisError, out_of_range

PREFIX = "HELIOPOLIS_"
QUIET_DAYS = 7.0


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite+aiosqlite:///{user_data_path('heliopolis') / 'tables.sqlite'}"


def driven(database: str) -> str:
    """A database's address with the driver the server uses; errors say what is possible."""
    if not database:
        return driven(default_database())
    scheme, separator, rest = database.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
    }
    if not separator and database.endswith((".sqlite", ".db")):
        return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
    if not separator or scheme not in drivers:
        raise HeliopolisError(ErrorText("database-form"))
    return f"{drivers[scheme]}://{rest}"


def _known_bot(name: str) -> str:
    make_bot(name, 0)
    return name


def _known_bots(names: str) -> str:
    for name in names.split(",") if names else ():
        make_checked_bot(name, 0)
    return names


def _hour(hour: int) -> int:
    if hour > 23:
        raise HeliopolisError(out_of_range("hour", hour, 0, 23))
    return hour


def _port(port: int) -> int:
    if not 1 <= port <= 65535:
        raise HeliopolisError(out_of_range("port", port, 1, 65535))
    return port


def _sender(address: str) -> str:
    if address and "@" not in parseaddr(address)[1]:
        raise HeliopolisError(ErrorText("mail-address", value=repr(address[:60])))
    return address


def _push_key(key: str) -> str:
    from heliopolis.server.runtime.web_push import BadKeyError, ServerKey

    if key:
        try:
            ServerKey.read(key)
        except BadKeyError:
            raise HeliopolisError(ErrorText("push-key")) from None
    return key


Amount = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Count = Annotated[int, Field(ge=0)]


class Settings(BaseSettings):
    """Everything that differs from server to server.

    Made by its constructor, settings are those given and the defaults of the others;
    `from_environment` reads the variables. The descriptions are those of docs/operations.md.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid", validate_default=True
    )

    database: Annotated[str, AfterValidator(driven)] = Field(
        "", description="the address of the database"
    )
    public_url: str = Field(
        "", description="where people reach the server: for links in notifications"
    )
    hosts: str = Field(
        "",
        description="the names of the server, with commas between; requests for another name are "
        "refused",
    )
    origins: str = Field(
        "", description="further origins that browsers may come from, with commas between"
    )
    secure_cookies: bool = Field(False, description="yes where TLS ends in front of the server")
    private_webhooks: bool = Field(
        False, description="may webhooks and push messages go to private addresses?"
    )
    push_key: Annotated[str, AfterValidator(_push_key)] = Field(
        "",
        description="the private key for Web Push, 32 bytes in URL-safe Base64; without one the "
        "server makes one and keeps it in the database",
        repr=False,
    )
    contact: str = Field(
        "",
        description="how push services reach you, such as `mailto:you@example.org`; else the "
        "public URL",
    )
    smtp_host: str = Field("", description="the mail server; without one no e-mail is sent")
    smtp_port: Annotated[int, AfterValidator(_port)] = Field(587, description="its port")
    smtp_security: Literal["starttls", "tls", "none"] = Field(
        "starttls", description="starttls, tls (from the start, port 465) or none"
    )
    smtp_user: str = Field("", description="to log in there, if it wants that")
    smtp_password: str = Field("", description="to log in there", repr=False)
    mail_from: Annotated[str, AfterValidator(_sender)] = Field(
        "", description="the sender, such as `Heliopolis <games@example.org>`"
    )
    digest_hour: Annotated[Count, AfterValidator(_hour)] = Field(
        7, description="the hour (UTC) at which daily e-mails are sent"
    )
    live_minutes: Amount = Field(15.0, description="a seat's time at a live table")
    live_seconds_a_turn: Amount = Field(30.0, description="what it gains each time it is asked")
    daily_hours: Amount = Field(48.0, description="for every turn at a table played by the day")
    vacation_days: Count = Field(
        28, description="of a user per year, on which tables played by the day wait"
    )
    substitute: Annotated[str, AfterValidator(_known_bot)] = Field(
        "medium", description="the bot that plays for those who left"
    )
    bot_pace_ms: Count = Field(
        400, description="between moves of bots; everybody chooses how quickly they are shown"
    )
    bot_processes: Count = Field(
        0, description="that think for searching bots; 0: one core is left to the server"
    )
    bots: Annotated[str, AfterValidator(_known_bots)] = Field(
        "", description="bots of your own, such as `my_module:MyBot`, with commas between"
    )
    messages_a_second: Amount = Field(
        20.0, description="over one WebSocket; bursts of five times that"
    )
    requests_a_minute: Amount = Field(240.0, description="that change something, from one person")
    newcomers_a_minute: Amount = Field(60.0, description="new people from one address")
    idle_minutes: Amount = Field(
        10.0, description="until a table that nobody looks at leaves memory"
    )
    session_days: Amount = Field(
        180.0, description="after which a browser that was not seen is forgotten"
    )
    guest_days: Amount = Field(
        60.0,
        description="after which a guest who was not seen and has no table, game, token or board "
        "is forgotten",
    )
    open_days: Amount = Field(
        30.0, description="after which a table that nobody has started is cleared away"
    )
    abandoned_days: Amount = Field(
        180.0, description="without an event, after which a started table is cleared away"
    )
    quiet_days: Amount = Field(
        QUIET_DAYS,
        description="without a move of a person, after which a table is listed as abandoned; at "
        "least as long as a turn may take there",
    )
    tables_per_user: Count = Field(
        100, description="open and running tables of which a user is the host"
    )
    sockets_per_user: Count = Field(30, description="WebSockets of a user at once, per process")
    analysis_depth: Literal["glance", "quick", "normal", "deep"] = Field(
        "normal", description="of analyses: glance, quick, normal (a minute of one core) or deep"
    )
    log_level: Annotated[
        Literal["debug", "info", "warning", "error", "critical"], BeforeValidator(str.lower)
    ] = Field("info", description="debug, info, warning, error, critical")

    def __init__(self, **values: Any) -> None:
        try:
            super().__init__(**values)
        except ValidationError as error:
            raise HeliopolisError(_first_line(error)) from None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        *_: PydanticBaseSettingsSource,
        **__: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read nothing but what is given, so that no variable slips in unasked."""
        return (init_settings,)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Self:
        """The settings of this process, or of the given variables."""
        source = EnvSettingsSource(cls)
        if environment is not None:
            source.env_vars = {name.lower(): value for name, value in environment.items() if value}
        return cls(**source())

    def replace(self, **changes: Any) -> Self:
        """The same settings with some of them changed."""
        return type(self)(**{**self.model_dump(), **changes})

    def as_environment(self) -> dict[str, str]:
        """The variables that make another process have these settings."""
        return {PREFIX + name.upper(): str(value) for name, value in self}

    @property
    def own_bots(self) -> list[str]:
        """The operator's own bots."""
        return self.bots.split(",") if self.bots else []

    @property
    def sends_mail(self) -> bool:
        """Whether there is all that an e-mail needs: a mail server, a sender, and links."""
        return bool(self.smtp_host and self.mail_from and self.public_url)

    def link(self, path: str) -> str:
        """The address of a page, as people reach it."""
        return f"{self.public_url.rstrip('/')}{path}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is an SQLite file."""
        return self.database.startswith("sqlite")

    @property
    def sqlite_file(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.database.partition(":///")[2])


# The texts about wrong values, by the kinds of errors that Pydantic has.
_TEXTS = {
    "bool_parsing": "setting-yes-no",
    "float_parsing": "setting-number",
    "int_parsing": "setting-whole",
    "int_from_float": "setting-whole",
}


def _first_line(error: ValidationError) -> ErrorText | str:
    """What is wrong with the first wrong setting, in one line that names its variable."""
    first = error.errors()[0]
    cause = first.get("ctx", {}).get("error")
    name = f"{PREFIX}{first['loc'][0]}".upper()
    if isinstance(cause, HeliopolisError):
        names_option = str(cause).startswith("--")
        return cause.text if names_option else ErrorText("setting", name=name, why=cause.text)
    if first["type"] == "extra_forbidden":
        return ErrorText("setting-unknown", name=name)
    value = repr(str(first["input"])[:40])
    if first["type"] == "literal_error":
        known = first["ctx"]["expected"].replace("'", "").replace(" or ", ", ")
        return ErrorText("not-one-of", option=name, value=value, known=known)
    return ErrorText(_TEXTS.get(first["type"], "setting-positive"), name=name, value=value)
