import { useState } from 'react';
import { type PasswordChange, passwordChangeSchema } from '#src/data/admin/auth/sign-in.schema.ts';
import { listSignIns } from '#src/data/admin/auth/sign-in.service.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { tidyEmail } from '#src/lib/format/format.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { site } from '#src/site.ts';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import { CopyButton } from '#src/ui/fields/CopyButton.tsx';
import formStyles from '#src/ui/fields/ShortForm.module.css';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { NotLoaded } from '#src/ui/notices/NotLoaded.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import styles from './AdminArea.module.css';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The page of the signed-in account: its password, and who else has access. */
export function AccountPanel({ email }: { email: string }) {
  return (
    <div className={styles.notice}>
      <h1>Your account</h1>
      <p>You are signed in as {email}.</p>
      <Card>
        <section aria-labelledby="password-change" className={styles.section}>
          <h2 id="password-change">Change your password, sign out everywhere else</h2>
          <p>
            A new password also signs you out on every other device and in every other browser: when
            the admin area is opened there, and within an hour if it is open. This browser stays
            signed in.
          </p>
          <PasswordForm email={email} />
        </section>
      </Card>
      <Card>
        <section aria-labelledby="access" className={styles.section}>
          <h2 id="access">Who has access</h2>
          <SignIns own={email} />
          <p>
            Your technician gives people access and takes it away. Somebody who has not signed in
            since they got it is not in this list.
          </p>
          <ColleagueText />
        </section>
      </Card>
    </div>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { form, errors, isBusy, outcome } = useAccountForm(passwordChangeSchema, change);
  const [isShown, setShown] = useState(false);

  async function change(passwords: PasswordChange) {
    const { changePassword } = await import('#src/data/admin/auth/account.service.ts');
    await changePassword(passwords);
    form.ref.current?.reset();
    return 'Your password is changed, and you are being signed out everywhere else.';
  }

  const field = {
    type: isShown ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    readOnly: isBusy,
  } as const;
  return (
    <form {...form} className={formStyles.form}>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <TextField
        {...field}
        name="current"
        label="Current password"
        autoComplete="current-password"
        error={errors.current}
      />
      <TextField
        {...field}
        name="next"
        label="New password"
        hint="At least 8 characters. You may use the same one again to be signed out elsewhere."
        autoComplete="new-password"
        error={errors.next}
      />
      <CheckboxField
        label="Show passwords"
        checked={isShown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
      <Button type="submit" className={formStyles.submit} busy={isBusy} disabled={isBusy}>
        {isBusy ? 'Changing...' : 'Change password'}
      </Button>
      {outcome && <OutcomeAlert {...outcome} />}
    </form>
  );
}

/** A text for the technician, ready to send, that adds a colleague. */
function ColleagueText() {
  const [typed, setTyped] = useState('');
  const email = tidyEmail(typed) || 'ada@example.com';
  const text = `Please give ${email} access to the admin area of ${site.url}. In the Firebase console (Authentication, Users, Add user), create the account. Then run:\n\nnpm run admin:grant -- ${email}\n\nThey sign in at ${site.url}${paths.login} and change the password under Account.`;
  return (
    <>
      <TextField
        type="email"
        name="colleague"
        label="Email of a colleague to add"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <CopyButton text={text} variant="quiet" fieldLabel="Text for your technician">
          Copy it for your technician
        </CopyButton>
      </div>
      <p className={styles.text}>{text}</p>
    </>
  );
}

function SignIns({ own }: { own: string }) {
  const found = useResource(listSignIns);
  if (found.status === 'loading') return <p role="status">Loading…</p>;
  if (found.status === 'failed') return <NotLoaded what="Who has access" />;
  return (
    <ul className={styles.people}>
      {found.value.map(({ email, lastAt }) => (
        <li key={email}>
          <strong>{email}</strong>
          {email === own && ' (you)'}, last signed in {formatTime(lastAt)}
        </li>
      ))}
    </ul>
  );
}
