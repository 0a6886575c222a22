import { blocks, list } from '../html.ts';
import type { SeedPost } from '../seed-post.ts';

/** The other posts in the order in which a first-time buyer needs them; a test finds each one in it. */
export const post: SeedPost = {
  title: 'Buying your first home: start here',
  slug: 'buying-your-first-home-start-here',
  state: 'Pennsylvania',
  category: 'Approval',
  image: 'topics/stepping-stones',
  description:
    'Your first time? Read our articles in the order you need them, from checking your credit to getting the keys, with a short answer to each question.',
  keywords: ['first-time buyer', 'first-time home buyer', 'first home', 'getting started'],
  published: '2026-11-13',
  content: blocks(
    `<p>If this is your first time, you don't have to learn everything at once. Buying a home comes in
    stages, and each one only takes a few answers. Find the stage you're at, read the questions that
    sound like yours, and skip the rest. Under each link is the short answer, so you'll know whether
    you need the long one.</p>`,
    `<p>Not sure where you are? If you've never talked to a lender, start at the top. If you already
    have a letter from one, go straight to stage four.</p>`,

    `<h2>1. See where you stand</h2>`,
    `<p>Do this long before you tour anything. It costs nothing, and time is what fixes most
    problems.</p>`,
    list(
      `<a href="/blog/580-620-740-what-changes">Is a 580, 620 or 740 score enough to buy a
      home?</a> It can be. One of those numbers is a rule, one is a habit and one is about price.`,
      `<a href="/blog/a-thin-file-and-rent-history">Can you get a mortgage with little or no credit
      history?</a> Often, if you can prove that your rent and your bills get paid.`,
      `<a href="/blog/after-a-collection">Can you get a mortgage with a collection on your
      report?</a> Often, but find out whether it's right before you pay a cent.`,
      `<a href="/blog/utilization-before-you-apply">Should you pay down your credit cards before you
      apply?</a> Yes, and the date you do it matters as much as the amount.`,
      `<a href="/blog/debt-to-income-with-student-loans">Can you buy a home with student loans?</a>
      Many people do. Each program counts the payment its own way.`,
    ),

    `<h2>2. Set your price range</h2>`,
    `<p>Start with a monthly payment you could live with, taxes and insurance included. The <a
    href="/calculator">calculator</a> turns it into a price, and what you type there stays in your
    browser.</p>`,
    list(
      `<a href="/blog/pre-qualified-and-pre-approved">Pre-qualified or pre-approved: which do you
      need?</a> The first to set a range, the second to make an offer.`,
      `<a href="/blog/15-or-30-years-on-one-budget">Should you get a 15-year or a 30-year
      mortgage?</a> The longer one buys more house; the shorter one costs far less interest.`,
      `<a href="/blog/co-borrower-scores">Whose credit score counts when you buy together?</a> Both
      incomes help, but the weaker score can cost you. Sometimes one of you should apply alone.`,
    ),

    `<h2>3. Find the loan that fits</h2>`,
    `<p>You may need less cash than you think. Our <a href="/faq#down-payment">down payment
    answers</a> list what each kind of loan asks for; these four articles are for special cases.</p>`,
    list(
      `<a href="/blog/va-entitlement-near-bases">How much can you borrow with a VA loan and nothing
      down?</a> Read this first if you or your spouse served.`,
      `<a href="/blog/usda-areas-beyond-the-metro">Can a USDA loan get you a home with nothing
      down?</a> It can, if the address and your household's income qualify. You can check both
      tonight.`,
      `<a href="/blog/jumbo-or-conforming-in-high-cost-counties">Do you need a jumbo loan in a
      high-cost county?</a> Look up your county's limit; a little more down can keep you under it.`,
      `<a href="/blog/when-a-5-1-arm-fits-a-short-stay">Is a 5/1 ARM a good idea if you won't stay
      long?</a> Only if you're sure you'll move, and only once you know the worst case.`,
    ),

    `<h2>4. Compare lenders</h2>`,
    `<p>Talk to more than one. It's the cheapest way there is to get a better deal, and it's less
    work than it sounds once your papers are in one folder.</p>`,
    list(
      `<a href="/blog/soft-and-hard-inquiries">Does shopping for a mortgage hurt your credit
      score?</a> Hardly, if you ask everyone within the same short window.`,
      `<a href="/blog/reading-a-rate-sheet">What's the difference between rate, APR and points?</a>
      Three ways to look at one price. Compare all of them, on the same day.`,
      `<a href="/blog/what-moves-weekly-averages">Why do mortgage rates change from week to week?</a>
      Investors, mostly. A small move is rarely worth your worry.`,
      `<a href="/blog/documents-for-self-employed-buyers">What documents do you need if you're
      self-employed?</a> More than other people, so begin early.`,
    ),

    `<h2>5. From the offer to the keys</h2>`,
    `<p>Now the days count. Ask your agent and your lender for every deadline in writing, and don't
    open new accounts or change jobs before you've signed.</p>`,
    list(
      `<a href="/blog/a-condo-approval-checklist">What should you check before you buy a condo?</a>
      The building as well as the unit, because the lender will.`,
      `<a href="/blog/lock-now-or-float">Should you lock your mortgage rate now or wait?</a> Lock
      it if a higher payment would hurt. Nobody can tell you what rates will do.`,
      `<a href="/faq#closing-costs">What will closing cost?</a> You pay it on top of the down payment. The
      FAQ says what's common, and what it's for.`,
    ),

    `<h2>6. Once you live there</h2>`,
    `<p>Save this part for later. After the first year it's worth a look, and it may save you more
    than any coupon.</p>`,
    list(
      `<a href="/blog/dropping-pmi-at-80-and-78-percent">When can you stop paying PMI?</a> Earlier
      than many owners think, if you ask for it.`,
      `<a href="/blog/break-even-in-months">How many months until a refinance pays off?</a> Divide
      what it costs by what it saves, then see what that leaves out.`,
      `<a href="/blog/what-a-term-reset-costs">Does starting a new 30-year loan cost you more?</a>
      It can, even at a lower rate, and there's an easy fix.`,
      `<a href="/blog/va-streamline-basics">Is a VA streamline refinance worth it?</a> It's simple;
      whether it pays depends on the costs.`,
      `<a href="/blog/rate-and-term-or-cash-out">Should you take cash out when you refinance?</a>
      Only for something that outlasts the debt.`,
      `<a href="/blog/heloc-or-refinance">HELOC or refinance: which costs you less?</a> It depends
      on the rate you already have.`,
    ),

    `<h2>Your first step today</h2>`,
    `<p>Pick one question from the first stage and read that article tonight. Then, if you'd like to
    know where you stand, fill in the <a href="/quote">pre-qualification form</a>. It takes minutes,
    it's free, and nobody pulls your credit. You won't get an approval from it, because only a lender
    can give you one, but you'll know what to ask.</p>`,
  ),
};
