import { FormFields } from '#src/domain/leads/form/FormFields.tsx';
import { type QuoteField, quoteFields, quoteTitles } from '#src/domain/leads/quote.fields.ts';
import { listSteps, type StepProps } from '#src/domain/leads/wizard/journey.ts';
import { StepNote } from '#src/domain/leads/wizard/WizardForm.tsx';
import { lazyComponent } from '#src/lib/lazy-part.ts';
import { quoteFormats } from './quote.form.ts';

const LaterStep = lazyComponent<StepProps<QuoteField>>(
  async () => (await import('./steps/LaterSteps.tsx')).LaterStep,
);
const LaterNote = lazyComponent<{ number: number }>(
  async () => (await import('./steps/LaterSteps.tsx')).LaterNote,
);

/** Loads the steps after the first: with the validation, without which none is shown, so that none waits for its fields. */
export const loadLaterSteps = () => Promise.all([LaterStep.preload(), LaterNote.preload()]);

/** The steps in order. */
export const quoteSteps = listSteps(quoteTitles, quoteFields, (step) =>
  step === 'name' ? NameStep : LaterStep,
);

function NameStep({ fields }: StepProps) {
  return <FormFields names={fields} questions={quoteFields} formats={quoteFormats} />;
}

/** What matters at a step, beside it. */
export function QuoteNote({ number }: { number: number }) {
  if (number > 1) return <LaterNote number={number} />;
  return (
    <StepNote brief="Eight short steps. No cost, no credit pull.">
      <p>You can change any answer before you send it, and nothing is sent before step 8.</p>
    </StepNote>
  );
}
