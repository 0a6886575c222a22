import type { ReactNode } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import styles from './WizardForm.module.css';

/** What a visitor should know before checking the consent box. The children are list items on who calls and why. */
export function ConsentFacts({ children }: { children: ReactNode }) {
  return (
    <>
      <ul className={styles.facts}>
        {children}
        <li>
          <strong>How to stop it</strong> Reply STOP to a text, tell a caller, write to us on the
          contact page, or use the link that you get with your reference number.
        </li>
      </ul>
      <LegalLinks />
    </>
  );
}

/** Links to the legal pages. They open in a new tab, so that the form stays open. */
export function LegalLinks() {
  return (
    <p className={styles.links}>
      In new tabs:{' '}
      <a href={paths.privacy} target="_blank" rel="noopener">
        Privacy
      </a>
      ,{' '}
      <a href={paths.terms} target="_blank" rel="noopener">
        Terms of Use
      </a>
      ,{' '}
      <a href={paths.contact} target="_blank" rel="noopener">
        Contact
      </a>
    </p>
  );
}

interface ConsentFieldProps {
  wording: ReactNode;
  /** Explains the effect of Global Privacy Control; shown if the browser sends it. */
  privacyControlNote: string;
}

/** The checkbox of the field `contactConsent`; its label is the text that the visitor agrees to. */
export function ConsentField({ wording, privacyControlNote }: ConsentFieldProps) {
  const { field } = useTextField('contactConsent');
  return (
    <CheckboxField
      {...field}
      label={wording}
      hint={navigator.globalPrivacyControl ? privacyControlNote : undefined}
    />
  );
}
