import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FormFields } from '#src/features/wizard/FormFields.tsx';
import { formValidation } from '#src/features/wizard/lead-form.ts';
import { lazyDetails, type SuccessScreen, ThankYou } from '#src/features/wizard/ThankYou.tsx';
import { useWizard } from '#src/features/wizard/use-wizard.ts';
import { StepNote, WizardForm } from '#src/features/wizard/WizardForm.tsx';
import {
  listSteps,
  type StepProps,
  type WizardConfig,
} from '#src/features/wizard/wizard-config.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { emptyInput } from '#src/model/lead-forms/form-fields.ts';
import {
  honeypotName,
  type QuoteAnswers,
  type QuoteField,
  type QuoteInput,
  quoteFields,
  quoteStartFields,
  quoteTitles,
} from '#src/model/lead-forms/quote.fields.ts';
import { quoteLead } from './quote.lead.ts';
import { SubmissionFailure, SubmissionNote } from './SubmissionNotes.tsx';

const QuoteSuccessDetails = lazyDetails(
  async () => (await import('./QuoteSuccessDetails.tsx')).QuoteSuccessDetails,
);

/** The confirmation that the inquiry is stored. */
export function QuoteSuccess({ screen }: { screen: SuccessScreen<QuoteInput> }) {
  return (
    <ThankYou
      screen={screen}
      kind={quoteLead.collection}
      Details={QuoteSuccessDetails}
      another="Start a new inquiry"
    >
      <p>
        Your mortgage inquiry has been submitted successfully. A representative will contact you
        soon.
      </p>
      <p>
        What you sent is an inquiry. It’s not a loan application, and no one has pulled your credit.
      </p>
    </ThankYou>
  );
}

const LaterQuoteStep = lazyComponent<StepProps<QuoteField>>(
  async () => (await import('./steps/LaterSteps.tsx')).LaterQuoteStep,
);
const LaterNote = lazyComponent<{ step: string }>(
  async () => (await import('./steps/LaterSteps.tsx')).LaterNote,
);

const questions: Record<keyof typeof quoteTitles, string> = {
  name: 'What’s your name?',
  contact: 'Where can you be reached?',
  property: 'Where is the home?',
  finances: 'What do you earn, and what is your credit like?',
  loan: 'Which loan, at what price?',
  purchase: 'How much down, and when?',
  consent: 'Do you agree to be contacted?',
  review: 'Is everything right?',
};

/** The steps in order. */
export const quoteSteps = listSteps(quoteTitles, quoteFields, (step) => ({
  question: questions[step],
  Content: step === 'name' ? NameStep : LaterQuoteStep,
}));

function NameStep({ fields }: StepProps) {
  return <FormFields names={fields} questions={quoteFields} />;
}

function QuoteNote({ step }: { step: string }) {
  if (step !== 'name') return <LaterNote step={step} />;
  return (
    <StepNote brief="Eight short steps. No cost, no credit pull.">
      <p>
        You can change any answer before you send it, and nothing is sent before step{' '}
        {quoteSteps.length}.
      </p>
    </StepNote>
  );
}

/** The pre-qualification form, as data. */
export const quoteWizard: WizardConfig<QuoteInput, QuoteAnswers> = {
  name: 'quote',
  steps: quoteSteps,
  validation: formValidation(async () => {
    const [{ quoteSchema, quoteFormats }] = await Promise.all([
      import('#src/model/lead-forms/quote.schema.ts'),
      // So that no step waits for its fields: without the validation, none of them is shown.
      LaterQuoteStep.preload(),
      LaterNote.preload(),
    ]);
    return { schema: quoteSchema, formats: quoteFormats };
  }),
  empty: emptyInput(quoteFields),
  lead: quoteLead,
  honeypot: honeypotName,
  Details: QuoteSuccessDetails,
};

/** The pre-qualification form, which submits the answers at the end. */
export function QuoteWizard() {
  const wizard = useWizard(quoteWizard);
  const { submission, botCheck } = wizard;
  useQuoteStart(wizard.form);

  if (wizard.success) return <QuoteSuccess screen={wizard.success} />;
  return (
    <WizardForm
      wizard={wizard}
      title="Get Pre-Qualified"
      intro={
        <>
          For buying a home. Refinancing? <Link to={paths.contact}>Write to us</Link>.
        </>
      }
      labels={{ back: 'Back', submit: 'Submit Inquiry' }}
      note={<QuoteNote step={wizard.step.key} />}
      canSubmit={botCheck.ready}
      failure={<SubmissionFailure state={submission} botCheck={botCheck} />}
    >
      <SubmissionNote botCheck={botCheck} />
    </WizardForm>
  );
}

function useQuoteStart({ setValue }: UseFormReturn<QuoteInput, unknown, QuoteAnswers>) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const entered = quoteStartFields.filter((name) => state?.[name]);
    if (entered.length === 0) return;
    for (const name of entered) setValue(name, state[name]);
    // Cleared after one use, so that a reload does not overwrite what is typed later.
    void navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate, setValue]);
}
