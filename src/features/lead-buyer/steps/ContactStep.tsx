import { EmailField } from '#src/domain/leads/form/FormParts.tsx';
import { stateOptions } from '#src/domain/leads/lead-buyer.options.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLeadBuyerField } from '../lead-buyer.form.ts';

export function ContactStep() {
  const contactName = useLeadBuyerField('contactName');
  const phone = useLeadBuyerField('phone');
  const state = useLeadBuyerField('state');
  return (
    <>
      <TextField
        {...contactName.field}
        label="Contact name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <EmailField />
      <TextField
        {...phone.field}
        label="Phone"
        hint="We call this number about your application. Up to 15 digits; we leave out everything else."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <SelectField
        {...state.field}
        label="State"
        hint="Where your company is based."
        placeholder="Select a state"
        options={stateOptions}
        autoComplete="address-level1"
      />
    </>
  );
}
