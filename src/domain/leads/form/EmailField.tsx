import { useFormContext, useWatch } from 'react-hook-form';
import { suggestEmail } from '#src/lib/input/email.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';

/** The field `email`, with a suggestion if its domain looks like a typo. */
export function EmailField({ hint, readOnly }: { hint?: string; readOnly?: boolean }) {
  const email = useTextField('email');
  const { control } = useFormContext<{ email: string }>();
  const meant = suggestEmail(useWatch({ control, name: 'email' }));
  return (
    <TextField
      {...email.field}
      label="Email"
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      readOnly={readOnly}
      suggestion={
        meant
          ? {
              text: `Did you mean ${meant}?`,
              action: 'Use it',
              onAccept: () => email.change(meant),
            }
          : undefined
      }
    />
  );
}
