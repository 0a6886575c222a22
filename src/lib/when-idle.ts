/** A slow device may never call itself idle. */
const longestWaitMs = 1_000;

/**
 * Runs `work` when the browser is idle, or after a second.
 *
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(idle);
}
