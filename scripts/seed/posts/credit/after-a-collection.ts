import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

export const post: SeedPost = {
  title: 'After a Collection',
  slug: 'after-a-collection',
  state: 'Nevada',
  category: 'Credit',
  description:
    'A collection account on your report is not always the end of a mortgage plan. How to check it, when to dispute it, and what to ask before you pay it.',
  keywords: ['dispute', 'collections', 'credit report', 'letter of explanation'],
  published: '2026-08-27',
  content: blocks(
    `<p>A collection account does not close the door by itself. Before you do anything, find out
    whether it is yours and whether every line of it is right. If something is wrong, dispute it in
    writing, and do so before you apply. If it is right, talk to a lender before you pay: sometimes
    paying helps, sometimes it changes nothing for the loan, and now and then the cash does more
    good in your down payment.</p>`,

    `<h2>Read all three reports first</h2>`,
    `<p>A collector may report to one bureau and not to the others, and a lender will usually see
    all three. Order them from annualcreditreport.com, where they cost nothing and leave no mark;
    the FTC says <a href="https://consumer.ftc.gov/articles/free-credit-reports">how to order</a>. For each collection write down who first gave you credit, who
    collects now, the amount, the date on which you first fell behind, and whether it is shown as
    paid.</p>`,
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
        ['Yours and right', 'A lender, before the collector'],
      ],
    ),

    `<h2>If it is wrong: how a dispute works</h2>`,
    `<p>Federal law gives you the right to an accurate report. A bureau that receives your dispute
    has to look into it, ask whoever supplied the entry, correct or remove what cannot be confirmed,
    and tell you the result, all within a deadline.</p>`,
    steps(
      `Write to every bureau that shows the error. Their online forms work; a letter by certified
      mail leaves the better trail.`,
      `Say which entry it is, what is wrong with it, and what it should say.`,
      `Add copies of whatever proves it: a receipt, the insurer's statement, a police report if your
      identity was used. Keep the originals.`,
      `Send the same to the collector. Soon after it first contacts you, you can also ask it to
      validate the debt, and it must stop collecting until it has answered.`,
      `When the answer comes, order the report again and look for yourself.`,
    ),
    `<p>If a well-founded dispute is turned away, the Consumer Financial Protection Bureau takes
    complaints about bureaus and collectors, and you may have a short statement added to the
    report.</p>`,
    `<h3>Why it belongs before the application</h3>`,
    `<p>An entry that is marked as disputed can be left out of the score while the question is open.
    Lenders know this, and some programs make them wait, or have the mark removed, before a loan may
    close. A dispute that starts in the middle of an application can cost you the closing
    date.</p>`,

    `<h2>If it is right: ask first, then decide</h2>`,
    `<p>People expect that paying a collection lifts the score at once. It depends on the model.
    Newer ones disregard collections that are paid, and treat medical ones more gently. Mortgage
    lenders have long relied on older versions, for which a paid collection is still a collection.
    So put these questions to a loan officer:</p>`,
    list(
      'Does this have to be paid before closing, or only explained?',
      'If it stays open, will you count a monthly payment for it in my debts?',
      'Would a payment plan do, and how many payments would you want to see?',
      'Which score do you use, and would paying change it?',
    ),
    `<p>Programs differ here. FHA lenders, for instance, add up the open collections and may count a
    payment for them; medical ones are treated apart. The FHA also accepts lower scores than most,
    from ${loanFacts.fha.lowerScoreFrom} with a larger down payment. Where the marks lie is set out
    in <a href="/blog/580-620-740-what-changes">580, 620, 740: What Changes</a>.</p>`,
    `<h3>If you pay</h3>`,
    `<p>Get the agreement in writing first: the amount, that it settles the debt in full, and how it
    will be reported. Ask whether the collector will delete the entry; some do, none has to. Pay in
    a way that you can prove, and never by giving a stranger on the phone access to your account.
    Keep the letter for good.</p>`,
    `<h3>If it is old</h3>`,
    `<p>Two clocks run on an old debt. One limits how long it may stay in your report, the other how
    long a creditor can sue, and the second is a matter of state law. In some states a payment, or
    even a promise to pay, can start it again. Before you send money toward a debt that you had
    almost forgotten, ask a lawyer or a legal aid office in your state where you stand.</p>`,

    `<h2>Nevada: your spouse's debts may count too</h2>`,
    `<p>Nevada is a community property state. If you are married and apply alone for an FHA, VA or
    USDA loan there, the lender normally has to look at your spouse's debts as well, and to pull a
    report for them. The spouse's score is not used. Their collections can be. So read both sets of
    reports at the kitchen table before either of you fills in a form. A conventional loan is
    usually judged on the borrower alone; what else changes when two people apply is in
    <a href="/blog/co-borrower-scores">Co-Borrower Scores</a>.</p>`,

    `<h2>The letter of explanation</h2>`,
    `<p>An underwriter who sees a collection will ask what happened. The best answers are short and
    dull. They say what went wrong, how it ended, and why it will not happen again, and they come
    with a paper that shows it.</p>`,
    `<blockquote><p>The account is for an emergency room visit in spring 2024. I had changed
    employers and the bill went to my old insurer, then to an address I had left. I learned of it
    from my credit report, paid it in full that month, and enclose the receipt. My mail and
    insurance are up to date, and I have had no late payment since.</p></blockquote>`,
    `<p>Leave out anger and guesswork. If the truth is that money was short for a year, say that,
    and say what is different today.</p>`,

    `<h2>What to do this week</h2>`,
    `<p>Order the reports, fill in the table above for each entry, and send the disputes that you
    can prove. While those run, work on what reacts faster:
    <a href="/blog/utilization-before-you-apply">your card balances</a> and a clean run of payments
    on everything else. When you are ready to talk, tell the lender about the collection before the
    report does. You learn quickly whether you are speaking with somebody who can help. If you would
    like that talk to come to you, send us <a href="/quote">a few details</a>; no one looks at your
    credit for it.</p>`,
    sourcesList('hud'),
  ),
};
