import { principalForPayment } from '../../../../src/domain/loans/affordability.ts';
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
  title: 'Should you pay down your credit cards before you apply?',
  slug: 'utilization-before-you-apply',
  state: 'Arizona',
  category: 'Credit',
  image: 'topics/cards',
  description:
    'The balances your cards report on the statement date can move your score within weeks. When to pay, which card to pay first, and what to leave alone.',
  keywords: ['utilization', 'credit cards', 'statement date', 'credit limit'],
  published: '2026-07-29',
  content: blocks(
    `<p>Pay down your cards a few days before each statement date, starting one full statement
    before you apply, and keep the balances low until closing. Utilization is the share of your card
    limits that shows as used, and most scores in use today look only at the latest report. That
    makes it the one large part of your score that you can change in about a month. Late payments
    take years to fade; a high balance is forgotten with the next statement.</p>`,

    `<h2>The date that counts isn't the due date</h2>`,
    `<p>Two dates matter on a card. On the statement date the bank closes the billing cycle, issues
    the statement and usually reports the balance. The due date comes a few weeks later and decides
    whether you pay interest or a late fee. So even if you pay in full on every due date, a card you
    use for everything can look heavily used, because the report always catches it at its
    fullest.</p>`,
    steps(
      "Find the statement date of every card: it's on the last statement, or in the app.",
      'Pay two or three business days earlier, so that the payment has time to post.',
      'Leave the card alone until the statement closes.',
      "Check the statement balance. That's the figure the lender will see.",
      'Pay whatever is left by the due date, as always.',
    ),

    `<h2>Which card first: an example</h2>`,
    `<p>Scores look at all your cards together and at each one separately. Suppose you have
    ${wholeDollars(cash)} to spare and three cards. Plan A puts all of it toward the fullest card.
    Plan B pays off the small balance first, because a zero feels good, and puts the rest toward the
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
    `<p>The last line is the same either way. But Plan A also brings the first card well below its
    limit, from ${percent(cards[0].balance, cards[0].limit)} to
    ${percent(planA[0], cards[0].limit)}; Plan B leaves it at ${percent(planB[0], cards[0].limit)}.
    To help your score, pay down the fullest card. To save money, pay down the one with the highest
    rate. With luck, they're the same card.</p>`,
    `<h3>How low is low enough</h3>`,
    `<p>No scoring company publishes a safe level, and the round number people pass around is
    folklore. Lower is better, most of the way down. You don't have to get every card to zero: a
    small balance on one card shows that you use credit and pay it.</p>`,

    `<h2>A second benefit: a smaller minimum payment</h2>`,
    `<p>A lender adds up the monthly payments on your report and compares them with your income. A
    card's minimum payment is one of them, and it goes away with the balance. If that minimum is
    ${wholeDollars(minimumPayment)}, paying off the card makes room for about
    ${wholeDollars(loanForMinimum)} of mortgage, using a fixed ${terms.annualRatePercent}% for
    ${terms.termMonths / 12} years as an example and counting principal and interest only. If your
    student loans are a bigger burden than your cards, start with <a
    href="/blog/debt-to-income-with-student-loans">how lenders count those</a>.</p>`,

    `<h2>Why summer matters in Arizona</h2>`,
    `<p>Utilization can climb for ordinary reasons. In Phoenix or Tucson the power bill rises with
    the heat, and many households put it on a card. Moving costs go on cards too: the truck, the
    deposits, the inspection. A buyer who applies in August may show the highest balances of the
    whole year, without one careless purchase. If you'll close in the hot months, pay those bills
    straight from checking, or pay the card twice a month while your application is pending.</p>`,

    `<h2>Good intentions that backfire</h2>`,
    list(
      `<strong>Closing the paid-off card.</strong> Its limit drops out of the total, and the same
      balances suddenly use up a larger share. If you must, close it after you have the keys.`,
      `<strong>Moving everything to one new card.</strong> A balance transfer may save interest. It
      also means a <a href="/blog/soft-and-hard-inquiries">hard inquiry</a>, a new account, and one
      card that looks full.`,
      `<strong>Emptying the down payment fund.</strong> You also have to show cash for the <a
      href="/faq#down-payment">down payment</a> and closing. Ask the loan officer where you need it
      more before you move money.`,
      `<strong>Asking for a higher limit.</strong> It would lower your utilization. Ask the bank
      first whether it means a hard pull, and don't spend the extra room.`,
      `<strong>Buying the refrigerator early.</strong> Lenders often check again shortly before
      closing. Appliances can wait until the week after.`,
    ),

    `<h2>When the timing is tight</h2>`,
    `<p>If you have already applied and a lower balance would change the offer, ask the lender about
    a rapid rescore. The lender sends the bureaus proof of the payment and gets an updated score
    sooner than usual. You can't order one yourself, and nobody can say in advance how many points
    you'll gain, so ask where the next pricing tier starts and whether you are near it. Our post
    on <a href="/blog/580-620-740-what-changes">the well-known score marks</a> explains how those
    tiers work.</p>`,

    `<h2>Start here</h2>`,
    `<p>For each card, write down the limit, the balance and the statement date. Work out the share
    you're using on each, mark the highest, and set up a payment for three days before its
    statement date. Next month, check your score again; checking doesn't hurt it. Once your cards
    look the way you want, you're ready to talk to lenders, and our <a href="/quote">short
    questionnaire</a> is an easy way to start.</p>`,
  ),
};

function usage(balance: number, limit: number): string {
  return `${wholeDollars(balance)} (${percent(balance, limit)})`;
}

function percent(balance: number, limit: number): string {
  return `${Math.round((100 * balance) / limit)}%`;
}
