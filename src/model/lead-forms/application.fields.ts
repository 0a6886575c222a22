import { usStates } from '#src/lib/format/us-states.ts';
import type { AnswersOf, InputOf, StepFields } from './form-fields.ts';

/** Returns options whose labels are also the stored values. */
const named = <const Name extends string>(...names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: name }));

/** The types of companies that an inquiry may be passed on to: the consent names lenders and brokers. */
export const lenderTypes = ['Mortgage lender', 'Mortgage broker', 'Bank', 'Credit union'] as const;

/** The length of a company's name in code points, inclusive, as the security rules count it. */
export const companyNameLength = { min: 1, max: 100 };

/** The titles of the steps, in order. */
export const applicationTitles = {
  company: 'Your Company',
  contact: 'Your Contact Person',
  leads: 'The Leads You Want',
  consent: 'Consent',
} as const;

/** The fields of a lead buyer's application, in order. */
export const applicationFields = {
  companyName: {
    step: 'company',
    kind: 'line',
    label: 'Company name',
    deskLabel: 'Company',
    input: { autoComplete: 'organization', autoCapitalize: 'words' },
    limits: companyNameLength,
    fieldError: 'Enter your company’s name.',
  },
  companyType: {
    step: 'company',
    kind: 'select',
    label: 'Company type',
    hint: 'We pass leads on to lenders, brokers, banks and credit unions, and to nobody else.',
    placeholder: 'Select a type',
    options: named(...lenderTypes, 'Real estate brokerage', 'Other'),
    fieldError: 'Choose your company type.',
  },
  website: {
    step: 'company',
    kind: 'website',
    label: 'Website',
    hint: 'Like example.com. We add https:// if you leave it out.',
    input: {
      type: 'url',
      inputMode: 'url',
      autoComplete: 'url',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  },
  contactName: {
    step: 'contact',
    kind: 'line',
    label: 'Contact name',
    deskLabel: 'Contact person',
    input: { autoComplete: 'name', autoCapitalize: 'words' },
    limits: { min: 1, max: 100 },
    fieldError: 'Enter the name of the person we should contact.',
  },
  email: { step: 'contact', kind: 'email', label: 'Email' },
  // Of any country, stored as its digits.
  phone: {
    step: 'contact',
    kind: 'digits',
    label: 'Phone',
    hint: 'We call this number about your application. Up to 15 digits; we leave out everything else.',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    limits: { min: 1, max: 15 },
  },
  state: {
    step: 'contact',
    kind: 'select',
    label: 'State',
    hint: 'Where your company is based.',
    input: { autoComplete: 'address-level1' },
    placeholder: 'Select a state',
    options: named(...usStates),
    fieldError: 'Choose a state.',
  },
  leadTypes: {
    step: 'leads',
    kind: 'checkboxes',
    label: 'Lead types',
    deskLabel: 'Wants leads for',
    hint: 'Choose one or more. Inquiries today are about buying a home.',
    options: named(
      'Purchase Mortgage',
      'Refinance',
      'FHA/VA/USDA',
      'HELOC',
      'First-Time Buyer',
      'Investor Loans',
    ),
    fieldError: 'Choose at least one type of lead.',
  },
  monthlyBudget: {
    step: 'leads',
    kind: 'select',
    label: 'Monthly budget',
    placeholder: 'Select a budget',
    options: named(
      'Under $1,000',
      '$1,000 to $4,999',
      '$5,000 to $9,999',
      '$10,000 to $24,999',
      '$25,000 or more',
    ),
    fieldError: 'Choose a monthly budget.',
  },
  leadVolume: {
    step: 'leads',
    kind: 'select',
    label: 'Lead volume',
    deskLabel: 'Volume',
    hint: 'How many leads you would like. It isn’t an order or a commitment by either side.',
    placeholder: 'Select a volume',
    options: named(
      'Up to 10 leads a month',
      '11 to 50 leads a month',
      '51 to 200 leads a month',
      'More than 200 leads a month',
    ),
    fieldError: 'Choose how many leads you want.',
  },
  // Checked by default, as specified, and its step says so.
  contactConsent: {
    step: 'consent',
    kind: 'consent',
    checked: true,
    label: 'Consent to be contacted',
    deskLabel: 'Agreed to be contacted',
    desk: 'more',
  },
} as const satisfies StepFields<keyof typeof applicationTitles>;

export type ApplicationInput = InputOf<typeof applicationFields>;
export type ApplicationAnswers = AnswersOf<typeof applicationFields>;
