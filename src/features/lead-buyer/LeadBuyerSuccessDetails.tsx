import { useSiteDetails } from '#src/data/site/site-details.ts';
import { KeepLink, NextSteps, ReadOn } from '#src/features/wizard/SuccessParts.tsx';
import type { DetailsProps } from '#src/features/wizard/ThankYou.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';

const stepsWithin = (replyDays: number) => [
  {
    when: 'Now',
    what: 'We have your application. You owe nothing, and you haven’t ordered anything.',
  },
  {
    when: `Within ${businessDays(replyDays)}`,
    what: 'We read it, and call or write to the contact person you named.',
  },
  {
    when: 'Then, if we both want to continue',
    what: 'We agree on the terms. Until then, neither side owes anything.',
  },
];

const pages = [
  {
    to: paths.quote,
    name: 'The form that people fill out',
    about: 'What we ask people, and how they agree to be contacted.',
  },
  {
    to: paths.privacy,
    name: 'What we promise them',
    about: 'Who receives an inquiry, how long we keep it, and how people can stop it.',
  },
];

/** How to keep the link, and the next steps after an application, with their timing and further reading. */
export function LeadBuyerSuccessDetails(props: DetailsProps) {
  const { replyDays } = useSiteDetails();
  return (
    <>
      <KeepLink {...props} />
      <NextSteps steps={stepsWithin(replyDays)} />
      <ReadOn pages={pages} />
    </>
  );
}
