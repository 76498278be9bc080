import { base } from "./base";

/** Whether the server answers. The browser's online status doesn't tell: the server may be on this machine. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(`${base}healthz`, { cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}
