/** The text that a visitor agrees to, and since when it is shown. */
export interface ConsentWording {
  /** Its id among the wordings of its form: the first day, in UTC, on which it was shown to visitors. */
  since: string;
  text: string;
}

/**
 * The wordings of a form, by date. The consent record of a lead refers to the wording that was shown.
 * Append only: a published wording is never edited or removed, and each has the name that the site had
 * then. firestore.rules lists the hashes of the texts and accepts no others; `npm run deploy` names the
 * lines to add after a change of the text or of the site's name.
 */
export type ConsentWordings = readonly [ConsentWording, ...ConsentWording[]];

/** The consent wordings of the quote form, by date. */
export const quoteWordings: ConsentWordings = [
  { since: '2026-11-26', text: quoteConsentText('Keystead') },
];

/** The current wording of the quote form. */
export const quoteConsent = newestWording(quoteWordings);

/** Returns the newest text in the name of a site. A new text is a new function; published ones stay. */
export function quoteConsentText(name: string): string {
  return (
    `I agree that ${name}, and the lenders and lead buyers it shares my details with, may contact me about mortgage options ` +
    'by phone calls, text messages and email at the number and address I gave, including with automated dialing systems and prerecorded or artificial voices. ' +
    'My consent is not a condition of any purchase, loan or service, and I can withdraw it at any time. Message and data rates may apply.'
  );
}

/** The consent wordings of the lead buyer's application, by date. */
export const leadBuyerWordings: ConsentWordings = [
  { since: '2026-11-21', text: leadBuyerConsentText('Keystead') },
];

/** The current wording of the lead buyer's application. */
export const leadBuyerConsent = newestWording(leadBuyerWordings);

/** Returns the newest text in the name of a site. A new text is a new function; published ones stay. */
export function leadBuyerConsentText(name: string): string {
  return (
    `I agree that ${name} may contact me about this application and about buying mortgage leads, ` +
    'by phone call, text message or email at the number and address I gave. ' +
    'My consent is not a condition of any purchase, and I can withdraw it at any time. Message and data rates may apply.'
  );
}

/** Returns the current wording of a form. */
export function newestWording(wordings: ConsentWordings): ConsentWording {
  return wordings.at(-1) ?? wordings[0];
}
