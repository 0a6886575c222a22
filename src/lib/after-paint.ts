/** Resolves after the next frame has been painted. */
export function afterPaint(): Promise<void> {
  // A task that is queued in an animation frame runs after that frame's paint.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
