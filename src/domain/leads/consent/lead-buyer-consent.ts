import { type ConsentWordings, newestWording } from './consent-wordings.ts';

/** Returns the newest text in the name of a site. A new text is a new function; published ones stay. */
export function leadBuyerConsentText(name: string): string {
  return (
    `I agree that ${name} may contact me about this application and about buying mortgage leads, ` +
    'by phone call, text message or email at the number and address I gave. ' +
    'My consent is not a condition of any purchase, and I can withdraw it at any time. Message and data rates may apply.'
  );
}

/** The consent wordings of the lead buyer's application, by date. */
export const leadBuyerWordings: ConsentWordings = [
  { since: '2026-11-21', text: leadBuyerConsentText('Keystead') },
];

/** The current wording. */
export const leadBuyerConsent = newestWording(leadBuyerWordings);
