import {
  creditScoreOptions,
  loanTypeOptions,
  timelineOptions,
} from '#src/domain/leads/quote.options.ts';
import { formatDownPaymentText, formatMoneyText } from '#src/lib/input/typed-numbers.ts';
import type { Option } from '#src/ui/SelectField.tsx';
import type { QuoteField } from './quote.form.ts';
import type { QuoteInput } from './quote.schema.ts';

/** The labels of the answers in the review. */
export const fieldLabels: Record<QuoteField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Street address',
  zipCode: 'ZIP code',
  income: 'Yearly income',
  creditScore: 'Credit score',
  loanType: 'Loan type',
  homePrice: 'Home price',
  downPayment: 'Down payment',
  timeline: 'Timeline',
  contactConsent: 'Consent to be contacted',
};

/** Returns an answer as the review shows it. */
export function answerText(field: QuoteField, answers: QuoteInput): string {
  switch (field) {
    case 'income':
    case 'homePrice':
      return formatMoneyText(answers[field]);
    case 'downPayment':
      return formatDownPaymentText(answers[field]);
    case 'creditScore':
      return labelOf(creditScoreOptions, answers[field]);
    case 'loanType':
      return labelOf(loanTypeOptions, answers[field]);
    case 'timeline':
      return labelOf(timelineOptions, answers[field]);
    case 'contactConsent':
      return answers[field] ? 'Yes' : 'No';
    default:
      return answers[field].trim();
  }
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
