import { FormFields } from '#src/features/wizard/FormFields.tsx';
import { BotCheckNote } from '#src/features/wizard/FormParts.tsx';
import { formValidation } from '#src/features/wizard/lead-form.ts';
import { lazyDetails, ThankYou } from '#src/features/wizard/ThankYou.tsx';
import { useWizard } from '#src/features/wizard/use-wizard.ts';
import { WizardForm } from '#src/features/wizard/WizardForm.tsx';
import {
  listSteps,
  type StepProps,
  type WizardConfig,
} from '#src/features/wizard/wizard-config.ts';
import { completeWebsite } from '#src/lib/input/website.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import {
  type ApplicationAnswers,
  type ApplicationInput,
  applicationFields,
  applicationTitles,
} from '#src/model/lead-forms/application.fields.ts';
import { emptyInput, listFormats } from '#src/model/lead-forms/form-fields.ts';
import { leadBuyerFaults, leadBuyerLead } from './lead-buyer.lead.ts';

const applicationFormats = listFormats(applicationFields, { website: completeWebsite });

/** A step after the first, which arrives with the validation, without which none is shown. */
const LaterLeadBuyerStep = lazyComponent<StepProps>(
  async () => (await import('./LaterLeadBuyerSteps.tsx')).LaterLeadBuyerStep,
);

const questions: Record<keyof typeof applicationTitles, string> = {
  company: 'Which company is it?',
  contact: 'Who speaks for it?',
  leads: 'Which leads, and how many?',
  consent: 'May we contact you about it?',
};

const leadBuyerSteps = listSteps(applicationTitles, applicationFields, (step) => ({
  question: questions[step],
  Content: step === 'company' ? CompanyStep : LaterLeadBuyerStep,
}));

function CompanyStep({ fields }: StepProps) {
  return <FormFields names={fields} questions={applicationFields} formats={applicationFormats} />;
}

/** The 4-step application of a company that wants to buy leads. */
export const leadBuyerWizard: WizardConfig<ApplicationInput, ApplicationAnswers> = {
  name: 'leadBuyer',
  steps: leadBuyerSteps,
  validation: formValidation(async () => {
    const [{ applicationSchema }] = await Promise.all([
      import('#src/model/lead-forms/application.schema.ts'),
      LaterLeadBuyerStep.preload(),
    ]);
    return { schema: applicationSchema, formats: applicationFormats };
  }),
  empty: emptyInput(applicationFields),
  lead: leadBuyerLead,
  faults: { field: 'companyName', texts: leadBuyerFaults },
  keepsAnswers: true,
  Details: lazyDetails(
    async () => (await import('./LeadBuyerSuccessDetails.tsx')).LeadBuyerSuccessDetails,
  ),
};

/** The 4-step Lead Buyer Application. */
export function LeadBuyerWizard() {
  const wizard = useWizard(leadBuyerWizard);
  const { submission } = wizard;

  if (wizard.success) {
    return (
      <ThankYou
        screen={wizard.success}
        kind={leadBuyerLead.collection}
        Details={leadBuyerWizard.Details}
        another="Submit Another Application"
      >
        <p>Your lead buyer application has been submitted. We'll contact you soon.</p>
      </ThankYou>
    );
  }
  return (
    <WizardForm
      wizard={wizard}
      title="Lead Buyer Application"
      intro="For companies that want to buy mortgage leads. Four short steps, and you can change any answer before you send it."
      labels={{ back: 'Previous', submit: 'Submit Application' }}
      explanation={
        submission.status === 'failed' && (
          <>
            {submission.explanation && <p>{submission.explanation}</p>}
            <p>Your answers are still here. You can submit them again.</p>
          </>
        )
      }
    >
      <BotCheckNote />
    </WizardForm>
  );
}
