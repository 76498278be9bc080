import { GAMES } from "../../games";
import type { Lesson, LessonCourse } from "../../lessons/course";
import { keepFinished, lessonKey, type Progress, recallProgress } from "../../lessons/progress";
import { canRunCore } from "../../local/able";
import type { Questions } from "../../local/question";
import { findAnalyst } from "../analyst";

/** The courses, and the learner's progress. */
export class School {
  courses = $state.raw<readonly LessonCourse[]>([]);
  progress = $state.raw<Progress>(recallProgress());
  /** The id of a text; null if there is no problem. */
  problem = $state<string | null>(null);
  core = $state.raw<Questions | null>(null);

  async load(): Promise<void> {
    this.problem = null;
    if (!canRunCore) {
      this.problem = "lesson-unable";
      return;
    }
    try {
      const loads = GAMES.map((game) => game.lessons?.() ?? null);
      const [core, ...courses] = await Promise.all([findAnalyst(), ...loads]);
      this.courses = courses.filter((each) => each !== null && each.lessons.length > 0) as LessonCourse[];
      this.core = core;
      if (!core) this.problem = "lesson-unable";
    } catch {
      this.problem = "page-incomplete";
    }
  }

  find(game: string, name: string): Lesson | null {
    const course = this.courses.find((each) => each.game === game);
    return course?.lessons.find((each) => each.name === name) ?? null;
  }

  /** The lesson that follows this one in its course; null after the last. */
  after(game: string, name: string): Lesson | null {
    const lessons = this.courses.find((each) => each.game === game)?.lessons ?? [];
    return lessons[lessons.findIndex((each) => each.name === name) + 1] ?? null;
  }

  /** The first lesson of a course that isn't finished; null if all are. */
  nextOf({ game, lessons }: LessonCourse): Lesson | null {
    return lessons.find(({ name }) => this.result(game, name) === null) ?? null;
  }

  /** How many tasks of a finished lesson's exam were right at the first attempt; null if it isn't finished. */
  result(game: string, name: string): number | null {
    return this.progress[lessonKey(game, name)] ?? null;
  }

  record(game: string, name: string, right: number): void {
    this.progress = keepFinished(lessonKey(game, name), right);
  }
}
