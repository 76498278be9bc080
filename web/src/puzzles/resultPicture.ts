/** A result as a picture to share: an SVG of text and plain shapes, with its own colours and fonts. */
export interface Result {
  readonly title: string;
  /** What was solved, such as the theme and its difficulty. */
  readonly about: string;
  /** The score in large type; null if the marks say it all. */
  readonly score: string | null;
  /** Whether each answer was right. */
  readonly marks: readonly boolean[];
  /** Such as the streak. */
  readonly note: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 80;
const MAX_MARKS = 12;
const [GROUND, INK, SOFT, GOOD, BAD, WOOD, LIGHT] = [
  "#f6f0e4",
  "#2a1a10",
  "#6b5848",
  "#1d7a43",
  "#b3261e",
  "#8a5a33",
  "#efd9ae",
];
const FONT = "Figtree, system-ui, sans-serif";

function quoted(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A line of text, smaller if it would be too long. */
function line(words: string, y: number, size: number, fill: string, weight = 400): string {
  const fitting = Math.min(size, (WIDTH - 2 * MARGIN) / Math.max(words.length, 1) / 0.55);
  return `<text x="${MARGIN}" y="${y}" font-size="${fitting.toFixed(1)}" font-weight="${weight}" fill="${fill}">${quoted(words)}</text>`;
}

/** A square with a tick, or with a cross: readable without colours. */
function mark(isRight: boolean, index: number): string {
  const path = isRight ? "M20 42l14 15 28-33" : "M24 24l34 34M58 24l-34 34";
  return (
    `<g transform="translate(${MARGIN + index * 88} 380)"><rect width="80" height="80" rx="18" fill="${isRight ? GOOD : BAD}"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

/** Four pieces on a board: the page's logo. */
function sign(): string {
  const shapes = [
    `<circle cx="44" cy="44" r="26" fill="${LIGHT}"/>`,
    `<rect x="84" y="18" width="52" height="52" rx="8" fill="${INK}"/>`,
    `<circle cx="44" cy="110" r="26" fill="${INK}"/>`,
    `<circle cx="110" cy="110" r="26" fill="${LIGHT}"/><circle cx="110" cy="110" r="11" fill="${INK}"/>`,
  ];
  return `<g transform="translate(${WIDTH - MARGIN - 154} 70)"><rect width="154" height="154" rx="30" fill="${WOOD}"/>${shapes.join("")}</g>`;
}

/** Draw a result. */
export function drawResult({ title, about, score, marks, note }: Result): string {
  const shown = marks.slice(-MAX_MARKS);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    `<rect y="${HEIGHT - 24}" width="${WIDTH}" height="24" fill="${WOOD}"/>`,
    sign(),
    line("Fourfold", 118, 44, WOOD, 700),
    line(title, 260, 64, INK, 700),
    line(about, 322, 38, SOFT),
    score === null ? shown.map(mark).join("") : line(score, 480, 140, GOOD, 700),
    line(note, 550, 38, INK),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}">${parts.join("")}</svg>`;
}
