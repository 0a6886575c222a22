import { affordability } from '#src/domain/loans/affordability.ts';
import { maxDebtToIncomePercent } from '#src/domain/loans/limits.ts';
import { formatDollars } from '#src/lib/format.ts';
import { blocks, list, steps, table } from '../html.ts';
import { wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const earlier = { receipts: 128_000, netProfit: 57_600, depreciation: 6_300 };
const later = { receipts: 141_000, netProfit: 69_400, depreciation: 4_900 };
const earlierIncome = earlier.netProfit + earlier.depreciation;
const laterIncome = later.netProfit + later.depreciation;
const averageIncome = (earlierIncome + laterIncome) / 2;
const terms = {
  monthlyDebts: 350,
  annualRatePercent: 6.5,
  termMonths: 360,
  downPaymentPercent: 10,
};
const onAverage = affordability({ annualIncome: averageIncome, ...terms });
const onReceipts = affordability({ annualIncome: later.receipts, ...terms });

export const post: SeedPost = {
  title: 'Documents for Self-Employed Buyers',
  slug: 'documents-for-self-employed-buyers',
  state: 'Arizona',
  category: 'Approval',
  description:
    'What a lender asks for when you work for yourself, how it turns tax returns into a monthly income, and what to put in order a year before you apply.',
  keywords: ['bank statements', 'self-employed', 'tax returns', 'profit and loss'],
  published: '2026-10-28',
  content: blocks(
    `<p>Have two years of complete tax returns, a current profit and loss statement, and the bank
    statements that back it up, and you have most of what a lender needs. The harder part is what it
    reads in them. Your income for a mortgage is what is left after expenses, averaged over two
    years, and not what your customers paid you. Work that figure out yourself before anyone else
    does.</p>`,

    `<h2>The folder to put together</h2>`,
    `<p>You count as self-employed for most lenders if you own a quarter or more of a business, and
    also if you live on 1099 work. The folder depends on how the business is organized; an LLC with
    a single owner usually counts as a sole proprietor. For a business that has run for many years,
    some automated approvals ask for one year of returns where the table says two.</p>`,
    table(
      ['Document', 'Sole proprietor', 'Partnership or S corporation'],
      [
        ['Personal tax returns, two years, all pages', 'Yes, with Schedule C', 'Yes'],
        ['Business tax returns, two years', 'Not needed', 'Form 1065 or 1120-S'],
        ['Schedule K-1, two years', 'Not needed', 'Yes'],
        ['Your own W-2 from the business', 'Not needed', 'If you draw a salary'],
        ['Profit and loss statement for this year', 'Yes', 'Yes'],
        [
          'Business bank statements',
          'The last two or three months',
          'The last two or three months',
        ],
        ['Proof that the business exists', 'License, registration or CPA letter', 'The same'],
      ],
    ),
    `<p>Add personal bank statements for the down payment and for reserves, and a signed form that
    lets the lender fetch your tax transcripts from the IRS. If the transcripts and your copies
    disagree, everything stops, so send what you actually filed. An extension for the last year is
    usually fine if you can show it along with the estimated tax you paid.</p>`,

    `<h3>Arizona papers that help</h3>`,
    `<p>Showing how long you have been in business is easy in Arizona if you hold a transaction
    privilege tax license or a license from the Registrar of Contractors; both carry dates. Arizona
    is also a community property state. If you are married and use an FHA or VA loan, your spouse's
    debts count even when you borrow alone, so gather those statements too, and ask a lawyer how you
    want to hold title.</p>`,

    `<h2>How the income is worked out</h2>`,
    `<p>The underwriter begins with net profit and adds back expenses that cost you no cash,
    depreciation first of all. Then come two years added up and divided by twenty-four. Here is a
    landscaper, made up for the purpose, who files a Schedule C.</p>`,
    table(
      ['Figure', 'Two years ago', 'Last year'],
      [
        ['Gross receipts', formatDollars(earlier.receipts), formatDollars(later.receipts)],
        ['Net profit', formatDollars(earlier.netProfit), formatDollars(later.netProfit)],
        ['Depreciation, added back', added(earlier), added(later)],
        ['Income that counts', formatDollars(earlierIncome), formatDollars(laterIncome)],
      ],
    ),
    `<p>The average is ${formatDollars(averageIncome)} a year, or
    ${wholeDollars(averageIncome / 12)} a month. Our calculator lets ${maxDebtToIncomePercent}% of
    income go to the loan and other debts. With ${formatDollars(terms.monthlyDebts)} of debts and,
    as an example, ${terms.annualRatePercent}% fixed over ${terms.termMonths / 12} years with
    ${terms.downPaymentPercent}% down, the loan could be ${wholeDollars(onAverage.principal)} and
    the price ${wholeDollars(onAverage.homePrice)}, before taxes and insurance take their part of
    the payment.</p>`,
    `<p>Anyone who used last year's receipts instead would arrive at a price of
    ${wholeDollars(onReceipts.homePrice)}. That is the mistake behind most disappointed first calls
    to a lender.</p>`,
    `<h3>When the second year is worse</h3>`,
    `<p>A rising income is averaged. A falling one is not: the lender takes the lower year, or asks
    why, or declines. If one bad year had a cause that will not return, such as a surgery or a lost
    building, write half a page about it with dates and proof. A signed contract for the coming year
    helps more than optimism.</p>`,

    `<h2>The write-offs you will miss</h2>`,
    `<p>Every deduction saves tax and removes income from your application. That is no reason to pay
    tax you do not owe, but it is a reason to plan. If you mean to buy in two years, ask your tax
    preparer what the next two returns would look like for a lender. You might put off a truck
    that could wait. Do not amend old returns to look richer just before applying; a lender will
    ask for proof that the tax was paid, and for your reasons.</p>`,
    `<p>Some costs work in both directions. Mileage at the standard rate contains depreciation, part
    of which may be added back, and a one-time loss can be left out if it is documented. Both are
    easy to miss, so mark them in the margin.</p>`,

    `<h2>Loans on bank statements</h2>`,
    `<p>Some lenders will work out your income from twelve or twenty-four months of deposits in
    place of tax returns. They take a share of the deposits as income and leave the rest for
    expenses. Such loans lie outside what Fannie Mae, Freddie Mac and the FHA accept, so expect a
    larger down payment and a higher rate. They are useful for a business whose deductions are heavy
    and whose cash is strong. Ask for a quote of the ordinary kind first, since a year of patience
    can be the cheaper way.</p>`,
    list(
      'Keep business and private money in separate accounts, starting today.',
      'Deposit everything. Cash that never reached the bank does not exist for a lender.',
      `Move money between your own accounts as seldom as you can; each transfer has to be
      explained.`,
      `Leave enough in the business. Taking the down payment out of it raises the question of
      whether it can live without it.`,
    ),

    `<h2>What to do next</h2>`,
    steps(
      `Do the sum above with your own two returns, and enter the result as income in the <a
      href="/calculator">calculator</a>.`,
      `Scan the folder in full, with blank pages too. Missing pages cause more delay than bad
      numbers.`,
      `Ask a lender to look at the income before the credit: many will work it out before they pull
      anything.`,
      `If your own figure comes out low, see whether
      <a href="/blog/co-borrower-scores">a co-borrower</a> changes it, and which of your debts
      would <a href="/blog/debt-to-income-with-student-loans">free the most room</a>.`,
    ),
    `<p>The <a href="/quote">pre-qualification form</a> asks for a yearly income. Give the average
    you have just worked out. The answer you get is only as good as that number.</p>`,
    sourcesList('fannieMaeRatios'),
  ),
};

function added(year: typeof earlier): string {
  return formatDollars(year.depreciation);
}
