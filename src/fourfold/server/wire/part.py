"""Parts: what each game puts into a message with types of its own.

A part's `game` says whose it is. The rest of the wire knows only the classes of this file; on the
wire each of them is the union of its subclasses, one for each game.
"""

from typing import Any, Self

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from fourfold.server.wire.model import Model


class Part(Model):
    """A part of a message that belongs to one game."""

    game: str
    """The name of the game; each game's own class fixes it with a Literal."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[Any], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        schema = handler(source)
        if "game" in cls.__annotations__:
            return schema
        return core_schema.no_info_wrap_validator_function(cls._read, schema)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        if "game" in cls.__annotations__:
            return handler(schema)
        kinds = [handler(kind.__pydantic_core_schema__) for kind in cls.__subclasses__()]
        return {"oneOf": kinds, "discriminator": {"propertyName": "game"}}

    @classmethod
    def _read(cls, value: object, validate: core_schema.ValidatorFunctionWrapHandler) -> Self:
        """Read a part as the type of the game that it names."""
        if not isinstance(value, dict):
            part: Self = validate(value)
            return part
        for kind in cls.__subclasses__():
            if kind.model_fields["game"].default == value.get("game"):
                return kind.model_validate(value, strict=False)
        raise ValueError(f"{value.get('game')!r} is not a game that is played here")


class RuleSet(Part):
    """A rule set, with the tables that a screen needs to draw the board."""

    key: str
    """The rule set in notation."""
    seconds: int | None
    """Time for a turn; None: no limit."""
    has_secrets: bool
    """Whether seats know things that the others may not see."""


class Position(Part):
    """A position as a viewer may know it: everything that a screen draws."""

    text: str
    """The position in notation."""


class Move(Model):
    """One move, read. Each game has a type for every kind of move."""

    kind: str
    text: str
    """The move in notation: what a client sends to make it."""


class Moves(Part):
    """Moves of one game. Each game's own type narrows `moves` to its kinds of moves."""

    moves: tuple[Move, ...]


class Played(Part):
    """A move that was made, and what came of it."""

    move: Move


class Aftermath(Part):
    """What a seat's departure did to the table."""


class Ending(Part):
    """What a game tells of its end beyond the winner and the reason."""
