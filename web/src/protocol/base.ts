/** The path of the folder with the page's files, ending in a slash. Scripts are in its subfolder `assets`. */
export const base = import.meta.env.PROD ? new URL("../", import.meta.url).pathname : "/";
