import { leadVolumeOptions, monthlyBudgetOptions } from '#src/domain/leads/lead-buyer.options.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { LeadTypesField } from '../LeadTypesField.tsx';
import { useLeadBuyerField } from '../lead-buyer.form.ts';

export function LeadsStep() {
  const monthlyBudget = useLeadBuyerField('monthlyBudget');
  const leadVolume = useLeadBuyerField('leadVolume');
  return (
    <>
      <LeadTypesField />
      <SelectField
        {...monthlyBudget.field}
        label="Monthly budget"
        placeholder="Select a budget"
        options={monthlyBudgetOptions}
        autoComplete="off"
      />
      <SelectField
        {...leadVolume.field}
        label="Lead volume"
        hint="How many leads you would like. It is not an order or a commitment by either side."
        placeholder="Select a volume"
        options={leadVolumeOptions}
        autoComplete="off"
      />
    </>
  );
}
