"""The browser app: its files, and its first page for every other path."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from heliopolis.server.core.errors import not_found

FOLDER = Path(__file__).parents[1] / "web"
FOREVER = "public, max-age=31536000, immutable"
_RESERVED = ("api", "healthz", "metrics", "assets")
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Heliopolis</title>
<h1>Heliopolis</h1>
<p>The server runs, but its pages have not been built. In the source folder, <code>make web</code>
builds them.</p>
<p><a href="/api/openapi.json">What programs can ask for</a></p>
</html>
"""


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the app from a folder, after all other routes."""
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        file = _file(root, path)
        if file is not None:
            forever = path.startswith("assets/")
            headers = {"Cache-Control": FOREVER if forever else "no-cache"}
            return FileResponse(file, headers=headers)
        if path.partition("/")[0] in _RESERVED:
            raise not_found("page", "path")
        index = root / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(_NOT_BUILT)


def _file(root: Path, path: str) -> Path | None:
    """The file of a path, if there is one inside the folder."""
    if not path or "\0" in path:
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except OSError:
        return None
