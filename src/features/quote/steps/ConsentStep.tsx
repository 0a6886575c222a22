import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { currentConsent } from '../consent.ts';
import { useQuoteForm } from '../quote-form.ts';
import { TrapField } from '../TrapField.tsx';

export function ConsentStep() {
  const { register, getFieldState, trigger, formState } = useQuoteForm();
  const error = getFieldState('contactConsent', formState).error?.message;
  return (
    <>
      <p>
        Someone has to be able to reach you with options. Please read what you agree to before you
        tick the box.
      </p>
      <CheckboxField
        {...register('contactConsent', { onChange: () => error && trigger('contactConsent') })}
        label={currentConsent.text}
        error={error}
      />
      <TrapField />
    </>
  );
}
