import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { shortestDays, longestDays } = loanFacts.rateShopping;

export const post: SeedPost = {
  title: 'Soft and Hard Inquiries',
  slug: 'soft-and-hard-inquiries',
  state: 'Colorado',
  category: 'Credit',
  description:
    'Looking at your own credit costs no points, and several mortgage pulls close together count as one. How to compare lenders without harming your score.',
  keywords: ['inquiry', 'hard pull', 'rate shopping', 'credit report'],
  published: '2026-06-03',
  content: blocks(
    `<p>Looking at your own credit never lowers your score. A lender's check for an application can,
    usually by a little and for a while. And mortgage checks that fall close together count as a
    single one: within ${shortestDays} to ${longestDays} days, depending on the scoring model. So
    you can ask four lenders for their price and pay, in points, for one. Just ask them in the same
    two weeks.</p>`,

    `<h2>Who is asking makes the difference</h2>`,
    `<p>An inquiry is a note in your credit report that someone looked. A soft one is for
    information, and only you can see it. A hard one says that you asked for credit, and other
    lenders see it too.</p>`,
    table(
      ['What happens', 'Kind of inquiry', 'Effect on the score'],
      [
        ['You read your own reports, or your score in an app', 'Soft', 'None'],
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
          'A little, and apart from your mortgage pulls',
        ],
        ['You send our pre-qualification form', 'No inquiry at all', 'None'],
      ],
    ),
    `<p>A hard inquiry is among the smaller things in a score. Late payments and high card balances
    weigh far more. What does look bad is a string of different applications, a card here and a
    furniture loan there, in the months before a mortgage.</p>`,

    `<h2>The shopping window</h2>`,
    `<p>People who compare mortgages borrow once, and scoring models know it. Older versions give
    you ${shortestDays} days and newer ones up to ${longestDays}. You will seldom learn which
    version a given lender uses, so plan for the short one. Within it a fifth lender costs no more
    points than the second.</p>`,
    `<h3>Two weeks that work</h3>`,
    steps(
      `<strong>The week before.</strong> Read your three reports, lift any freeze, and put pay
      stubs, W-2s and recent bank statements into one folder.`,
      `<strong>Monday.</strong> Apply with the first lender. Note the date of the pull.`,
      `<strong>By Thursday.</strong> Apply with two or three more, for the same price, down payment
      and loan type. Send everyone the same folder.`,
      `<strong>The second week.</strong> Lay the Loan Estimates beside one another on a single day,
      because rates move between days. <a href="/blog/reading-a-rate-sheet">Reading a Rate Sheet</a>
      explains the three numbers that matter.`,
      `<strong>Before day ${shortestDays}.</strong> Choose, and send no further applications.`,
    ),

    `<h2>Ask before anyone pulls</h2>`,
    `<p>Some lenders pre-qualify you with a soft inquiry, others go straight to a hard one, and the
    same button can mean either. Your consent is needed both times, so you are entitled to know what
    you are agreeing to. Ask:</p>`,
    list(
      'Is this a soft or a hard inquiry, and at which bureaus?',
      'If it is soft, when would you need a hard one?',
      'Will you check again shortly before closing?',
    ),
    `<p>The answer to the last question is often yes, so open nothing new until the keys are yours.
    What the letter is worth that comes out of either kind of check is the subject of
    <a href="/blog/pre-qualified-and-pre-approved">another post</a>, and of the
    <a href="/faq#pre-approval">pre-approval answers</a> in our FAQ.</p>`,

    `<h2>Freezes, and the calls that follow a pull</h2>`,
    `<p>If you have frozen your credit, a lender cannot look until you lift the freeze, and there
    are three to lift: Equifax, Experian and TransUnion each keep their own. It is free, takes
    minutes online, and can be set to end by itself. Do it the evening before rather than while the
    loan officer waits.</p>`,
    `<p>Another surprise is the telephone. Credit bureaus have long sold the news that somebody
    applied for a mortgage, and the buyers of that news call. Federal law now limits this trade. You
    can also leave the lists for prescreened offers at optoutprescreen.com, the bureaus' own site.
    Whoever calls, you need not give a Social Security number to a lender that you did not
    choose.</p>`,

    `<h2>Two windows in a Colorado spring</h2>`,
    `<p>Along the Front Range, sellers tend to expect a lender's letter with the offer, and the
    search from Fort Collins down to Pueblo can take a season. That leads many buyers to two rounds:
    one lender in March for the letter, and a real comparison in May or June, once there is a
    contract and an address. The rounds are too far apart to share a window, so they count as two
    inquiries. Accept it. A second inquiry is a small price for a comparison made on the day when
    you can actually lock.</p>`,
    `<p>You can keep the first round light. Ask whether a soft inquiry will do for the letter. If
    the lender insists on a hard one, take that lender's pull in the first round and put everyone
    else into the second.</p>`,

    `<h2>Three mistakes to skip</h2>`,
    list(
      `<strong>Taking the first quote to protect the score.</strong> The protection is built in. A
      slightly better rate over years is worth more than the points of a single inquiry.`,
      `<strong>Financing the couch early.</strong> A store card is a hard inquiry and a new account,
      and it adds a payment that <a href="/blog/utilization-before-you-apply">raises what you appear
      to use</a>.`,
      `<strong>Letting the rounds drift.</strong> A quote from the third of the month and one from
      the thirtieth cannot be compared, whatever the scoring model says.`,
    ),

    `<h2>Your next step</h2>`,
    `<p>Get your reports from annualcreditreport.com, the site that the three bureaus run together;
    asking there is a soft inquiry and <a
    href="https://consumer.ftc.gov/articles/free-credit-reports">free, as the FTC explains</a>. Pick the two weeks in which
    you will apply, and write them down. If you first want to know roughly where you stand, our
    <a href="/quote">form</a> takes a few minutes and leaves no trace on your credit, because it
    looks at none. It gives no approval either; it opens a conversation.</p>`,
    sourcesList('creditCheck'),
  ),
};
