import { NextSteps, ReadOn } from '#src/domain/leads/SuccessLists.tsx';
import { businessDays } from '#src/lib/format.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { CallerFacts } from './CallerFacts.tsx';

const steps = [
  { when: 'Now', what: 'We have your inquiry. You do not need to do anything else.' },
  {
    when: `Within ${businessDays(site.contactBusinessDays)}`,
    what: 'Someone reads it, and a representative calls or writes to you about your options.',
  },
  {
    when: 'Then, at your own pace',
    what: 'You compare your offers and decide. You do not have to accept anything.',
  },
];

const pages = [
  {
    to: paths.calculator,
    name: 'Calculate a payment',
    about: 'What other prices, rates and down payments would cost a month.',
  },
  {
    to: `${paths.faq}#closing-costs`,
    name: 'What closing costs are',
    about: 'What a purchase costs besides the price, and who charges it.',
  },
  {
    to: paths.blog,
    name: 'Articles about rates, approval and credit',
    about: 'Worked examples, and checklists for talking with a lender.',
  },
];

/** The next steps after an inquiry: timing, what callers ask and never ask, and further reading. */
export function SuccessDetails() {
  return (
    <>
      <NextSteps steps={steps} />
      <CallerFacts />
      <ReadOn title="While you wait" pages={pages} />
    </>
  );
}
