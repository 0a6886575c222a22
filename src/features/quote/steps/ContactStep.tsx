import { useWatch } from 'react-hook-form';
import { EmailField } from '#src/domain/leads/form/FormParts.tsx';
import { cleanPhone } from '#src/lib/input/typed-numbers.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { phoneQuestion } from '../questions.ts';
import { useQuoteField, useQuoteForm } from '../quote.form.ts';
import { useQuestion } from '../use-question.ts';

export function ContactStep() {
  const phone = useQuoteField('phone');
  const { control } = useQuoteForm();
  const typedPhone = useWatch({ control, name: 'phone' });
  const cleanedPhone = phone.field.error ? cleanPhone(typedPhone) : undefined;
  const offer = cleanedPhone
    ? {
        text: `Write it as ${cleanedPhone}?`,
        action: 'Use it',
        onAccept: () => phone.change(cleanedPhone),
      }
    : undefined;
  const question = useQuestion('phone', phoneQuestion);
  return (
    <>
      <EmailField />
      <TextField
        {...phone.field}
        label="Phone"
        hint={
          <>
            For a call about your options, from us, a lender or a lead buyer, once you agree on the
            Consent step. A US number with area code, like{' '}
            <span className="unbroken">(555) 123-4567</span>.
          </>
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        suggestion={phone.field.error ? offer : question}
      />
    </>
  );
}
