import fc from 'fast-check';
import { reportCounts } from './figures.ts';
import { inFull, sampleSize } from './sample-size.ts';

/** The everyday run uses the same values every time. A full run uses new ones each time. */
const everydaySeed = 20_260_301;
const parameters = inFull ? {} : { seed: everydaySeed };

/** Tries a property with `runs` values, and fails with the smallest that violate it and with their seed. */
export function checkProperty<T>(property: fc.IProperty<T>, runs = sampleSize(10_000, 100)): void {
  fc.assert(property, { ...parameters, numRuns: runs });
  reportCounts('Properties', { properties: 1, runs });
}

/** Does the same as `checkProperty` for an asynchronous property. */
export async function checkPropertyAsync<T>(
  property: fc.IAsyncProperty<T>,
  runs = sampleSize(1_000, 50),
): Promise<void> {
  await fc.assert(property, { ...parameters, numRuns: runs });
  reportCounts('Properties', { properties: 1, runs });
}
