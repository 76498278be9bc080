"""Base class and common field types of all wire types."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from fourfold.games import GAMES
from fourfold.server.public_id import ID_PATTERN


class Model(BaseModel):
    """An immutable value. Unknown keys are an error."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        # The server always sends every field.
        json_schema_serialization_defaults_required=True,
        # A field typed as a `Part` is serialised with all fields of the game's subclass.
        polymorphic_serialization=True,
    )


SeatNumber = Annotated[int, Field(ge=1, le=4)]
GameId = Annotated[str, Field(pattern=f"^{ID_PATTERN}$")]
Token = Annotated[str, Field(min_length=1, max_length=128)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
ActionId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{1,64}$")]


def _check_game(name: str) -> str:
    if name not in GAMES:
        raise ValueError(f"expected {' or '.join(GAMES)}")
    return name


class _ListGames:
    """Adds the registered games to the JSON schema as an enum."""

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        described: dict[str, Any] = handler(schema)  # Any: JSON
        return {**described, "enum": list(GAMES)}


GameName = Annotated[str, AfterValidator(_check_game), _ListGames()]
"""The name of a registered game."""
