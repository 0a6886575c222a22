import { act, cleanup, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDollars } from '#src/lib/format/format.ts';
import { loanFacts } from '#src/model/facts/loan-facts.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { site } from '#src/site.ts';
import { keepDaysSteady } from '#tests/fixtures/fact-days.ts';
import { FaqList } from './FaqList.tsx';
import { faqQuestions } from './questions.ts';

const whatIs = faqQuestions['what-it-is'];

keepDaysSteady();

// A day on which all figures are current, whenever the test runs.
beforeEach(() => {
  vi.setSystemTime('2026-11-23T12:00:00-05:00');
  render(page);
});

const page = (
  <MemoryRouter>
    <FaqList />
  </MemoryRouter>
);

function item(question: string | RegExp): HTMLDetailsElement {
  const details = screen.getByRole('heading', { name: question }).closest('details');
  if (!details) throw new Error('The question stands in no item.');
  return details;
}

function answerAt(id: string): HTMLElement {
  const answer = document.getElementById(id);
  if (!answer) throw new Error(`No answer is at ${id}.`);
  return answer;
}

test('shows five closed questions, of which the browser opens one at a time', () => {
  const items = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('details'));
  expect(items).toHaveLength(5);
  for (const details of items) {
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveAttribute('name', 'faq');
  }
});

test.each<[id: string, question: string | RegExp, start: string, ...texts: string[]]>([
  [
    'what-it-is',
    whatIs,
    `${site.name} is a free guide for people who want to buy a home`,
    ...['It isn’t a lender', 'not an application or an approval'],
  ],
  ['credit', /credit score/, 'No.', 'pulls no credit at all', 'a soft inquiry has no effect'],
  [
    'down-payment',
    /loan types/,
    'Four types are common: FHA loans, from 3.5% down; VA loans, from 0%;',
  ],
  ['pre-approval', /How long/, 'It takes minutes, and it isn’t a pre-approval.'],
  [
    'closing-costs',
    /closing costs/,
    'The service is free for homebuyers, and a loan’s closing costs are commonly 2%',
    '$8,000 to $20,000',
  ],
])(
  '%s is the anchor of the answer to %s, which begins with its first sentence',
  (id, question, start, ...texts) => {
    const answer = answerAt(id);
    expect(answer.closest('details')).toBe(item(question));
    expect(answer.querySelector('p')?.textContent.slice(0, start.length)).toBe(start);
    for (const text of texts) expect(answer).toHaveTextContent(text);
  },
);

test('says once who contacts people, in the words of the form but for the number of its step', () => {
  for (const text of [whoContacts.may, whoContacts.onlyIf, whoContacts.end, whoContacts.others])
    expect(item(whatIs)).toHaveTextContent(text);
  expect(document.body.textContent.split(whoContacts.may)).toHaveLength(2);
  expect(document.body).not.toHaveTextContent(/step \d/);
  const link = within(item(/How long/)).getByRole('link', { name: /^Who may/, hidden: true });
  expect(link).toHaveAttribute('href', '/faq#what-it-is');
});

test('shows the figures with their date and their official sources', () => {
  const loanTypes = item(/loan types/);
  expect(loanTypes).toHaveTextContent(`${loanFacts.fha.downPaymentPercent}% down`);
  const loans = within(loanTypes).getAllByRole('heading', { level: 3, hidden: true });
  expect(loans.map((loan) => loan.textContent)).toEqual(['FHA', 'VA', 'Conventional', 'USDA']);
  for (const loan of loans) {
    const terms = within(loan.parentElement as HTMLElement).getAllByRole('term', { hidden: true });
    expect(terms.map((term) => term.textContent)).toEqual([
      'Down payment',
      'Credit score',
      'Insurance and fees',
      'Who can get one',
    ]);
  }
  for (const text of [
    'for the whole loan with less than 10% down, otherwise for 11 years',
    'Usually private mortgage insurance with less than 20% down',
    'not non-permanent residents',
    'first-time buyers have no income limit in HomeOne and the standard 97% loan',
  ]) {
    expect(loanTypes).toHaveTextContent(text);
  }
  expect(loanTypes).toHaveTextContent(formatDollars(loanFacts.conformingLimits.baseline));
  expect(loanTypes).toHaveTextContent('As of November 2026');
  const articles = within(loanTypes).getByRole('link', { name: /^articles/, hidden: true });
  expect(articles).toHaveAttribute('href', '/blog?q=down+payment+assistance');
  const links = within(loanTypes)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link !== articles);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noreferrer');
  const hosts = links.map((link) => new URL(link.getAttribute('href') ?? '').hostname);
  expect(hosts).toEqual(expect.arrayContaining(['www.hud.gov', 'www.va.gov', 'www.rd.usda.gov']));
});

describe('on another day', () => {
  beforeEach(cleanup);

  const { year, baseline } = loanFacts.conformingLimits;
  const limit = `In ${year}, a loan of up to ${formatDollars(baseline)}`;
  const current = `${limit} is conforming in most areas.`;
  const ended = `${limit} was conforming in most areas.`;
  const fee = `${loanFacts.va.firstUseFundingFeePercent}% for your first VA loan`;
  const source = 'Read more at the source:';

  test.each([
    ['2026-12-31T12:00:00-05:00', current, ended],
    ['2027-01-01T04:59:59Z', current, ended],
    ['2027-01-01T05:00:00Z', `${ended} The limit changes every January`, current],
    ['2027-01-01T05:00:00Z', 'FHA’s limits went by county', 'FHA’s limits go'],
    ['2034-06-08T12:00:00-05:00', fee, 'There is a one-time funding fee'],
    ['2034-06-09T12:00:00-05:00', 'There is a one-time funding fee; some borrowers are', fee],
    ['2027-11-22T12:00:00-05:00', source, 'Some figures may'],
    ['2027-11-23T12:00:00-05:00', 'Some figures may have changed since; see the source:', source],
  ])('at %s it says “%s” and not “%s”', (time, text, other) => {
    vi.setSystemTime(time);
    expect(renderToString(page).replaceAll('<!-- -->', '')).toContain(text);
    render(page);
    expect(answerAt('down-payment')).toHaveTextContent(text);
    expect(answerAt('down-payment')).not.toHaveTextContent(other);
  });

  test('a page that was prerendered last year hydrates without an error, and is put right', async () => {
    vi.setSystemTime('2026-12-31T12:00:00-05:00');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(answerAt('down-payment')).toHaveTextContent(current);

    vi.setSystemTime('2027-01-01T12:00:00-05:00');
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(answerAt('down-payment')).toHaveTextContent(ended);
    await act(async () => root.unmount());
  });
});
