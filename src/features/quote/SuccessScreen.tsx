import type { Ref } from 'react';
import { ThankYou } from '#src/domain/leads/wizard/ThankYou.tsx';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { quoteLead } from './quote.lead.ts';
import { quoteWizard } from './quote.wizard.ts';

interface SuccessScreenProps {
  headingRef: Ref<HTMLHeadingElement>;
  leadId: string | undefined;
}

/** The confirmation that the inquiry is stored. */
export function SuccessScreen({ headingRef, leadId }: SuccessScreenProps) {
  return (
    <ThankYou
      headingRef={headingRef}
      kind={quoteLead.collection}
      leadId={leadId}
      details={<quoteWizard.Details />}
      wayOn={
        <ButtonLink to={paths.home} variant="quiet">
          Back to the home page
        </ButtonLink>
      }
    >
      <p>
        Your mortgage inquiry has been submitted successfully. A representative will contact you
        soon.
      </p>
      <p>
        What you sent is an inquiry. It is not a loan application, and nobody has pulled your
        credit.
      </p>
    </ThankYou>
  );
}
