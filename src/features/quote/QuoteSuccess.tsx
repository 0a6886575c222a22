import type { QuoteInput } from '#src/domain/leads/quote.fields.ts';
import { lazyDetails, type SuccessScreen, ThankYou } from '#src/domain/leads/wizard/ThankYou.tsx';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { quoteLead } from './quote.lead.ts';

/** What happens next, in a chunk of its own. */
export const QuoteSuccessDetails = lazyDetails(
  async () => (await import('./QuoteSuccessDetails.tsx')).QuoteSuccessDetails,
);

/** The confirmation that the inquiry is stored. */
export function QuoteSuccess({ screen }: { screen: SuccessScreen<QuoteInput> }) {
  return (
    <ThankYou
      screen={screen}
      kind={quoteLead.collection}
      Details={QuoteSuccessDetails}
      another="Start a new inquiry"
      nextAction={
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
        What you sent is an inquiry. It’s not a loan application, and no one has pulled your credit.
      </p>
    </ThankYou>
  );
}
