/** Does the work and measures how long it takes. */
export async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - start };
}
