import { useSiteDetails } from '#src/data/site/site-details.ts';
import { KeepLink, NextSteps, ReadOn } from '#src/features/wizard/SuccessParts.tsx';
import type { DetailsProps } from '#src/features/wizard/ThankYou.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';
import type { QuoteInput } from '#src/model/lead-forms/quote.fields.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import styles from './QuoteSuccessDetails.module.css';
import { loanChoices, scoreChoices } from './steps/choices.ts';
import { LoanEstimate } from './steps/Estimate.tsx';
import steps from './steps/QuoteSteps.module.css';

const stepsWithin = (replyDays: number) => [
  { when: 'Now', what: 'We have your inquiry. You don’t need to do anything else.' },
  {
    when: `Within ${businessDays(replyDays)}`,
    what: 'Someone reads it, and a representative calls or writes to you about your options.',
  },
  {
    when: 'Then, at your own pace',
    what: 'If you get offers, compare them and decide. You don’t have to accept anything.',
  },
  {
    when: 'Whenever you like',
    what: `${whoContacts.end} The link also shows you which ones got it, and when. ${whoContacts.others}`,
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

/** How to keep the link, and the next steps after an inquiry: timing, what callers ask, and further reading. */
export function QuoteSuccessDetails(props: DetailsProps<QuoteInput>) {
  const { answers } = props.screen;
  const { replyDays } = useSiteDetails();
  return (
    <>
      <KeepLink {...props} />
      <div className={steps.sum}>{answers && <LoanEstimate answers={answers} />}</div>
      <NextSteps steps={stepsWithin(replyDays)} />
      <LoanFacts {...answers} />
      <CallerFacts />
      <ReadOn pages={pages} />
    </>
  );
}

const papers = [
  'Pay stubs of the last 30 days, and two years of W-2s',
  'Two years of tax returns instead, if you work for yourself',
  'Two months of bank statements, for the down payment',
];

function LoanFacts({ loanType = '', creditScore = '' }: Partial<QuoteInput>) {
  const loan = loanChoices[loanType];
  const score = scoreChoices[creditScore];
  return (
    <section aria-labelledby="loan" className={styles.facts}>
      <h2 id="loan" className={styles.title}>
        {loan && score
          ? `For ${loan.name} with a score of ${creditScore.replace('-', '–')}`
          : 'When you apply for a loan'}
      </h2>
      <div className={styles.sides}>
        <Side
          title="Ask each lender"
          items={[
            loan?.ask,
            score?.ask,
            'For a Loan Estimate: its form is the same everywhere, so you can compare',
          ]}
        />
        <Side title="Have at hand" items={[loan?.paper, ...papers]} />
      </div>
      <p>For a first call, round numbers are enough. A lender asks for papers when you apply.</p>
    </section>
  );
}

function Side({ title, items }: { title: string; items: readonly (string | undefined)[] }) {
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      <ul>{items.map((item) => item && <li key={item}>{item}</li>)}</ul>
    </div>
  );
}

const requested = [
  'What home, price and date you have in mind',
  'Your income, savings and debts, in round numbers',
  'Which loans you would like to compare',
];

function CallerFacts() {
  return (
    <section aria-labelledby="caller" className={styles.facts}>
      <h2 id="caller" className={styles.title}>
        When someone calls
      </h2>
      <Side title="You may be asked" items={requested} />
      <p>A lender needs your Social Security number only when you apply for a loan.</p>
    </section>
  );
}
