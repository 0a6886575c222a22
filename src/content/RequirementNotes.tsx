import { paths } from '#src/lib/addresses/paths.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import type { LoanRequirements } from '#src/model/facts/loan-requirements.ts';
import { Button } from '#src/ui/parts/Button.tsx';

export interface RequirementNotesProps {
  requirements?: LoanRequirements | undefined;
  /** Takes the dollars that are needed into the field of the down payment, where there is one. */
  onUse?: (dollars: number) => void;
}

/** What a program asks for, with the way on for a loan that it does not make. */
export function RequirementNotes({ requirements, onUse }: RequirementNotesProps) {
  const { isPossible = true, neededDownPayment, notes = [] } = requirements ?? {};
  return (
    <>
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
      {neededDownPayment !== undefined && onUse && (
        <p>
          <Button variant="quiet" onClick={() => onUse(neededDownPayment)}>
            {`Use ${formatDollars(neededDownPayment)}`}
          </Button>
        </p>
      )}
      {!isPossible && (
        <p>
          <ReadOrAsk href={`${paths.faq}#down-payment`} text="See what each loan asks for" />
        </p>
      )}
    </>
  );
}

export const counselorFinder = 'https://www.hud.gov/findacounselor';

/** A page to read, and the finder of counselors of the US Department of Housing and Urban Development. */
export function ReadOrAsk({ href, text }: { href: string; text: string }) {
  return (
    <>
      <a href={href} target="_blank" rel="noopener">
        {text}
      </a>{' '}
      or ask a{' '}
      <a href={counselorFinder} target="_blank" rel="noopener noreferrer">
        HUD-approved counselor
      </a>
      , in new tabs.
    </>
  );
}
