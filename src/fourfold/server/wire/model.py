"""How every type of the wire behaves."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """A value that never changes; a key that it does not know is refused, not ignored."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        # What the server sends is always whole.
        json_schema_serialization_defaults_required=True,
    )


SeatNumber = Annotated[int, Field(ge=1, le=4)]
GameId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{4,32}$")]
Token = Annotated[str, Field(min_length=1, max_length=128)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
ActionId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{1,64}$")]
