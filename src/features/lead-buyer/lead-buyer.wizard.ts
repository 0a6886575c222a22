import type { WizardKind } from '#src/features/wizard/wizard.types.ts';
import { leadBuyerLead } from './lead-buyer.document.ts';
import {
  emptyLeadBuyer,
  type LeadBuyerAnswers,
  type LeadBuyerInput,
  leadBuyerSchema,
} from './lead-buyer.schema.ts';
import { leadBuyerSteps } from './steps.ts';

/** The 4-step application of a company that wants to buy leads. */
export const leadBuyerWizard: WizardKind<LeadBuyerInput, LeadBuyerAnswers> = {
  name: 'leadBuyer',
  steps: leadBuyerSteps,
  schema: leadBuyerSchema,
  empty: emptyLeadBuyer,
  lead: leadBuyerLead,
  keepsAnswers: true,
};
