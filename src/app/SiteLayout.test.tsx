import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { SiteLayout, useCurrentYear } from './SiteLayout.tsx';

function open(path: string, embedded = {}) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  renderAt(
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="*" element={null} />
      </Route>
    </Routes>,
    path,
    embedded,
  );
  return scrollTo;
}

test('shows the links of the header and the footer', () => {
  open('/');

  const header = within(screen.getByRole('banner')).getAllByRole('link', { hidden: true });
  const paths = header.map((link) => link.getAttribute('href'));
  const footer = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(paths).toEqual(['/', '/', '/rates', '/calculator', '/pre-approval', '/blog', '/login']);
  const menu = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
  const texts = menu.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(texts).toEqual(['Home', 'Current Rates', 'Calculator', 'Pre-Approval', 'Blog', 'Login']);
  expect(footer.map((link) => link.textContent)).toEqual(['FAQ', 'Contact', 'Mortgage Leads']);
});

test('the footer lists the author page and the legal pages separately, and shows the license and who runs the site, as the build found them', () => {
  open('/', embeddedDetails.as(pickDetails(wholeProfile)));

  const quiet = screen.getByRole('navigation', { name: 'About and legal' });
  const links = within(quiet).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About the Author', '/about-author'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
    ['Do Not Sell or Share My Personal Information', '/do-not-sell'],
  ]);
  const footer = screen.getByRole('contentinfo');
  for (const text of [
    'Licensed as an example Example Guidance LLC 1 Main Street Springfield, VT 05156',
    'It is not a lender',
    'Equal Housing Opportunity',
    `© ${new Date().getFullYear()} ${site.name}`,
  ]) {
    expect(footer).toHaveTextContent(text);
  }
});

test.each([
  ['Home', '/', '/'],
  ['FAQ', '/faq', '/faq'],
  ['FAQ', '/faq#down-payment', '/faq'],
  ['Blog', '/blog?q=fha', '/blog'],
  ['Blog', '/blog?tab=credit&page=2', '/blog'],
  ['Calculator', '/calculator#advanced', '/calculator#advanced'],
  ['Pre-Approval', '/pre-approval?step=3', '/pre-approval?step=3'],
  ['Pre-Approval', '/quote?step=3', '/quote?step=3'],
  ['Mortgage Leads', '/purchase-leads?step=2', '/purchase-leads?step=2'],
  ['Login', '/login?next=%2Fadmin%2Fleads', '/login?next=%2Fadmin%2Fleads'],
])('scrolls to the top for %s at %s, which stays or becomes %s', async (name, shown, then) => {
  const scrollTo = open(shown);
  // On a narrow screen the links of the header are a popover.
  const link = screen.getByRole('link', { name, hidden: true });

  await userEvent.click(link);

  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  expect(place.address).toBe(then);
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('a link to another page does not scroll the current one, and brings a footer of its own', async () => {
  const scrollTo = open('/faq');
  const before = screen.getByRole('contentinfo');

  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));

  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
  expect(before).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

function Year() {
  return <span id="year">{useCurrentYear('year')}</span>;
}

test('hydrates a page from last year without an error and then shows the current year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 11, 31) });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Year />);
  expect(root).toHaveTextContent('2025');
  vi.setSystemTime(new Date(2026, 0, 1));
  const onRecoverableError = vi.fn();

  await act(async () => hydrateRoot(root, <Year />, { onRecoverableError }));

  expect(root).toHaveTextContent('2026');
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.remove();
});
