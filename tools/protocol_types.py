"""Generates TypeScript types of the protocol from the server's Python types.

    python -m tools.protocol_types           writes web/src/protocol/types.ts
    python -m tools.protocol_types --check   fails if that file is out of date

Needs the packages of web/package.json.
"""

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter

from fourfold.bots import bot_names
from fourfold.games import GAMES
from fourfold.server.analysis import PositionAnalysis
from fourfold.server.wire import message, part, request
from fourfold.server.wire.judgement import Judgement
from fourfold.server.wire.state import Moment

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "protocol" / "types.ts"
PROGRAM = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
BANNER = "/* The wire types, generated from src/fourfold/server/wire by `make types`. */"

Mode = Literal["validation", "serialization"]

WIRE_TYPES: tuple[tuple[str | None, Any, Mode], ...] = (
    ("FromClient", message.FromClient, "validation"),
    (None, request.NewRoom, "validation"),
    (None, request.Seek, "validation"),
    (None, request.Join, "validation"),
    (None, request.Rename, "validation"),
    (None, request.AnalysisRequest, "validation"),
    ("FromServer", message.FromServer, "serialization"),
    (None, request.RoomKeys, "serialization"),
    (None, request.Gentle, "serialization"),
    (None, request.Me, "serialization"),
    (None, request.Problem, "serialization"),
    (None, request.Lobby, "serialization"),
    (None, request.Network, "serialization"),
    (None, Moment, "serialization"),
    (None, Judgement, "serialization"),
    (None, PositionAnalysis, "serialization"),
)
"""Each type with a name if it has none itself, and who writes it: a client or the server."""


def make_schema() -> dict[str, Any]:
    """Return one JSON schema with all types of the protocol."""
    definitions: dict[str, Any] = {}
    for name, kind, mode in WIRE_TYPES:
        schema = TypeAdapter(kind).json_schema(ref_template="#/definitions/{model}", mode=mode)
        definitions |= schema.pop("$defs", {})
        definitions[name or schema["title"]] = schema
    for definition in list(definitions.values()):
        _name_parts(definition, definitions)
    for definition in definitions.values():
        _simplify(definition)
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "definitions": definitions,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in definitions},
    }


def _name_parts(schema: Any, definitions: dict[str, Any]) -> None:
    """Name each game's own types, which are inside unions, so that they can be referenced."""
    if isinstance(schema, dict):
        for number, kind in enumerate(schema.get("oneOf", ())):
            if "title" in kind:
                definitions[kind["title"]] = kind
                schema["oneOf"][number] = {"$ref": f"#/definitions/{kind['title']}"}
        for part in list(schema.values()):
            _name_parts(part, definitions)
    elif isinstance(schema, list):
        for part in schema:
            _name_parts(part, definitions)


def _simplify(schema: Any) -> None:
    """Drop titles that would name every property, and array limits that would create tuples."""
    if isinstance(schema, dict):
        is_property = "type" in schema and schema.get("type") != "object"
        if is_property or {"anyOf", "oneOf", "const", "enum"} & schema.keys():
            schema.pop("title", None)
        for key, part in schema.get("properties", {}).items():
            if "const" in part:
                # The discriminator of a union is always present.
                schema["required"] = sorted({*schema.get("required", ()), key})
        schema.pop("maxItems", None)
        schema.pop("minItems", None)
        for part in schema.values():
            _simplify(part)
    elif isinstance(schema, list):
        for part in schema:
            _simplify(part)


def make_types() -> str:
    """Return the schema as TypeScript."""
    node = shutil.which("node")
    if node is None or not PROGRAM.exists():
        sys.exit("tools.protocol_types: node or web/node_modules is missing: make types")
    arguments = ["--no-unreachableDefinitions", "--bannerComment", BANNER]
    run = subprocess.run(
        [node, str(PROGRAM), *arguments],
        input=json.dumps(make_schema()),
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(run.stderr)
    return run.stdout + _parts() + _levels()


def _parts() -> str:
    """Return names for the unions of the games' own types, and for each game's moves."""
    unions = {
        kind.__name__: [game.__name__ for game in kind.__subclasses__()]
        for kind in part.Part.__subclasses__()
    }
    moves = [f'{name[:-1]} = {name}["moves"][number]' for name in unions["Moves"]]
    types = [*(f"{name} = {' | '.join(kinds)}" for name, kinds in unions.items()), *moves]
    return "".join(f"export type {each};\n" for each in types)


def _levels() -> str:
    """Return the bot levels; the page doesn't offer the random bot."""
    levels = {
        game.name: [name for name in bot_names(game) if name != "random"] for game in GAMES.values()
    }
    return (
        f"/** The version of the protocol that this page speaks. */\n"
        f"export const PROTOCOL = {message.PROTOCOL};\n\n"
        f"export type GameName = {' | '.join(map(json.dumps, levels))};\n\n"
        "/** Each game's bot levels, weakest first. */\n"
        f"export const LEVELS: Record<GameName, readonly string[]> = {json.dumps(levels)};\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    types = make_types()
    if not options.check:
        TYPES.write_text(types, "utf-8")
    elif not TYPES.exists() or TYPES.read_text("utf-8") != types:
        sys.exit("web/src/protocol/types.ts is out of date: run make types")


if __name__ == "__main__":
    main()
