import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import type { WizardInput } from './wizard.types.ts';

/** The box of the field `contactConsent`; its label is what the visitor agrees to. */
export function ConsentField({ wording }: { wording: string }) {
  const { register, getFieldState, trigger, formState } =
    useFormContext<Pick<WizardInput, 'contactConsent'>>();
  const error = getFieldState('contactConsent', formState).error?.message;
  return (
    <CheckboxField
      {...register('contactConsent', { onChange: () => error && trigger('contactConsent') })}
      label={wording}
      error={error}
    />
  );
}
