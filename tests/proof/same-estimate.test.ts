import { expect, test } from 'vitest';
import { rateKinds, readRate } from '#src/domain/rates/shown-rates.ts';
import { computeHomeLoan } from '#src/features/calculators/home-loan-figures.ts';
import { homeLoanDefaults, programKinds } from '#src/features/calculators/tool-inputs.ts';
import { estimatePayment } from '#src/features/quote/estimate.ts';
import { shownRates as rates } from '#tests/fixtures/rates.ts';

const homePrice = '310,000';
const cases = programKinds.flatMap((program) =>
  ['3.5', '10', '25'].map((percent) => ({ program, percent })),
);

test.each(cases)(
  'the quote estimates a $program loan with $percent% down as the Advanced calculator does',
  ({ program, percent }) => {
    const { breakdown, loan } = computeHomeLoan({
      ...homeLoanDefaults,
      homePrice,
      downPayment: { text: percent, unit: 'percent' },
      rate: String(readRate(rates.fixed30)),
      termYears: rateKinds.fixed30.termYears,
      program,
      countsInsurance: true,
      propertyTax: '0',
      homeInsurance: '0',
    });
    const answers = { homePrice, downPayment: `${percent}%`, loanType: program, creditScore: '' };
    const estimate = estimatePayment(answers, rates);
    expect(estimate?.monthly).toBe(breakdown.total);
    const [, shown = ''] = /^\$(.*)$/.exec(estimate?.payment ?? '') ?? [];
    expect(Number(shown.replace(',', ''))).toBe(Math.round(breakdown.total / 10) * 10);
    expect(estimate?.basis).toContain(
      `For $${Math.round(loan.principal).toLocaleString('en-US')} `,
    );
  },
);
