"""The game server: people and programs play with each other over the network.

The server executes; a client gets what it may see, the moves it may make and the question put to
it, and can do nothing else. A table is its log of events, appended one by one: whatever is
acknowledged is in it, and everything else follows from it.
"""
