import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { shortestDays, longestDays } = loanFacts.rateShopping;

export const post: SeedPost = {
  title: 'Does shopping for a mortgage hurt your credit score?',
  slug: 'soft-and-hard-inquiries',
  state: 'Colorado',
  category: 'Credit',
  image: 'topics/shopping-bag',
  description:
    'Checking your own credit costs no points, and several mortgage pulls close together count as one. How to compare lenders without harming your score.',
  keywords: ['inquiry', 'hard pull', 'rate shopping', 'credit report'],
  published: '2026-06-03',
  content: blocks(
    `<p>Checking your own credit never lowers your score. A lender's check for an application can,
    usually by a little and for a while. But mortgage checks that come close together count as one:
    within ${shortestDays} to ${longestDays} days, depending on the scoring model. So you can ask
    four lenders for quotes and lose only the points for one. Just ask them all within the same two
    weeks.</p>`,

    `<h2>It depends on who is asking</h2>`,
    `<p>An inquiry is a note on your credit report that someone looked at it. A soft one is for
    information, and only you can see it. A hard one means that you applied for credit, and other
    lenders see it too.</p>`,
    table(
      ['What happens', 'Kind of inquiry', 'Effect on your score'],
      [
        ['You check your own reports, or your score in an app', 'Soft', 'None'],
        ['A card company screens a list for offers', 'Soft', 'None'],
        ['An employer or an insurer checks, with your permission', 'Soft', 'None'],
        ['A landlord screens you', 'Either; ask first', 'None, or a little'],
        [
          'A mortgage lender takes your application',
          'Hard',
          'A little; several close together count as one',
        ],
        [
          'You apply for a car loan or a store card',
          'Hard',
          'A little, separate from your mortgage pulls',
        ],
        ['You send our pre-qualification form', 'No inquiry at all', 'None'],
      ],
    ),
    `<p>A hard inquiry is one of the smaller factors in your score. Late payments and high card
    balances matter far more. What does look bad is a string of different applications, a card here
    and a furniture loan there, in the months before a mortgage.</p>`,

    `<h2>The shopping window</h2>`,
    `<p>People who compare several mortgages take out only one, and scoring models know it. Older
    versions give you ${shortestDays} days and newer ones up to ${longestDays}. You'll seldom know
    which version a lender uses, so plan for the short window. Within it, a fifth lender costs no
    more points than a second.</p>`,
    `<h3>A plan for the two weeks</h3>`,
    steps(
      `<strong>The week before.</strong> Read your three reports, lift any freeze, and put pay
      stubs, W-2s and recent bank statements in one folder.`,
      `<strong>Monday.</strong> Apply with the first lender. Note the date of the credit pull.`,
      `<strong>By Thursday.</strong> Apply with two or three more, for the same price, down payment
      and loan type. Send everyone the same folder.`,
      `<strong>The second week.</strong> Compare Loan Estimates from the same day, because rates
      move from day to day. Our guide to <a href="/blog/reading-a-rate-sheet">rate, APR and points</a>
      explains the three numbers that matter.`,
      `<strong>Before day ${shortestDays}.</strong> Choose, and stop applying.`,
    ),

    `<h2>Ask before anyone pulls your credit</h2>`,
    `<p>Some lenders pre-qualify you with a soft inquiry, others go straight to a hard one, and the
    same button can mean either. Lenders need your consent either way, so you're entitled to know
    what you are agreeing to. Ask:</p>`,
    list(
      'Is this a soft or a hard inquiry, and at which bureaus?',
      "If it's soft, when would you need a hard one?",
      'Will you check again shortly before closing?',
    ),
    `<p>The answer to the last question is often yes, so don't open any new accounts until you have
    the keys. For how much the resulting letter is worth, see <a
    href="/blog/pre-qualified-and-pre-approved">our post on these letters</a> and the <a
    href="/faq#pre-approval">pre-approval answers</a> in our FAQ.</p>`,

    `<h2>Freezes, and the calls that follow a credit pull</h2>`,
    `<p>If you have frozen your credit, a lender can't see it until you lift the freeze, and there
    are three to lift: Equifax, Experian and TransUnion each have their own. Lifting a freeze is
    free and takes minutes online, and you can set it to come back by itself. Do it the evening
    before, not while the loan officer waits.</p>`,
    `<p>The other surprise is the phone calls. Credit bureaus have long sold the news that someone
    applied for a mortgage, and the companies that buy it call you. Federal law now limits this
    trade. You can also opt out of prescreened offers at optoutprescreen.com, the bureaus' own site.
    No matter who calls, you don't have to give your Social Security number to a lender you didn't
    choose.</p>`,

    `<h2>Shopping twice in a Colorado spring</h2>`,
    `<p>Along the Front Range, sellers tend to expect a lender's letter with the offer, and a house
    hunt anywhere from Fort Collins down to Pueblo can take a season. So many buyers go through two
    rounds: one lender in March for the letter, and a real comparison in May or June, once there's
    a contract and an address. The rounds are too far apart to share a window, so they count as two
    inquiries. That's fine. A second inquiry is a small price to pay for comparing lenders when you
    can actually lock.</p>`,
    `<p>You can keep the first round simple. Ask whether a soft inquiry is enough for the letter. If
    the lender insists on a hard one, let that lender pull your credit in the first round and save
    everyone else for the second.</p>`,

    `<h2>Three mistakes to avoid</h2>`,
    list(
      `<strong>Taking the first quote to protect your score.</strong> The protection is built in.
      Over the years, a slightly better rate is worth more than the points from a single inquiry.`,
      `<strong>Financing the couch early.</strong> A store card means a hard inquiry and a new
      account, and its balance <a href="/blog/utilization-before-you-apply">raises your
      utilization</a>.`,
      `<strong>Spreading out your quotes.</strong> You can't compare a quote from the third of the
      month with one from the thirtieth, no matter what the scoring model allows.`,
    ),

    `<h2>Your next step</h2>`,
    `<p>Get your reports from annualcreditreport.com, the site the three bureaus run together;
    requesting them there's a soft inquiry and <a
    href="https://consumer.ftc.gov/articles/free-credit-reports">free, as the FTC explains</a>. Pick
    the two weeks when you'll apply, and write them down. If you first want to know roughly where
    you stand, our <a href="/quote">form</a> takes a few minutes and leaves no trace on your credit,
    because it looks at none. It doesn't give you an approval either; it starts a
    conversation.</p>`,
    sourcesList('creditCheck'),
  ),
};
