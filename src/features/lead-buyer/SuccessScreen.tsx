import type { Ref } from 'react';
import { ThankYou } from '#src/domain/leads/wizard/ThankYou.tsx';
import { businessDays } from '#src/lib/business-days.ts';
import { site } from '#src/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { leadBuyerLead } from './lead-buyer.lead.ts';

const nextSteps = [
  `We read your application within ${businessDays(site.contactBusinessDays)}.`,
  'Then we call or write to the contact person that you named.',
  'If we both want to go on, we agree on the terms. Until then nothing is due.',
];

interface SuccessScreenProps {
  headingRef: Ref<HTMLHeadingElement>;
  leadId: string | undefined;
  onAnother(): void;
}

/** The end of the wizard: the application is stored. */
export function SuccessScreen({ headingRef, leadId, onAnother }: SuccessScreenProps) {
  return (
    <ThankYou
      headingRef={headingRef}
      kind={leadBuyerLead.collection}
      leadId={leadId}
      nextSteps={nextSteps}
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
