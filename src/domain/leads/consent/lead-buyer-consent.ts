import { site } from '#src/site.ts';
import { type ConsentWordings, newestWording } from './consent-wordings.ts';

/** The consent wordings of the lead buyer's application, by date. */
export const leadBuyerWordings: ConsentWordings = [
  {
    since: '2026-11-21',
    text:
      `I agree that ${site.name} may contact me about this application and about buying mortgage leads, ` +
      'by phone call, text message or email at the number and address I gave. ' +
      'My consent is not a condition of any purchase, and I can withdraw it at any time. Message and data rates may apply.',
  },
];

/** The current wording. */
export const leadBuyerConsent = newestWording(leadBuyerWordings);
