import { base } from "./base";
import { hasServer } from "./server";

/** Whether the server answers. The browser's online status doesn't say: the server may be on this machine. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(base + (hasServer ? "healthz" : "boot.js"), { cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}
