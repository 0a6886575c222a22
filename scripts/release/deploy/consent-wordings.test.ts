import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import {
  leadBuyerWordings,
  quoteConsentText,
  quoteWordings,
} from '#src/model/lead-forms/consent-wordings.ts';
import { site } from '#src/site.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { consentFaults } from './consent-wordings.ts';

const rules = readFileSync('firestore.rules', 'utf8');
// Real, because what a failure prints is pasted.
const today = newYorkDay(new Date());
const [wording] = quoteWordings;
const line = `(wording == '${wording.since}' && hash == '${hashOfWording(wording.text)}')`;
const otherHash = 'x'.repeat(43);

it('the forms ask in the name of the site, and the rules list the hash of every wording', async () => {
  expect(await consentFaults(rules, site.name, today)).toEqual([]);
});

it('names the lines to add after the site was renamed', async () => {
  const [quote, application, ...others] = await consentFaults(rules, "O'Neil Homes", today);
  const hash = hashOfWording(quoteConsentText("O'Neil Homes", site.companiesPerInquiry));
  expect(quote).toBe(
    `The quote form does not ask for consent in the name of O'Neil Homes. Add to src/model/lead-forms/consent-wordings.ts, below the others: { since: '${today}', text: quoteConsentText("O'Neil Homes", ${site.companiesPerInquiry}) }, and before the semicolon of isQuoteWording in firestore.rules: || (wording == '${today}' && hash == '${hash}')`,
  );
  expect(application).toContain('leadBuyerConsentText("O\'Neil Homes")');
  expect(others).toEqual([]);
});

it.each([
  [
    'the rules do not know a wording',
    rules.replace(line, 'false'),
    `firestore.rules would refuse all leads with the wording of ${wording.since} of the quote form. Add before the semicolon of isQuoteWording: || ${line}`,
  ],
  [
    'a published text was changed',
    rules.replace(hashOfWording(wording.text), otherHash),
    `Only if nobody has seen the published one, put this in its place into isQuoteWording of firestore.rules: ${line}`,
  ],
  [
    'the hash is that of the other form',
    rules.replace(hashOfWording(wording.text), hashOfWording(leadBuyerWordings[0].text)),
    'is not the published one',
  ],
  [
    'a published wording was removed',
    rules.replace(line, `${line} || (wording == '2026-11-20' && hash == '${otherHash}')`),
    'The wording of 2026-11-20, which isQuoteWording of firestore.rules lists, is missing in src/model/lead-forms/consent-wordings.ts.',
  ],
])('says that %s', async (_what, changed, text) => {
  const faults = await consentFaults(changed, site.name, today);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(text);
});
