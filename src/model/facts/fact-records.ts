import type { calculatorFacts, FactName, Facts } from './calculator-facts.ts';
import { type FactDays, factDays } from './loan-facts.ts';
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
  ...officialSources,
  fhaAnnualPremium: {
    name: 'US Department of Housing and Urban Development, Mortgagee Letter 2023-05',
    url: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
  },
  fhaLimits: {
    name: 'US Department of Housing and Urban Development, FHA mortgage limits',
    url: 'https://entp.hud.gov/idapp/html/hicostlook.cfm',
  },
  vaEligibility: {
    name: 'US Department of Veterans Affairs, eligibility for VA home loan programs',
    url: 'https://www.va.gov/housing-assistance/home-loans/eligibility/',
  },
  vaFeeLaw: {
    name: 'US Code, 38 U.S.C. 3729, VA funding fee',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title38-section3729&num=0&edition=prelim',
  },
  vaLoanLimits: {
    name: 'US Department of Veterans Affairs, loan limits and entitlement',
    url: 'https://www.va.gov/housing-assistance/home-loans/loan-limits/',
  },
  usdaLaw: {
    name: 'US Code, 42 U.S.C. 1472, guaranteed loans in rural areas',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1472&num=0&edition=prelim',
  },
  fannieMaeScores: {
    name: 'Fannie Mae Selling Guide, B3-5.1-01, credit scores',
    url: 'https://selling-guide.fanniemae.com/sel/b3-5.1-01/general-requirements-credit-scores',
  },
  mortgageInsuranceLaw: {
    name: 'US Code, 12 U.S.C. 4901, when private mortgage insurance ends',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4901&num=0&edition=prelim',
  },
  cfpbInsurance: {
    name: 'Consumer Financial Protection Bureau, what private mortgage insurance is',
    url: 'https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/',
  },
  conformingLimits: {
    name: 'Federal Housing Finance Agency, conforming loan limits for 2026',
    url: 'https://www.fhfa.gov/news/news-release/fhfa-announces-conforming-loan-limit-values-for-2026',
  },
  debtToIncome: {
    name: 'Fannie Mae Selling Guide, B3-6-02, debt-to-income ratios',
    url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
  },
  mgicRateCards: {
    name: 'MGIC, mortgage insurance rate cards, borrower-paid monthly premiums',
    url: 'https://mgic.com/rates/rate-cards',
  },
  twoRatios: {
    name: 'Fannie Mae Foundation, How to Buy Your Own Home, how much you can afford to borrow',
    url: 'http://literacynet.org/fmfhome/abe-teachers/24.html',
  },
} as const satisfies Record<string, OfficialSource>;

type FigureSource = Pick<FigureRecord, 'how' | 'sources'>;

/** Returns where and how figures were read. */
function read(how: HowChecked, ...sources: FigureRecord['sources']): FigureSource {
  return { how, sources };
}

/** Returns a function that describes a figure in this unit. */
function figureIn(unit: FigureRecord['unit']) {
  return (says: string, reading: FigureSource): FigureRecord => ({ says, unit, ...reading });
}

const percent = figureIn('percent');
const words = figureIn('words');
const score = figureIn('score');
const table = figureIn('table');
const dollars = figureIn('dollars');
const days = figureIn('days');
const years = figureIn('years');

const fhaHandbook = read('page of 2017', pages.hud);
const fhaLimits = read('reports', pages.fhaLimits);
const fhaPremium = read('page of 2023', pages.fhaAnnualPremium);
const vaFeeLaw = read('page of 2025', pages.vaFeeLaw, pages.va);
const usda = read('reports', pages.usda);
const usdaLaw = read('page of 2022', pages.usdaLaw, pages.usda);
const lowDownPayment = read('page', pages.fannieMae, pages.freddieMac);
const conformingLimits = read('page', pages.conformingLimits, pages.fhfa);
const debtToIncome = read('page of 2022', pages.debtToIncome);
const closingCosts = read('page of 2022', pages.cfpbClosing);
const creditCheck = read('page', pages.cfpbCreditCheck);
const mgic = read('page of 2018', pages.mgicRateCards);
const twoRatios = read('page', pages.twoRatios);

/**
 * What each figure of loan-facts.ts and calculator-facts.ts says, and where it was read. Only the
 * dashboard and the commands load it; when it was read is in loan-facts.ts and below.
 */
