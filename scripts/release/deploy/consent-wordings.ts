import {
  leadBuyerConsentText,
  leadBuyerWordings,
  newestWording,
  quoteConsentText,
  quoteWordings,
} from '#src/domain/leads/consent-wordings.ts';
import { sha256 } from '#src/lib/sha256.ts';

const file = 'src/domain/leads/consent-wordings.ts';

/** The forms that ask for consent: their wordings, and the function of firestore.rules with the hashes. */
const forms = [
  {
    name: 'quote form',
    wordings: quoteWordings,
    textOf: quoteConsentText,
    rule: 'isQuoteWording',
  },
  {
    name: "lead buyer's application",
    wordings: leadBuyerWordings,
    textOf: leadBuyerConsentText,
    rule: 'isLeadBuyerWording',
  },
];

/**
 * Returns what is wrong with the wordings of the consents: each form must ask in the site's name, and the
 * rules must list the hash of each wording that was ever shown, or they would refuse the leads.
 *
 * @param today YYYY-MM-DD, in UTC
 * @returns one line for each fault, which names the lines to add
 */
export async function consentFaults(
  rules: string,
  siteName: string,
  today: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, wordings, textOf, rule } of forms) {
    const listed = listHashes(rules, rule);
    for (const { since, text } of wordings) {
      const line = ruleLine(since, await sha256(text));
      const known = listed.filter((other) => other.since === since);
      const ofThatDay = wordings.filter((other) => other.since === since);
      if (known.length < ofThatDay.length && known.every((other) => other.line !== line)) {
        faults.push(
          `firestore.rules would refuse all leads with the wording of ${since} of the ${name}. Add before the semicolon of ${rule}: || ${line}`,
        );
      } else if (known.every((other) => other.line !== line)) {
        faults.push(
          `The wording of ${since} in ${file} is not the published one. Take the change back and add a wording below it. Only if nobody has seen the published one, put this in its place into ${rule} of firestore.rules: ${line}`,
        );
      }
    }
    const missing = listed.filter(({ since }) => wordings.every((one) => one.since !== since));
    for (const { since } of missing) {
      faults.push(
        `The wording of ${since}, which ${rule} of firestore.rules lists, is missing in ${file}.`,
      );
    }
    const wanted = textOf(siteName);
    if (newestWording(wordings).text !== wanted) {
      faults.push(
        `The ${name} does not ask for consent in the name of ${siteName}. Add to ${file}, below the others: { since: '${today}', text: ${textOf.name}(${quoted(siteName)}) }, and before the semicolon of ${rule} in firestore.rules: || ${ruleLine(today, await sha256(wanted))}`,
      );
    }
  }
  return faults;
}

function listHashes(rules: string, rule: string) {
  const [, body = ''] =
    new RegExp(`function ${rule}\\(wording, hash\\) {([^}]*)}`).exec(rules) ?? [];
  const lines = body.matchAll(/wording == '([^']*)'\s*&& hash == '([^']*)'/g);
  return [...lines].map(([, since = '', hash = '']) => ({ since, line: ruleLine(since, hash) }));
}

function ruleLine(since: string, hash: string): string {
  return `(wording == '${since}' && hash == '${hash}')`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
