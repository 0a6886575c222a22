import type { TextFieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { useTextField } from '#src/domain/leads/form/use-text-field.ts';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** What a control of the application needs. */
export function useLeadBuyerField(name: TextFieldOf<LeadBuyerInput>) {
  return useTextField(name);
}
