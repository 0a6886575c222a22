import fc from 'fast-check';
import { doc, setDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { mapRates } from '#src/domain/rates/rates.schema.ts';
import { type Rates, rateFields } from '#src/domain/rates/shown-rates.ts';
import { ratesLimits, storedRatesSchema } from '#src/features/dashboard/rates-form.schema.ts';
import { tidyLine } from '#src/lib/input/text.ts';
import { firestoreAs } from '#tests/services/admin-firestore.ts';
import { type Case, expectSameVerdicts, isAccepted, runs, seed } from './agreement.ts';
import { rulesDatabase } from './rules-database.ts';
import { withScripted } from './scripted-cases.ts';
import { controlled, repeatedFrom, spaced } from './text-input.arbitrary.ts';

rulesDatabase();

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
  const cases: Case[] = fc.sample(input, { numRuns: runs, seed }).map((rates) => ({
    input: rates,
    accepted: storedRatesSchema.safeParse(rates).success,
    document: Object.fromEntries(
      Object.entries(rates).map(([field, text]) => [field, tidyLine(text)]),
    ),
  }));
  const all = withScripted(cases, storedRatesSchema.shape, [...rateFields, 'lastUpdated']);
  const document = doc(firestoreAs('admin'), 'siteData/current');

  const verdicts: boolean[] = [];
  // One after the other, because all of them write the same document.
  for (const { document: rates } of all) verdicts.push(await isAccepted(setDoc(document, rates)));

  expectSameVerdicts(all, verdicts);
});
