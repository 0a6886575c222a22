/** A hidden page draws no frame, and a browser on a busy machine may skip them for seconds. */
const longestWaitMs = 100;

/** Resolves after the next frame has been painted, or after a tenth of a second without one. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A task that is queued in an animation frame runs after that frame's paint.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}
