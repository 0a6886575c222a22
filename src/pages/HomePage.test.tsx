import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { noRates } from '#src/features/admin/dashboard/rates-form.schema.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { distinctImages } from '#src/model/posts/post-images.ts';
import { rateFields } from '#src/model/rates/shown-rates.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { sampleProfile } from '#src/model/site/sample-profile.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { HomePage } from './HomePage.tsx';

const { getFeaturedPosts } = mockExports(await import('#src/data/posts/posts.service.ts'));
const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));

beforeEach(() => {
  // A read that an earlier test left without an answer would be joined.
  getFeaturedPosts.mockReturnValue(new Promise(() => {}));
  getRates.mockReturnValue(new Promise(() => {}));
});

const post = samplePost({
  slug: 'reading a rate/sheet',
  description: 'Rate, APR and points.',
  datePublished: '2026-11-22T03:00:00.000Z',
});

const show = (embedded = {}) => renderAt(<HomePage />, '/', embedded);

const section = (name: string) => within(screen.getByRole('region', { name }));
const featured = () => section('Featured Resources');

test('shows the headline and its two links', () => {
  show();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Your Path to Homeownership Starts Here',
  );
  for (const link of screen.getAllByRole('link', { name: 'Get Pre-Qualified' })) {
    expect(link).toHaveAttribute('href', '/quote');
  }
  expect(screen.getByRole('link', { name: 'Learn More about buying a home' })).toHaveAttribute(
    'href',
    '/blog',
  );
  expect(document.title).toBe(`${site.name} - Your Guide to Home Financing`);
  const said = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const home = { name: site.name, url: `${site.url}/` };
  expect(JSON.parse(said)['@graph']).toMatchObject([
    { '@type': 'Organization', ...home, logo: expect.stringContaining(site.url) },
    { '@type': 'WebSite', ...home },
  ]);
});

test('links to the questions, and to the form by one name', async () => {
  show();

  await screen.findByRole('region', { name: 'Common Questions' });
  const questions = section('Common Questions').getAllByRole('link');
  expect(questions.map((link) => link.getAttribute('href'))).toEqual([
    '/faq',
    '/faq#pre-approval',
    '/faq#down-payment',
    '/faq#closing-costs',
  ]);
  expect(screen.getByRole('link', { name: 'View All FAQs' })).toHaveAttribute('href', '/faq');
  const toTheForm = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/quote')
    .map(({ textContent }) => textContent);
  expect(new Set(toTheForm)).toEqual(new Set(['Get Pre-Qualified']));
});

test.each([
  [sampleProfile, `The founder of ${site.name} reads every inquiry within 2 business days.`],
  [wholeProfile, 'Ada Example reads every inquiry within 3 business days.'],
])('says who reads an inquiry, with a photo if there is one', (profile, text) => {
  const { container } = show(embeddedDetails.as(pickDetails(profile)));

  const words = screen.getByText(/reads every inquiry/);
  expect(words).toHaveTextContent(text);
  const photo = words.parentElement?.querySelector('img');
  expect(photo?.getAttribute('src') ?? '').toBe(profile.founderPhoto);
  const picture = container.querySelector('picture');
  expect(words.compareDocumentPosition(picture as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says who contacts people in the words of the form', async () => {
  show();

  const next = await screen.findByText(whoContacts.may, { exact: false });
  expect(next).toHaveTextContent(whoContacts.onlyIf);
  expect(next).toHaveTextContent(whoContacts.end);
  expect(
    screen.getByRole('list', { name: 'What the link shows, for example' }).parentElement,
  ).toHaveTextContent(whoContacts.promise);
  expect(document.body).not.toHaveTextContent('person contacts you');
});

describe('the rates', () => {
  test('show their date and a link, and a dash for an empty rate', async () => {
    getRates.mockResolvedValue(rates);
    show();

    expect(await screen.findByText('6.375%')).toBeVisible();
    const strip = section('Current rates');
    expect(strip.getAllByText(/a month per/)).toHaveLength(rateFields.length - 1);
    expect(strip.getByText('$624')).toBeVisible();
    expect(strip.getByText('–')).toBeVisible();
    expect(strip.getByText(/November 16, 2026/)).toBeVisible();
    expect(strip.getByRole('link')).toHaveAttribute('href', '/rates');
  });

  test.each([
    ['there are none', async () => undefined],
    ['all are empty', async () => ({ ...noRates, lastUpdated: rates.lastUpdated })],
    ['they cannot be read', () => Promise.reject(new Error('away'))],
  ])('leave their space empty when %s', async (_words, read) => {
    getRates.mockImplementation(read);
    show();
    const strip = await screen.findByRole('region', { name: 'Current rates' });

    await waitFor(() => expect(strip).toHaveClass(/gone/));
  });
});

describe('featured posts', () => {
  test('link to the post and show its category or BLOG, description, and date if it has one', async () => {
    const undated = { ...post, id: 'a2', title: 'Undated', description: '', category: '' };
    const posts = [
      { ...post, image: 'https://example.com/porch.jpg' },
      { ...undated, datePublished: '' },
    ];
    getFeaturedPosts.mockResolvedValue(posts);
    show();

    const title = await featured().findByRole('link', { name: post.title });
    const more = featured().getByRole('link', { name: `Read More about ${post.title}` });
    for (const link of [title, more]) {
      expect(link).toHaveAttribute('href', '/blog/reading%20a%20rate%2Fsheet');
    }
    const images = featured().getAllByRole('presentation');
    expect(images.map((image) => image.getAttribute('src'))).toEqual(distinctImages(posts));
    expect(featured().getByText('RATES')).toBeVisible();
    expect(featured().getByText(post.description)).toBeVisible();
    expect(featured().getByRole('time')).toHaveTextContent('11/21/2026');
    expect(featured().getByText('BLOG')).toBeVisible();
    expect(featured().getByRole('link', { name: 'View All Resources' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  test('are replaced by a message when there are none', async () => {
    getFeaturedPosts.mockResolvedValue([]);
    show();

    expect(await featured().findByText(/no articles to show here right now/)).toBeVisible();
    expect(featured().getByRole('link', { name: 'View All Resources' })).toBeVisible();
    expect(featured().queryByRole('button')).toBeNull();
  });

  test('that could not be loaded are loaded by another try, which keeps the focus in their place', async () => {
    getFeaturedPosts.mockRejectedValueOnce(new Error('away')).mockResolvedValue([post]);
    show();

    expect(await featured().findByText('The articles could not be loaded.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('no articles');
    await userEvent.click(featured().getByRole('button', { name: 'Try again' }));
    const title = await featured().findByRole('link', { name: post.title });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(title);
  });
});
