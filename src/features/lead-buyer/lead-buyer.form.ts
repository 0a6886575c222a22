import type { TextFieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** The form before anything is typed. The consent begins ticked, as specified: its step says so. */
export const emptyLeadBuyer: LeadBuyerInput = {
  companyName: '',
  companyType: '',
  website: '',
  contactName: '',
  email: '',
  phone: '',
  state: '',
  leadTypes: [],
  monthlyBudget: '',
  leadVolume: '',
  contactConsent: true,
};

/** What a control of the application needs. */
export function useLeadBuyerField(name: TextFieldOf<LeadBuyerInput>) {
  return useTextField(name);
}
