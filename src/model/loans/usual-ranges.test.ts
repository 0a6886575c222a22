import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDollars, groupThousands } from '#src/lib/format/format.ts';
import { parseMoney } from '#src/lib/input/typed-numbers.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { amountMeanings, isPercentKind, type NumberKind } from './number-kinds.ts';
import { askAboutDownPayment, askAboutNumber, usualRanges } from './usual-ranges.ts';

const kinds = Object.keys(usualRanges) as NumberKind[];

/** The fields of each kind, and a number for each question that they ask, as the documentation lists them. */
const fields: Record<NumberKind, [names: string, ...examples: number[]]> = {
  rate: ['Interest rate, displayed rate', 0, 0.065, 0.5, 63.75, 637.5, 25],
  homePrice: ['Home price, purchase price', 0, 350, 1.2, 5_000, 20_000_000],
  loan: ['Loan amount, current balance', 0, 300, 1.2, 5_000, 20_000_000],
  downPayment: ['Down payment', 20, 90, 800, 6_000_000],
  downPaymentPercent: ['Percent down', 0.2, 90],
  income: ['Yearly income', 0, 85, 7_000, 11_000_000],
  debts: ['Monthly debts', 5, 24_000, 300_000],
  rent: ['Monthly rent', 0, 2.5, 24_000, 300_000],
  propertyTax: ['Property tax', 1.1, 5, 300_000],
  propertyTaxPercent: ['Property tax in percent', 0.011, 4],
  homeInsurance: ['Home insurance', 100, 1.2, 60_000],
  hoa: ['HOA dues', 5, 6_000, 70_000],
  growth: ['Growth of rent, value and costs, return on savings', 0.03, -0.02, 25, -12],
  extraPayment: ['Extra payment', 0.5, 2_000_000],
  yearlyExtra: ['Extra once a year', 0.5, 2_000_000],
  oneTimePayment: ['One-time payment', 0.5, 2_000_000],
  closingCosts: ['Closing costs, lender fees', 3, 15, 600_000],
  costPercent: ['Points, upkeep, closing costs and costs of selling in percent', 0.03, 11],
  insurancePercent: ['Insurance premium', 0.005, 5],
};

it.each<[kind: NumberKind, value: number, text: string, action?: string, answer?: string]>([
  ['rate', 0.065, 'Did you mean 6.5%?', 'Use 6.5%', '6.5'],
  ['rate', 637.5, 'Did you mean 6.375%?', 'Use 6.375%', '6.375'],
  ['rate', 1_000, 'That’s above 20%. Is it right?'],
  ['homePrice', 350, 'Did you mean $350,000?', 'Use $350,000', '350,000'],
  ['income', 85, 'Did you mean $85,000?', 'Use $85,000', '85,000'],
  ['income', 7_000, 'Did you mean $7,000 a month?', 'Use $84,000 a year', '84,000'],
  ['debts', 25_000, 'Did you mean $25,000 a year?', 'Use $2,083.33 a month', '2,083.33'],
  ['propertyTax', 1.1, 'Did you mean 1.1% of the price?', 'Use 1.1%', '1.1%'],
  ['downPayment', 20, 'Did you mean 20% of the price?', 'Use 20%', '20%'],
  ['closingCosts', 3, 'Did you mean 3% of the loan?', 'Use 3%', '3%'],
  ['growth', -0.02, 'Did you mean -2%?', 'Use -2%', '-2'],
  ['growth', -0.001, 'That’s below 0.25%. Is it right?'],
  ['rate', -6, 'That’s below 1%. Is it right?'],
])('asks about a %s of %d: %s', (kind, value, text, action, answer) => {
  expect(askAboutNumber(kind, value)).toEqual(action ? { text, action, answer } : { text });
});

it('asks about nothing within a range, at its ends, or that there may be none of', () => {
  const usual = fc.constantFrom(...kinds).chain((kind) => {
    const { min, max, orNone, fall = 0 } = usualRanges[kind];
    const numbers = [
      fc.double({ min, max, noNaN: true }),
      fc.constantFrom(min, max),
      ...(orNone ? [fc.constant(0)] : []),
      ...(fall ? [fc.double({ min: -fall, max: -min, noNaN: true })] : []),
    ];
    return fc.tuple(fc.constant(kind), fc.oneof(...numbers));
  });
  checkProperty(
    fc.property(usual, ([kind, value]) => {
      expect(askAboutNumber(kind, value)).toBeUndefined();
    }),
  );
});

it('asks about every other number, and offers only usual ones', () => {
  const typed = fc.oneof(
    fc.integer({ min: -1_000, max: 1_000 }).map((thousandths) => thousandths / 1_000),
    fc.integer({ min: -1_000, max: 100_000 }),
    fc.double({ min: -1e6, max: 1e15, noNaN: true }),
  );
  checkProperty(
    fc.property(fc.constantFrom(...kinds), typed, (kind, value) => {
      const { min, max, orNone = false, fall = 0 } = usualRanges[kind];
      const size = Math.abs(value);
      const isUsual = value === 0 ? orNone : size >= min && size <= (value > 0 ? max : fall);
      const question = askAboutNumber(kind, value);
      expect(question === undefined).toBe(isUsual);
      if (!question?.answer) return;
      const isShare = question.answer.endsWith('%');
      const meant = isPercentKind(kind) ? Number(question.answer) : parseMoney(question.answer);
      if (isShare) expect(question.answer).toBe(`${value}%`);
      else expect(askAboutNumber(kind, meant ?? Number.NaN)).toBeUndefined();
    }),
  );
});

it('asks about a down payment in the terms in which it was typed', () => {
  expect(askAboutDownPayment({ kind: 'percent', percent: 0.2 })).toEqual({
    text: 'Did you mean 20%?',
    action: 'Use 20%',
    answer: '20%',
  });
  expect(askAboutDownPayment({ kind: 'percent', percent: 20 })).toBeUndefined();
  expect(askAboutDownPayment({ kind: 'amount', dollars: 20 })?.answer).toBe('20%');
});

it('docs/architecture/calculators.md has the table that follows from here', () => {
  const rows = kinds.map((kind) => {
    const [names, ...examples] = fields[kind];
    const questions = examples.map((value) => {
      const typed = groupThousands(value);
      return `\`${typed}\` ${askAboutNumber(kind, value)?.text}`;
    });
    return `| ${names} | ${writeRange(kind)} | ${questions.join('<br>')} |`;
  });
  const table = ['| Field | Usual | Questions |', '| --- | --- | --- |', ...rows];
  const document = readFileSync('docs/architecture/calculators.md', 'utf8');
  const [section = ''] = document.split('## What becomes of a writing');
  expect(section.split('\n').filter((line) => line.startsWith('|'))).toEqual(table);
});

function writeRange(kind: NumberKind): string {
  const { min, max, orNone, fall } = usualRanges[kind];
  const per = amountMeanings[kind]?.per;
  const format = (value: number) => (isPercentKind(kind) ? `${value}%` : formatDollars(value));
  const range = `${format(min)} to ${format(max)}${per ? ` a ${per}` : ''}`;
  const falling = fall ? `, or a fall of ${format(min)} to ${format(fall)}` : '';
  return `${orNone ? '0, or ' : ''}${range}${falling}`;
}
