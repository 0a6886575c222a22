import type { Ref } from 'react';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './QuoteWizard.module.css';

/** The end of the wizard: the inquiry is stored. */
export function SuccessScreen({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <Card className={styles.success}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        Thank You!
      </h2>
      <p>
        Your mortgage inquiry has been submitted successfully. A representative will contact you
        soon.
      </p>
      <p>
        What you sent is an inquiry. It is not a loan application, and nobody has pulled your
        credit.
      </p>
      <ButtonLink to={paths.home} variant="quiet">
        Back to the home page
      </ButtonLink>
    </Card>
  );
}
