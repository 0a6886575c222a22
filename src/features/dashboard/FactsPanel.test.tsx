import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FactsPanel } from './FactsPanel.tsx';

vi.mock('#src/domain/facts/loan-facts.ts', async (original) => {
  const { withSteadyDays } = await import('#tests/fixtures/fact-days.ts');
  return withSteadyDays(await original());
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function openOn(day: string) {
  vi.setSystemTime(`${day}T12:00:00-05:00`);
  return render(<FactsPanel />);
}

const items = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
const topics = () => items().map((item) => within(item).getByRole('heading').textContent);

test('is not there while everything is current', () => {
  const { container } = openOn('2026-11-29');
  expect(container).toBeEmptyDOMElement();
});

test('warns a month before a figure ends: what to check, where, and how to update it', () => {
  openOn('2026-11-30');

  expect(screen.getByRole('region', { name: 'Figures to check' })).toBeVisible();
  expect(topics()).toEqual(['Conforming loan limits']);
  const [limits] = items();
  expect(limits).toHaveTextContent('Ends on December 31, 2026.');
  expect(limits).toHaveTextContent('at the end of November');
  expect(limits).toHaveTextContent('src/domain/facts/loan-facts.ts');
  expect(limits).toHaveTextContent('conformingLimits');
  const sources = within(limits as HTMLElement).getAllByRole('link');
  expect(sources.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
    'www.fhfa.gov',
    'www.fhfa.gov',
  ]);
  expect(limits).toHaveTextContent('Day of the check: src/domain/facts/loan-facts.ts');
  expect(screen.getByText(/then the day of the check/)).toHaveTextContent('docs/technician.md');
});

test('still warns on the last day, and says so when it has ended', () => {
  const { unmount } = openOn('2026-12-31');
  expect(items()[0]).toHaveTextContent('Ends on December 31, 2026.');
  expect(screen.queryByText(/no longer shows/)).not.toBeInTheDocument();
  unmount();

  openOn('2027-01-01');
  expect(items()[0]).toHaveTextContent('Ended on December 31, 2026.');
  expect(screen.getByText(/no longer shows/)).toBeVisible();
});

test('names what was not checked for a year, after what has ended', () => {
  openOn('2027-11-23');
  expect(topics()[0]).toBe('Conforming loan limits');
  expect(topics()).toContain('FHA loans');
  expect(items()[1]).toHaveTextContent('the next check was due on November 23, 2027');
});
