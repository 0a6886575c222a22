import { type OfficialSource, officialSources } from './official-sources.ts';

const { hud, va, usda, fannieMae, freddieMac } = officialSources;
const { cfpbCreditCheck, cfpbMortgageInsurance, cfpbClosing } = officialSources;

/** Where the figures of loan-facts.ts and calculator-facts.ts are published: the exact page of each. */
export const factSources = {
  fhaHandbook: hud,
  fhaAnnualPremium: {
    name: 'US Department of Housing and Urban Development, Mortgagee Letter 2023-05',
    url: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
  },
  vaFundingFee: va,
  vaFeeLaw: {
    name: 'US Code, 38 U.S.C. 3729, VA funding fee',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title38-section3729&num=0&edition=prelim',
  },
  vaLoanLimits: {
    name: 'US Department of Veterans Affairs, loan limits and entitlement',
    url: 'https://www.va.gov/housing-assistance/home-loans/loan-limits/',
  },
  usda,
  usdaLaw: {
    name: 'US Code, 42 U.S.C. 1472, guaranteed loans in rural areas',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1472&num=0&edition=prelim',
  },
  homeReady: fannieMae,
  homePossible: freddieMac,
  mortgageInsuranceLaw: {
    name: 'US Code, 12 U.S.C. 4901, when private mortgage insurance ends',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4901&num=0&edition=prelim',
  },
  cfpbMortgageInsurance,
  conformingLimits: {
    name: 'Federal Housing Finance Agency, conforming loan limits for 2026',
    url: 'https://www.fhfa.gov/news/news-release/fhfa-announces-conforming-loan-limit-values-for-2026',
  },
  allConformingLimits: officialSources.fhfa,
  debtToIncome: {
    name: 'Fannie Mae Selling Guide, B3-6-02, debt-to-income ratios',
    url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
  },
  cfpbClosing,
  cfpbCreditCheck,
  mgicRateCards: {
    name: 'MGIC, mortgage insurance rate cards, borrower-paid monthly premiums',
    url: 'https://mgic.com/rates/rate-cards',
  },
  twoRatios: {
    name: 'Fannie Mae Foundation, How to Buy Your Own Home, how much you can afford to borrow',
    url: 'http://literacynet.org/fmfhome/abe-teachers/24.html',
  },
} as const satisfies Record<string, OfficialSource>;
