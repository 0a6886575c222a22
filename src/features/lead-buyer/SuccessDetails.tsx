import { NextSteps } from '#src/domain/leads/success/NextSteps.tsx';
import { ReadOn } from '#src/domain/leads/success/ReadOn.tsx';
import { businessDays } from '#src/lib/business-days.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';

const steps = [
  { when: 'Now', what: 'Your application is stored. Nothing is due, and nothing is ordered.' },
  {
    when: `Within ${businessDays(site.contactBusinessDays)}`,
    what: 'We read it, and call or write to the contact person that you named.',
  },
  {
    when: 'Then, if we both want to go on',
    what: 'We agree on the terms. Until then neither side owes anything.',
  },
];

const pages = [
  {
    to: paths.quote,
    name: 'The form behind a lead',
    about: 'What people are asked, and in which words they agree to be contacted.',
  },
  {
    to: paths.privacy,
    name: 'What we promise them',
    about: 'Who receives an inquiry, for how long it is kept, and how somebody stops it.',
  },
];

/** What follows an application: when, and what to read meanwhile. */
export function SuccessDetails() {
  return (
    <>
      <NextSteps steps={steps} />
      <ReadOn title="While you wait" pages={pages} />
    </>
  );
}
