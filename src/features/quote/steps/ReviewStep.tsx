import { Link } from 'react-router-dom';
import { fromLastStep, type StepProps, stepLink } from '#src/domain/leads/wizard/journey.ts';
import { answerText, fieldLabels } from '../answer-texts.ts';
import { type QuoteField, useQuoteForm } from '../quote.form.ts';
import styles from './ReviewStep.module.css';

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
              <dd className={styles.answer}>{answerText(field, answers)}</dd>
              <dd>
                <Link to={stepLink(index + 1)} state={fromLastStep}>
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
