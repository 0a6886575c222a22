/** Does the work and tells how long it took. */
export async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - start };
}
