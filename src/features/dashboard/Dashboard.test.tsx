import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndedFigures } from './Dashboard.tsx';

vi.mock('#src/domain/facts/loan-facts.ts', async (original) => {
  const { withSteadyDays } = await import('#tests/fixtures/fact-days.ts');
  return withSteadyDays(await original());
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-12-31', undefined],
  ['2027-01-01', ': Conforming loan limits (December 31, 2026). Your technician'],
  ['2034-06-09', ' VA loans (June 8, 2034), Conforming loan limits (December 31, 2026), and VA '],
])('on %s, the figures that have ended are %j', (day, words) => {
  vi.setSystemTime(`${day}T12:00:00-05:00`);
  const { container } = render(<EndedFigures />);
  if (words) expect(screen.getByRole('note')).toHaveTextContent(words);
  else expect(container).toBeEmptyDOMElement();
});
