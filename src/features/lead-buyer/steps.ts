import type { FieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import type { WizardStep } from '#src/domain/leads/wizard/wizard.types.ts';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';
import { CompanyStep } from './steps/CompanyStep.tsx';
import { ConsentStep } from './steps/ConsentStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { LeadsStep } from './steps/LeadsStep.tsx';

/** The application, in order. A step more is an entry more and a small component. */
export const leadBuyerSteps: readonly WizardStep<FieldOf<LeadBuyerInput>>[] = [
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
