import { companyTypeOptions } from '#src/domain/leads/lead-buyer.options.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLeadBuyerField } from '../lead-buyer.form.ts';
import { WebsiteField } from '../WebsiteField.tsx';

export function CompanyStep() {
  const companyName = useLeadBuyerField('companyName');
  const companyType = useLeadBuyerField('companyType');
  return (
    <>
      <TextField
        {...companyName.field}
        label="Company name"
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <SelectField
        {...companyType.field}
        label="Company type"
        placeholder="Select a type"
        options={companyTypeOptions}
        autoComplete="off"
      />
      <WebsiteField />
    </>
  );
}
