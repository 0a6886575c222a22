import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Profile } from '#src/model/site/profile.schema.ts';
import { sampleProfile } from '#src/model/site/sample-profile.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { AboutAuthorPage, OptionalImage } from './AboutAuthorPage.tsx';

const { getShownProfile } = mockExports(await import('#src/data/site/profile.service.ts'));

/** Shows the page with these details stored, once it has read them. */
async function show(stored: Profile) {
  getShownProfile.mockResolvedValue(stored);
  renderAt(<AboutAuthorPage />);
  await screen.findByRole('heading', { name: /^About (the founder|Ada Example)$/ });
}

const page = () => document.body.textContent;

test('is complete before the owner has saved anything, and names nobody', async () => {
  await show(sampleProfile);

  expect(page()).toContain(`${site.name} is the work of its founder, who`);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Drawing of a desk/);
  expect(page()).toContain('one person answers for what it says');
  expect(page()).toContain('none of them sees an article before it is published');
  expect(screen.getByRole('link', { name: 'a sister site' })).toHaveAttribute(
    'href',
    sampleProfile.sisterUrl,
  );
  expect(page()).not.toMatch(/Credentials|Elsewhere|template|set up|src\//);
});

test('shows everything that the owner filled in', async () => {
  await show(wholeProfile);

  expect(page()).toContain(`${site.name} is the work of Ada Example, Founder and editor, who`);
  const photo = screen.getByRole('img', { name: 'Photograph of Ada Example' });
  expect(photo).toHaveAttribute('src', '/images/ada.jpg');
  expect(screen.getByText('She writes what she looked for then.')).toBeVisible();
  for (const text of ['Licensed as an example', 'Nine years at a credit union'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Each figure is checked at its source.')).toBeVisible();
  for (const [name, href] of [
    ['Certified in examples', 'https://register.example/ada'],
    ['Her garden', 'https://garden.example/'],
    ['Example Solar', 'https://solar.example.test'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('links to no sister site without its address', async () => {
  await show({ ...wholeProfile, sisterUrl: '' });
  expect(page()).not.toContain('sister site');
  expect(page()).not.toContain('Example Solar');
});

test('uses no photo and links to no site with an unsafe address', async () => {
  const unsafe = 'javascript:alert(1)';
  await show({ ...wholeProfile, founderPhoto: unsafe, sisterUrl: unsafe, links: `x ${unsafe}` });
  expect(screen.getByRole('img')).toHaveAttribute('src', '/images/desk.svg');
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^(\/|https:)/);
});

test.each([
  ['the founder', sampleProfile, 'within 2 business days'],
  ['Ada Example', wholeProfile, 'within 3 business days'],
])('says that %s replies, and how and when', async (who, stored, when) => {
  await show(stored);

  const heading = screen.getByRole('heading', { name: 'Who replies, how and when' });
  const answer = heading.nextElementSibling as HTMLElement;
  expect(answer).toHaveTextContent(`message goes to ${who}`);
  expect(answer).toHaveTextContent('by email');
  expect(answer).toHaveTextContent(when);
  expect(within(answer).getByRole('link', { name: 'message' })).toHaveAttribute('href', '/contact');
});

test('shows the rest of the page when the bio does not load', async () => {
  getShownProfile.mockRejectedValue(new Error('away'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderAt(<AboutAuthorPage />);

  expect(await screen.findByRole('alert')).toHaveTextContent('The bio did not load.');
  expect(screen.getByRole('heading', { name: 'How it makes money' })).toBeVisible();
});

test.each([
  ['fails to load', false],
  ['failed before it mounted', true],
])('an optional picture is removed when it %s', (_words, complete) => {
  const image = HTMLImageElement.prototype;
  vi.spyOn(image, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(0);
  const { container } = render(
    <OptionalImage src="/portrait.svg" alt="A portrait" width={480} height={480} />,
  );
  if (!complete) fireEvent.error(screen.getByRole('img'));
  expect(container).toBeEmptyDOMElement();
});
