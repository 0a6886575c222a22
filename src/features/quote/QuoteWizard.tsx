import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { emptyInput } from '#src/domain/leads/form/form-fields.ts';
import { formValidation } from '#src/domain/leads/form/lead-form.ts';
import {
  type QuoteAnswers,
  type QuoteInput,
  quoteFields,
  quoteStartFields,
} from '#src/domain/leads/quote.fields.ts';
import type { WizardKind } from '#src/domain/leads/wizard/journey.ts';
import { useWizard } from '#src/domain/leads/wizard/use-wizard.ts';
import { WizardForm } from '#src/domain/leads/wizard/WizardForm.tsx';
import { paths } from '#src/lib/paths.ts';
import { loadLaterSteps, QuoteNote, quoteSteps } from './QuoteSteps.tsx';
import { QuoteSuccess, QuoteSuccessDetails } from './QuoteSuccess.tsx';
import { honeypotName, quoteFormats, readQuoteStart } from './quote.form.ts';
import { quoteLead } from './quote.lead.ts';
import { SubmissionFailure, SubmissionNote } from './SubmissionNotes.tsx';

/** The 8-step pre-qualification form, as data. */
export const quoteWizard: WizardKind<QuoteInput, QuoteAnswers> = {
  name: 'quote',
  steps: quoteSteps,
  validation: formValidation(async () => {
    const [{ quoteSchema }] = await Promise.all([import('./quote.schema.ts'), loadLaterSteps()]);
    return quoteSchema;
  }),
  empty: emptyInput(quoteFields),
  formats: quoteFormats,
  lead: quoteLead,
  honeypot: honeypotName,
  Details: QuoteSuccessDetails,
};

/** What the steps ask, in order. */
const questions = [
  'What’s your name?',
  'Where can you be reached?',
  'Where is the home?',
  'What do you earn, and what is your credit like?',
  'Which loan, at what price?',
  'How much down, and when?',
  'Do you agree to be contacted?',
  'Is everything right?',
];

const texts = {
  title: 'Get Pre-Qualified',
  intro: (
    <>
      For buying a home. Refinancing? <Link to={paths.contact}>Write to us</Link>.
    </>
  ),
  labels: { back: 'Back', submit: 'Submit Inquiry' },
};

/** The 8-step pre-qualification form, which submits the answers at the end. */
export function QuoteWizard() {
  const wizard = useWizard(quoteWizard);
  const { submission, botCheck } = wizard;
  useQuoteStart(wizard.form);

  if (wizard.success) return <QuoteSuccess screen={wizard.success} />;
  return (
    <WizardForm
      wizard={wizard}
      {...texts}
      question={questions[wizard.number - 1]}
      note={<QuoteNote number={wizard.number} />}
      canSubmit={botCheck.ready}
      failure={<SubmissionFailure state={submission} botCheck={botCheck} />}
    >
      <SubmissionNote botCheck={botCheck} />
    </WizardForm>
  );
}

/** Fills the form with values passed by another page. */
function useQuoteStart({ setValue }: UseFormReturn<QuoteInput, unknown, QuoteAnswers>) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const start = readQuoteStart(state);
    const entered = quoteStartFields.filter((name) => start[name]);
    if (entered.length === 0) return;
    for (const name of entered) setValue(name, start[name] ?? '');
    // Cleared after one use, so that a reload does not overwrite what is typed later.
    void navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate, setValue]);
}
