import { keep, known, recallJson } from "../../state/memory";
import { TRAITS, type Trait } from "./board/solid";

const KEY = "quarto";
const FIRST: Trait = "H";

/** Return the kept trait; before each game kept its own likings, it was among the settings of the page. */
function recall(): Trait {
  const { group } = recallJson("settings", { group: FIRST as string });
  return known(recallJson(KEY, { group }).group, TRAITS, FIRST);
}

/** The trait by which the pieces left are sorted into two halves, as somebody likes it; kept in this browser. */
class Sorting {
  #trait = $state(recall());

  get trait(): Trait {
    return this.#trait;
  }

  set trait(trait: Trait) {
    this.#trait = trait;
    keep(KEY, JSON.stringify({ group: trait }));
  }
}

export const sorting = new Sorting();
