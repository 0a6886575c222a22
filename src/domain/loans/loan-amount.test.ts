import { describe, expect, it } from 'vitest';
import { loanAmount } from './purchase-loan.ts';

describe('the loan amount', () => {
  it.each([
    [400_000, 0, { kind: 'loan', principal: 400_000 }],
    [400_000, Number.NaN, { kind: 'loan', principal: 400_000 }],
    [400_000, -1, { kind: 'loan', principal: 400_000 }],
    [400_000, 400_000, { kind: 'noLoan', reason: 'downPaymentCoversPrice', principal: 0 }],
    [400_000, 400_001, { kind: 'noLoan', reason: 'downPaymentAbovePrice', principal: 0 }],
    [0, 80_000, { kind: 'noLoan', reason: 'noPrice', principal: 0 }],
    [Number.NaN, 0, { kind: 'noLoan', reason: 'noPrice', principal: 0 }],
  ])('of %d with %d down', (homePrice, downPayment, expected) => {
    expect(loanAmount(homePrice, downPayment)).toEqual(expected);
  });
});
