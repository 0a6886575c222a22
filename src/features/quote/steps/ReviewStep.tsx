import { Link } from 'react-router-dom';
import { answerText, fieldLabels } from '../answer-texts.ts';
import { useQuoteForm } from '../quote-form.ts';
import { fromReview, stepLink } from '../step-link.ts';
import type { StepProps } from '../steps.ts';
import styles from './ReviewStep.module.css';

/** Every answer as it will be sent, each with the way back to its question. */
export function ReviewStep({ steps }: StepProps) {
  const answers = useQuoteForm().getValues();
  return (
    <>
      <p>Please check your answers. Nothing is sent before you press Submit Inquiry.</p>
      <dl className={styles.sheet}>
        {steps.flatMap(({ fields }, index) =>
          fields.map((field) => (
            <div key={field} className={styles.row}>
              <dt>{fieldLabels[field]}</dt>
              <dd className={styles.answer}>{answerText(field, answers)}</dd>
              <dd>
                <Link to={stepLink(index + 1)} state={fromReview}>
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
