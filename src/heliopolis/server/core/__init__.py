"""Pure decisions about tables: no database, no asyncio."""
