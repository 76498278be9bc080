/** The page's languages, and which one to use. */
export const LANGUAGES = {
  en: "English",
  lt: "Lietuvių",
  lv: "Latviešu",
  tr: "Türkçe",
  et: "Eesti",
  cs: "Čeština",
} as const;

export type Code = keyof typeof LANGUAGES;

export function isCode(text: string | null | undefined): text is Code {
  return text != null && Object.keys(LANGUAGES).includes(text);
}

/** Return the language chosen before, else the first of the browser's that we have, else English. */
export function preferredLanguage(chosen: string | null, locales: readonly string[]): Code {
  if (isCode(chosen)) return chosen;
  for (const locale of locales) {
    const code = locale.split("-")[0]?.toLowerCase();
    if (isCode(code)) return code;
  }
  return "en";
}
