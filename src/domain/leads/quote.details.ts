import { loanTypeOptions } from '#src/domain/loans/loan-types.ts';
import { type AddedFields, type DetailsOf, describeFields } from './form/form-fields.ts';
import { quoteFields } from './quote.fields.ts';

const nameLimits = { min: 2, max: 50 };

export const quoteDetails = {
  firstName: {
    desk: 'more',
    limits: nameLimits,
    refusal: `Enter your first name with at least ${nameLimits.min} characters.`,
  },
  lastName: {
    desk: 'more',
    limits: nameLimits,
    refusal: `Enter your last name with at least ${nameLimits.min} characters.`,
  },
  email: { label: 'Email' },
  phone: {
    label: 'Phone',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
    limits: { min: 10, max: 15 },
  },
  address: {
    label: 'Street address',
    deskLabel: 'Address',
    hint: 'Lenders ask where the home is, because property tax, insurance and loan limits depend on it. Still looking? City and state are enough.',
    input: { autoComplete: 'street-address', autoCapitalize: 'words' },
    limits: { min: 5, max: 100 },
    refusal: 'Enter a street address, like 120 Maple Street, or a city and state.',
  },
  zipCode: {
    label: 'ZIP code',
    hint: 'Five digits, like 02139, or nine, like 02139-4307.',
    input: { autoComplete: 'postal-code' },
  },
  income: {
    label: 'Yearly income',
    hint: 'Your income before taxes, plus that of anyone buying with you. You can type 85,000 or 85k.',
    refusal: 'Enter your yearly income in dollars, like 62,500.',
    per: 'year',
  },
  creditScore: {
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
    refusal: 'Choose your credit score range.',
  },
  loanType: {
    label: 'Loan type',
    placeholder: 'Select a loan type',
    options: loanTypeOptions,
    refusal: 'Choose a loan type.',
  },
  homePrice: {
    label: 'Home price',
    hint: 'A guess is fine, like 450,000 or 450k.',
    refusal: 'Enter a home price in dollars, like 325,000.',
  },
  downPayment: {
    label: 'Down payment',
    hint: 'An amount or a percentage of the price, like 80,000 or 20%. 0 is fine: VA and USDA loans may require none.',
  },
  timeline: {
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
    refusal: 'Choose when you hope to buy.',
  },
  contactConsent: {
    label: 'Consent to be contacted',
    deskLabel: 'Agreed to be contacted',
    desk: 'more',
  },
} as const satisfies DetailsOf<typeof quoteFields>;

/** The fields of the quote, in order, with everything that is known about them. */
export const quoteQuestions = describeFields(quoteFields, quoteDetails);

/** What is stored of a quote besides the answers, in the order of the file. */
export const addedToQuotes = {
  companyName: { label: 'Field that only bots fill', kind: 'honeypot', desk: 'more' },
  fullName: { label: 'Name', desk: 'first' },
  createdAt: { label: 'Sent', kind: 'time', desk: 'more' },
  source: { label: 'Source', desk: 'more' },
  type: { label: 'Type', desk: 'more' },
  status: { label: 'Status as sent', desk: 'more' },
  recaptchaScore: { label: 'Bot check score', desk: 'more' },
  recaptchaAction: { label: 'Bot check action', desk: 'more' },
  recaptchaVerifiedAt: { label: 'Bot check passed', kind: 'time', desk: 'more' },
} as const satisfies AddedFields;
