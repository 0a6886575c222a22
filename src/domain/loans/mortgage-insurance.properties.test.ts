import fc from 'fast-check';
import { describe, it } from 'vitest';
import { amortizationSchedule } from './amortization-schedule.ts';
import { maxAmount } from './loan.ts';
import { amounts, check, loans, slack } from './loans.arbitrary.ts';
import { type LoanProgram, privateInsurance } from './mortgage-insurance.ts';
import { loanAmount, purchaseLoan } from './purchase-loan.ts';

const insured = fc.tuple(
  loans,
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.double({ min: 0, max: 5, noNaN: true }),
);

function makeTerms(principal: number, sharePercent: number, annualPremiumPercent: number) {
  const originalValue = Math.min(principal * (1 + sharePercent / 100), maxAmount);
  return { originalValue, annualPremiumPercent, requestPercent: 80, endPercent: 78 };
}

describe('private mortgage insurance', () => {
  it('is required exactly where the loan is above 80 % of the value', () => {
    check(insured, ([loan, share, premium]) => {
      const terms = makeTerms(loan.principal, share, premium);
      const isAbove = loan.principal - terms.originalValue * 0.8;
      const { kind } = privateInsurance(loan, terms);
      if (Math.abs(isAbove) <= slack(loan.principal)) return true;
      return kind === (isAbove > 0 ? 'required' : 'notRequired');
    });
  });

  it('ends on request no later than by law, and by law no later than at the midpoint', () => {
    check(insured, ([loan, share, premium]) => {
      const insurance = privateInsurance(loan, makeTerms(loan.principal, share, premium));
      if (insurance.kind === 'notRequired') return true;
      const { onRequest, byLaw, monthlyPremium } = insurance;
      return (
        onRequest.payment >= 1 &&
        onRequest.payment <= byLaw.payment &&
        byLaw.payment <= Math.ceil(loan.termMonths / 2) &&
        onRequest.totalPaid === onRequest.payment * monthlyPremium &&
        onRequest.totalPaid <= byLaw.totalPaid
      );
    });
  });

  it('lasts exactly as long as the balance is above the share', () => {
    check(insured, ([loan, share, premium]) => {
      const terms = makeTerms(loan.principal, share, premium);
      const insurance = privateInsurance(loan, terms);
      if (insurance.kind === 'notRequired') return true;
      const { byLaw } = insurance;
      const balances = amortizationSchedule(loan).map((row) => row.balance);
      const before = balances[byLaw.payment - 2] ?? loan.principal;
      const after = balances[byLaw.payment - 1] ?? 0;
      const endBalance = terms.originalValue * 0.78;
      const wasAbove = before > endBalance - slack(loan.principal);
      const isMidpoint = byLaw.payment === Math.ceil(loan.termMonths / 2);
      return wasAbove && (isMidpoint || after <= endBalance + slack(endBalance));
    });
  });

  it('is never prolonged by what is paid early', () => {
    check(fc.tuple(insured, amounts), ([[loan, share, premium], amount]) => {
      const terms = makeTerms(loan.principal, share, premium);
      const planned = privateInsurance(loan, terms);
      const early = privateInsurance(loan, terms, { oneTimePayments: [{ amount, month: 1 }] });
      if (planned.kind === 'notRequired' || early.kind === 'notRequired') {
        return planned.kind === early.kind;
      }
      return (
        early.onRequest.payment <= planned.onRequest.payment &&
        early.byLaw.payment <= planned.byLaw.payment
      );
    });
  });
});

describe("a program's loan", () => {
  const percents = fc.double({ min: 0, max: 10, noNaN: true });
  const programs = fc.oneof(
    percents.map((annualPremiumPercent): LoanProgram => {
      const shares = { requestPercent: 80, endPercent: 78 };
      return { kind: 'conventional', annualPremiumPercent, ...shares };
    }),
    fc.tuple(percents, percents).map(([upfrontPercent, annualPercent]): LoanProgram => {
      return { kind: 'fha', premiums: { upfrontPercent, annual: [{ annualPercent }] } };
    }),
    fc.tuple(percents, percents).map(([upfrontPercent, annualPercent]): LoanProgram => {
      return { kind: 'usda', upfrontPercent, annualPercent };
    }),
    percents.map((firstUsePercent): LoanProgram => {
      const row = { downPaymentFromPercent: 0, firstUsePercent, laterUsePercent: 0 };
      return { kind: 'va', use: 'first', fundingFees: [row] };
    }),
  );
  const purchases = fc.tuple(loans, fc.integer({ min: 0, max: 99 })).map(([loan, percent]) => {
    const { principal: homePrice, annualRatePercent, termMonths } = loan;
    const downPayment = (homePrice * percent) / 100;
    return { homePrice, downPayment, annualRatePercent, termMonths };
  });

  it('is the price less the down payment, and the fee', () => {
    check(fc.tuple(purchases, programs), ([purchase, program]) => {
      const { financedFee, principal } = purchaseLoan(purchase, program);
      const { principal: baseLoan } = loanAmount(purchase.homePrice, purchase.downPayment);
      return (
        financedFee >= 0 &&
        (program.kind !== 'conventional' || financedFee === 0) &&
        Math.abs(principal - baseLoan - financedFee) <= slack(principal)
      );
    });
  });

  it('is insured from the first payment, never for longer than it lasts', () => {
    check(fc.tuple(purchases, programs), ([purchase, program]) => {
      const { insurance } = purchaseLoan(purchase, program);
      const premiums = insurance.years.map((year) => year.monthlyPremium * year.payments);
      const counted = insurance.years.reduce((sum, year) => sum + year.payments, 0);
      return (
        counted === insurance.payments &&
        insurance.payments <= purchase.termMonths &&
        premiums.every((dollars) => dollars >= 0) &&
        premiums.reduce((sum, dollars) => sum + dollars, 0) === insurance.totalPremiums
      );
    });
  });

  it('never carries a premium that grows', () => {
    check(fc.tuple(purchases, programs), ([purchase, program]) => {
      let before = Number.POSITIVE_INFINITY;
      return purchaseLoan(purchase, program).insurance.years.every(({ monthlyPremium }) => {
        const falls = monthlyPremium <= before * (1 + 1e-12);
        before = monthlyPremium;
        return falls;
      });
    });
  });
});
