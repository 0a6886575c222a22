import { expect, it } from 'vitest';
import * as questions from '#src/domain/loans/usual-ranges.ts';
import { askAboutDownPayment, downPaymentFigures, tidyDownPayment } from './down-payment.ts';

it('shows the share of an amount, and the amount of a share', () => {
  expect(downPaymentFigures({ text: '80,000', unit: 'dollars' }, 400_000)).toMatchObject({
    dollars: 80_000,
    dollarsText: '80,000',
    percentText: '20',
  });
  expect(downPaymentFigures({ text: '3.5', unit: 'percent' }, 400_000)).toMatchObject({
    dollars: 14_000,
    dollarsText: '14,000',
    percentText: '3.5',
  });
});

it('follows the price when it is a share, and stays when it is an amount', () => {
  expect(downPaymentFigures({ text: '20', unit: 'percent' }, 500_000).dollars).toBe(100_000);
  expect(downPaymentFigures({ text: '80,000', unit: 'dollars' }, 500_000)).toMatchObject({
    dollars: 80_000,
    percentText: '16',
  });
});

it('understands a share in the field for dollars, and moves it when the field is left', () => {
  const typed = { text: '25%', unit: 'dollars' } as const;
  expect(downPaymentFigures(typed, 400_000)).toMatchObject({
    dollars: 100_000,
    percentText: '25',
    dollarsRemark: 'Counts as $100,000.',
  });
  expect(tidyDownPayment(typed)).toEqual({ text: '25', unit: 'percent' });
});

it('asks in the field that was typed into', () => {
  expect(askAboutDownPayment({ text: '20', unit: 'dollars' }, questions)?.answer).toBe('20%');
  expect(askAboutDownPayment({ text: '0.2%', unit: 'dollars' }, questions)?.answer).toBe('20%');
  expect(askAboutDownPayment({ text: '0.2', unit: 'percent' }, questions)?.answer).toBe('20');
  expect(askAboutDownPayment({ text: '20%', unit: 'dollars' }, questions)).toBeUndefined();
  expect(askAboutDownPayment({ text: 'abc', unit: 'percent' }, questions)).toBeUndefined();
});

it('says in the field that was typed into what is not understood', () => {
  expect(downPaymentFigures({ text: 'abc', unit: 'percent' }, 400_000)).toEqual({
    dollars: 0,
    dollarsText: '0',
    percentText: 'abc',
    percentRemark: 'Enter a number, like 6.',
  });
});

it('has no share of a price of 0', () => {
  expect(downPaymentFigures({ text: '80,000', unit: 'dollars' }, 0).percentText).toBe('0');
});
