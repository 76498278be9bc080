/** The collection of puzzles that ships with the page: its format is described in docs/puzzles.md. */
import packedUrl from "../../../src/fourfold/puzzles/data/puzzles.txt.gz?url";

export interface Puzzle {
  readonly id: string;
  readonly game: string;
  /** The rule set's key. */
  readonly rules: string;
  /** In notation. */
  readonly position: string;
  readonly theme: string;
  /** Every accepted first move or turn in notation, or a word. */
  readonly answers: readonly string[];
  /** On the scale of ratings. */
  readonly difficulty: number;
}

const FORMAT = "fourfold-puzzles 1";

/** Parse the text of a collection; throws with the line number of an error. */
export function parsePuzzles(text: string): Puzzle[] {
  const [first, ...lines] = text.split("\n");
  if (first !== FORMAT) throw new Error(`line 1: expected ${FORMAT}`);
  const puzzles: Puzzle[] = [];
  let section: readonly string[] = [];
  for (const [index, line] of lines.entries()) {
    const parts = line.split("\t");
    if (parts[0] === "@") section = parts.slice(1);
    else if (line) puzzles.push(parseLine(section, parts, index + 2));
  }
  return puzzles;
}

function parseLine(section: readonly string[], parts: readonly string[], number: number): Puzzle {
  const [game, rules, theme] = section;
  const [id, position, answers, difficulty] = parts;
  if (!game || !rules || !theme || !id || !position || answers === undefined || !Number(difficulty))
    throw new Error(`line ${number}: not a puzzle`);
  return { id, game, rules, position, theme, answers: answers.split(" "), difficulty: Number(difficulty) };
}

/** Decompress a file. */
export async function unpack(packed: Blob): Promise<string> {
  return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

async function fetchPuzzles(): Promise<Puzzle[]> {
  const response = await fetch(packedUrl);
  if (!response.ok) throw new Error(`${packedUrl}: ${response.status}`);
  return parsePuzzles(await unpack(await response.blob()));
}

let loading: Promise<Puzzle[]> | null = null;

/** Return all puzzles; the file is fetched once. */
export function loadPuzzles(): Promise<Puzzle[]> {
  loading ??= fetchPuzzles().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
