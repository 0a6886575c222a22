import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLeadBuyerField } from '../lead-buyer.form.ts';
import { companyTypeOptions } from '../lead-buyer.options.ts';
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
