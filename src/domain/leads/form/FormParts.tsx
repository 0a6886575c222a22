import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { suggestEmail } from '#src/lib/input/email.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './FormParts.module.css';

/** The field `email`, with a suggestion if its domain looks like a typo. */
export function EmailField({ readOnly }: { readOnly?: boolean }) {
  const email = useTextField('email');
  const { control } = useFormContext<{ email: string }>();
  const meant = suggestEmail(useWatch({ control, name: 'email' }));
  return (
    <TextField
      {...email.field}
      label="Email"
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

/**
 * The note about the bot check above the Submit button, and other notes as children. It replaces the
 * provider's badge, which styles/base.css hides.
 */
export function BotCheckNote({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.notes}>
      <p>This form is protected by reCAPTCHA.</p>
      {children}
    </div>
  );
}
