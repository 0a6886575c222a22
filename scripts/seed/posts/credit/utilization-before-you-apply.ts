import { principalForPayment } from '#src/domain/loans/principal-for-payment.ts';
import { blocks, list, steps, table } from '../html.ts';
import { wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';

const cards = [
  { name: 'First card', limit: 2_000, balance: 1_800 },
  { name: 'Second card', limit: 5_000, balance: 600 },
  { name: 'Third card', limit: 3_000, balance: 0 },
] as const;
/** Dollars at hand to pay cards down with. */
const cash = 1_500;
const planA = [cards[0].balance - cash, cards[1].balance, 0] as const;
const planB = [cards[0].balance - (cash - cards[1].balance), 0, 0] as const;
const totalLimit = cards.reduce((sum, card) => sum + card.limit, 0);
const totalBefore = cards.reduce((sum, card) => sum + card.balance, 0);

/** Dollars a month that a card's minimum payment takes. */
const minimumPayment = 55;
const terms = { annualRatePercent: 6.5, termMonths: 360 };
const loanForMinimum = principalForPayment({ ...terms, monthlyPayment: minimumPayment });

export const post: SeedPost = {
  title: 'Utilization before You Apply',
  slug: 'utilization-before-you-apply',
  state: 'Arizona',
  category: 'Credit',
  description:
    'What your cards report on the statement date can move your score within weeks. When to pay, which card to pay first, and what to leave alone.',
  keywords: ['utilization', 'credit cards', 'statement date', 'credit limit'],
  published: '2026-07-29',
  content: blocks(
    `<p>Pay your cards down a few days before each statement date, one full statement before you
    apply, and keep them there until closing. Utilization is the share of your card limits that
    shows as used, and most scores in use today look only at the latest report. That makes it the
    one large part of a score that you can change in about a month. Lateness takes years to fade; a
    high balance is forgotten with the next statement.</p>`,

    `<h2>The date that counts is not the due date</h2>`,
    `<p>Two dates matter on a card. On the statement date the bank closes the month, prints the
    balance and, as a rule, reports it. The due date comes some weeks later and decides whether you
    pay interest or a late fee. Someone who charges everything and pays in full on every due date
    can therefore look heavily used, because the report always catches the card at its
    fullest.</p>`,
    steps(
      'Find the statement date of every card: it is on the last statement, or in the app.',
      'Pay two or three business days earlier, so that the payment has posted.',
      'Leave the card alone until the statement has closed.',
      'Check the printed balance. That is the figure the lender will see.',
      'Pay whatever is on it by the due date, as ever.',
    ),

    `<h2>Which card first: an example</h2>`,
    `<p>Scores look at all cards together and at each one by itself. Suppose you have
    ${wholeDollars(cash)} to spare and three cards. Plan A puts everything on the fullest card. Plan
    B clears the small balance first, because a zero feels good, and puts the rest on the
    other.</p>`,
    table(
      ['Card', 'Limit', 'Today', 'Plan A', 'Plan B'],
      [
        ...cards.map((card, index) => [
          card.name,
          wholeDollars(card.limit),
          usage(card.balance, card.limit),
          usage(planA[index] ?? 0, card.limit),
          usage(planB[index] ?? 0, card.limit),
        ]),
        [
          '<strong>All cards</strong>',
          wholeDollars(totalLimit),
          usage(totalBefore, totalLimit),
          usage(totalBefore - cash, totalLimit),
          usage(totalBefore - cash, totalLimit),
        ],
      ],
    ),
    `<p>The last line is the same either way. Only Plan A also takes the first card well away from
    its limit, from ${percent(cards[0].balance, cards[0].limit)} to
    ${percent(planA[0], cards[0].limit)}; Plan B leaves it at ${percent(planB[0], cards[0].limit)}.
    For the score, bring down the fullest card. For your wallet, the highest rate comes first, and
    with luck that is the same card.</p>`,
    `<h3>How low is low enough</h3>`,
    `<p>No scoring company publishes a line below which all is well, and the round figure that
    people pass on is folklore. Lower is better, most of the way down. You need not get to zero
    everywhere: a small balance on one card shows that you use credit and pay it.</p>`,

    `<h2>A second gain: the minimum payment</h2>`,
    `<p>A lender adds up the monthly payments on your report and compares them with your income. The
    minimum payment of a card is one of them, and it disappears with the balance. If that minimum is
    ${wholeDollars(minimumPayment)}, the room it leaves carries about
    ${wholeDollars(loanForMinimum)} of mortgage, taking a fixed ${terms.annualRatePercent}% for
    ${terms.termMonths / 12} years as the example and counting principal and interest only. If your
    student loans weigh more than your cards, start with
    <a href="/blog/debt-to-income-with-student-loans">how lenders count those</a>.</p>`,

    `<h2>Why summer matters in Arizona</h2>`,
    `<p>Utilization goes wrong in ordinary ways. In Phoenix or Tucson the power bill climbs with the
    heat, and many households put it on a card. So do people who are about to move: the truck, the
    deposits, the inspection. A buyer who applies in August may show the fullest cards of the whole
    year, without one careless purchase. If closing falls into the hot months, pay those bills
    straight from checking, or pay the card twice a month while the application runs.</p>`,

    `<h2>Well meant and harmful</h2>`,
    list(
      `<strong>Closing the paid-off card.</strong> Its limit vanishes from the total, and the same
      balances suddenly fill a larger share. Close it after you have the keys, if you must.`,
      `<strong>Moving everything to one new card.</strong> A transfer offer may save interest. It
      also brings a <a href="/blog/soft-and-hard-inquiries">hard inquiry</a>, a new account, and one
      card that looks full.`,
      `<strong>Emptying the down payment fund.</strong> Cards compete with the cash that you must
      show for the <a href="/faq#down-payment">down payment</a> and closing. Ask the loan officer
      which side is short before you move money.`,
      `<strong>Asking for a higher limit.</strong> It would help the share. Ask the bank first
      whether it means a hard pull, and do not use the room.`,
      `<strong>Buying the refrigerator early.</strong> Lenders often look again shortly before
      closing. Appliances can wait for the week after.`,
    ),

    `<h2>When the timing is tight</h2>`,
    `<p>If you have already applied and a lower balance would change the offer, ask the lender about
    a rapid rescore. The lender sends proof of the payment to the bureaus and receives an updated
    score ahead of the usual cycle. You cannot order one yourself, and nobody can say beforehand how
    many points it will bring, so ask what the next pricing step is and whether you are near it. The
    post on <a href="/blog/580-620-740-what-changes">the well-known score marks</a> explains which
    steps exist.</p>`,

    `<h2>Start here</h2>`,
    `<p>Write one line per card: limit, balance, statement date. Work out the share for each, mark
    the highest, and set up a payment for three days ahead of its date. Next month, look at your
    score again; checking is free of consequences. Once the cards show what you want them to show,
    you are ready to ask lenders, and our <a href="/quote">short questionnaire</a> is an easy way to
    begin.</p>`,
  ),
};

function usage(balance: number, limit: number): string {
  return `${wholeDollars(balance)} (${percent(balance, limit)})`;
}

function percent(balance: number, limit: number): string {
  return `${Math.round((100 * balance) / limit)}%`;
}
