import type { ReactNode, Ref } from 'react';
import type { ConsentedKind } from '#src/domain/leads/consent/consent-record.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { NextSteps } from './NextSteps.tsx';
import { ReferenceNumber } from './ReferenceNumber.tsx';
import { RequestLink } from './RequestLink.tsx';
import styles from './WizardForm.module.css';

interface ThankYouProps {
  headingRef: Ref<HTMLHeadingElement>;
  kind: ConsentedKind;
  /** Unknown on a screen that an earlier release left behind. */
  leadId: string | undefined;
  nextSteps: readonly string[];
  /** The way on from here, beside the button that prints. */
  wayOn: ReactNode;
  children: ReactNode;
}

/** The end of a wizard: the lead is stored. */
export function ThankYou({ headingRef, kind, leadId, nextSteps, wayOn, children }: ThankYouProps) {
  return (
    <Card className={styles.success}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        Thank You!
      </h2>
      {children}
      {leadId && <ReferenceNumber leadId={leadId} />}
      <NextSteps steps={nextSteps} />
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
