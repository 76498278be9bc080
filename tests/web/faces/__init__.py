"""The page's views, scene by scene: everything that a visitor can see."""

from tests.web.faces.around import (
    analysis,
    lessons,
    puzzles,
    reading,
    start,
    training,
    waiting,
)
from tests.web.faces.quartino import quartino, quartino_for_four, quartino_over
from tests.web.faces.quarto import board_themes, people, quarto, quarto_bot
from tests.web.faces.review import review
from tests.web.faces.visitor import Scene

SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        start,
        reading,
        puzzles,
        analysis,
        lessons,
        training,
        waiting,
        quarto,
        quarto_bot,
        board_themes,
        people,
        quartino,
        quartino_over,
        quartino_for_four,
        review,
    )
}
