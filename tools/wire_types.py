"""Write the client's types of what goes over the wire: `.venv/bin/python -m tools.wire_types [--check]`.

They are made from the server's OpenAPI document by openapi-typescript, with what the live line sends added, which such
a document has no place for. With `--check` nothing is written; exit 1 if the types in the repository are not these.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from litestar.testing import TestClient

from stammtisch.server.app import make_app
from stammtisch.server.settings import Settings
from stammtisch.server.wire import Fresh, Update
from stammtisch.server.wire_sitting import Heard
from tools import client, environment
from tools.common import SetupError

TYPES = client.WEB / "src" / "lib" / "wire.d.ts"
DOCUMENT = "/api/schema/openapi.json"
LIVE = (Fresh, Update, Heard)
REFERENCE = "#/components/schemas/{name}"
HEAD = "// Made by tools/wire_types.py (npm run types) from what the server says of itself. Not edited by hand.\n"


def _object(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


ARGUMENT = {
    "oneOf": [
        {"type": "string"},
        {"type": "number"},
        _object(seat={"type": "integer"}),
        _object(word={"type": "string"}),
        _object(count={"type": "object", "additionalProperties": {"type": "integer"}}),
        _object(names={"type": "array", "items": {"type": "string"}}),
        _object(either={"type": "array", "items": {"type": "string"}}),
    ]
}
"""What an argument of a message can be (see `stammtisch.words`); the server's own type leaves it open."""
MESSAGE = _object(id={"type": "string"}, arguments={"type": "object", "additionalProperties": ARGUMENT})


def schemas() -> dict[str, Any]:
    """Every body of a request, an answer or a live message, by its name."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(f"sqlite:///{folder}/tables.sqlite"))
        with TestClient(app) as asking:
            document = asking.get(DOCUMENT).json()
    found: dict[str, Any] = document["components"]["schemas"]
    _, live = msgspec.json.schema_components(LIVE, ref_template=REFERENCE)
    return dict(sorted({**live, **found, "Message": MESSAGE}.items()))


def types() -> str:
    """The types as TypeScript.

    Raises:
        SetupError: if there is no Node or openapi-typescript fails.
    """
    node = client.find_node(environment.site_packages())
    if node is None:
        raise SetupError("there is no Node; python3 run.py test brings one")
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Stammtisch", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas()},
    }
    program = client.WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "openapi.json"), Path(folder, "wire.d.ts")
        source.write_text(json.dumps(document), encoding="utf-8")
        command = ["node", str(program), str(source), "--output", str(target)]
        done = subprocess.run(command, env=node.environment(), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SetupError(f"openapi-typescript failed: {done.stderr or done.stdout}")
        return HEAD + target.read_text(encoding="utf-8")


def main() -> None:
    """Write the types, or compare them."""
    made = types()
    if "--check" not in sys.argv[1:]:
        TYPES.write_text(made, encoding="utf-8")
    elif made != TYPES.read_text(encoding="utf-8"):
        raise SetupError(f"{TYPES.name} is not what the server sends: npm run types, in the folder web, writes it anew")


if __name__ == "__main__":
    try:
        main()
    except SetupError as error:
        sys.exit(str(error))
