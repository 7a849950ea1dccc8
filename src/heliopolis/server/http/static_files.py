"""The documentation, and the browser app: its files, and its first page for every other path."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from heliopolis.server.core.errors import not_found

FOLDER = Path(__file__).parents[1] / "web"
DOCS = Path(__file__).parents[1] / "docs"  # written by `make docs`
FOREVER = "public, max-age=31536000, immutable"
# Pages of MkDocs have scripts and styles within them. They are our own, and hold nothing of users.
DOCS_POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "font-src 'self' data:; img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
_RESERVED = ("api", "healthz", "metrics", "assets", "report")
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Heliopolis</title>
<h1>Heliopolis</h1>
<p>The server runs, but its pages have not been built. In the source folder, <code>make web</code>
builds them.</p>
<p><a href="/api/openapi.json">What programs can ask for</a></p>
</html>
"""
_NO_DOCS = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Heliopolis: documentation</title>
<h1>Documentation</h1>
<p>The documentation has not been built. In the source folder, <code>make docs</code> builds it.</p>
</html>
"""


def install(app: FastAPI, folder: Path = FOLDER, docs: Path = DOCS) -> None:
    """Serve the documentation and the app from their folders, after all other routes."""
    root, manual = folder.resolve(), docs.resolve()

    @app.get("/docs", include_in_schema=False)
    async def to_docs() -> Response:
        return RedirectResponse("/docs/")

    @app.get("/docs/{path:path}", include_in_schema=False)
    async def documentation(path: str) -> Response:
        file = _file(manual, path) or _file(manual, f"{path.rstrip('/')}/index.html".lstrip("/"))
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": DOCS_POLICY}
        if file is None:
            if not (manual / "index.html").is_file():
                return HTMLResponse(_NO_DOCS)
            raise not_found("page", "path")
        if file.name == "index.html" and path and not path.endswith(("/", "index.html")):
            return RedirectResponse(f"/docs/{path}/")  # the links of a page are relative to it
        return FileResponse(file, headers=headers)

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
