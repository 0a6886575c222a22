import { TextField } from '#src/ui/TextField.tsx';
import { useQuoteField } from '../quote.form.ts';

export function PropertyStep() {
  const address = useQuoteField('address');
  const zipCode = useQuoteField('zipCode');
  return (
    <>
      <TextField
        {...address.field}
        label="Street address"
        hint="The home you have in mind, or where you live now if you are still looking."
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...zipCode.field}
        label="ZIP code"
        hint="Five digits, like 02139, or nine, like 02139-4307."
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
      />
    </>
  );
}
