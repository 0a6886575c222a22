import { paymentBreakdown } from '#src/domain/loans/payment-breakdown.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const rent = 2_300;
const price = 360_000;
const downPaymentPercent = 10;
const loan = {
  principal: price - (price * downPaymentPercent) / 100,
  annualRatePercent: 6.5,
  termMonths: 360,
};
const costs = { annualPropertyTax: 8_400, annualHomeInsurance: 1_500, monthlyHoa: 0 };
const payment = paymentBreakdown(loan, costs);

export const post: SeedPost = {
  title: 'A Thin File and Rent History',
  slug: 'a-thin-file-and-rent-history',
  state: 'New Jersey',
  category: 'Credit',
  description:
    'Few credit accounts, or no score at all, need not end a mortgage plan. How rent paid on time can count with a lender, and which papers show it.',
  keywords: ['rent', 'thin file', 'credit history', 'no credit score'],
  published: '2026-07-01',
  content: blocks(
    `<p>You can get a mortgage with little credit, or none, if you can show that you pay. Rent is
    the best proof most people have, and there are three ways to bring it in: a service reports it
    to the credit bureaus, a lender's system finds it in your bank statements, or a lender writes it
    up by hand. All three need a trail. If you pay in cash today, the most useful thing you can do
    this month is to stop.</p>`,

    `<h2>What a thin file is</h2>`,
    `<p>A credit report lists loans and cards. Someone who has one young card, or arrived in the
    country recently, or has simply never borrowed, leaves too little for a scoring model to work
    with. The result may be a score that jumps about, or none. Neither says that you pay badly, and
    a lender who works with thin files knows the difference. A missing history is a gap that papers
    can fill. A late payment is a fact, and no paper takes it away.</p>`,
    `<p>Do not let anybody tell you to apply and see. Ask first whether the lender takes borrowers
    without a score at all. Many do not, though the programs would let them.</p>`,

    `<h2>Three ways rent can count</h2>`,
    `<h3>Reported to the bureaus</h3>`,
    `<p>Some landlords and property managers report rent, and some services will do it for you, now
    and then for a fee. The entry then sits in your report like any account. Two questions before
    you sign up: to which of the three bureaus does it go, and can past months be added? Keep in
    mind that not every scoring model reads rent entries, the older ones in particular.</p>`,
    `<h3>Found in your bank account</h3>`,
    `<p>The automated systems of Fannie Mae and Freddie Mac can recognize rent in bank records that
    you agree to share. It can help a file that would otherwise be turned down, and a gap is not
    held against you in that step. For this the rent has to leave your account in a recognizable
    way: the same payee, about the same amount, month after month.</p>`,
    `<h3>Written up by the lender</h3>`,
    `<p>A lender can also build what is called a nontraditional credit history. It gathers proof of
    several bills, rent first among them, and an underwriter judges it in person. FHA loans have
    long been made this way, and the rules for reading it are strict. Expect more papers, more time,
    and fewer lenders to choose from.</p>`,

    `<h2>The papers to gather now</h2>`,
    table(
      ['Bill', 'What proves it', 'What spoils it'],
      [
        [
          'Rent',
          'Lease, plus canceled checks or bank statements; a letter from the landlord or manager',
          'Cash without receipts, or rent paid to a roommate',
        ],
        [
          'Electricity, gas, water',
          'Statements in your name with the payment history',
          "An account in someone else's name",
        ],
        ['Phone and internet', 'Bills month after month, paid', 'A family plan you pay a share of'],
        [
          "Renter's or car insurance",
          'Premium notices and proof that they were paid',
          'A policy that lapsed and was renewed',
        ],
      ],
    ),
    `<p>A full year is worth having for each line; the lender will say how far back it has to look.
    If rent goes through a roommate, ask the landlord to put you on the lease and pay your share
    directly. If the landlord is a relative, expect to be asked for bank records on top of a
    letter.</p>`,

    `<h2>Rent now, payment later: the New Jersey gap</h2>`,
    `<p>A lender also asks how far the new payment lies above the rent you have shown you can carry.
    In New Jersey the gap is easily underestimated, because property taxes there are among the
    highest in the country. Take a renter in Essex County who pays ${wholeDollars(rent)} and looks
    at a home for ${wholeDollars(price)} with ${downPaymentPercent}% down. The loan in this example
    is ${loanTerms(loan)}, fixed; the tax is ${wholeDollars(costs.annualPropertyTax)} and the
    homeowner's insurance ${wholeDollars(costs.annualHomeInsurance)} a year.</p>`,
    table(
      ['Part of the payment', 'A month'],
      [
        ['Principal and interest', formatCents(payment.principalAndInterest)],
        ['Property tax', formatCents(payment.propertyTax)],
        ["Homeowner's insurance", formatCents(payment.homeInsurance)],
        ['<strong>Together</strong>', `<strong>${formatCents(payment.total)}</strong>`],
        ["Above today's rent", formatCents(payment.total - rent)],
      ],
    ),
    `<p>Mortgage insurance, which a loan with less than
    ${100 - loanFacts.conventional.insuranceRequestPercent}% down usually needs, is not in there
    yet. Do the same math for a real address in the <a href="/calculator">calculator</a>, and then
    live on it: from next month, move the difference into savings on the day the rent is due. After
    half a year you have tested the payment, you own a larger down payment, and your statements say
    so.</p>`,
    `<p>One thing not to count on is the security deposit. It comes back after you have moved out,
    and closing comes before.</p>`,

    `<h2>Adding a little credit without harm</h2>`,
    list(
      `<strong>One secured card.</strong> You deposit the limit, charge something small each month
      and pay it in full. Why the balance on the statement matters is explained in
      <a href="/blog/utilization-before-you-apply">Utilization before You Apply</a>.`,
      `<strong>An authorized user's place.</strong> A parent adds you to an old, well-kept card. The
      lender may look through it, so treat it as a help and not as a foundation.`,
      `<strong>A credit-builder loan.</strong> A credit union holds the money while you pay it off.
      Small, dull and effective.`,
      `<strong>No haste.</strong> Several new accounts within a few weeks make a young file look
      younger.`,
    ),

    `<h2>Which loan to ask about</h2>`,
    `<p>FHA loans ask for ${loanFacts.fha.downPaymentPercent}% down from a score of
    ${loanFacts.fha.fromScore}, and the program has a path for people who have no score at all.
    Conventional programs start at ${loanFacts.conventional.downPaymentPercent}% down for some
    buyers and have their own way of handling missing scores, within limits that the lender can tell
    you. <a href="/blog/580-620-740-what-changes">What the familiar score marks mean</a> is worth
    ten minutes before that talk. And if you plan to buy with someone whose file is thicker, read
    how <a href="/blog/co-borrower-scores">two people's scores</a> are taken together; a partner
    without a score is a case to raise with the lender early.</p>`,

    `<h2>This month</h2>`,
    `<p>Set up the rent as a bank transfer with the same date and payee. Ask the landlord for a
    ledger of what you have paid so far. Get your three credit reports, if only to confirm how
    little is in them, and that none of it belongs to somebody else. Then call two lenders and a
    credit union with one question: do you underwrite borrowers without a credit score? When a call
    helps you more than reading, leave your details in our <a href="/quote">inquiry form</a> and
    choose the range closest to what you know.</p>`,
    sourcesList('hud', 'homeReady', 'lowDownPayment'),
  ),
};
