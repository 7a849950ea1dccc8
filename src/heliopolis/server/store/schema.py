"""The tables of the database. Times are milliseconds since 1970, JSON is text.

`events` is what counts: the log of every table, from which all that happens there follows. Its
primary key is why two writers can never both win. What else is kept of a table (`tables.status`,
`seats`, `results`) is there to find it; `snapshots` only save the time to replay it.
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
    Index("ix_deliveries_due", "due"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)
