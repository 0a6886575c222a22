import { TextField } from '#src/ui/TextField.tsx';
import { useQuoteField } from '../quote.form.ts';

export function NameStep() {
  const firstName = useQuoteField('firstName');
  const lastName = useQuoteField('lastName');
  return (
    <>
      <TextField
        {...firstName.field}
        label="First name"
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...lastName.field}
        label="Last name"
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
    </>
  );
}
