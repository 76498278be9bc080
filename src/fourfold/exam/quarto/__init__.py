"""The Quarto! exam: 10,000 positions from every phase and rule set, judged by the solver."""

from fourfold.exam.quarto.exam import grade_bot
from fourfold.exam.quarto.grade import Calls, Grade, Part
from fourfold.exam.quarto.paper import VERSION, ExamQuestion, Phase, load_paper

__all__ = ["VERSION", "Calls", "ExamQuestion", "Grade", "Part", "Phase", "grade_bot", "load_paper"]
