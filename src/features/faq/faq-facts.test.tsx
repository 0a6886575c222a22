import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import { formatDollars } from '#src/lib/format.ts';
import { FaqList } from './FaqList.tsx';

vi.mock('#src/domain/facts/loan-facts.ts', async (original) => {
  const { withSteadyDays } = await import('#tests/fixtures/fact-days.ts');
  return withSteadyDays(await original());
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const page = (
  <MemoryRouter>
    <FaqList />
  </MemoryRouter>
);

/** The answer at an anchor, as the page shows it on a day. */
function answerOn(day: string): HTMLElement {
  vi.setSystemTime(`${day}T12:00:00-05:00`);
  render(page);
  return answerAt('down-payment');
}

function answerAt(id: string): HTMLElement {
  const answer = document.getElementById(id);
  if (!answer) throw new Error(`No answer is at ${id}.`);
  return answer;
}

const { year, baseline } = loanFacts.conformingLimits;
const limit = `In ${year}, a loan of up to ${formatDollars(baseline)}`;
const current = `${limit} is conforming in most areas.`;
const ended = `${limit} was conforming in most areas.`;

const { firstUseFundingFeePercent, laterUseFundingFeePercent } = loanFacts.va;

describe('the conforming limit', () => {
  test('is current through the last day of its year', () => {
    const answer = answerOn('2026-12-31');
    expect(answer).toHaveTextContent(current);
    expect(answer).not.toHaveTextContent('changes every January');
  });

  test('is named as the limit of a past year from January 1', () => {
    const answer = answerOn('2027-01-01');
    expect(answer).not.toHaveTextContent(current);
    expect(answer).toHaveTextContent(`${ended} The limit changes every January`);
    const source = screen.getByRole('link', { name: /conforming loan limits/, hidden: true });
    expect(source).toHaveAttribute('href', 'https://www.fhfa.gov/data/conforming-loan-limit');
  });

  test('changes at midnight in New York', () => {
    vi.setSystemTime('2027-01-01T04:59:59Z');
    const { unmount } = render(page);
    expect(answerAt('down-payment')).toHaveTextContent(current);
    unmount();
    vi.setSystemTime('2027-01-01T05:00:00Z');
    render(page);
    expect(answerAt('down-payment')).toHaveTextContent(ended);
  });
});

test("the VA's fees are left out once the law has changed them", () => {
  expect(answerOn('2034-06-08')).toHaveTextContent(
    `${firstUseFundingFeePercent}% for your first VA loan`,
  );
  document.body.replaceChildren();
  const later = answerOn('2034-06-09');
  expect(later).not.toHaveTextContent(`${firstUseFundingFeePercent}%`);
  expect(later).not.toHaveTextContent(`${laterUseFundingFeePercent}%`);
  expect(later).toHaveTextContent('There is a one-time funding fee; some borrowers are exempt');
});

describe('the month of the figures', () => {
  test('stands with them', () => {
    expect(answerOn('2027-11-22')).toHaveTextContent(
      'As of November 2026. Read more at the source',
    );
  });

  test('is said with a warning once a year has passed', () => {
    const answer = answerOn('2027-11-23');
    expect(answer).toHaveTextContent(
      'As of November 2026. Some figures may have changed since; see the source:',
    );
  });
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

test('a page that is prerendered after the year has ended says so', () => {
  vi.setSystemTime('2027-01-01T12:00:00-05:00');
  expect(renderToString(page).replaceAll('<!-- -->', '')).toContain(ended);
});
