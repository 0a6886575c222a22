import type { Ref } from 'react';
import { ThankYou } from '#src/domain/leads/wizard/ThankYou.tsx';
import { businessDays } from '#src/lib/business-days.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { quoteLead } from './quote.lead.ts';

const nextSteps = [
  `We read your inquiry within ${businessDays(site.contactBusinessDays)}.`,
  'Then a representative calls or writes to you about your options.',
  'You compare what you are offered, and decide. You do not have to accept anything.',
];

interface SuccessScreenProps {
  headingRef: Ref<HTMLHeadingElement>;
  leadId: string | undefined;
}

/** The end of the wizard: the inquiry is stored. */
export function SuccessScreen({ headingRef, leadId }: SuccessScreenProps) {
  return (
    <ThankYou
      headingRef={headingRef}
      kind={quoteLead.collection}
      leadId={leadId}
      nextSteps={nextSteps}
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
