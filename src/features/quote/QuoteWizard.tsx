import { useWizard } from '#src/domain/leads/wizard/use-wizard.ts';
import { WizardForm } from '#src/domain/leads/wizard/WizardForm.tsx';
import { quoteWizard } from './quote.wizard.ts';
import { SubmissionFailure, SubmissionNote } from './SubmissionNotes.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';
import { useQuoteStart } from './use-quote-start.ts';

const texts = {
  title: 'Get Pre-Qualified',
  intro:
    'Eight short steps. No cost, no credit pull, and you can change any answer before you send it.',
  labels: { back: 'Back', submit: 'Submit Inquiry' },
};

/** The 8-step pre-qualification form, which submits the answers at the end. */
export function QuoteWizard() {
  const wizard = useWizard(quoteWizard);
  const { submission, botCheck } = wizard;
  useQuoteStart(wizard.form);

  if (wizard.submitted) {
    return <SuccessScreen headingRef={wizard.heading} leadId={wizard.leadId} />;
  }
  return (
    <WizardForm
      wizard={wizard}
      {...texts}
      canSubmit={botCheck.ready}
      failure={<SubmissionFailure state={submission} botCheck={botCheck} />}
    >
      <SubmissionNote botCheck={botCheck} />
    </WizardForm>
  );
}
