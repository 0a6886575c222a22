import { beforeEach, expect, it } from 'vitest';
import { forget, remember } from '#src/lib/unsaved.ts';
import { homeLoanDefaults } from './tool-inputs.ts';
import { findWantedTab, keepInputs, keepTab, recallInputs } from './use-inputs.ts';

const payment = { amount: '5,000', month: '24' };

beforeEach(() => {
  for (const name of ['one', 'two', 'tab']) forget(`calculator.${name}`);
});

it('returns what was kept, by the name of the calculator', () => {
  const inputs = {
    ...homeLoanDefaults,
    homePrice: '450,000',
    oneTimePayments: [payment, payment],
  };
  keepInputs('one', inputs);
  expect(recallInputs('one', homeLoanDefaults)).toEqual(inputs);
  expect(recallInputs('two', homeLoanDefaults)).toBeUndefined();
});

it.each([
  ['a missing input', { homePrice: '1' }],
  ['a number for a text', { ...homeLoanDefaults, rate: 4 }],
  ['a part of another shape', { ...homeLoanDefaults, downPayment: '20%' }],
  ['no number', { ...homeLoanDefaults, termYears: null }],
  ['an element of another shape', { ...homeLoanDefaults, oneTimePayments: [{ amount: '1' }] }],
  ['an empty list', { ...homeLoanDefaults, oneTimePayments: [] }],
  ['an object for a list', { ...homeLoanDefaults, oneTimePayments: { 0: payment } }],
  ['a list that nobody made', { ...homeLoanDefaults, oneTimePayments: Array(101).fill(payment) }],
  ['a text that nobody typed', { ...homeLoanDefaults, rate: '9'.repeat(101) }],
])('drops %s, as another release may have left it', (_, inputs) => {
  remember('calculator.one', inputs);
  expect(recallInputs('one', homeLoanDefaults)).toBeUndefined();
});

it('wants the tab of a link, and without one the tab that was chosen last', () => {
  const link = '#tab=advanced&price=500000';
  expect(findWantedTab('')).toBeUndefined();
  expect(findWantedTab(link)).toBe('advanced');
  keepTab('basic');
  expect(findWantedTab('')).toBe('basic');
  expect(findWantedTab(link)).toBe('advanced');
});
