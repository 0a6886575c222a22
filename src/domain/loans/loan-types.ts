import type { Option } from '#src/ui/SelectField.tsx';

/** The types of a loan, as the quote and the calculators offer them. */
export const loanTypeOptions = [
  { value: 'conventional', label: 'Conventional' },
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
  { value: 'usda', label: 'USDA' },
] as const satisfies readonly Option[];
