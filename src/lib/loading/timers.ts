/** A promise did not settle in time. Its work may still complete. */
export class TimedOut extends Error {
  override name = 'TimedOut';

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** Settles like the promise, whose work is not canceled, or rejects with {@link TimedOut} after `milliseconds`. */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(milliseconds)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Ends the current task, so that the page can handle input before the code continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A slow device may never call itself idle. */
const longestIdleWaitMs = 1_000;

/**
 * Runs `work` when the browser is idle, or after a second: what it requests at once waits for everything else. Returns
 * a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  const workLater = () => {
    window.isLoadingLater = true;
    work();
    window.isLoadingLater = false;
  };
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(workLater, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(workLater, { timeout: longestIdleWaitMs });
  return () => cancelIdleCallback(idle);
}
