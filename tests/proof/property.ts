import fc from 'fast-check';
import { extent, inFull } from './extent.ts';
import { reportCounts } from './figures.ts';

/** The everyday run takes the same values every time; in full, each run takes others. */
const everydaySeed = 20_260_301;
const parameters = inFull ? {} : { seed: everydaySeed };

/**
 * Fails with the smallest values for which a property does not hold, and the seed that found them.
 *
 * @param runs how many values it is tried with
 * @example holds(fc.property(fc.string(), (text) => tidyText(tidyText(text)) === tidyText(text)))
 */
export function holds<Values>(property: fc.IProperty<Values>, runs = extent(10_000, 300)): void {
  fc.assert(property, { ...parameters, numRuns: runs });
  reportCounts('Properties', { properties: 1, runs });
}

/** As `holds`, for what has to be waited for. */
export async function holdsAsync<Values>(
  property: fc.IAsyncProperty<Values>,
  runs = extent(1_000, 100),
): Promise<void> {
  await fc.assert(property, { ...parameters, numRuns: runs });
  reportCounts('Properties', { properties: 1, runs });
}
