/** Lets the next frame be painted before what follows. */
export function afterPaint(): Promise<void> {
  // A task that is begun in a frame runs behind its paint.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
