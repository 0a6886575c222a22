import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import type { WizardInput } from './wizard.types.ts';

interface ConsentFieldProps {
  wording: string;
  /** Explains the effect of Global Privacy Control; shown if the browser sends it. */
  privacyControlNote: string;
}

/** The checkbox of the field `contactConsent`; its label is the text that the visitor agrees to. */
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
