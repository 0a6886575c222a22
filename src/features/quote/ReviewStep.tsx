import { Link } from 'react-router-dom';
import {
  creditScoreOptions,
  loanTypeOptions,
  timelineOptions,
} from '#src/domain/leads/quote.options.ts';
import { fromLastStep, type StepProps, stepLink } from '#src/domain/leads/wizard/journey.ts';
import { formatDollars } from '#src/lib/format.ts';
import { formatDownPaymentText, formatMoneyText, tidyPhone } from '#src/lib/input/typed-numbers.ts';
import type { Option } from '#src/ui/SelectField.tsx';
import { downPaymentDollars, zeroQuestion } from './answer-notes.ts';
import styles from './QuoteSteps.module.css';
import { type QuoteField, useQuoteForm } from './quote.form.ts';
import type { QuoteInput } from './quote.schema.ts';

/** The labels of the answers in the review. */
const fieldLabels: Record<QuoteField, string> = {
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

/** All answers as they will be sent, each with a link back to its question. */
export function ReviewStep({ steps }: StepProps<QuoteField>) {
  const answers = useQuoteForm().getValues();
  return (
    <>
      <p>Please check your answers. Nothing is sent until you press Submit Inquiry.</p>
      <dl className={styles.sheet}>
        {steps.flatMap(({ fields }, index) =>
          fields.map((field) => (
            <div key={field} className={styles.row}>
              <dt>{fieldLabels[field]}</dt>
              <dd className={styles.answer}>
                {answerText(field, answers)}
                <Remark field={field} answers={answers} />
              </dd>
              <dd>
                <Link to={stepLink(index + 1)} state={{ ...fromLastStep, field }}>
                  Edit<span className="visually-hidden"> {fieldLabels[field]}</span>
                </Link>
              </dd>
            </div>
          )),
        )}
      </dl>
    </>
  );
}

/** Asks about an unlikely answer, which Submit sends nevertheless. */
function Remark({ field, answers }: { field: QuoteField; answers: QuoteInput }) {
  if (field !== 'income' && field !== 'homePrice') return null;
  const question = zeroQuestion(answers[field]);
  return question && <p className={styles.remark}>{question}</p>;
}

/** Returns an answer as the review shows it. */
function answerText(field: QuoteField, answers: QuoteInput): string {
  switch (field) {
    case 'income':
    case 'homePrice':
      return formatMoneyText(answers[field]);
    case 'downPayment':
      return downPaymentText(answers);
    case 'phone':
      return tidyPhone(answers[field]);
    case 'creditScore':
      return findLabel(creditScoreOptions, answers[field]);
    case 'loanType':
      return findLabel(loanTypeOptions, answers[field]);
    case 'timeline':
      return findLabel(timelineOptions, answers[field]);
    case 'contactConsent':
      return answers[field] ? 'Yes' : 'No';
    default:
      return answers[field].trim();
  }
}

/** Returns a down payment, with the dollars of a percentage. */
function downPaymentText({ downPayment, homePrice }: QuoteInput): string {
  const text = formatDownPaymentText(downPayment);
  const dollars = downPaymentDollars(downPayment, homePrice);
  return text.endsWith('%') && dollars !== undefined ? `${text} (${formatDollars(dollars)})` : text;
}

function findLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
