"""Tables in memory: connections, bots, background work, notifications."""
