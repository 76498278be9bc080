/** Whether this browser can run the core, and so games without a server. */
export const canRunCore = typeof WebAssembly === "object" && typeof Worker === "function";
