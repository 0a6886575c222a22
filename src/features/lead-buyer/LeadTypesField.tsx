import { useFormContext } from 'react-hook-form';
import { leadTypeOptions } from '#src/domain/leads/lead-buyer.options.ts';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** The field for the lead types that a company wants, at least one. */
export function LeadTypesField() {
  const { register, getFieldState, trigger, formState } = useFormContext<LeadBuyerInput>();
  const error = getFieldState('leadTypes', formState).error?.message;
  return (
    <CheckboxGroup
      {...register('leadTypes', { onChange: () => error && trigger('leadTypes') })}
      label="Lead types"
      hint="Choose one or more."
      error={error}
      options={leadTypeOptions}
    />
  );
}
