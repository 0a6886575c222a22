import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FactsPanel, PlatformNotice } from './FactsPanel.tsx';

vi.mock('#src/domain/facts/loan-facts.ts', async (original) => {
  const { withSteadyDays } = await import('#tests/fixtures/fact-days.ts');
  return withSteadyDays(await original());
});

vi.mock('#src/domain/facts/platform-dates.ts', async (original) => {
  const module: typeof import('#src/domain/facts/platform-dates.ts') = await original();
  const source = { name: 'The platform', url: 'https://platform.test' };
  const date = { what: 'Old service', checked: '2026-11-27', todo: 'Leave it.', source };
  module.platformDates.splice(0, Infinity, { ...date, ends: '2027-03-31' });
  return module;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function openOn(day: string, panel = <FactsPanel />) {
  vi.setSystemTime(`${day}T12:00:00-05:00`);
  return render(panel, { wrapper: MemoryRouter });
}

const items = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
const topics = () => items().map((item) => within(item).getByRole('heading').textContent);

test.each([
  ['of figures', '2026-09-29', undefined],
  ['of the platform’s dates', '2026-12-30', <PlatformNotice key="notice" />],
])('a notice %s is not there while nothing is due', (_words, day, panel) => {
  const { container } = openOn(day, panel);
  expect(container).toBeEmptyDOMElement();
});

test('warns three months before a figure ends: what to check and where, with a text for the technician', async () => {
  const user = userEvent.setup();
  openOn('2026-09-30');

  expect(screen.getByRole('region', { name: 'Figures to check' })).toBeVisible();
  expect(topics()).toEqual(['Conforming loan limits']);
  const [limits] = items();
  expect(limits).toHaveTextContent('Ends on December 31, 2026.');
  expect(screen.queryByText(/no longer shows/)).not.toBeInTheDocument();
  expect(limits).toHaveTextContent('at the end of November');
  const sources = within(limits as HTMLElement).getAllByRole('link');
  expect(sources.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
    'www.fhfa.gov',
    'www.fhfa.gov',
    'entp.hud.gov',
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy the text for your technician' }));
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(/^Conforming loan limits: Ends on December 31, 2026\. FHFA announces/);
  expect(text).toMatch(/conformingLimits in src\/domain\/facts\/loan-facts\.ts with https:/);
  expect(text).toMatch(/docs\/technician\.md, “When a year ends”\.$/);
});

test('names what was not checked for a year, after what has ended', () => {
  openOn('2027-11-23');
  expect(topics()[0]).toBe('Conforming loan limits');
  expect(topics()).toContain('FHA loans');
  expect(items()[1]).toHaveTextContent('the next check was due on November 23, 2027');
});

test('says that what has ended is no longer shown', () => {
  openOn('2027-01-01');
  expect(items()[0]).toHaveTextContent('Ended on December 31, 2026.');
  expect(screen.getByText(/no longer shows/)).toBeVisible();
});

test('says until when the technician has something to do about the platform, and copies what', async () => {
  const user = userEvent.setup();
  const { unmount } = openOn('2026-12-31', <PlatformNotice />);
  const text = 'Your technician has something to do';
  expect(screen.getByText(`${text} before March 31, 2027.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the text for your technician' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe(
    'Old service: ends on March 31, 2027. Leave it. https://platform.test',
  );
  unmount();
  openOn('2027-04-01', <PlatformNotice />);
  // No day once it has passed.
  expect(screen.getByText(`${text}.`)).toBeVisible();
});
