import { formCheck } from '#src/domain/leads/form/form-check.ts';
import type { WizardKind } from '#src/domain/leads/wizard/wizard.types.ts';
import { emptyLeadBuyer } from './empty-lead-buyer.ts';
import { leadBuyerLead } from './lead-buyer.document.ts';
import type { LeadBuyerAnswers, LeadBuyerInput } from './lead-buyer.schema.ts';
import { leadBuyerSteps } from './steps.ts';

/** The 4-step application of a company that wants to buy leads. */
export const leadBuyerWizard: WizardKind<LeadBuyerInput, LeadBuyerAnswers> = {
  name: 'leadBuyer',
  steps: leadBuyerSteps,
  check: formCheck(async () => (await import('./lead-buyer.schema.ts')).leadBuyerSchema),
  empty: emptyLeadBuyer,
  lead: leadBuyerLead,
  keepsAnswers: true,
};
