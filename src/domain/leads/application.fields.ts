import type { AnswersOf, InputOf, StepFields } from './form/form-fields.ts';

/** Returns options whose labels are also the stored values. */
export const named = <const Name extends string>(...names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: name }));

/** The types of companies that an inquiry may be passed on to: the consent names lenders and brokers. */
export const lenderTypes = ['Mortgage lender', 'Mortgage broker', 'Bank', 'Credit union'] as const;

/** The titles of the steps, in order. */
export const applicationTitles = {
  company: 'Your Company',
  contact: 'Your Contact Person',
  leads: 'The Leads You Want',
  consent: 'Consent',
} as const;

/** The fields of a lead buyer's application, in order, as its first load needs them. */
export const applicationFields = {
  companyName: {
    step: 'company',
    kind: 'line',
    label: 'Company name',
    input: { autoComplete: 'organization', autoCapitalize: 'words' },
  },
  companyType: {
    step: 'company',
    kind: 'select',
    label: 'Company type',
    hint: 'We pass leads on to lenders, brokers, banks and credit unions, and to nobody else.',
    placeholder: 'Select a type',
    options: named(...lenderTypes, 'Real estate brokerage', 'Other'),
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
  contactName: { step: 'contact', kind: 'line' },
  email: { step: 'contact', kind: 'email' },
  // Of any country, stored as its digits.
  phone: { step: 'contact', kind: 'digits' },
  state: { step: 'contact', kind: 'select' },
  leadTypes: { step: 'leads', kind: 'checkboxes' },
  monthlyBudget: { step: 'leads', kind: 'select' },
  leadVolume: { step: 'leads', kind: 'select' },
  // Checked by default, as specified, and its step says so.
  contactConsent: { step: 'consent', kind: 'consent', checked: true },
} as const satisfies StepFields<keyof typeof applicationTitles, 'company'>;

export type ApplicationInput = InputOf<typeof applicationFields>;
export type ApplicationAnswers = AnswersOf<typeof applicationFields>;
