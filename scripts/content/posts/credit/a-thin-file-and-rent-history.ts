import { paymentBreakdown } from '../../../../src/domain/loans/payment-breakdown.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
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
  title: 'Can you get a mortgage with little or no credit history?',
  slug: 'a-thin-file-and-rent-history',
  state: 'New Jersey',
  category: 'Credit',
  image: 'topics/thin-folder',
  description:
    "Having few credit accounts, or no score, doesn't have to end your mortgage plans. How on-time rent can count with a lender, and which papers prove it.",
  keywords: ['rent', 'thin file', 'credit history', 'no credit score'],
  published: '2026-07-01',
  content: blocks(
    `<p>You can get a mortgage with little or no credit history if you can show that you pay your
    bills. Rent is the best proof most people have, and it can count in three ways: a service
    reports it to the credit bureaus, a lender's system finds it in your bank statements, or a
    lender documents it by hand. All three need a paper trail. If you pay in cash today, the most
    useful thing you can do this month is stop.</p>`,

    `<h2>What a thin file is</h2>`,
    `<p>A credit report lists loans and cards. If you have one new card, arrived in the country
    recently, or have simply never borrowed, there's too little for a scoring model to work with.
    You may have a score that jumps around, or none at all. Neither one means that you don't pay
    your bills, and a lender who works with thin files knows the difference. Documents can fill in a
    missing history. They can't erase a late payment.</p>`,
    `<p>If anyone tells you to just apply and see, don't. Ask first whether the lender takes
    borrowers without a score at all. Many don't, even though the programs would let them.</p>`,

    `<h2>Three ways rent can count</h2>`,
    `<h3>Reported to the bureaus</h3>`,
    `<p>Some landlords and property managers report rent, and some services will do it for you,
    sometimes for a fee. Your rent then appears on your report like any other account. Ask two
    questions before you sign up: Which of the three bureaus will it go to, and can past months be
    added? Keep in mind that not every scoring model counts rent; the older ones in particular may
    not.</p>`,
    `<h3>Found in your bank account</h3>`,
    `<p>Fannie Mae's and Freddie Mac's automated systems can recognize rent in bank records you
    agree to share. It can help an application that would otherwise be turned down, and a gap isn't
    held against you at that step. For this to work, the rent has to leave your account in a
    recognizable way: the same payee, about the same amount, month after month.</p>`,
    `<h3>Documented by the lender</h3>`,
    `<p>A lender can also build what is called a nontraditional credit history. It gathers proof
    that you paid several bills, starting with rent, and an underwriter reviews it by hand. FHA
    loans have long been made this way, and the rules are strict. Expect more paperwork, more time,
    and fewer lenders to choose from.</p>`,

    `<h2>What to gather now</h2>`,
    table(
      ['Bill', 'What proves it', "What doesn't work"],
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
    `<p>Try to get a full year for each bill; the lender will tell you how far back it has to look.
    If you pay rent through a roommate, ask the landlord to put you on the lease, and pay your share
    directly. If your landlord is a relative, expect to be asked for bank records as well as a
    letter.</p>`,

    `<h2>From rent to house payment: the New Jersey gap</h2>`,
    `<p>A lender also looks at how much higher the new payment is than the rent you have shown you
    can afford. In New Jersey it's easy to underestimate the gap, because property taxes there are
    among the highest in the country. Take a renter in Essex County who pays ${wholeDollars(rent)} a
    month and is looking at a ${wholeDollars(price)} home with ${downPaymentPercent}% down. The loan
    in this example is ${loanTerms(loan)}, fixed; property tax is
    ${wholeDollars(costs.annualPropertyTax)} a year and homeowners insurance
    ${wholeDollars(costs.annualHomeInsurance)}.</p>`,
    table(
      ['Part of the payment', 'Per month'],
      [
        ['Principal and interest', formatCents(payment.principalAndInterest)],
        ['Property tax', formatCents(payment.propertyTax)],
        ['Homeowners insurance', formatCents(payment.homeInsurance)],
        ['<strong>Total</strong>', `<strong>${formatCents(payment.total)}</strong>`],
        ["More than today's rent", formatCents(payment.total - rent)],
      ],
    ),
    `<p>Mortgage insurance, which a loan with less than
    ${100 - loanFacts.conventional.insuranceRequestPercent}% down usually needs, isn't included
    yet. Run the same numbers for a real address in the <a href="/calculator">calculator</a>, and
    then try living with them: starting next month, move the difference into savings on the day rent
    is due. After half a year you'll have tested the payment and built up a larger down payment,
    and your statements will show it.</p>`,
    `<p>Don't count on your security deposit. You get it back after you move out, and closing comes
    before that.</p>`,

    `<h2>Adding a little credit safely</h2>`,
    list(
      `<strong>One secured card.</strong> You put down a deposit equal to the limit, charge
      something small each month and pay it in full. Our post
      on <a href="/blog/utilization-before-you-apply">paying down cards</a> explains why the statement
      balance matters.`,
      `<strong>Becoming an authorized user.</strong> A parent adds you to an old card with a good
      record. The lender may discount it, so treat it as a bonus and don't rely on it.`,
      `<strong>A credit-builder loan.</strong> A credit union holds the money while you pay it off.
      It's small, dull and effective.`,
      `<strong>Patience.</strong> Several new accounts within a few weeks make a short history look
      even shorter.`,
    ),

    `<h2>Which loan to ask about</h2>`,
    `<p>FHA loans require ${loanFacts.fha.downPaymentPercent}% down with a score of
    ${loanFacts.fha.fromScore} or higher, and the program has a path for people who have no score at
    all. Conventional programs start at ${loanFacts.conventional.downPaymentPercent}% down for some
    buyers and have their own way of handling missing scores, within limits the lender can explain.
    Before that conversation, spend ten minutes on <a href="/blog/580-620-740-what-changes">what the
    familiar score marks mean</a>. And if you plan to buy with someone who has a longer credit
    history, read how <a href="/blog/co-borrower-scores">two people's scores</a> are combined; if
    one of you has no score, tell the lender early.</p>`,

    `<h2>This month</h2>`,
    `<p>Set up your rent as a bank transfer with the same date and payee every time. Ask your
    landlord for a record of what you've paid so far. Get your three credit reports, if only to
    confirm how little is on them and that none of it belongs to someone else. Then call two lenders
    and a credit union with one question: Do you underwrite borrowers without a credit score? If a
    phone call would help you more than reading, leave your details in our <a href="/quote">inquiry
    form</a> and choose the score range closest to what you know.</p>`,
    sourcesList('hud', 'homeReady', 'lowDownPayment'),
  ),
};
