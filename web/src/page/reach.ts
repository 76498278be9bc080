/**
 * Tell whether the server answers. A browser calls itself offline on a machine without a net, though the server may run
 * on that machine.
 */
export async function canReachServer(ask: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await ask("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
