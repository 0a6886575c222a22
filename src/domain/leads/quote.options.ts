import type { Option } from '#src/ui/SelectField.tsx';

export const creditScoreOptions = [
  { value: '300-579', label: 'Poor (300–579)' },
  { value: '580-669', label: 'Fair (580–669)' },
  { value: '670-739', label: 'Good (670–739)' },
  { value: '740-799', label: 'Very Good (740–799)' },
  { value: '800-850', label: 'Excellent (800–850)' },
] as const satisfies readonly Option[];

export const loanTypeOptions = [
  { value: 'conventional', label: 'Conventional' },
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
  { value: 'usda', label: 'USDA' },
] as const satisfies readonly Option[];

export const timelineOptions = [
  { value: 'immediately', label: 'Immediately' },
  { value: '1-3months', label: 'In 1–3 months' },
  { value: '3-6months', label: 'In 3–6 months' },
  { value: '6-12months', label: 'In 6–12 months' },
  { value: '12+months', label: 'In more than 12 months' },
] as const satisfies readonly Option[];

/**
 * Values that the visitor entered on another page, with which it prefills the quote form. They are passed in
 * the router's state, never in the address, and are written as a visitor would type them. They take
 * precedence over the form's draft.
 */
export interface QuoteStart {
  homePrice?: string;
  downPayment?: string;
}
