import written from "../../../../src/fourfold/lessons/data/quarto.json";
import type { LessonCourse } from "../../lessons/course";

// The file has more shapes than the type checker can tell apart; a test reads all of it.
export const course = written as unknown as LessonCourse;
