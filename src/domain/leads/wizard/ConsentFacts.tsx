import type { ReactNode } from 'react';
import { paths } from '#src/lib/paths.ts';
import styles from './ConsentFacts.module.css';

/**
 * What a visitor should know before checking the consent box: the children are list items about who
 * will make contact and why, followed by how to stop it and links to the legal pages. The links open
 * in a new tab, so that the form stays open.
 */
export function ConsentFacts({ children }: { children: ReactNode }) {
  return (
    <>
      <ul className={styles.facts}>
        {children}
        <li>
          <strong>How to stop it</strong> Reply STOP to a text, tell a caller, or write to us on the
          contact page. After you send this form, you also get a link to do so, with your reference
          number.
        </li>
      </ul>
      <p className={styles.links}>
        More, each in a new tab:{' '}
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
    </>
  );
}
