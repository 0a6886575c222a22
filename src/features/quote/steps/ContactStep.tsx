import { useWatch } from 'react-hook-form';
import { suggestEmail } from '#src/lib/input/email.ts';
import { cleanPhone } from '#src/lib/input/phone.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { useQuoteForm } from '../quote-form.ts';
import { useQuoteField } from '../use-quote-field.ts';

export function ContactStep() {
  const email = useQuoteField('email');
  const phone = useQuoteField('phone');
  const { control } = useQuoteForm();
  const [typedEmail, typedPhone] = useWatch({ control, name: ['email', 'phone'] });
  const likelyEmail = suggestEmail(typedEmail);
  const cleanedPhone = phone.field.error ? cleanPhone(typedPhone) : undefined;
  return (
    <>
      <TextField
        {...email.field}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        suggestion={
          likelyEmail
            ? {
                text: `Did you mean ${likelyEmail}?`,
                action: 'Use it',
                onAccept: () => email.change(likelyEmail),
              }
            : undefined
        }
      />
      <TextField
        {...phone.field}
        label="Phone"
        hint="A US number with its area code, like (555) 123-4567."
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        suggestion={
          cleanedPhone
            ? {
                text: `Write it as ${cleanedPhone}?`,
                action: 'Use it',
                onAccept: () => phone.change(cleanedPhone),
              }
            : undefined
        }
      />
    </>
  );
}
