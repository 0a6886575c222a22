/** A public page that is the source of a figure. */
export interface OfficialSource {
  name: string;
  url: string;
}

/** Pages of the institutions that set the figures in loan-facts.ts. */
export const officialSources = {
  hud: {
    name: 'US Department of Housing and Urban Development, FHA handbook',
    url: 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1',
  },
  hudResidency: {
    name: 'US Department of Housing and Urban Development, Mortgagee Letter 2025-09',
    url: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2025-09hsgml.pdf',
  },
  va: {
    name: 'US Department of Veterans Affairs, funding fee and closing costs',
    url: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
  },
  usda: {
    name: 'USDA Rural Development, guaranteed loan program',
    url: 'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program',
  },
  fannieMae: {
    name: 'Fannie Mae, 97% loan-to-value options',
    url: 'https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/97-loan-value-options',
  },
  freddieMac: {
    name: 'Freddie Mac, Home Possible',
    url: 'https://sf.freddiemac.com/working-with-us/origination-underwriting/mortgage-products/home-possible',
  },
  freddieMacHomeOne: {
    name: 'Freddie Mac, mortgage products',
    url: 'https://sf.freddiemac.com/working-with-us/origination-underwriting/mortgage-products',
  },
  fhfa: {
    name: 'Federal Housing Finance Agency, conforming loan limits',
    url: 'https://www.fhfa.gov/data/conforming-loan-limit',
  },
  cfpbCreditCheck: {
    name: 'Consumer Financial Protection Bureau, what a lender’s credit check does',
    url: 'https://www.consumerfinance.gov/ask-cfpb/will-a-lender-getting-a-copy-of-my-credit-report-affect-my-score-en-321/',
  },
  prescreenLaw: {
    name: 'US Code, 15 U.S.C. 1681b, who may have a credit report',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681b&num=0&edition=prelim',
  },
  cfpbLetters: {
    name: 'Consumer Financial Protection Bureau, prequalification and preapproval letters',
    url: 'https://www.consumerfinance.gov/ask-cfpb/whats-the-difference-between-a-prequalification-letter-and-a-preapproval-letter-en-127/',
  },
  cfpbMortgageInsurance: {
    name: 'Consumer Financial Protection Bureau, removing private mortgage insurance',
    url: 'https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/',
  },
  cfpbClosing: {
    name: 'Consumer Financial Protection Bureau, down payment and closing costs',
    url: 'https://www.consumerfinance.gov/owning-a-home/prepare/determine-your-down-payment/',
  },
} as const satisfies Record<string, OfficialSource>;
