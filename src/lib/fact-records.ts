import type { calculatorFacts } from './calculator-facts.ts';
import type { FactDays, FactName, Facts } from './fact-days.ts';
import { factSources as at } from './fact-sources.ts';
import type { OfficialSource } from './official-sources.ts';

/** How a figure was checked: docs/facts.md says what the words mean. */
type HowChecked = 'page' | `page of ${number}` | 'reports';

/** What is known about a figure. */
export interface FigureRecord {
  /** What it says, in words. */
  says: string;
  unit: 'percent' | 'dollars' | 'days' | 'score' | 'year' | 'table';
  how: HowChecked;
  /** The exact pages that have it. */
  sources: readonly [OfficialSource, ...OfficialSource[]];
}

/** What is known about a group of figures: a line for each of them, or the code does not compile. */
interface FactRecord<Figure extends PropertyKey> {
  topic: string;
  /** What to do at the next check, where that is more than to compare the figures. */
  advice?: string;
  figures: Record<Figure, FigureRecord>;
}

type FactRecords = { [Name in FactName]: FactRecord<keyof Facts[Name]> };

/**
 * What each figure of loan-facts.ts and calculator-facts.ts says, and where it was read. Only the
 * dashboard and the commands load it; when it was read is in fact-days.ts and
 * calculator-fact-days.ts.
 */
