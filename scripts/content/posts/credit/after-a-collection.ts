import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

export const post: SeedPost = {
  title: 'Can you get a mortgage with a collection on your report?',
  slug: 'after-a-collection',
  state: 'Nevada',
  category: 'Credit',
  image: 'topics/mailbox',
  description:
    "A collection account on your report doesn't always end your mortgage plans. How to check it, when to dispute it, and what to ask before you pay it.",
  keywords: ['dispute', 'collections', 'credit report', 'letter of explanation'],
  published: '2026-08-27',
  content: blocks(
    `<p>A collection account doesn't rule out a mortgage by itself. Before you do anything, find
    out whether it's yours and whether every detail is right. If something is wrong, dispute it in
    writing before you apply. If it's right, talk to a lender before you pay: sometimes paying
    helps, sometimes it makes no difference to the loan, and now and then the cash does more good in
    your down payment.</p>`,

    `<h2>Read all three reports first</h2>`,
    `<p>A collector may report to one bureau and not the others, and a lender will usually see all
    three. Order your reports from annualcreditreport.com, where they are free and don't affect
    your score; the FTC explains <a href="https://consumer.ftc.gov/articles/free-credit-reports">how
    to order</a>. For each collection, write down who first gave you credit, who is collecting now,
    the amount, the date you first fell behind, and whether it shows as paid.</p>`,
    table(
      ['What you find', 'Where to start'],
      [
        ['Not your account, or not your name', 'Dispute with each bureau that shows it'],
        ['Yours, but the amount or the date is wrong', 'Dispute, with the original bill'],
        ['The same debt under two collectors', 'Dispute the collector who no longer owns it'],
        ['Paid, but still shown as open', 'Dispute, with proof of payment'],
        [
          'Medical, and insurance should have paid',
          "The provider's billing office, then the insurer",
        ],
        ['Yours and correct', 'A lender, before the collector'],
      ],
    ),

    `<h2>If it's wrong: how a dispute works</h2>`,
    `<p>Federal law gives you the right to an accurate report. When a bureau receives your dispute,
    it has to look into it, ask whoever supplied the information, correct or remove what can't be
    confirmed, and tell you the result, all within a deadline.</p>`,
    steps(
      `Write to every bureau that shows the error. Their online forms work; a letter by certified
      mail leaves a better paper trail.`,
      `Say which account it is, what is wrong, and what the report should say.`,
      `Include copies of whatever proves it: a receipt, the insurer's statement, a police report if
      someone used your identity. Keep the originals.`,
      `Send the same package to the collector. Soon after it first contacts you, you can also ask it
      to validate the debt, and it must stop collecting until it answers.`,
      `When the answer comes, order the report again and check for yourself.`,
    ),
    `<p>If a bureau rejects a valid dispute, you can complain to the Consumer Financial Protection
    Bureau about the bureau or the collector, and you can have a short statement added to the
    report.</p>`,
    `<h3>Why to do it before you apply</h3>`,
    `<p>An account marked as disputed can be left out of the score until the dispute is settled.
    Lenders know this, and some programs make them wait, or have the mark removed, before a loan can
    close. A dispute that starts in the middle of an application can cost you your closing
    date.</p>`,

    `<h2>If it's right: ask first, then decide</h2>`,
    `<p>People expect their score to go up as soon as they pay a collection. It depends on the
    scoring model. Newer ones ignore paid collections and go easier on medical ones. Mortgage
    lenders have long relied on older versions, in which a paid collection still counts. So ask a
    loan officer these questions:</p>`,
    list(
      'Does this have to be paid before closing, or only explained?',
      'If it stays open, will you count a monthly payment for it in my debts?',
      'Would a payment plan be enough, and how many payments would you want to see?',
      'Which score do you use, and would paying change it?',
    ),
    `<p>Programs differ here. FHA lenders, for instance, add up your open collections and may count
    a payment for them; medical ones are treated separately. The FHA also accepts lower scores than
    most, starting at ${loanFacts.fha.lowerScoreFrom} with a larger down payment. Here's
    <a href="/blog/580-620-740-what-changes">what changes at 580, 620 and 740</a>.</p>`,
    `<h3>If you pay</h3>`,
    `<p>Get the agreement in writing first: the amount, that it settles the debt in full, and how it
    will be reported. Ask whether the collector will delete the entry; some do, but none has to. Pay
    in a way you can prove, and never give a stranger on the phone access to your account. Keep the
    letter permanently.</p>`,
    `<h3>If it's old</h3>`,
    `<p>An old debt has two time limits. One is how long it can stay on your report. The other, set
    by state law, is how long a creditor can sue you over it. In some states a payment, or even a
    promise to pay, can restart the second one. Before you send money toward a debt you had almost
    forgotten, ask a lawyer or a legal aid office in your state where you stand.</p>`,

    `<h2>Nevada: your spouse's debts may count too</h2>`,
    `<p>Nevada is a community property state. If you're married and apply alone for an FHA, VA or
    USDA loan there, the lender normally has to look at your spouse's debts as well, and pull a
    credit report to find them. Your spouse's score isn't used. Their collections can be. So sit
    down together with both sets of reports before either of you fills out a form. A conventional
    loan is usually judged on the borrower alone; for what else changes when two people apply, see
    <a href="/blog/co-borrower-scores">whose score counts when you buy together</a>.</p>`,

    `<h2>The letter of explanation</h2>`,
    `<p>An underwriter who sees a collection will ask what happened. The best answers are short and
    dull. They say what went wrong, how it was resolved, and why it won't happen again, and they
    come with proof.</p>`,
    `<blockquote><p>The account is for an emergency room visit in spring 2024. I had changed
    employers and the bill went to my old insurer, then to an old address. I learned about it from
    my credit report, paid it in full that month, and have enclosed the receipt. My address and
    insurance are now up to date, and I have had no late payments since.</p></blockquote>`,
    `<p>Leave out anger and guesswork. If the truth is that money was tight for a year, say that,
    and say what is different now.</p>`,

    `<h2>What to do this week</h2>`,
    `<p>Order the reports, check each collection against the table above, and send the disputes you
    can prove. While you wait, work on what improves faster: <a
    href="/blog/utilization-before-you-apply">your card balances</a> and on-time payments on
    everything else. When you're ready to talk, tell the lender about the collection before the
    report does. You'll quickly learn whether you are talking to someone who can help. If you
    would rather have someone contact you, send us <a href="/quote">a few details</a>; no one looks
    at your credit for it.</p>`,
    sourcesList('hud'),
  ),
};
