import type { Ref } from 'react';
import { ThankYou } from '#src/domain/leads/wizard/ThankYou.tsx';
import { Button } from '#src/ui/Button.tsx';
import { leadBuyerLead } from './lead-buyer.lead.ts';
import { leadBuyerWizard } from './lead-buyer.wizard.ts';

interface SuccessScreenProps {
  headingRef: Ref<HTMLHeadingElement>;
  leadId: string | undefined;
  onAnother(): void;
}

/** The confirmation that the application is stored. */
export function SuccessScreen({ headingRef, leadId, onAnother }: SuccessScreenProps) {
  return (
    <ThankYou
      headingRef={headingRef}
      kind={leadBuyerLead.collection}
      leadId={leadId}
      details={<leadBuyerWizard.Details />}
      wayOn={
        <Button variant="quiet" onClick={onAnother}>
          Submit Another Application
        </Button>
      }
    >
      <p>Your lead buyer application has been submitted. We'll contact you soon.</p>
    </ThankYou>
  );
}
