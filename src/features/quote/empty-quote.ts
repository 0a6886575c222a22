import type { QuoteInput } from './quote.schema.ts';

/** The form before anything is typed. */
export const emptyQuote: QuoteInput = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  zipCode: '',
  income: '',
  creditScore: '',
  loanType: '',
  homePrice: '',
  downPayment: '',
  timeline: '',
  contactConsent: false,
};
