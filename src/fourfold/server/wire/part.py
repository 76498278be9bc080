"""Parts: the game-specific portions of messages.

Other wire modules use only the base classes in this file. On the wire each is a union of its
subclasses, one per game, discriminated by `game`.
"""

from typing import Self

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from fourfold.server.wire.model import Model


class Part(Model):
    """A game-specific part of a message."""

    game: str
    """The game's name; each game's subclass narrows it to a Literal."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[object], handler: GetCoreSchemaHandler
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
        """Validate a part as the subclass of the game that it names."""
        if not isinstance(value, dict):
            part: Self = validate(value)
            return part
        for kind in cls.__subclasses__():
            if kind.model_fields["game"].default == value.get("game"):
                return kind.model_validate(value, strict=False)
        raise ValueError(f"unknown game {value.get('game')!r}")


class RuleSet(Part):
    """A rule set, with what a client needs to draw the board."""

    key: str
    """The rule set in notation."""
    seconds: int | None
    """Time limit per turn; None for no limit."""
    has_secrets: bool
    """Whether seats have information hidden from the others."""


class Position(Part):
    """A position as a viewer may see it: everything that a client draws."""

    text: str
    """The position in notation."""


class Move(Model):
    """One parsed move. Each game has a subclass for every kind of move."""

    kind: str
    text: str
    """The move in notation, as a client sends it."""


class Moves(Part):
    """Moves of one game. Each game's subclass narrows `moves` to its own kinds."""

    moves: tuple[Move, ...]


class Played(Part):
    """A move that was made, and its consequences."""

    move: Move


class Aftermath(Part):
    """A departure's effect on the board."""


class Insight(Part):
    """What a player can see in a position without calculating."""


class Ending(Part):
    """How a game ended, beyond the winner and the reason."""
