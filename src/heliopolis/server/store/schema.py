"""The tables of the database. Times are milliseconds since 1970, JSON is text.

`events` is what counts: the log of every table, from which all that happens there follows. Its
primary key is why two writers can never both win. What else is kept of a table (`tables.status`,
`seats`, `results`) is there to find it; `snapshots` only save the time to replay it, `analyses` the
time to look back on it.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

ID = String(40)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(5)),
    Column("settings", Text, nullable=False),
    Column("webhook", String(500)),
    Column("notify", Text),  # of which kinds of news they are told, as JSON
    Column("account", String(40)),  # as it was typed
    Column("account_key", String(80)),  # what may exist only once: case does not matter
    Column("password", String(200)),  # Argon2
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("account_key"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("key", String(64), nullable=False),  # SHA-256 of what the cookie carries
    Column("person", ID, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String(200), nullable=False),
    UniqueConstraint("key"),
    Index("ix_sessions_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("key", String(64), nullable=False),  # SHA-256 of the token
    Column("person", ID, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    UniqueConstraint("key"),
    Index("ix_tokens_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),  # the version it was begun with
    Column("options", Text, nullable=False),
    Column("board", Text),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("terms", Text, nullable=False),  # of the clocks
    Column("public", Boolean, nullable=False),
    Column("host", ID, nullable=False),
    Column("seating", Text, nullable=False),  # who sat where when it was made
    Column("forked_from", ID),
    Column("rated", Boolean, nullable=False),  # does its result count?
    Column("created", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ended", BigInteger),
    Column("wake_at", BigInteger),  # never later than the next moment the server must act by itself
    Column("tournament", ID),  # to which its result counts
    Index("ix_tables_status_public_created", "status", "public", "created"),
    Index("ix_tables_status_wake_at", "status", "wake_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, nullable=False),
    Index("ix_seats_person", "person"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seq", Integer, nullable=False),  # of the first event that is not in it
    Column("made_by", String(64), nullable=False),  # SHA-256 of the rules' sources
    Column("sum", String(64), nullable=False),  # SHA-256 of the data
    Column("data", LargeBinary, nullable=False),  # JSON, compressed
)

analyses = Table(  # of finished games
    "analyses",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("depth", String(10), nullable=False),
    Column("made_by", String(64), nullable=False),  # SHA-256 of the sources of rules and analysis
    Column("data", LargeBinary, nullable=False),  # a zip file: JSON, pages, picture
)

results = Table(
    "results",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("person", ID),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Index("ix_results_person_ended", "person", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", ID, primary_key=True),  # a person, or "bot:hard"
    Column("game", String(60), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game"),
)

searches = Table(  # for a game with whoever fits
    "searches",
    metadata,
    Column("person", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("seats", String(40), nullable=False),  # the numbers of players that are welcome
    Column("pace", String(10), nullable=False),
    Column("within", Float),  # of the own rating
    Column("rating", Float, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", ID),  # that was found
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("name", String(40), nullable=False),
    Column("host", ID, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("draw", String(10), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("most_players", Integer, nullable=False),
    Column("round_hours", Integer, nullable=False),
    Column("break_minutes", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("wake_at", BigInteger),  # when the server looks at it by itself
    Column("ended", BigInteger),
    Column("version", Integer, nullable=False),  # changes are made to one that nobody has changed
    Index("ix_tournaments_status_wake_at", "status", "wake_at"),
    Index("ix_tournaments_host", "host"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("person", ID),
    Column("bot", String(100)),
    Column("rating", Float),  # when they joined
    Column("withdrawn", Boolean, nullable=False),
    UniqueConstraint("tournament", "person"),
    Index("ix_entrants_person", "person"),
)

places = Table(  # of entrants, in the rounds of their tournament
    "places",
    metadata,
    Column("tournament", ID, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", Integer),  # none for who sits out
    Column("seat", Integer),
    Column("table_id", ID),
    Column("rank", Integer),
    Column("score", Integer),
    Column("points", Integer),
    Column("absent", Boolean, nullable=False),
    Index("ix_places_table_id", "table_id"),
)

boards = Table(
    "boards",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, nullable=False),
    Column("game", String(60), nullable=False),
    Column("name", String(40), nullable=False),
    Column("board", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_boards_person", "person"),
)

visits = Table(
    "visits",
    metadata,
    Column("person", ID, primary_key=True),
    Column("table_id", ID, primary_key=True),
    Column("hidden", Boolean, nullable=False),  # from the user's list
    Column("branch", Integer, nullable=False),  # of the table's log
    Column("log", Integer, nullable=False),  # log events seen
    Column("chat", Integer, nullable=False),  # lines of chat read
    Column("at", BigInteger, nullable=False),
    Index("ix_visits_table_id", "table_id"),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, nullable=False),
    Column("body", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # when it is tried next; taken by moving it on
    Column("created", BigInteger, nullable=False),
    Column("channel", String(10), nullable=False, server_default="webhook"),
    Column("target", ID),  # the browser that a push message goes to
    Column("notice", String(40)),  # what it tells: a turn of a seat, the end of a game
    Index("ix_deliveries_due", "due"),
    Index("ix_deliveries_notice", "notice"),
    Index("ix_deliveries_person", "person"),
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, nullable=False),
    Column("session", ID, nullable=False),  # it ends with the session in which it was made
    Column("endpoint", Text, nullable=False),
    Column("endpoint_key", String(64), nullable=False),  # SHA-256 of the endpoint
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("endpoint_key"),
    Index("ix_push_devices_person", "person"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("person", ID, primary_key=True),
    Column("address", String(254), nullable=False),
    Column("asked", BigInteger, nullable=False),  # when a confirmation was asked for
    Column("confirmed", BigInteger),
    Column("mode", String(10), nullable=False),  # off, daily, now
    Column("digested", BigInteger, nullable=False),  # when the last digest was due
    Index("ix_mailboxes_mode_digested", "mode", "digested"),
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_vacations_person_until", "person", "until"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)
