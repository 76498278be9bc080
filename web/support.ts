/**
 * The oldest browsers that the page supports: the last three years of each engine, and the Safari of iOS 16.
 *
 * `browser-outdated` in the catalogues and docs/playing.md name the same versions; a test compares them.
 */
export const OLDEST = { chrome: 111, edge: 111, firefox: 121, safari: 16, ios: 16 } as const;

/** The same for the compiler of scripts and style sheets. */
export const TARGETS = Object.entries(OLDEST).map(([browser, version]) => `${browser}${version}`);
