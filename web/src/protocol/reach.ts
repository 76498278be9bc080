/** Tell whether the server answers. What the browser knows of the net is no answer: the server may be on this machine. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}
