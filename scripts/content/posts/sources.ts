import { figuresCheckedOn } from '../../../src/content/shown-content.ts';
import { calendarText } from '../../../src/lib/format/calendar.ts';
import { type OfficialSource, officialSources } from '../../../src/model/facts/official-sources.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { readFacts, sourceLinks } from '../facts/facts-table.ts';

/** The day on which the figures of the posts were last checked. */
export const factsDay = '2026-11-28';

/** The beginning of a post's list of sources. */
export const sourcesHeading = '<h2>Sources</h2>';

const { hud, va, usda, freddieMac } = officialSources;
const { cfpbCreditCheck, cfpbMortgageInsurance, cfpbClosing, prescreenLaw } = officialSources;

/** Pages of the institutions that set the figures of the posts: the exact page of each. */
const sources = {
  hud,
  vaFundingFee: va,
  usda,
  homeReady: {
    name: 'Fannie Mae, HomeReady',
    url: 'https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/homeready-mortgage',
  },
  homePossible: freddieMac,
  loanLimits: {
    name: 'Federal Housing Finance Agency, conforming loan limits for 2026',
    url: 'https://www.fhfa.gov/news/news-release/fhfa-announces-conforming-loan-limit-values-for-2026',
  },
  creditCheck: cfpbCreditCheck,
  mortgageInsurance: cfpbMortgageInsurance,
  closing: cfpbClosing,
  lowDownPayment: {
    name: 'Consumer Financial Protection Bureau, how mortgage insurance works',
    url: 'https://www.consumerfinance.gov/ask-cfpb/what-is-mortgage-insurance-and-how-does-it-work-en-1953/',
  },
  mortgageInsuranceLaw: {
    name: 'US Code, 12 U.S.C. 4901, when private mortgage insurance ends',
    url: lawAddress(12, 4901),
  },
  bondLaw: {
    name: 'US Code, 26 U.S.C. 143, mortgage bonds of the states',
    url: lawAddress(26, 143),
  },
  counselingList: {
    name: 'Regulation X, 12 CFR 1024.20, list of counseling organizations',
    url: 'https://www.ecfr.gov/current/title-12/section-1024.20',
  },
  usdaLaw: {
    name: 'US Code, 42 U.S.C. 1472, guaranteed loans in rural areas',
    url: lawAddress(42, 1472),
  },
  vaFeeLaw: {
    name: 'US Code, 38 U.S.C. 3729, VA funding fee',
    url: lawAddress(38, 3729),
  },
  vaRefinanceLaw: {
    name: 'US Code, 38 U.S.C. 3709, requirements for a VA refinance',
    url: lawAddress(38, 3709),
  },
  vaLoanLimits: {
    name: 'US Department of Veterans Affairs, loan limits and entitlement',
    url: 'https://www.va.gov/housing-assistance/home-loans/loan-limits/',
  },
  vaStreamlineCircular: {
    name: 'VA Circular 26-19-22, requirements for a streamline refinance',
    url: 'https://www.benefits.va.gov/HOMELOANS/documents/circulars/26_19_22.pdf',
  },
  vaStudentLoans: {
    name: 'VA circulars, 26-17-02 on student loans',
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
    name: 'Freddie Mac, questions about the Primary Mortgage Market Survey',
    url: 'https://www.freddiemac.com/pmms/pmms_faqs',
  },
  repaymentRule: {
    name: 'US Department of Education, final rule on the 2026 repayment plans',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm',
  },
  repaymentPlans: {
    name: 'Federal Student Aid, what changes under the 2025 law',
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
  attorneyReview: {
    name: 'New Jersey Administrative Code 11:5-6.2, attorney review of contracts',
    url: 'https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-11-5-6-2',
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
    name: 'Regulation Z, 12 CFR 1026.2, the definition of a business day',
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
    url: 'https://www.nist.gov/disaster-failure-studies/champlain-towers-south/news-and-updates',
  },
  mortgageInterest: {
    name: 'IRS Publication 936, home mortgage interest',
    url: 'https://www.irs.gov/publications/p936',
  },
  mortgageInterestLaw: {
    name: 'US Code, 26 U.S.C. 163, the deduction for interest',
    url: lawAddress(26, 163),
  },
  prescreenLaw,
  lawOf2025: {
    name: 'US Congress, Public Law 119-21',
    url: 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf',
  },
} as const satisfies Record<string, OfficialSource>;

type SourceName = keyof typeof sources;

export const sourceNames = Object.keys(sources) as SourceName[];

/** Returns the end of a post: the day on which its figures were checked, and what each source gave to it. */
export function sourcesList(names: readonly SourceName[], slug: string): string {
  const items = names.map(
    (name) => `<li>${linkTo(sources[name])}${given(sources[name], slug)}</li>`,
  );
  const day = `<p>${figuresCheckedOn} ${calendarText(factsDay)}. What each source gave:</p>`;
  return `${sourcesHeading} ${day} <ul>${items.join('')}</ul>`;
}

const facts = readFacts();
const inWords = new Intl.ListFormat('en-US');

/** Returns the figures that a post has from a source, and what they say; '' for a post without facts. */
function given({ url }: OfficialSource, slug: string): string {
  const own = facts.filter((fact) => fact.posts.includes(slug) && sourceLinks(fact).includes(url));
  const texts = own.map(({ figures, says }) => {
    const isPart = (figure: string) => figures.some((other) => other.endsWith(`, ${figure}`));
    const shown = figures.filter((figure) => !isPart(figure));
    return `${inWords.format(shown)}: ${says.charAt(0).toLowerCase()}${says.slice(1)}`;
  });
  return texts.length > 0 ? `. ${escapeHtml(texts.join('; ')).replaceAll("'", '’')}.` : '';
}

/**
 * Returns the address of a section of the United States Code, as published by the House of
 * Representatives.
 */
function lawAddress(title: number, section: number): string {
  return `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`;
}

/**
 * Returns the institution as plain text, then the link, which as part of a sentence may be only a
 * line high.
 */
function linkTo({ name, url }: OfficialSource): string {
  const [who = '', ...what] = name.split(', ');
  return `${who}: <a href="${url.replaceAll('&', '&amp;')}">${what.join(', ')}</a>`;
}
