import { describe, expect, it } from 'vitest';
import { numberOfPayments, payoff } from './early-payoff.ts';

describe('a debt with a given payment', () => {
  const debt = { principal: 300_000, annualRatePercent: 6.5, monthlyPayment: 1_625 };
  const never = { kind: 'neverPaidOff', reason: 'noPrincipalIsPaid' };

  it.each([1_625, 1_624, 0, -1, Number.NaN])('of %d is never repaid', (dollars) => {
    expect(numberOfPayments({ ...debt, monthlyPayment: dollars })).toEqual(never);
    expect(payoff({ ...debt, monthlyPayment: dollars })).toEqual(never);
  });

  it('is never repaid by no payment at 0 %', () => {
    const unpaid = { ...debt, annualRatePercent: 0, monthlyPayment: 0 };
    expect(numberOfPayments(unpaid)).toEqual(never);
    expect(payoff(unpaid)).toEqual(never);
  });

  it('that lasts longer than the simulation says so', () => {
    const long = { ...debt, monthlyPayment: 1_626 };
    expect(payoff(long)).toEqual({ kind: 'neverPaidOff', reason: 'longerThan1000Months' });
    const count = numberOfPayments(long);
    expect(count).toMatchObject({ kind: 'paidOff', payments: expect.closeTo(1368.72, 2) });
  });

  it('takes 1000 months at most', () => {
    const slow = { principal: 1_000, annualRatePercent: 0, monthlyPayment: 1 };
    expect(payoff(slow)).toMatchObject({ kind: 'paidOff', months: 1000, totalInterest: 0 });
    expect(payoff({ ...slow, principal: 1_001 })).toMatchObject({ kind: 'neverPaidOff' });
  });

  it('can be rescued by a lump sum', () => {
    const rescued = payoff(debt, { lumpSum: 100_000, lumpSumMonth: 3 });
    expect(rescued.kind).toBe('paidOff');
  });

  it('of nothing takes no payment', () => {
    const nothing = { ...debt, principal: 0, monthlyPayment: 0 };
    expect(numberOfPayments(nothing)).toEqual({ kind: 'paidOff', payments: 0 });
    expect(payoff(nothing)).toMatchObject({ kind: 'paidOff', months: 0, totalInterest: 0 });
  });
});
