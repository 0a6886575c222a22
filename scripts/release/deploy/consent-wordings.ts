import { sha256 } from '#src/lib/format/sha256.ts';
import {
  consentWordings,
  leadBuyerConsentText,
  newestWording,
  quoteConsentText,
} from '#src/model/lead-forms/consent-wordings.ts';
import { type ConsentedKind, consentedKinds } from '#src/model/leads/lead-documents.ts';
import { site } from '#src/site.ts';

const file = 'src/model/lead-forms/consent-wordings.ts';

/** The forms that ask for consent: the newest text, and the function of firestore.rules with the hashes. */
const forms = {
  mortgageQuotes: ['quote form', quoteConsentText, 'isQuoteWording'],
  leadBuyers: ["lead buyer's application", leadBuyerConsentText, 'isLeadBuyerWording'],
} as const satisfies Record<ConsentedKind, unknown>;

/**
 * Returns what is wrong with the wordings of the consents, with the lines to add: each form must ask in the site's
 * name and with its limit of companies, and the rules must list the hash of each wording that was ever shown, or they
 * would refuse the leads.
 */
export async function consentFaults(
  rules: string,
  siteName: string,
  today: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of consentedKinds) {
    const [name, wordConsent, rule] = forms[kind];
    const wordings = consentWordings[kind];
    const listed = listHashes(rules, rule);
    for (const { since, text } of wordings) {
      const line = await ruleLine(since, text);
      if (listed.some((other) => other.line === line)) continue;
      const known = listed.filter((other) => other.since === since);
      const ofThatDay = wordings.filter((other) => other.since === since);
      faults.push(
        known.length < ofThatDay.length
          ? `firestore.rules would refuse all leads with the wording of ${since} of the ${name}. Add before the semicolon of ${rule}: || ${line}`
          : `The wording of ${since} in ${file} is not the published one. Take the change back and add a wording below it. Only if nobody has seen the published one, put this in its place into ${rule} of firestore.rules: ${line}`,
      );
    }
    const missing = listed.filter(({ since }) => wordings.every((one) => one.since !== since));
    for (const { since } of missing) {
      faults.push(
        `The wording of ${since}, which ${rule} of firestore.rules lists, is missing in ${file}.`,
      );
    }
    const wanted = wordConsent(siteName, site.companiesPerInquiry);
    if (newestWording(wordings).text !== wanted) {
      const quoted = siteName.includes("'") ? JSON.stringify(siteName) : `'${siteName}'`;
      const values = [quoted, site.companiesPerInquiry].slice(0, wordConsent.length).join(', ');
      faults.push(
        `The ${name} does not ask for consent in the name of ${siteName}. Add to ${file}, below the others: { since: '${today}', text: ${wordConsent.name}(${values}) }, and before the semicolon of ${rule} in firestore.rules: || ${await ruleLine(today, wanted)}`,
      );
    }
  }
  return faults;
}

function listHashes(rules: string, rule: string) {
  const [, body = ''] =
    new RegExp(`function ${rule}\\(wording, hash\\) {([^}]*)}`).exec(rules) ?? [];
  const lines = body.matchAll(/\(wording == '([^']*)'\s*&& hash == '[^']*'\)/g);
  return [...lines].map(([line, since]) => ({ since, line: line.replace(/\s+/g, ' ') }));
}

async function ruleLine(since: string, text: string): Promise<string> {
  return `(wording == '${since}' && hash == '${await sha256(text)}')`;
}
