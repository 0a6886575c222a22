import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import type { WizardInput } from './wizard.types.ts';

interface ConsentFieldProps {
  wording: string;
  /** Said where the browser sends Global Privacy Control: what follows from it. */
  privacyControlNote: string;
}

/** The box of the field `contactConsent`; its label is what the visitor agrees to. */
export function ConsentField({ wording, privacyControlNote }: ConsentFieldProps) {
  const { register, getFieldState, trigger, formState } =
    useFormContext<Pick<WizardInput, 'contactConsent'>>();
  const error = getFieldState('contactConsent', formState).error?.message;
  return (
    <CheckboxField
      {...register('contactConsent', { onChange: () => error && trigger('contactConsent') })}
      label={wording}
      hint={navigator.globalPrivacyControl ? privacyControlNote : undefined}
      error={error}
    />
  );
}
