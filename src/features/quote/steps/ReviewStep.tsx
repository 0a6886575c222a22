import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { fromLastStep, type StepProps, stepLink } from '#src/features/wizard/wizard-config.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { formatDownPaymentText, formatMoneyText } from '#src/lib/input/typed-numbers.ts';
import { fillPhone, quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import type { FormField } from '#src/model/lead-forms/form-fields.ts';
import {
  type QuoteField,
  type QuoteInput,
  quoteFields,
} from '#src/model/lead-forms/quote.fields.ts';
import { quoteFormats } from '#src/model/lead-forms/quote.schema.ts';
import { askAboutAnswer, downPaymentDollars } from './answer-notes.ts';
import styles from './QuoteSteps.module.css';

/** All answers as they will be sent, each with a link back to its question. */
export function ReviewStep({ steps }: StepProps<QuoteField>) {
  const answers = useFormContext<QuoteInput>().watch();
  return (
    <>
      <p>You can still change any of your answers.</p>
      <dl className={styles.sheet}>
        {steps.flatMap(({ fields }, index) =>
          fields.map((field) => (
            <div key={field} className={styles.row}>
              <dt>{findLabel(field)}</dt>
              <dd id={field} tabIndex={-1} className={styles.answer}>
                {answerText(field, answers)}
                <AnswerHint field={field} answers={answers} />
              </dd>
              <dd>
                <Link to={stepLink(index + 1)} state={{ ...fromLastStep, field }}>
                  Edit<span className="visually-hidden"> {findLabel(field)}</span>
                </Link>
              </dd>
            </div>
          )),
        )}
      </dl>
    </>
  );
}

function findLabel(field: QuoteField): string {
  const { label, reviewLabel = label }: FormField = quoteFields[field];
  return reviewLabel;
}

/** What was agreed to, or a question about an unlikely answer, which Submit sends nevertheless. */
function AnswerHint({ field, answers }: { field: QuoteField; answers: QuoteInput }) {
  if (field === 'contactConsent') {
    const text = fillPhone(quoteConsent.text, answerText('phone', answers));
    return answers.contactConsent && <p className={styles.answerHint}>{text}</p>;
  }
  const { per }: FormField = quoteFields[field];
  const question = askAboutAnswer(field, String(answers[field]), per);
  return question && <p className={styles.answerHint}>{question.text}</p>;
}

function answerText(field: QuoteField, answers: QuoteInput): string {
  const { kind, per, options = [] }: FormField = quoteFields[field];
  const answer = String(answers[field]).trim();
  switch (kind) {
    case 'money':
      return formatMoneyText(answer, per);
    case 'downPayment':
      return downPaymentText(answers);
    case 'select':
      return options.find(({ value }) => value === answer)?.label ?? 'No answer';
    case 'consent':
      return answers[field] ? 'Yes' : 'No';
    default:
      return (quoteFormats[field]?.(answer) ?? answer) || 'No answer';
  }
}

function downPaymentText({ downPayment, homePrice }: QuoteInput): string {
  const text = formatDownPaymentText(downPayment);
  const dollars = downPaymentDollars(downPayment, homePrice);
  return text.endsWith('%') && dollars !== undefined ? `${text} (${formatDollars(dollars)})` : text;
}
