import { keep, known, recallJson } from "../../state/memory";
import { TRAITS, type Trait } from "./board/solid";

const KEY = "quarto";
const FIRST: Trait = "H";

/** Return the stored trait; older versions kept it in the page's settings. */
function recall(): Trait {
  const { group } = recallJson("settings", { group: FIRST as string });
  return known(recallJson(KEY, { group }).group, TRAITS, FIRST);
}

/** The trait that the supply is sorted by, stored in this browser. */
class Sorting {
  #trait = $state(recall());

  get trait(): Trait {
    return this.#trait;
  }

  /** The trait to sort by where only these count. */
  among(traits: readonly Trait[]): Trait {
    return known(this.#trait, traits, traits[0] ?? FIRST);
  }

  set trait(trait: Trait) {
    this.#trait = trait;
    keep(KEY, JSON.stringify({ group: trait }));
  }
}

export const sorting = new Sorting();
