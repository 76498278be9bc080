/** Whether the page's address leads nobody here but who sits at this machine. */
export const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
