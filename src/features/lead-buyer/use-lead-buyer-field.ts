import { useTextField } from '#src/features/wizard/use-text-field.ts';
import type { TextFieldOf } from '#src/features/wizard/wizard.types.ts';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** What a control of the application needs. */
export function useLeadBuyerField(name: TextFieldOf<LeadBuyerInput>) {
  return useTextField(name);
}
