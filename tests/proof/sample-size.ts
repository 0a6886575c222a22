/** Set by `npm run test:full`, which runs the long tests completely. */
export const sampleSizeVariable = 'TEST_SAMPLE_SIZE';

/** Whether the long tests run completely. `npm test` runs a sample of them. */
export const inFull: boolean = process.env[sampleSizeVariable] === 'full';

/** Returns how many of a long test's cases run: all in a full run, some in the everyday run. */
export function sampleSize(full: number, sampled: number): number {
  return inFull ? full : sampled;
}

/** Returns all cases in a full run, otherwise always the same `count` of them, evenly spread from first to last. */
export function sample<T>(cases: readonly T[], count: number): T[] {
  if (inFull || cases.length <= count) return [...cases];
  const step = (cases.length - 1) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, index) => cases[Math.round(index * step)] as T);
}
