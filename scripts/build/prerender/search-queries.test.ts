import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { postSearch } from '#src/data/posts/post-search.ts';
import { rowSearch } from '#src/features/admin/dashboard/row-search.ts';
import { findQuestions } from '#src/features/faq/find-questions.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { findInLoaded, findNearNames } from '#src/model/leads/lead-filter.ts';
import { firstView } from '#src/model/post-changes/posts-view.ts';
import { answerWithBlog, storeBlog } from '#tests/fixtures/admin-blog.ts';
import { buildSearchFiles, fetchSearchFile, hurryTimers } from '#tests/fixtures/search-files.ts';
import { posts } from '../../content/posts/index.ts';

beforeAll(async () => {
  const documents = posts.map(({ slug, state, published: datePublished, ...post }) => {
    return [slug, { ...post, slug, states: [state], datePublished }] as const;
  });
  storeBlog({ ...Object.fromEntries(documents), undated: { title: 'Ideas for spring' } });
  await buildSearchFiles();
});

answerWithBlog();
beforeEach(() => void vi.stubGlobal('fetch', fetchSearchFile));
beforeEach(hurryTimers);

const blog = postSearch();
const rows = rowSearch();
const { signal } = new AbortController();

async function findInBlog(typed: string) {
  for await (const listing of blog.listings(typed, 1, signal)) {
    if (!listing.isPartial) return listing;
  }
  throw new Error('The search has not ended.');
}

// What home buyers type, and the article that must be first.
it.each([
  ['what credit score do i need', '580-620-740-what-changes'],
  ['credit score 580', '580-620-740-what-changes'],
  ['fha loans texas', '580-620-740-what-changes'],
  ['downpayment', 'down-payment-assistance'],
  ['prequalified vs preapproved', 'pre-qualified-and-pre-approved'],
  ['preapproval', 'pre-qualified-and-pre-approved'],
  ['pmi', 'dropping-pmi-at-80-and-78-percent'],
  ['how to get rid of pmi', 'dropping-pmi-at-80-and-78-percent'],
  ['refinance break even', 'break-even-in-months'],
  ['refinan', 'break-even-in-months'],
  ['TX', 'reading-a-rate-sheet'],
  ['georgia', '15-or-30-years-on-one-budget'],
  ['first time home buyer', 'buying-your-first-home-start-here'],
  ['va loan', 'va-entitlement-near-bases'],
  ['va loan north carolina', 'va-entitlement-near-bases'],
  ['usda loans', 'usda-areas-beyond-the-metro'],
  ['student loan debt', 'debt-to-income-with-student-loans'],
  ['self employed mortgage', 'documents-for-self-employed-buyers'],
  ['heloc vs refinance', 'heloc-or-refinance'],
  ['cash out refi', 'rate-and-term-or-cash-out'],
  ['15 vs 30 year mortgage', '15-or-30-years-on-one-budget'],
  ['adjustable rate mortgage', 'when-a-5-1-arm-fits-a-short-stay'],
  ['adjustible rate', 'when-a-5-1-arm-fits-a-short-stay'],
  ['should i lock my rate', 'lock-now-or-float'],
  ['whats the difference between apr and interest rate', 'reading-a-rate-sheet'],
  ['no credit history', 'a-thin-file-and-rent-history'],
  ['collections on my credit report', 'after-a-collection'],
  ['does shopping for mortgage hurt credit', 'soft-and-hard-inquiries'],
  ['co-borrower credit score', 'co-borrower-scores'],
  ['pay off credit cards before mortgage', 'utilization-before-you-apply'],
  ['jumbo loan limit california', 'jumbo-or-conforming-in-high-cost-counties'],
  ['condo hoa', 'a-condo-approval-checklist'],
  ['morgage rates', 'what-moves-weekly-averages'],
  ['how much house can i afford', 'debt-to-income-with-student-loans'],
  ['can i buy a house with bad credit', '580-620-740-what-changes'],
  ['refinance restart 30 years', 'what-a-term-reset-costs'],
])('a visitor who types %j finds %s first', async (typed, slug) => {
  const { posts: found } = await findInBlog(typed);
  expect(found[0]?.slug).toBe(slug);
});

it.each([
  ['what credit score do i need', 'down-payment'],
  ['how much down payment', 'down-payment'],
  ['does it hurt my credit score', 'credit'],
  ['how long does preapproval take', 'pre-approval'],
  ['closing costs', 'closing-costs'],
  ['is this a lender', 'what-it-is'],
])('a visitor who types %j is led to the answer %s', (typed, id) => {
  expect(findQuestions(typed)[0]?.path).toBe(`/faq#${id}`);
});

