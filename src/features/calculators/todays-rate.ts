import { readRate } from '#src/domain/rates/read-rate.ts';
import { rateKinds } from '#src/domain/rates/shown-rates.ts';
import { cachedLoader, loadService } from '#src/lib/lazy-value.ts';

/** A displayed rate that a loan can be calculated with. */
export interface TodaysRate {
  /** Percent per year. */
  percent: number;
  /** Which of the displayed rates it is, like `30-year fixed`. */
  kind: string;
}

const rates = cachedLoader(async () => {
  const { getRates } = await loadService(() => import('#src/domain/rates/rates.service.ts'));
  return getRates();
});

const [thirtyYears, fifteenYears] = rateKinds;

/**
 * Returns the site's current example rate for a fixed-rate loan: that of 15 years for terms up to
 * 15 years, and that of 30 years for longer ones.
 *
 * @returns undefined when the rates cannot be read, or the owner wrote something other than a percentage
 */
export async function todaysRate(termYears: number): Promise<TodaysRate | undefined> {
  const { field, label } = termYears <= fifteenYears.termYears ? fifteenYears : thirtyYears;
  try {
    const percent = readRate((await rates.load())?.[field] ?? '');
    return percent === undefined ? undefined : { percent, kind: label.toLowerCase() };
  } catch {
    return undefined;
  }
}
