/** Set by `npm run test:full`, which does the long tests whole. */
export const extentVariable = 'TEST_EXTENT';

/** Whether the long tests run whole; `npm test` takes samples of them. */
export const inFull: boolean = process.env[extentVariable] === 'full';

/** How many of a long test's cases run: all of them in full, some in the everyday run. */
export function extent(full: number, sampled: number): number {
  return inFull ? full : sampled;
}

/**
 * The cases that run: all of them in full, else `count` of them spread evenly from the first to the
 * last, always the same ones.
 *
 * @example sampleOf(['a', 'b', 'c', 'd', 'e'], 3) // ['a', 'c', 'e'] in the everyday run
 */
export function sampleOf<T>(cases: readonly T[], count: number): T[] {
  if (inFull || cases.length <= count) return [...cases];
  return evenlySpread(cases, count);
}

/** `count` of the cases, evenly spread from the first to the last. */
export function evenlySpread<T>(cases: readonly T[], count: number): T[] {
  const step = (cases.length - 1) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, index) => cases[Math.round(index * step)] as T);
}
