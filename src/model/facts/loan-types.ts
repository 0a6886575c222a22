import type { Option } from '#src/lib/input/option.ts';

/** The types of a loan, as the quote and the calculators offer them. */
export const loanTypeOptions = [
  { value: 'conventional', label: 'Conventional' },
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
  { value: 'usda', label: 'USDA' },
] as const satisfies readonly Option[];
