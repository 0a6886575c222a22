import fc from 'fast-check';
import { test } from 'vitest';
import {
  mapRates,
  ratesLimits,
  storedRatesSchema,
} from '#src/features/admin/dashboard/rates-form.schema.ts';
import { tidyLine } from '#src/lib/input/text.ts';
import { type Rates, rateFields } from '#src/model/rates/shown-rates.ts';
import { expectAgreementInPlace, runs, seed, withEdgeCaseStrings } from './agreement.ts';
import { rulesDatabase } from './rules-database.ts';
import { controlled, repeatedFrom, spaced } from './text-input.arbitrary.ts';

const database = rulesDatabase();

/** Without digits, which get a percent sign. */
const characters = ['a', ' ', 'é', 'e\u0301', '𠮷', '👩🏽', '\ud83c', '\u0344', 'ﬁ', '\n'];
const textAround = (limit: number) =>
  spaced(
    fc.oneof(
      // As often as all others, so that enough of the rates can be stored.
      {
        weight: 3,
        arbitrary: fc.constantFrom('', '6.375%', 'on request', 'November 21, 2026'),
      },
      controlled,
      fc.string({ unit: 'binary', maxLength: limit }),
      repeatedFrom(characters, limit - 2, limit - 1, limit, limit + 1),
    ),
  );
const rate = textAround(ratesLimits.rate);
const input: fc.Arbitrary<Rates> = fc.record({
  ...mapRates(() => rate),
  lastUpdated: textAround(ratesLimits.lastUpdated),
});

test('schema and rules agree on what the rates are', async () => {
  const fields = [...rateFields, 'lastUpdated'];
  const accepts = (rates: Rates) => storedRatesSchema.safeParse(rates).success;
  const drawn = fc.sample(input, { numRuns: runs, seed });
  const cases = withEdgeCaseStrings(drawn, accepts, fields).map((rates) => ({
    input: rates,
    accepted: accepts(rates),
    document: Object.fromEntries(
      Object.entries(rates).map(([field, text]) => [field, tidyLine(text)]),
    ),
  }));
  await expectAgreementInPlace(database, 'siteData/current', cases);
});
