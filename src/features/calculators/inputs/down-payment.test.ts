import { expect, it } from 'vitest';
import * as questions from '#src/model/loans/usual-ranges.ts';
import { askAboutDownInput, downPaymentFigures, tidyDownPayment } from './down-payment.ts';

it.each([
  ['80,000', 'dollars', 400_000, { dollars: 80_000, dollarsText: '80,000', percentText: '20' }],
  ['80,000', 'dollars', 500_000, { dollars: 80_000, dollarsText: '80,000', percentText: '16' }],
  ['80,000', 'dollars', 0, { percentText: '0' }],
  ['3.5', 'percent', 400_000, { dollars: 14_000, dollarsText: '14,000', percentText: '3.5' }],
  ['20', 'percent', 500_000, { dollars: 100_000, dollarsText: '100,000', percentText: '20' }],
] as const)('shows %s %s of a price of %d in both fields', (text, unit, price, shown) => {
  expect(downPaymentFigures({ text, unit }, price)).toMatchObject(shown);
});

it('understands a share in the field for dollars, and moves it when the field is left', () => {
  const typed = { text: '25%', unit: 'dollars' } as const;
  expect(downPaymentFigures(typed, 400_000)).toMatchObject({
    dollars: 100_000,
    percentText: '25',
    dollarsHint: 'Counts as $100,000.',
  });
  expect(tidyDownPayment(typed)).toEqual({ text: '25', unit: 'percent' });
});

it('asks in the field that was typed into', () => {
  expect(askAboutDownInput({ text: '20', unit: 'dollars' }, questions)?.answer).toBe('20%');
  expect(askAboutDownInput({ text: '0.2%', unit: 'dollars' }, questions)?.answer).toBe('20%');
  expect(askAboutDownInput({ text: '0.2', unit: 'percent' }, questions)?.answer).toBe('20');
  expect(askAboutDownInput({ text: '20%', unit: 'dollars' }, questions)).toBeUndefined();
  expect(askAboutDownInput({ text: 'abc', unit: 'percent' }, questions)).toBeUndefined();
});

it('says in the field that was typed into what is not understood', () => {
  expect(downPaymentFigures({ text: 'abc', unit: 'percent' }, 400_000)).toEqual({
    dollars: 0,
    dollarsText: '0',
    percentText: 'abc',
    percentHint: 'Enter a number, like 6.',
  });
});
