import { paths } from '#src/lib/paths.ts';
import type { QuoteStart } from '#src/lib/quote-start.ts';
import { ButtonLink } from '#src/ui/Button.tsx';

/** The way to the quote form, with what is known of the home. */
export function PreApprovalLink({ start }: { start: QuoteStart }) {
  return (
    <ButtonLink to={paths.quote} state={start} className="screen-only">
      Get Pre-Approved
    </ButtonLink>
  );
}
