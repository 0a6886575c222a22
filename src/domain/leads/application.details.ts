import { usStates } from '#src/lib/us-states.ts';
import { applicationFields, named } from './application.fields.ts';
import { type DetailsOf, describeFields } from './form/form-fields.ts';

/** The length of a company's name in code points, inclusive, as the security rules count it. */
export const companyNameLength = { min: 1, max: 100 };

export const applicationDetails = {
  companyName: {
    deskLabel: 'Company',
    limits: companyNameLength,
    refusal: 'Enter your company’s name.',
  },
  companyType: { refusal: 'Choose your company type.' },
  website: {},
  contactName: {
    label: 'Contact name',
    deskLabel: 'Contact person',
    input: { autoComplete: 'name', autoCapitalize: 'words' },
    limits: { min: 1, max: 100 },
    refusal: 'Enter the name of the person we should contact.',
  },
  email: { label: 'Email' },
  phone: {
    label: 'Phone',
    hint: 'We call this number about your application. Up to 15 digits; we leave out everything else.',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    limits: { min: 1, max: 15 },
  },
  state: {
    label: 'State',
    hint: 'Where your company is based.',
    input: { autoComplete: 'address-level1' },
    placeholder: 'Select a state',
    options: named(...usStates),
    refusal: 'Choose a state.',
  },
  leadTypes: {
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
    refusal: 'Choose at least one type of lead.',
  },
  monthlyBudget: {
    label: 'Monthly budget',
    placeholder: 'Select a budget',
    options: named(
      'Under $1,000',
      '$1,000 to $4,999',
      '$5,000 to $9,999',
      '$10,000 to $24,999',
      '$25,000 or more',
    ),
    refusal: 'Choose a monthly budget.',
  },
  leadVolume: {
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
    refusal: 'Choose how many leads you want.',
  },
  contactConsent: {
    label: 'Consent to be contacted',
    deskLabel: 'Agreed to be contacted',
    desk: 'more',
  },
} as const satisfies DetailsOf<typeof applicationFields>;

/** The fields of an application, in order, with everything that is known about them. */
export const applicationQuestions = describeFields(applicationFields, applicationDetails);
