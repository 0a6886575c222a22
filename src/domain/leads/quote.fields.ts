import type { AnswersOf, InputOf, StepFields } from './form/form-fields.ts';

/** The titles of the steps, in order. */
export const quoteTitles = {
  name: 'Your Name',
  contact: 'Contact Information',
  property: 'Property Information',
  finances: 'Financial Information',
  loan: 'Loan Details',
  purchase: 'Purchase Details',
  consent: 'Consent',
  review: 'Review',
} as const;

/** The fields of the quote, in order, as its first load needs them. */
export const quoteFields = {
  firstName: {
    step: 'name',
    kind: 'line',
    label: 'First name',
    input: { autoComplete: 'given-name', autoCapitalize: 'words' },
  },
  lastName: {
    step: 'name',
    kind: 'line',
    label: 'Last name',
    input: { autoComplete: 'family-name', autoCapitalize: 'words' },
  },
  email: { step: 'contact', kind: 'email' },
  phone: { step: 'contact', kind: 'phone' },
  address: { step: 'property', kind: 'line' },
  zipCode: { step: 'property', kind: 'zipCode' },
  income: { step: 'finances', kind: 'money' },
  creditScore: { step: 'finances', kind: 'select' },
  loanType: { step: 'loan', kind: 'select' },
  homePrice: { step: 'loan', kind: 'money' },
  downPayment: { step: 'purchase', kind: 'downPayment' },
  timeline: { step: 'purchase', kind: 'select' },
  contactConsent: { step: 'consent', kind: 'consent' },
} as const satisfies StepFields<keyof typeof quoteTitles, 'name'>;

export type QuoteField = keyof typeof quoteFields;
export type QuoteInput = InputOf<typeof quoteFields>;
export type QuoteAnswers = AnswersOf<typeof quoteFields>;

/**
 * Values that the visitor entered on another page, written as a visitor would type them. They are passed in the
 * router's state, never in the address, and take precedence over the form's draft.
 */
export type QuoteStart = Partial<Pick<QuoteInput, (typeof quoteStartFields)[number]>>;

/** The fields that another page may fill in. */
export const quoteStartFields = ['income', 'homePrice', 'downPayment'] as const;

/**
 * What the affordability tool takes over from the quote form, in the router's state, never in the address. The
 * tool then offers its price for the form.
 */
export interface AffordabilityStart {
  /** Dollars a year, as a visitor would type them; '' if unknown. */
  incomeForQuote: string;
  /** The query of the step to which the tool leads back. */
  step: string;
}
