import { type FieldOf, formValidation } from '#src/domain/leads/form/lead-form.ts';
import type { WizardKind, WizardStep } from '#src/domain/leads/wizard/journey.ts';
import { lazyDetails } from '#src/domain/leads/wizard/ThankYou.tsx';
import { emptyLeadBuyer, leadBuyerFormats } from './lead-buyer.form.ts';
import { leadBuyerLead } from './lead-buyer.lead.ts';
import type { LeadBuyerAnswers, LeadBuyerInput } from './lead-buyer.schema.ts';
import { CompanyStep } from './steps/CompanyStep.tsx';
import { ConsentStep } from './steps/ConsentStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { LeadsStep } from './steps/LeadsStep.tsx';

/** The steps in order. Adding a step takes an entry here and a small component. */
const leadBuyerSteps: readonly WizardStep<FieldOf<LeadBuyerInput>>[] = [
  {
    title: 'Your Company',
    fields: ['companyName', 'companyType', 'website'],
    Content: CompanyStep,
  },
  {
    title: 'Your Contact Person',
    fields: ['contactName', 'email', 'phone', 'state'],
    Content: ContactStep,
  },
  {
    title: 'The Leads You Want',
    fields: ['leadTypes', 'monthlyBudget', 'leadVolume'],
    Content: LeadsStep,
  },
  { title: 'Consent', fields: ['contactConsent'], Content: ConsentStep },
];

/** The 4-step application of a company that wants to buy leads. */
export const leadBuyerWizard: WizardKind<LeadBuyerInput, LeadBuyerAnswers> = {
  name: 'leadBuyer',
  steps: leadBuyerSteps,
  validation: formValidation(async () => (await import('./lead-buyer.schema.ts')).leadBuyerSchema),
  empty: emptyLeadBuyer,
  formats: leadBuyerFormats,
  lead: leadBuyerLead,
  keepsAnswers: true,
  Details: lazyDetails(async () => (await import('./SuccessDetails.tsx')).SuccessDetails),
};
