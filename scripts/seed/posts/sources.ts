import { calendarText } from '#src/lib/calendar-text.ts';
import { type OfficialSource, officialSources } from '#src/lib/official-sources.ts';
import { blocks, list } from './html.ts';

/** The day on which the figures of the posts were last checked. */
export const factsDay = '2026-11-23';

/** What begins the list of sources of a post. */
export const sourcesHeading = '<h2>Sources</h2>';

const { hud, va, usda, fannieMae, freddieMac, fhfa } = officialSources;
const { cfpbCreditCheck, cfpbMortgageInsurance, cfpbClosing } = officialSources;

/** Pages of the institutions that set the figures of the posts: the exact page of each. */
const sources = {
  hud,
  vaFundingFee: va,
  usda,
  homeReady: fannieMae,
  homePossible: freddieMac,
  fhfa,
  creditCheck: cfpbCreditCheck,
  mortgageInsurance: cfpbMortgageInsurance,
  closing: cfpbClosing,
  vaLoanLimits: {
    name: 'US Department of Veterans Affairs, loan limits and entitlement',
    url: 'https://www.va.gov/housing-assistance/home-loans/loan-limits/',
  },
  vaStreamlineCircular: {
    name: 'VA Circular 26-19-22, what a streamline refinance has to meet',
    url: 'https://www.benefits.va.gov/HOMELOANS/documents/circulars/26_19_22.pdf',
  },
  vaStudentLoans: {
    name: 'VA circulars, number 26-17-02 on student loans',
    url: 'https://www.benefits.va.gov/HOMELOANS/resources_circulars.asp',
  },
  fannieMaeRatios: {
    name: 'Fannie Mae Selling Guide B3-6-02, debt-to-income ratios',
    url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
  },
  fannieMaeDebts: {
    name: 'Fannie Mae Selling Guide B3-6-05, monthly debts and student loans',
    url: 'https://selling-guide.fanniemae.com/sel/b3-6-05/monthly-debt-obligations',
  },
  fannieMaeScores: {
    name: 'Fannie Mae Selling Guide B3-5.1-01, credit scores',
    url: 'https://selling-guide.fanniemae.com/sel/b3-5.1-01/general-requirements-credit-scores',
  },
  freddieMacDebts: {
    name: 'Freddie Mac Guide 5401.2, monthly debts and student loans',
    url: 'https://guide.freddiemac.com/app/guide/section/5401.2',
  },
  freddieMacSurvey: {
    name: 'Freddie Mac, Primary Mortgage Market Survey',
    url: 'https://www.freddiemac.com/pmms',
  },
  repaymentPlans: {
    name: 'Federal Student Aid, what the law of 2025 changes',
    url: 'https://studentaid.gov/announcements-events/big-updates',
  },
  repaymentCourts: {
    name: 'Federal Student Aid, court actions on income-driven plans',
    url: 'https://studentaid.gov/announcements-events/idr-court-actions',
  },
  disclosures: {
    name: 'Regulation Z, 12 CFR 1026.19, when disclosures are due',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.19',
  },
  rescission: {
    name: 'Regulation Z, 12 CFR 1026.23, right of rescission',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.23',
  },
  rescissionOfLines: {
    name: 'Regulation Z, 12 CFR 1026.15, right of rescission for lines of credit',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.15',
  },
  businessDay: {
    name: 'Regulation Z, 12 CFR 1026.2, what a business day is',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.2',
  },
  floridaContracts: {
    name: 'Florida Statutes 718.503, condominium contracts and the right to cancel',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0718/Sections/0718.503.html',
  },
  floridaReserves: {
    name: 'Florida Statutes 718.112, reserve studies',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0718/Sections/0718.112.html',
  },
  floridaInspections: {
    name: 'Florida Statutes 553.899, milestone inspections',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0553/Sections/0553.899.html',
  },
  surfside: {
    name: 'National Institute of Standards and Technology, Champlain Towers South',
    url: 'https://www.nist.gov/disaster-and-failure-studies/champlain-towers-south-collapse',
  },
  mortgageInterest: {
    name: 'IRS Publication 936, home mortgage interest',
    url: 'https://www.irs.gov/publications/p936',
  },
  lawOf2025: {
    name: 'US Congress, Public Law 119-21',
    url: 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf',
  },
} as const satisfies Record<string, OfficialSource>;

/** The end of a post: where its figures come from, and of which day they are. */
export function sourcesList(...names: (keyof typeof sources)[]): string {
  return blocks(
    sourcesHeading,
    `<p>Figures as of ${calendarText(factsDay)}. Read more at the source:</p>`,
    list(...names.map((name) => linkTo(sources[name]))),
  );
}

/** Who it is in plain text, then the link: as a part of a sentence it may be as low as a line. */
function linkTo({ name, url }: OfficialSource): string {
  const [who = '', ...what] = name.split(', ');
  return `${who}: <a href="${url.replaceAll('&', '&amp;')}">${what.join(', ')}</a>`;
}
