import { useEffect } from 'react';
import { BotCheckNote } from '#src/domain/leads/form/FormParts.tsx';
import { useWizard } from '#src/domain/leads/wizard/use-wizard.ts';
import { WizardForm } from '#src/domain/leads/wizard/WizardForm.tsx';
import { faultTexts } from './lead-buyer.lead.ts';
import { leadBuyerWizard } from './lead-buyer.wizard.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

const texts = {
  title: 'Lead Buyer Application',
  intro:
    'For companies that want to buy mortgage leads. Four short steps, and you can change any answer before you send it.',
  labels: { back: 'Previous', submit: 'Submit Application' },
};

/** The 4-step Lead Buyer Application. */
export function LeadBuyerWizard() {
  const wizard = useWizard(leadBuyerWizard);
  const { submission, failWith } = wizard;

  useEffect(() => {
    if (submission.status === 'failed') failWith('companyName', faultTexts[submission.fault]);
  }, [submission, failWith]);

  if (wizard.submitted) {
    return (
      <SuccessScreen
        headingRef={wizard.heading}
        leadId={wizard.leadId}
        onAnother={wizard.startAgain}
      />
    );
  }
  return (
    <WizardForm wizard={wizard} {...texts}>
      <BotCheckNote>
        {submission.status === 'failed' && wizard.errors.length > 0 && (
          <>
            {submission.explanation && <p>{submission.explanation}</p>}
            <p>Your answers are still here. You can submit them again.</p>
          </>
        )}
      </BotCheckNote>
    </WizardForm>
  );
}
