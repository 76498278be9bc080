/** The delay from square to square while a winning line lights up; the chime's notes follow it. */
export const LIGHT_MS = 190;
