import {
  affordability,
  maxDebtToIncomePercent,
} from '../../../../src/domain/loans/affordability.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
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
  title: "What documents do you need if you're self-employed?",
  slug: 'documents-for-self-employed-buyers',
  state: 'Arizona',
  category: 'Approval',
  image: 'topics/paper-stack',
  description:
    'What a lender asks for when you work for yourself, how it turns tax returns into a monthly income, and what to get in order a year before you apply.',
  keywords: ['bank statements', 'self-employed', 'tax returns', 'profit and loss'],
  published: '2026-10-28',
  content: blocks(
    `<p>With two years of complete tax returns, a current profit and loss statement, and bank
    statements to back it up, you have most of what a lender needs. The harder part is how the
    lender reads them. For a mortgage, your income is what is left after expenses, averaged over two
    years, not what your customers paid you. Work out that figure yourself before anyone else
    does.</p>`,

    `<h2>The folder to put together</h2>`,
    `<p>Most lenders count you as self-employed if you own a quarter or more of a business, or if
    you make your living from 1099 work. What goes in the folder depends on how the business is
    organized; an LLC with a single owner usually counts as a sole proprietor. If the business has
    been around for many years, some automated approvals require only one year of returns where the
    table says two.</p>`,
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
    lets the lender get your tax transcripts from the IRS. If the transcripts don't match your
    copies, everything stops, so send exactly what you filed. An extension for last year is usually
    fine if you can show it along with proof of the estimated tax you paid.</p>`,

    `<h3>Arizona documents that help</h3>`,
    `<p>In Arizona it's easy to show how long you've been in business if you have a transaction
    privilege tax license or a license from the Registrar of Contractors; both are dated. Arizona is
    also a community property state. If you're married and use an FHA or VA loan, your spouse's
    debts count even if you borrow alone, so gather those statements too, and ask a lawyer how you
    should hold title.</p>`,

    `<h2>How lenders work out your income</h2>`,
    `<p>The underwriter starts with net profit and adds back expenses that didn't cost you any
    cash, mainly depreciation. The two years are then added together and divided by twenty-four.
    Here is a made-up landscaper who files a Schedule C.</p>`,
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
    ${wholeDollars(averageIncome / 12)} a month. Our calculator allows ${maxDebtToIncomePercent}% of
    income for the loan and other debts. With ${formatDollars(terms.monthlyDebts)} a month in debts
    and, as an example, ${terms.annualRatePercent}% fixed over ${terms.termMonths / 12} years with
    ${terms.downPaymentPercent}% down, the loan could be ${wholeDollars(onAverage.principal)} and
    the price ${wholeDollars(onAverage.homePrice)}, before taxes and insurance take their share of
    the payment.</p>`,
    `<p>If you used last year's receipts instead, you would get a price of
    ${wholeDollars(onReceipts.homePrice)}. That mistake is behind most disappointing first calls to
    a lender.</p>`,
    `<h3>When the second year is worse</h3>`,
    `<p>If your income is rising, the lender averages it. If it's falling, the lender uses the
    lower year, asks why, or declines. If one bad year had a cause that won't come back, such as
    a surgery or the loss of your building, write half a page about it with dates and proof. A
    signed contract for the coming year helps more than optimism.</p>`,

    `<h2>What write-offs cost you</h2>`,
    `<p>Every deduction saves tax and also lowers the income on your application. That's no reason
    to pay tax you don't owe, but it's a reason to plan. If you hope to buy in two years, ask your
    tax preparer how your next two returns would look to a lender. Maybe the new truck can wait.
    Don't amend old returns just before you apply to make your income look higher; a lender will ask
    for proof that you paid the tax, and for your reasons.</p>`,
    `<p>Some deductions don't have to hurt you. The standard mileage rate includes depreciation,
    part of which may be added back, and a one-time loss can be left out if you document it. Both
    are easy to miss, so mark them in the margin.</p>`,

    `<h2>Bank statement loans</h2>`,
    `<p>Some lenders will work out your income from twelve or twenty-four months of deposits instead
    of tax returns. They count a share of the deposits as income and assume the rest goes to
    expenses. Fannie Mae, Freddie Mac and the FHA don't accept these loans, so expect a larger down
    payment and a higher rate. They can work for a business with heavy deductions and strong cash
    flow. Get a quote for a regular loan first, since waiting a year can be cheaper.</p>`,
    list(
      'Keep business and personal money in separate accounts, starting today.',
      "Deposit everything. To a lender, cash that never reached the bank doesn't exist.",
      `Move money between your own accounts as little as you can; you have to explain each
      transfer.`,
      `Leave enough in the business. If you take the down payment out of it, the lender will ask
      whether the business can do without the money.`,
    ),

    `<h2>What to do next</h2>`,
    steps(
      `Run the numbers above with your own two returns, and enter the result as income in the <a
      href="/calculator">calculator</a>.`,
      `Scan everything in the folder, even blank pages. Missing pages cause more delays than bad
      numbers.`,
      `Ask a lender to look at your income first: many will work it out before they pull your
      credit.`,
      `If your figure comes out low, see whether <a href="/blog/co-borrower-scores">a
      co-borrower</a> would help, and which debt to pay off to <a
      href="/blog/debt-to-income-with-student-loans">free up the most room</a>.`,
    ),
    `<p>The <a href="/quote">pre-qualification form</a> asks for your yearly income. Enter the
    average you just worked out. The answer you get is only as good as that number.</p>`,
    sourcesList('fannieMaeRatios'),
  ),
};

function added(year: typeof earlier): string {
  return formatDollars(year.depreciation);
}
