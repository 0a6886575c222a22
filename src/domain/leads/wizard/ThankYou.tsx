import type { ReactNode, Ref } from 'react';
import { Card } from '#src/ui/Card.tsx';
import styles from './WizardForm.module.css';

interface ThankYouProps {
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The end of a wizard: the lead is stored. */
export function ThankYou({ headingRef, children }: ThankYouProps) {
  return (
    <Card className={styles.success}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        Thank You!
      </h2>
      {children}
    </Card>
  );
}