const leads = [
  ['Maria Rivera', 'maria.rivera@example.com', '(512) 555-0142', '78701-1234'],
  ['Seán O’Rourke', 'sean@example.com', '512-555-0143', '02108'],
  ['Zoë Núñez-Vega', 'zoe.nunez@example.org', '+1 617 555 0188', '02139'],
  ['Anna Wojciechowska', 'anna.w@example.net', '3125550111', '60601'],
  ['Smith & Sons', 'office@smith-sons.example', '(303) 555-0199', '80202'],
  ['Ron MacDonald', 'ron@example.com', '(303) 555-0100', '80203'],
  ['William Do', 'will.do@example.com', '(404) 555-0177', '30301'],
  ['Rivera Homes LLC', 'hello@rivera-homes.example', '(404) 555-0178', '30302'],
].map(([name, email, phone, zipCode], at) => {
  const message = name === 'Ron MacDonald' ? 'My wife is Maria Rivera. With $25,000 down.' : '';
  return toDeskLead('contacts', `lead${at}`.padEnd(43, 'A'), {
    name,
    email,
    phone,
    zipCode,
    message,
  });
});

// What an owner types at the lead desk, and who must be first.
it.each([
  ['orourke', 'Seán O’Rourke'],
  ["o'rourke", 'Seán O’Rourke'],
  ['sean', 'Seán O’Rourke'],
  ['rivera maria', 'Maria Rivera'],
  ['RIVERA', 'Maria Rivera'],
  ['rivera homes', 'Rivera Homes LLC'],
  ['nunez', 'Zoë Núñez-Vega'],
  ['Nuñez Vega', 'Zoë Núñez-Vega'],
  ['nunezvega', 'Zoë Núñez-Vega'],
  ['Smith and Sons', 'Smith & Sons'],
  ['smith&sons', 'Smith & Sons'],
  ['Maria Rivera <maria.rivera@example.com>', 'Maria Rivera'],
  ['mailto:sean@example.com', 'Seán O’Rourke'],
  ['555-0188', 'Zoë Núñez-Vega'],
  ['6175550188', 'Zoë Núñez-Vega'],
  ['(312) 555', 'Anna Wojciechowska'],
  ['0111', 'Anna Wojciechowska'],
  ['80202', 'Smith & Sons'],
  ['will do', 'William Do'],
  ['wojc', 'Anna Wojciechowska'],
  ['25000 down', 'Ron MacDonald'],
])('an owner who types %j finds %s first', (typed, name) => {
  expect(findInLoaded(leads, typed)[0]?.name).toBe(name);
});

it('finds a lead by pieces of its reference number', () => {
  const [lead] = leads;
  for (const piece of lead?.reference.split('-') ?? []) {
    expect(findInLoaded(leads, piece)).toContain(lead);
  }
  expect(findInLoaded(leads, lead?.reference.replace('-', '').toLowerCase() ?? '')).toContain(lead);
});

it.each([
  ['Wojcechowska', ['Anna Wojciechowska']],
  ['mac donald', ['Ron MacDonald']],
  ['rivrea', ['Maria Rivera', 'Rivera Homes LLC']],
  ['bill', []],
])('asks an owner who types %j for whom it finds nobody whether they mean %j', (typed, names) => {
  expect(findInLoaded(leads, typed)).toEqual([]);
  expect(findNearNames(leads, typed)).toEqual(names);
});

// What an owner types above the dashboard's list, and the post that must be first.
it.each([
  ['pmi', 'dropping-pmi-at-80-and-78-percent'],
  ['pmi texas', 'dropping-pmi-at-80-and-78-percent'],
  ['condo florida', 'a-condo-approval-checklist'],
  ['credit score', 'co-borrower-scores'],
  ['va-streamline-basics', 'va-streamline-basics'],
  ['break even', 'break-even-in-months'],
  ['rate lock', 'lock-now-or-float'],
  ['rates nc', 'what-moves-weekly-averages'],
  ['special assessment', 'a-condo-approval-checklist'],
  ['helok', 'heloc-or-refinance'],
  ['ideas', 'undated'],
])('an owner who types %j into the list of posts finds %s first', async (text, id) => {
  for await (const { posts: found } of rows.listings({ ...firstView, text }, signal)) {
    expect(found[0]?.id).toBe(id);
    return;
  }
});
