import type { Formats, TextFieldOf } from '#src/domain/leads/form/lead-form.ts';
import { tidyPhone } from '#src/lib/input/typed-numbers.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** The initial values. The consent is checked by default, as specified, and its step says so. */
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

export const leadBuyerFormats: Formats<LeadBuyerInput> = { phone: tidyPhone };

/** Returns the props of a text field of the application. */
export function useLeadBuyerField(name: TextFieldOf<LeadBuyerInput>) {
  return useTextField(name, leadBuyerFormats[name]);
}
