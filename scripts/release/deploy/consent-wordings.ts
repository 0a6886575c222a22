import {
  type ConsentWordings,
  leadBuyerConsentText,
  leadBuyerWordings,
  newestWording,
  quoteConsentText,
  quoteWordings,
} from '#src/domain/leads/consent-wordings.ts';
import { sha256 } from '#src/lib/sha256.ts';

/** A form that asks for consent, with where its wordings are. */
interface ConsentForm {
  name: string;
  wordings: ConsentWordings;
  /** Returns the newest text in the name of a site. */
  textOf: (siteName: string) => string;
  file: string;
  /** The function of firestore.rules that lists the hashes. */
  rule: string;
}

const forms: readonly ConsentForm[] = [
  {
    name: 'quote form',
    wordings: quoteWordings,
    textOf: quoteConsentText,
    file: 'src/domain/leads/consent-wordings.ts',
    rule: 'isQuoteWording',
  },
  {
    name: "lead buyer's application",
    wordings: leadBuyerWordings,
    textOf: leadBuyerConsentText,
    file: 'src/domain/leads/consent-wordings.ts',
    rule: 'isLeadBuyerWording',
  },
];

/**
 * Returns what is wrong with the wordings of the consents: each form must ask in the site's name, and the
 * rules must list the hash of each wording that was ever shown, or they would refuse the leads.
 *
 * @param rules the text of firestore.rules
 * @param today YYYY-MM-DD, in UTC
 * @returns one line for each fault, which names the lines to add
 */
export async function consentFaults(
  rules: string,
  siteName: string,
  today: string,
): Promise<string[]> {
  const faults = forms.map((form) => faultsOf(form, rules, siteName, today));
  return (await Promise.all(faults)).flat();
}

async function faultsOf(
  { name, wordings, textOf, file, rule }: ConsentForm,
  rules: string,
  siteName: string,
  today: string,
): Promise<string[]> {
  const listed = hashesIn(rules, rule);
  const faults: string[] = [];
  for (const { since, text } of wordings) {
    const hash = await sha256(text);
    const known = listed.filter((line) => line.since === since).map((line) => line.hash);
    if (known.length === 0) {
      faults.push(
        `firestore.rules would refuse all leads with the wording of ${since} of the ${name}. Add before the semicolon of ${rule}: || ${ruleLine(since, hash)}`,
      );
    } else if (!known.includes(hash)) {
      faults.push(
        `The wording of ${since} in ${file} is not the published one. Take the change back and add a wording below it. Only if nobody has seen the published one, put this in its place into ${rule} of firestore.rules: ${ruleLine(since, hash)}`,
      );
    }
  }
  const missing = listed.filter(({ since }) =>
    wordings.every((wording) => wording.since !== since),
  );
  for (const { since } of missing) {
    faults.push(
      `The wording of ${since}, which ${rule} of firestore.rules lists, is missing in ${file}.`,
    );
  }
  if (newestWording(wordings).text !== textOf(siteName)) {
    faults.push(
      `The ${name} does not ask for consent in the name of ${siteName}. Add to ${file}, below the others: { since: '${today}', text: ${textOf.name}(${quoted(siteName)}) }, and before the semicolon of ${rule} in firestore.rules: || ${ruleLine(today, await sha256(textOf(siteName)))}`,
    );
  }
  return faults;
}

/** Returns the hashes that a function of the rules lists, with the dates of their wordings. */
function hashesIn(rules: string, rule: string) {
  const [, body = ''] =
    new RegExp(`function ${rule}\\(wording, hash\\) {([^}]*)}`).exec(rules) ?? [];
  const lines = body.matchAll(/wording == '([^']*)'\s*&& hash == '([^']*)'/g);
  return [...lines].map(([, since = '', hash = '']) => ({ since, hash }));
}

/** Returns what firestore.rules says of a wording. */
function ruleLine(since: string, hash: string): string {
  return `(wording == '${since}' && hash == '${hash}')`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
