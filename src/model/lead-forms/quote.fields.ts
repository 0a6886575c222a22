import { loanTypeOptions } from '#src/model/facts/loan-types.ts';
import type { AnswersOf, InputOf, StepFields } from './form-fields.ts';

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

/** The name of the field that only bots fill in. */
export const honeypotName = 'companyName';

const nameLimits = { min: 2, max: 50 };

/** The fields of the quote, in order. */
export const quoteFields = {
  firstName: {
    step: 'name',
    kind: 'line',
    label: 'First name',
    desk: 'more',
    input: { autoComplete: 'given-name', autoCapitalize: 'words' },
    limits: nameLimits,
    fieldError: `Enter your first name with at least ${nameLimits.min} characters.`,
  },
  lastName: {
    step: 'name',
    kind: 'line',
    label: 'Last name',
    desk: 'more',
    input: { autoComplete: 'family-name', autoCapitalize: 'words' },
    limits: nameLimits,
    fieldError: `Enter your last name with at least ${nameLimits.min} characters.`,
  },
  email: { step: 'contact', kind: 'email', label: 'Email' },
  phone: {
    step: 'contact',
    kind: 'phone',
    label: 'Phone',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
    limits: { min: 10, max: 15 },
  },
  address: {
    step: 'property',
    kind: 'line',
    label: 'Street address',
    deskLabel: 'Address',
    hint: 'Lenders ask where the home is, because property tax, insurance and loan limits depend on it. Still looking? City and state are enough.',
    input: { autoComplete: 'street-address', autoCapitalize: 'words' },
    limits: { min: 5, max: 100 },
    fieldError: 'Enter a street address, like 120 Maple Street, or a city and state.',
  },
  zipCode: {
    step: 'property',
    kind: 'zipCode',
    label: 'ZIP code',
    hint: 'Five digits, like 02139, or nine, like 02139-4307.',
    input: { autoComplete: 'postal-code' },
  },
  income: {
    step: 'finances',
    kind: 'money',
    label: 'Yearly income',
    hint: 'Your income before taxes, plus that of anyone buying with you. You can type 85,000 or 85k.',
    fieldError: 'Enter your yearly income in dollars, like 62,500.',
    per: 'year',
  },
  creditScore: {
    step: 'finances',
    kind: 'select',
    label: 'Credit score',
    hint: 'Your best guess is fine: we don’t pull your credit.',
    placeholder: 'Select a range',
    options: [
      { value: '300-579', label: 'Poor (300–579)' },
      { value: '580-669', label: 'Fair (580–669)' },
      { value: '670-739', label: 'Good (670–739)' },
      { value: '740-799', label: 'Very Good (740–799)' },
      { value: '800-850', label: 'Excellent (800–850)' },
    ],
    fieldError: 'Choose your credit score range.',
  },
  loanType: {
    step: 'loan',
    kind: 'select',
    label: 'Loan type',
    placeholder: 'Select a loan type',
    options: loanTypeOptions,
    fieldError: 'Choose a loan type.',
  },
  homePrice: {
    step: 'loan',
    kind: 'money',
    label: 'Home price',
    hint: 'A guess is fine, like 450,000 or 450k.',
    fieldError: 'Enter a home price in dollars, like 325,000.',
  },
  downPayment: {
    step: 'purchase',
    kind: 'downPayment',
    label: 'Down payment',
    hint: 'An amount or a percentage of the price, like 80,000 or 20%. 0 is fine: VA and USDA loans may require none.',
  },
  timeline: {
    step: 'purchase',
    kind: 'select',
    label: 'When do you hope to buy?',
    reviewLabel: 'Timeline',
    deskLabel: 'Hopes to buy',
    placeholder: 'Select a time',
    options: [
      { value: 'immediately', label: 'Immediately' },
      { value: '1-3months', label: 'In 1–3 months' },
      { value: '3-6months', label: 'In 3–6 months' },
      { value: '6-12months', label: 'In 6–12 months' },
      { value: '12+months', label: 'In more than 12 months' },
    ],
    fieldError: 'Choose when you hope to buy.',
  },
  contactConsent: {
    step: 'consent',
    kind: 'consent',
    label: 'Consent to be contacted',
    deskLabel: 'Agreed to be contacted',
    desk: 'more',
  },
} as const satisfies StepFields<keyof typeof quoteTitles>;

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
