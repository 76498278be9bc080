/** Whether the page's address only works on this machine. */
export const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