export const factRecords: FactRecords = {
  fha: {
    topic: 'FHA loans',
    figures: {
      downPaymentPercent: percent('Lowest down payment', fhaHandbook),
      fromScore: score('Lowest credit score for it', fhaHandbook),
      lowerScoreDownPaymentPercent: percent('Down payment with a lower score', fhaHandbook),
      lowerScoreFrom: score('Lowest credit score', fhaHandbook),
      limitFromPercent: percent('Lowest limit of a county, of the baseline', fhaLimits),
      upfrontPremiumPercent: percent('Upfront premium', read('page of 2015', pages.hud)),
      commonAnnualPremiumPercent: percent(
        'Annual premium that most borrowers pay',
        read('page of 2023', pages.fhaAnnualPremium, pages.hud),
      ),
      premiumEndsFromPercent: percent(
        'Down payment from which the annual premium ends',
        fhaPremium,
      ),
      premiumYears: years('Years for which it is then paid', fhaPremium),
      whoCanGetOne: words('Who can get one', read('reports', pages.hudResidency, pages.hud)),
    },
  },
  va: {
    topic: 'VA loans',
    figures: {
      whoCanGetOne: words('Who can get one', read('reports', pages.vaEligibility)),
      minimumScore: words('Lowest credit score', read('reports', pages.vaEligibility)),
      monthlyInsurance: words('Monthly insurance', read('reports', pages.va)),
      downPaymentPercent: percent('Lowest down payment', read('page of 2024', pages.vaLoanLimits)),
      firstUseFundingFeePercent: percent('Funding fee with nothing down, first use', vaFeeLaw),
      laterUseFundingFeePercent: percent('Funding fee with nothing down, later use', vaFeeLaw),
    },
  },
  usda: {
    topic: 'USDA loans',
    advice: 'USDA sets both fees for each fiscal year, which begins on October 1.',
    figures: {
      minimumScore: words('Lowest credit score', usda),
      whereOneIsPossible: words('Where one is possible', usdaLaw),
      downPaymentPercent: percent('Lowest down payment', usdaLaw),
      incomeLimitPercent: percent('Highest income, of the area median', usdaLaw),
      upfrontFeePercent: percent('Upfront guarantee fee', usda),
      annualFeePercent: percent('Annual fee', usda),
    },
  },
  conventional: {
    topic: 'Conventional loans',
    figures: {
      downPaymentPercent: percent('Lowest down payment of some programs', lowDownPayment),
      anyBuyerDownPaymentPercent: percent(
        'Down payment that is open to any buyer',
        read('reports', pages.fannieMae),
      ),
      minimumScore: words('Lowest credit score', read('reports', pages.fannieMaeScores)),
      withoutIncomeLimit: words(
        'Those without an income limit, for first-time buyers',
        read('reports', pages.fannieMae, pages.freddieMacHomeOne),
      ),
      withIncomeLimit: words('Those with an income limit', lowDownPayment),
      incomeLimitPercent: percent('Highest income for these, of the area median', lowDownPayment),
      insuranceBelowPercent: percent(
        'Down payment below which mortgage insurance is usual',
        read('reports', pages.cfpbInsurance),
      ),
      insuranceRequestPercent: percent(
        'Of the original value: mortgage insurance ends on request',
        read('page of 2024', pages.mortgageInsuranceLaw, pages.cfpbMortgageInsurance),
      ),
      insuranceEndPercent: percent(
        'Of the original value: mortgage insurance ends by law',
        read('page of 2022', pages.mortgageInsuranceLaw, pages.cfpbMortgageInsurance),
      ),
    },
  },
  conformingLimits: {
    topic: 'Conforming loan limits',
    advice: 'FHFA announces the next year’s limits at the end of November.',
    figures: {
      year: figureIn('year')('Year', read('page', pages.conformingLimits)),
      baseline: dollars('Limit in most areas', conformingLimits),
      ceiling: dollars('Highest limit of a high-cost area', conformingLimits),
      fhaSpecialCeiling: dollars('Highest FHA limit, in Alaska and its like', fhaLimits),
    },
  },
  debtToIncome: {
    topic: 'Debt-to-income limits',
    figures: {
      manualPercent: percent('Manually underwritten', debtToIncome),
      manualWithReservesPercent: percent(
        'Manually underwritten, with a stronger file',
        debtToIncome,
      ),
      automatedPercent: percent('By the automated system', debtToIncome),
    },
  },
  closingCosts: {
    topic: 'Closing costs',
    figures: {
      fromPercent: percent('From, of the price', closingCosts),
      toPercent: percent('To, of the price', closingCosts),
    },
  },
  rateShopping: {
    topic: 'Comparing lenders',
    figures: {
      shortestDays: days('Inquiries count as one within, at least', creditCheck),
      longestDays: days('Inquiries count as one within, at most', creditCheck),
    },
  },
  prescreening: {
    topic: 'Credit bureaus and mortgage applications',
    figures: {
      limitedSince: words(
        'Since when few may be told of an application',
        read('reports', pages.prescreenLaw),
      ),
    },
  },
  fhaAnnualPremium: {
    topic: 'FHA annual premiums',
    advice: 'See whether a newer Mortgagee Letter has replaced 2023-05.',
    figures: {
      rows: table('Premium and duration by term, base loan and loan-to-value', fhaPremium),
    },
  },
  vaFundingFee: {
    topic: 'VA funding fees',
    figures: {
      rows: table('Fee by down payment and use', vaFeeLaw),
      exemptPercent: percent('Fee of exempt borrowers', read('page of 2020', pages.va)),
    },
  },
  privateMortgageInsurance: {
    topic: 'Private mortgage insurance',
    advice:
      'An assumption: one insurer’s standard rate card. Essent’s card of February 2019 has the same premiums.',
    figures: {
      scoresFrom: table('Lowest score of each range', mgic),
      rows: table('Premium by loan-to-value and score', mgic),
    },
  },
  twoRatios: {
    topic: 'The 28/36 rule',
    advice: 'A rule of thumb, with no office that sets it.',
    figures: {
      housingPercent: percent('Housing, of gross monthly income', twoRatios),
      debtPercent: percent('Housing and debts, of gross monthly income', twoRatios),
    },
  },
};

/** When each group of figures that only the calculators need was checked, and when it ends. */
const calculatorFactDays: Record<keyof typeof calculatorFacts, FactDays> = {
  fhaAnnualPremium: { checked: '2026-11-23', ends: 'open' },
  vaFundingFee: { checked: '2026-11-23', ends: '2034-06-08' },
  privateMortgageInsurance: { checked: '2026-11-23', ends: 'open' },
  twoRatios: { checked: '2026-11-23', ends: 'open' },
};

/** The days of every group of figures. */
export const allFactDays: Record<FactName, FactDays> = { ...factDays, ...calculatorFactDays };
