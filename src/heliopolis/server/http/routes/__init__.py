"""What can be asked for over HTTP, by what it is about."""
