import { describe, expect, it } from 'vitest';
import { basicDefaults, comparisonDefaults, homeLoanDefaults } from './inputs.ts';
import { fromFragment, toFragment } from './share-link.ts';

const advanced = {
  tab: 'advanced',
  homeLoan: {
    ...homeLoanDefaults,
    homePrice: '525,000.50',
    downPayment: { text: '12.5', unit: 'percent' },
    termYears: 15,
    yearlyExtra: '1,000',
    oneTimePayments: [
      { amount: '5,000', month: '24' },
      { amount: '1,000', month: '12' },
    ],
    biweekly: true,
    program: 'va',
    countsInsurance: true,
    score: 700,
    insuranceRate: '0.6',
    vaUse: 'later',
  },
  comparison: {
    ...comparisonDefaults,
    second: { amount: '1', rate: '0', termYears: 5, points: '1.5', fees: '900' },
  },
} as const;

it('brings the inputs back as they were', () => {
  const basic = {
    tab: 'basic',
    basic: { amount: '250,000', rate: '6.25', termYears: 20 },
  } as const;
  expect(fromFragment(toFragment(basic))).toEqual(basic);
  expect(fromFragment(toFragment(advanced))).toEqual(advanced);
});

it('reads the one-time payment of a link from before there were several', () => {
  expect(fromFragment('#tab=advanced&once=5000&oncein=24')).toMatchObject({
    homeLoan: { oneTimePayments: [{ amount: '5,000', month: '24' }] },
  });
  expect(fromFragment('#tab=advanced&once=5000')).toMatchObject({
    homeLoan: { oneTimePayments: [{ amount: '5,000', month: '12' }] },
  });
});

it('takes no more one-time payments from a link than the calculator offers', () => {
  const many = Array.from({ length: 20 }, (_, index) => `&once${index || ''}=${index + 1}`);
  const shared = fromFragment(`#tab=advanced${many.join('')}`);
  expect(shared?.tab === 'advanced' && shared.homeLoan.oneTimePayments).toHaveLength(12);
});

it('keeps a share that was just typed as dollars', () => {
  const downPayment = { text: '20%', unit: 'dollars' } as const;
  const link = toFragment({ ...advanced, homeLoan: { ...advanced.homeLoan, downPayment } });
  expect(fromFragment(link)).toMatchObject({
    homeLoan: { downPayment: { text: '20', unit: 'percent' } },
  });
});

it.each(['20％', ' 20 % '])('reads %j, typed as dollars, as the calculator does', (text) => {
  const downPayment = { text, unit: 'dollars' } as const;
  const link = toFragment({ ...advanced, homeLoan: { ...advanced.homeLoan, downPayment } });
  expect(link).toContain('&down=20%25&');
});

it('does not make a share of what the calculator does not understand', () => {
  const downPayment = { text: '6,%', unit: 'dollars' } as const;
  const link = toFragment({ ...advanced, homeLoan: { ...advanced.homeLoan, downPayment } });
  expect(link).toContain('&down=0&');
});

it('keeps a very small rate', () => {
  const basic = { amount: '250,000', rate: '0.0000001', termYears: 20 };
  expect(fromFragment(toFragment({ tab: 'basic', basic }))).toEqual({ tab: 'basic', basic });
});

it('writes numbers only, whatever was typed', () => {
  const link = toFragment({
    tab: 'basic',
    basic: { amount: '<script>', rate: 'abc', termYears: 30 },
  });
  expect(link).toBe('#tab=basic&loan=0&rate=0&term=30');
});

describe('a fragment that somebody wrote', () => {
  it.each(['', '#', '#main', '#tab=', '#tab=admin', '#tab=__proto__', '#%E0%A4%A'])(
    '%j is no link',
    (fragment) => {
      expect(fromFragment(fragment)).toBeUndefined();
    },
  );

  it.each([
    '#tab=basic',
    '#tab=basic&loan=abc&rate=-1&term=31',
    '#tab=basic&loan=1e15&rate=NaN&term=4',
    '#tab=basic&loan=%3Cimg%3E&rate=&term=5.5',
    `#tab=basic&loan=${'9'.repeat(30)}&rate=${'1'.repeat(30)}&term=030`,
  ])('%j gives the defaults', (fragment) => {
    expect(fromFragment(fragment)).toEqual({ tab: 'basic', basic: basicDefaults });
  });

  it('cannot set income or debts', () => {
    const shared = fromFragment('#tab=advanced&income=1&debts=2');
    expect(shared).toEqual({
      tab: 'advanced',
      homeLoan: homeLoanDefaults,
      comparison: comparisonDefaults,
    });
  });
});
