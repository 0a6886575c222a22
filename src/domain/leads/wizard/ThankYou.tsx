import type { ReactNode, Ref } from 'react';
import type { ConsentedKind } from '#src/domain/leads/lead-documents.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { successPicture } from './lazy-details.tsx';
import { ReferenceNumber } from './ReferenceNumber.tsx';
import { RequestLink } from './RequestLink.tsx';
import styles from './ThankYou.module.css';

interface ThankYouProps {
  headingRef: Ref<HTMLHeadingElement>;
  kind: ConsentedKind;
  /** Undefined if an earlier release wrote the history entry. */
  leadId: string | undefined;
  /** What happens next, and what to do in the meantime. */
  details: ReactNode;
  /** The next action, shown next to the Print button. */
  wayOn: ReactNode;
  children: ReactNode;
}

/** The success screen of a wizard. */
export function ThankYou({ headingRef, kind, leadId, details, wayOn, children }: ThankYouProps) {
  return (
    <Card className={styles.success}>
      <img
        src={successPicture}
        alt=""
        width={1200}
        height={480}
        className={classNames(styles.picture, 'screen-only')}
      />
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        Thank You!
      </h1>
      {children}
      {leadId && <ReferenceNumber leadId={leadId} />}
      {details}
      {leadId && <RequestLink kind={kind} lead={leadId} />}
      <div className={classNames(styles.actions, 'screen-only')}>
        {wayOn}
        <Button variant="quiet" onClick={() => window.print()}>
          Print this page
        </Button>
      </div>
    </Card>
  );
}
