import { type ConsentWordings, newestWording } from './consent-wordings.ts';

/** Returns the newest text in the name of a site. A new text is a new function; published ones stay. */
export function quoteConsentText(name: string): string {
  return (
    `I agree that ${name} and the mortgage lenders and lead buyers that it passes my details to may contact me about mortgage options ` +
    'by phone calls, text messages and email at the number and address I gave, including with automated dialing systems and prerecorded or artificial voices. ' +
    'My consent is not a condition of any purchase, loan or service, and I can withdraw it at any time. Message and data rates may apply.'
  );
}

/** The consent wordings of the quote form, by date. */
export const quoteWordings: ConsentWordings = [
  { since: '2026-11-21', text: quoteConsentText('Keystead') },
];

/** The current wording. */
export const quoteConsent = newestWording(quoteWordings);
