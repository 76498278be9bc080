/** The path of the folder with the page's files, with a slash at its end. Scripts lie in its folder `assets`. */
export const base = import.meta.env.PROD ? new URL("../", import.meta.url).pathname : "/";
