import type { QuoteInput } from './quote.schema.ts';
import { useQuoteForm } from './quote-form.ts';

/** The fields whose answer is typed or chosen as text. */
type QuoteTextField = Exclude<keyof QuoteInput, 'contactConsent'>;

/**
 * What a control of the form needs: its registration with its error, and a way to set its value.
 *
 * @param format shows a value back in its usual form when the visitor leaves the field
 */
export function useQuoteField(name: QuoteTextField, format?: (text: string) => string) {
  const { register, setValue, getValues, getFieldState, trigger, formState } = useQuoteForm();
  const error = getFieldState(name, formState).error?.message;

  // A complaint goes as soon as it is met, and does not come before the visitor tries to go on.
  const recheck = () => {
    if (error) void trigger(name);
  };
  const change = (text: string) => {
    setValue(name, text, { shouldDirty: true });
    recheck();
  };
  const registration = register(name, {
    onChange: recheck,
    onBlur: () => format && change(format(getValues(name))),
  });

  return { change, field: { ...registration, error } };
}
