import { usStates } from '#src/lib/us-states.ts';

/** Returns the options of the lead buyer's application. Their labels are also the stored values. */
const named = <const Name extends string>(...names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: name }));

/** The length of a company's name in code points, inclusive, as the security rules count it. */
export const companyNameLength = { min: 1, max: 100 } as const;

export const companyTypeOptions = named(
  'Mortgage lender',
  'Mortgage broker',
  'Bank',
  'Credit union',
  'Real estate brokerage',
  'Other',
);

export const stateOptions = named(...usStates);

export const leadTypeOptions = named(
  'Purchase Mortgage',
  'Refinance',
  'FHA/VA/USDA',
  'HELOC',
  'First-Time Buyer',
  'Investor Loans',
);

export const monthlyBudgetOptions = named(
  'Under $1,000',
  '$1,000 to $4,999',
  '$5,000 to $9,999',
  '$10,000 to $24,999',
  '$25,000 or more',
);

export const leadVolumeOptions = named(
  'Up to 10 leads a month',
  '11 to 50 leads a month',
  '51 to 200 leads a month',
  'More than 200 leads a month',
);
