/** The text that a visitor agrees to, and since when it is shown. */
export interface ConsentWording {
  /** Its id among the wordings of its form: the first day, in UTC, on which it was shown to visitors. */
  since: string;
  /** May have a `{phone}`, in place of which the visitor sees the number that they typed. */
  text: string;
}

/**
 * The wordings of a form, by date. The consent record of a lead refers to the one that was shown. Append only: a
 * published wording is never edited or removed, and has the name and the limit of companies that the site had then.
 * firestore.rules lists the hashes of the texts; `npm run deploy` names the lines to add after a change.
 */
export type ConsentWordings = readonly [ConsentWording, ...ConsentWording[]];

/** The consent wordings of the quote form, by date. */
export const quoteWordings: ConsentWordings = [
  { since: '2026-11-27', text: quoteConsentText('Keystead', 3) },
];

/** The current wording of the quote form. */
export const quoteConsent = newestWording(quoteWordings);

/** Returns the newest text in the name of a site. A new text is a new function; published ones stay. */
export function quoteConsentText(name: string, companies: number): string {
  return (
    `I agree that ${name}, and up to ${companies} mortgage lenders or brokers that it chooses, may call and text me at {phone} about mortgage options, ` +
    'also with automated dialing systems and recorded or artificial voices, and may email me. ' +
    'By checking this box and submitting the form, I sign this agreement. ' +
    'I don’t have to agree in order to buy property, goods or services or to get a loan. ' +
    'I can withdraw my consent at any time: reply STOP to a text, tell a caller, or use the link that comes with my reference number. Message and data rates may apply.'
  );
}

/** Returns a wording as its visitor sees it. Its hash and its record are of the text with the `{phone}`. */
export function fillPhone(text: string, phone: string): string {
  return text.replace('{phone}', () => phone);
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

/** The wordings by the collection of the leads. */
export const consentWordings = { mortgageQuotes: quoteWordings, leadBuyers: leadBuyerWordings };

/** Returns the current wording of a form. */
export function newestWording(wordings: ConsentWordings): ConsentWording {
  return wordings.at(-1) ?? wordings[0];
}
