import { expect, test } from 'vitest';
import { computeHomeLoan } from '#src/features/calculators/inputs/home-loan-figures.ts';
import {
  type HomeLoanInputs,
  homeLoanDefaults,
  programKinds,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { estimatePayment, readRequestedLoan } from '#src/features/quote/steps/estimate.ts';
import { findRequirements } from '#src/model/facts/loan-requirements.ts';
import { rateKinds, readRate } from '#src/model/rates/shown-rates.ts';
import { shownRates as rates } from '#tests/fixtures/rates.ts';

const homePrice = '310,000';
const scores = [
  { creditScore: '', score: homeLoanDefaults.score },
  { creditScore: '580-669', score: 600 },
];
const cases = programKinds.flatMap((program) =>
  scores.flatMap((requested) =>
    ['0', '2.9', '3.5', '10', '25'].map((percent) => ({ program, percent, ...requested })),
  ),
);

test.each(cases)(
  'the quote estimates a $program loan with $percent% down and a score of "$creditScore" as the Advanced calculator does, and asks for the same',
  ({ program, percent, creditScore, score }) => {
    const home: HomeLoanInputs = {
      ...homeLoanDefaults,
      homePrice,
      downPayment: { text: percent, unit: 'percent' },
      rate: String(readRate(rates.fixed30)),
      termYears: rateKinds.fixed30.termYears,
      program,
      countsInsurance: true,
      propertyTax: '0',
      homeInsurance: '0',
    };
    const { breakdown, loan } = computeHomeLoan(home);
    const { requirements } = computeHomeLoan({ ...home, score });
    const answers = { homePrice, downPayment: `${percent}%`, loanType: program, creditScore };
    const requested = readRequestedLoan(answers);
    expect(requested && findRequirements(requested)).toEqual(requirements);
    const estimate = estimatePayment(answers, rates);
    if (!requirements.isPossible) return expect(estimate).toBeUndefined();
    expect(estimate?.monthly).toBe(breakdown.total);
    const [, shown = ''] = /^\$(.*)$/.exec(estimate?.payment ?? '') ?? [];
    expect(Number(shown.replace(',', ''))).toBe(Math.round(breakdown.total / 10) * 10);
    expect(estimate?.basis).toContain(
      `For $${Math.round(loan.principal).toLocaleString('en-US')} `,
    );
  },
);