export const factRecords: FactRecords = {
  fha: {
    topic: 'FHA loans',
    figures: {
      downPaymentPercent: percent('Lowest down payment', 'page of 2017', at.fhaHandbook),
      fromScore: score('Lowest credit score for it', 'page of 2017', at.fhaHandbook),
      lowerScoreDownPaymentPercent: percent(
        'Down payment with a lower score',
        'page of 2017',
        at.fhaHandbook,
      ),
      lowerScoreFrom: score('Lowest credit score', 'page of 2017', at.fhaHandbook),
      upfrontPremiumPercent: percent('Upfront premium', 'page of 2015', at.fhaHandbook),
      commonAnnualPremiumPercent: percent(
        'Annual premium that most borrowers pay',
        'page of 2023',
        at.fhaAnnualPremium,
        at.fhaHandbook,
      ),
    },
  },
  va: {
    topic: 'VA loans',
    figures: {
      downPaymentPercent: percent('Lowest down payment', 'page of 2024', at.vaLoanLimits),
      firstUseFundingFeePercent: percent(
        'Funding fee with nothing down, first use',
        'page of 2025',
        at.vaFeeLaw,
        at.vaFundingFee,
      ),
      laterUseFundingFeePercent: percent(
        'Funding fee with nothing down, later use',
        'page of 2025',
        at.vaFeeLaw,
        at.vaFundingFee,
      ),
    },
  },
  usda: {
    topic: 'USDA loans',
    advice: 'USDA sets both fees for each fiscal year, which begins on October 1.',
    figures: {
      downPaymentPercent: percent('Lowest down payment', 'page of 2022', at.usdaLaw, at.usda),
      incomeLimitPercent: percent(
        'Highest income, of the area median',
        'page of 2022',
        at.usdaLaw,
        at.usda,
      ),
      upfrontFeePercent: percent('Upfront guarantee fee', 'reports', at.usda),
      annualFeePercent: percent('Annual fee', 'reports', at.usda),
    },
  },
  conventional: {
    topic: 'Conventional loans',
    figures: {
      downPaymentPercent: percent(
        'Lowest down payment of some programs',
        'page',
        at.homeReady,
        at.homePossible,
      ),
      incomeLimitPercent: percent(
        'Highest income for them, of the area median',
        'page',
        at.homeReady,
        at.homePossible,
      ),
      insuranceRequestPercent: percent(
        'Of the original value: mortgage insurance ends on request',
        'page of 2024',
        at.mortgageInsuranceLaw,
        at.cfpbMortgageInsurance,
      ),
      insuranceEndPercent: percent(
        'Of the original value: mortgage insurance ends by law',
        'page of 2022',
        at.mortgageInsuranceLaw,
        at.cfpbMortgageInsurance,
      ),
    },
  },
  conformingLimits: {
    topic: 'Conforming loan limits',
    advice: 'FHFA announces the next year’s limits at the end of November.',
    figures: {
      year: { says: 'Year', unit: 'year', how: 'page', sources: [at.conformingLimits] },
      baseline: dollars('Limit in most areas', at.conformingLimits, at.allConformingLimits),
      ceiling: dollars(
        'Highest limit of a high-cost area',
        at.conformingLimits,
        at.allConformingLimits,
      ),
    },
  },
  debtToIncome: {
    topic: 'Debt-to-income limits',
    figures: {
      manualPercent: percent('Manually underwritten', 'page of 2022', at.debtToIncome),
      manualWithReservesPercent: percent(
        'Manually underwritten, with a stronger file',
        'page of 2022',
        at.debtToIncome,
      ),
      automatedPercent: percent('By the automated system', 'page of 2022', at.debtToIncome),
    },
  },
  closingCosts: {
    topic: 'Closing costs',
    figures: {
      fromPercent: percent('From, of the price', 'page of 2022', at.cfpbClosing),
      toPercent: percent('To, of the price', 'page of 2022', at.cfpbClosing),
    },
  },
  rateShopping: {
    topic: 'Comparing lenders',
    figures: {
      shortestDays: days('Inquiries count as one within, at least', at.cfpbCreditCheck),
      longestDays: days('Inquiries count as one within, at most', at.cfpbCreditCheck),
    },
  },
  fhaAnnualPremium: {
    topic: 'FHA annual premiums',
    advice: 'See whether a newer Mortgagee Letter has replaced 2023-05.',
    figures: {
      rows: table(
        'Premium and duration by term, base loan and loan-to-value',
        'page of 2023',
        at.fhaAnnualPremium,
      ),
    },
  },
  vaFundingFee: {
    topic: 'VA funding fees',
    figures: {
      rows: table('Fee by down payment and use', 'page of 2025', at.vaFeeLaw, at.vaFundingFee),
      exemptPercent: percent('Fee of exempt borrowers', 'page of 2020', at.vaFundingFee),
    },
  },
  privateMortgageInsurance: {
    topic: 'Private mortgage insurance',
    advice:
      'An assumption: one insurer’s standard rate card. Essent’s card of February 2019 has the same premiums.',
    figures: {
      scoresFrom: table('Lowest score of each range', 'page of 2018', at.mgicRateCards),
      rows: table('Premium by loan-to-value and score', 'page of 2018', at.mgicRateCards),
    },
  },
  twoRatios: {
    topic: 'The 28/36 rule',
    advice: 'A rule of thumb, with no office that sets it.',
    figures: {
      housingPercent: percent('Housing, of gross monthly income', 'page', at.twoRatios),
      debtPercent: percent('Housing and debts, of gross monthly income', 'page', at.twoRatios),
    },
  },
};

type Sources = FigureRecord['sources'];

function percent(says: string, how: HowChecked, ...sources: Sources): FigureRecord {
  return { says, unit: 'percent', how, sources };
}

function score(says: string, how: HowChecked, ...sources: Sources): FigureRecord {
  return { says, unit: 'score', how, sources };
}

function table(says: string, how: HowChecked, ...sources: Sources): FigureRecord {
  return { says, unit: 'table', how, sources };
}

function dollars(says: string, ...sources: Sources): FigureRecord {
  return { says, unit: 'dollars', how: 'page', sources };
}

function days(says: string, ...sources: Sources): FigureRecord {
  return { says, unit: 'days', how: 'page', sources };
}

/** When each group of figures that only the calculators need was checked, and when it ends. */
export const calculatorFactDays: Record<keyof typeof calculatorFacts, FactDays> = {
  fhaAnnualPremium: { checked: '2026-11-23', ends: 'open' },
  vaFundingFee: { checked: '2026-11-23', ends: '2034-06-08' },
  privateMortgageInsurance: { checked: '2026-11-23', ends: 'open' },
  twoRatios: { checked: '2026-11-23', ends: 'open' },
};
