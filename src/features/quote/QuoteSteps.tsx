import { FormFields } from '#src/domain/leads/form/FormFields.tsx';
import { type QuoteField, quoteFields, quoteTitles } from '#src/domain/leads/quote.fields.ts';
import { listSteps, type StepProps } from '#src/domain/leads/wizard/journey.ts';
import { StepNote } from '#src/domain/leads/wizard/WizardForm.tsx';
import { cachedLoader } from '#src/lib/lazy-value.ts';
import { quoteFormats } from './quote.form.ts';

/**
 * The script of the steps after the first. It arrives with the validation, without which no other step is
 * shown, so that the first load is small and no step waits for its fields.
 */
export const steps2To8 = cachedLoader(() => import('./Steps2To8.tsx'));

/** The steps in order. */
export const quoteSteps = listSteps(quoteTitles, quoteFields, (step) =>
  step === 'name' ? NameStep : LaterStep,
);

function NameStep({ fields }: StepProps) {
  return <FormFields names={fields} questions={quoteFields} formats={quoteFormats} />;
}

/** A step whose script is loaded by the time that the step is shown. */
function LaterStep(props: StepProps<QuoteField>) {
  const Content = steps2To8.cached()?.[props.fields.length > 0 ? 'QuestionStep' : 'ReviewStep'];
  return Content && <Content {...props} />;
}

/** Returns what a step asks. */
export function findQuestion(number: number): string | undefined {
  return number === 1 ? 'What’s your name?' : steps2To8.cached()?.stepNotes[number]?.question;
}

/** What matters at a step, beside it. */
export function QuoteNote({ number }: { number: number }) {
  if (number === 1) {
    return (
      <StepNote brief="Eight short steps. No cost, no credit pull.">
        <p>You can change any answer before you send it, and nothing is sent before step 8.</p>
      </StepNote>
    );
  }
  const Note = steps2To8.cached()?.LaterNote;
  return Note && <Note number={number} />;
}
