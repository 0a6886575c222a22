import { type LeadReference, leadNames, type Request } from '#src/domain/leads/lead-reference.ts';
import { businessDays } from '#src/lib/format.ts';
import { site } from '#src/site.ts';

/** The texts of a request. */
interface RequestTexts {
  heading: string;
  /** What happens and by when. */
  promise: string;
  button: string;
  /** Shown once the request is stored. */
  taken: string;
}

const { answerBusinessDays, consentRecordYears, revocationBusinessDays } = site.privacy;

/** Returns the texts of a request about a lead of this kind. */
export function textsOf(kind: LeadReference['kind'], asks: Request): RequestTexts {
  const name = leadNames[kind];
  const isPassedOn = kind === 'mortgageQuotes';
  const stop = `stop contacting you about your ${name} within ${businessDays(revocationBusinessDays)}.`;
  if (asks === 'withdraw') {
    return {
      heading: 'Withdraw your consent',
      promise: isPassedOn
        ? `From then on, we do not pass your inquiry on to lenders or lead buyers, and we ${stop} If a company already has it, tell that company as well.`
        : `We ${stop}`,
      button: 'Withdraw consent',
      taken: `Your consent is withdrawn. We ${stop}`,
    };
  }
  const deletion = `We delete your ${name} within ${businessDays(answerBusinessDays)}.`;
  return {
    heading: 'Ask for deletion',
    promise: `${deletion} This withdraws your consent as well. The record of your consent, which does not name you, is kept for ${consentRecordYears} years.`,
    button: 'Ask for deletion',
    taken: `We have your request. ${deletion}`,
  };
}
