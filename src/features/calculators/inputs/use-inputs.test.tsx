import { beforeEach, expect, it } from 'vitest';
import { forget, remember } from '#src/data/state/unsaved.ts';
import { toolDefaults } from './tool-inputs.ts';
import { findWantedTab, keepInputs, keepTab, recallInputs } from './use-inputs.ts';

const payment = { amount: '5,000', month: '24' };

beforeEach(() => {
  for (const name of ['one', 'two', 'tab']) forget(`calculator.${name}`);
});

it('returns what was kept, by its name', () => {
  const typed = {
    homeLoan: { homePrice: '450,000', oneTimePayments: [payment, payment] },
    refinance: { yearsKept: 5 },
  };
  keepInputs('one', typed);
  expect(recallInputs('one', toolDefaults)).toEqual(typed);
  expect(recallInputs('two', toolDefaults)).toBeUndefined();
});

it.each([
  ['another input', { price: '1' }],
  ['a number for a text', { rate: 4 }],
  ['a part of another shape', { downPayment: '20%' }],
  ['no number', { termYears: null }],
  ['nothing for a part', { downPayment: null }],
  ['an element of another shape', { oneTimePayments: [{ amount: '1' }] }],
  ['an empty list', { oneTimePayments: [] }],
  ['an object for a list', { oneTimePayments: { 0: payment } }],
])('drops %s, as another release may have left it', (_, inputs) => {
  remember('calculator.one', { homeLoan: inputs });
  expect(recallInputs('one', toolDefaults)).toBeUndefined();
});

it('wants the tab of a link, and without one the tab that was chosen last', () => {
  const link = '#tab=advanced&price=500000';
  expect(findWantedTab('')).toBeUndefined();
  expect(findWantedTab(link)).toBe('advanced');
  keepTab('basic');
  expect(findWantedTab('')).toBe('basic');
  expect(findWantedTab(link)).toBe('advanced');
});
