"""What can be asked over HTTP: routes, limits, errors, static files."""
