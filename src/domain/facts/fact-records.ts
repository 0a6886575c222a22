import type { calculatorFacts, FactName, Facts } from './calculator-facts.ts';
import type { FactDays } from './loan-facts.ts';
import { type OfficialSource, officialSources } from './official-sources.ts';

/** How a figure was checked: docs/facts.md says what the words mean. */
type HowChecked = 'page' | `page of ${number}` | 'reports';

/** What is known about a figure. */
export interface FigureRecord {
  /** What it says, in words. */
  says: string;
  unit: 'percent' | 'dollars' | 'days' | 'score' | 'year' | 'years' | 'words' | 'table';
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

/** Where the figures of loan-facts.ts and calculator-facts.ts are published: the exact page of each. */
const pages = {
  fhaHandbook: officialSources.hud,
  fhaAnnualPremium: {
    name: 'US Department of Housing and Urban Development, Mortgagee Letter 2023-05',
    url: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
  },
  fhaResidency: officialSources.hudResidency,
  vaEligibility: {
    name: 'US Department of Veterans Affairs, eligibility for VA home loan programs',
    url: 'https://www.va.gov/housing-assistance/home-loans/eligibility/',
  },
  vaFundingFee: officialSources.va,
  vaFeeLaw: {
    name: 'US Code, 38 U.S.C. 3729, VA funding fee',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title38-section3729&num=0&edition=prelim',
  },
  vaLoanLimits: {
    name: 'US Department of Veterans Affairs, loan limits and entitlement',
    url: 'https://www.va.gov/housing-assistance/home-loans/loan-limits/',
  },
  usda: officialSources.usda,
  usdaLaw: {
    name: 'US Code, 42 U.S.C. 1472, guaranteed loans in rural areas',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1472&num=0&edition=prelim',
  },
  fannieMae97: officialSources.fannieMae,
  homePossible: officialSources.freddieMac,
  homeOne: officialSources.freddieMacHomeOne,
  fannieMaeScores: {
    name: 'Fannie Mae Selling Guide, B3-5.1-01, credit scores',
    url: 'https://selling-guide.fanniemae.com/sel/b3-5.1-01/general-requirements-credit-scores',
  },
  mortgageInsuranceLaw: {
    name: 'US Code, 12 U.S.C. 4901, when private mortgage insurance ends',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4901&num=0&edition=prelim',
  },
  cfpbMortgageInsurance: officialSources.cfpbMortgageInsurance,
  cfpbInsurance: {
    name: 'Consumer Financial Protection Bureau, what private mortgage insurance is',
    url: 'https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/',
  },
  conformingLimits: {
    name: 'Federal Housing Finance Agency, conforming loan limits for 2026',
    url: 'https://www.fhfa.gov/news/news-release/fhfa-announces-conforming-loan-limit-values-for-2026',
  },
  allConformingLimits: officialSources.fhfa,
  debtToIncome: {
    name: 'Fannie Mae Selling Guide, B3-6-02, debt-to-income ratios',
    url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
  },
  cfpbClosing: officialSources.cfpbClosing,
  cfpbCreditCheck: officialSources.cfpbCreditCheck,
  mgicRateCards: {
    name: 'MGIC, mortgage insurance rate cards, borrower-paid monthly premiums',
    url: 'https://mgic.com/rates/rate-cards',
  },
  twoRatios: {
    name: 'Fannie Mae Foundation, How to Buy Your Own Home, how much you can afford to borrow',
    url: 'http://literacynet.org/fmfhome/abe-teachers/24.html',
  },
} as const satisfies Record<string, OfficialSource>;

/** Returns a function that describes a figure in this unit. */
function figureIn(unit: FigureRecord['unit']) {
  return (says: string, how: HowChecked, ...sources: FigureRecord['sources']): FigureRecord => ({
    says,
    unit,
    how,
    sources,
  });
}

const percent = figureIn('percent');
const words = figureIn('words');
const score = figureIn('score');
const table = figureIn('table');
const dollars = figureIn('dollars');
const days = figureIn('days');
const years = figureIn('years');

/**
 * What each figure of loan-facts.ts and calculator-facts.ts says, and where it was read. Only the
 * dashboard and the commands load it; when it was read is in loan-facts.ts and below.
 */
export const factRecords: FactRecords = {
  fha: {
    topic: 'FHA loans',
    figures: {
      downPaymentPercent: percent('Lowest down payment', 'page of 2017', pages.fhaHandbook),
      fromScore: score('Lowest credit score for it', 'page of 2017', pages.fhaHandbook),
      lowerScoreDownPaymentPercent: percent(
        'Down payment with a lower score',
        'page of 2017',
        pages.fhaHandbook,
      ),
      lowerScoreFrom: score('Lowest credit score', 'page of 2017', pages.fhaHandbook),
      upfrontPremiumPercent: percent('Upfront premium', 'page of 2015', pages.fhaHandbook),
      commonAnnualPremiumPercent: percent(
        'Annual premium that most borrowers pay',
        'page of 2023',
        pages.fhaAnnualPremium,
        pages.fhaHandbook,
      ),
      premiumEndsFromPercent: percent(
        'Down payment from which the annual premium ends',
        'page of 2023',
        pages.fhaAnnualPremium,
      ),
      premiumYears: years(
        'Years for which it is then paid',
        'page of 2023',
        pages.fhaAnnualPremium,
      ),
      whoCanGetOne: words('Who can get one', 'reports', pages.fhaResidency, pages.fhaHandbook),
    },
  },
  va: {
    topic: 'VA loans',
    figures: {
      whoCanGetOne: words('Who can get one', 'reports', pages.vaEligibility),
      minimumScore: words('Lowest credit score', 'reports', pages.vaEligibility),
      monthlyInsurance: words('Monthly insurance', 'reports', pages.vaFundingFee),
      downPaymentPercent: percent('Lowest down payment', 'page of 2024', pages.vaLoanLimits),
      firstUseFundingFeePercent: percent(
        'Funding fee with nothing down, first use',
        'page of 2025',
        pages.vaFeeLaw,
        pages.vaFundingFee,
      ),
      laterUseFundingFeePercent: percent(
        'Funding fee with nothing down, later use',
        'page of 2025',
        pages.vaFeeLaw,
        pages.vaFundingFee,
      ),
    },
  },
  usda: {
    topic: 'USDA loans',
    advice: 'USDA sets both fees for each fiscal year, which begins on October 1.',
    figures: {
      minimumScore: words('Lowest credit score', 'reports', pages.usda),
      whereOneIsPossible: words('Where one is possible', 'page of 2022', pages.usdaLaw, pages.usda),
      downPaymentPercent: percent('Lowest down payment', 'page of 2022', pages.usdaLaw, pages.usda),
      incomeLimitPercent: percent(
        'Highest income, of the area median',
        'page of 2022',
        pages.usdaLaw,
        pages.usda,
      ),
      upfrontFeePercent: percent('Upfront guarantee fee', 'reports', pages.usda),
      annualFeePercent: percent('Annual fee', 'reports', pages.usda),
    },
  },
  conventional: {
    topic: 'Conventional loans',
    figures: {
      downPaymentPercent: percent(
        'Lowest down payment of some programs',
        'page',
        pages.fannieMae97,
        pages.homePossible,
      ),
      minimumScore: words('Lowest credit score', 'reports', pages.fannieMaeScores),
      withoutIncomeLimit: words(
        'Those without an income limit, for first-time buyers',
        'reports',
        pages.fannieMae97,
        pages.homeOne,
      ),
      withIncomeLimit: words(
        'Those with an income limit',
        'page',
        pages.fannieMae97,
        pages.homePossible,
      ),
      incomeLimitPercent: percent(
        'Highest income for these, of the area median',
        'page',
        pages.fannieMae97,
        pages.homePossible,
      ),
      insuranceBelowPercent: percent(
        'Down payment below which mortgage insurance is usual',
        'reports',
        pages.cfpbInsurance,
      ),
      insuranceRequestPercent: percent(
        'Of the original value: mortgage insurance ends on request',
        'page of 2024',
        pages.mortgageInsuranceLaw,
        pages.cfpbMortgageInsurance,
      ),
      insuranceEndPercent: percent(
        'Of the original value: mortgage insurance ends by law',
        'page of 2022',
        pages.mortgageInsuranceLaw,
        pages.cfpbMortgageInsurance,
      ),
    },
  },
  conformingLimits: {
    topic: 'Conforming loan limits',
    advice: 'FHFA announces the next year’s limits at the end of November.',
    figures: {
      year: { says: 'Year', unit: 'year', how: 'page', sources: [pages.conformingLimits] },
      baseline: dollars(
        'Limit in most areas',
        'page',
        pages.conformingLimits,
        pages.allConformingLimits,
      ),
      ceiling: dollars(
        'Highest limit of a high-cost area',
        'page',
        pages.conformingLimits,
        pages.allConformingLimits,
      ),
    },
  },
  debtToIncome: {
    topic: 'Debt-to-income limits',
    figures: {
      manualPercent: percent('Manually underwritten', 'page of 2022', pages.debtToIncome),
      manualWithReservesPercent: percent(
        'Manually underwritten, with a stronger file',
        'page of 2022',
        pages.debtToIncome,
      ),
      automatedPercent: percent('By the automated system', 'page of 2022', pages.debtToIncome),
    },
  },
  closingCosts: {
    topic: 'Closing costs',
    figures: {
      fromPercent: percent('From, of the price', 'page of 2022', pages.cfpbClosing),
      toPercent: percent('To, of the price', 'page of 2022', pages.cfpbClosing),
    },
  },
  rateShopping: {
    topic: 'Comparing lenders',
    figures: {
      shortestDays: days('Inquiries count as one within, at least', 'page', pages.cfpbCreditCheck),
      longestDays: days('Inquiries count as one within, at most', 'page', pages.cfpbCreditCheck),
    },
  },
  fhaAnnualPremium: {
    topic: 'FHA annual premiums',
    advice: 'See whether a newer Mortgagee Letter has replaced 2023-05.',
    figures: {
      rows: table(
        'Premium and duration by term, base loan and loan-to-value',
        'page of 2023',
        pages.fhaAnnualPremium,
      ),
    },
  },
  vaFundingFee: {
    topic: 'VA funding fees',
    figures: {
      rows: table(
        'Fee by down payment and use',
        'page of 2025',
        pages.vaFeeLaw,
        pages.vaFundingFee,
      ),
      exemptPercent: percent('Fee of exempt borrowers', 'page of 2020', pages.vaFundingFee),
    },
  },
  privateMortgageInsurance: {
    topic: 'Private mortgage insurance',
    advice:
      'An assumption: one insurer’s standard rate card. Essent’s card of February 2019 has the same premiums.',
    figures: {
      scoresFrom: table('Lowest score of each range', 'page of 2018', pages.mgicRateCards),
      rows: table('Premium by loan-to-value and score', 'page of 2018', pages.mgicRateCards),
    },
  },
  twoRatios: {
    topic: 'The 28/36 rule',
    advice: 'A rule of thumb, with no office that sets it.',
    figures: {
      housingPercent: percent('Housing, of gross monthly income', 'page', pages.twoRatios),
      debtPercent: percent('Housing and debts, of gross monthly income', 'page', pages.twoRatios),
    },
  },
};

/** When each group of figures that only the calculators need was checked, and when it ends. */
export const calculatorFactDays: Record<keyof typeof calculatorFacts, FactDays> = {
  fhaAnnualPremium: { checked: '2026-11-23', ends: 'open' },
  vaFundingFee: { checked: '2026-11-23', ends: '2034-06-08' },
  privateMortgageInsurance: { checked: '2026-11-23', ends: 'open' },
  twoRatios: { checked: '2026-11-23', ends: 'open' },
};
