import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatLongDate, formatShortDate } from './format.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'Pacific/Honolulu', 'Asia/Tokyo'])('for a reader in %s', (zone) => {
  it.each([
    ['2026-11-21', 'November 21, 2026', '11/21/2026'],
    ['2026-01-01', 'January 1, 2026', '1/1/2026'],
    // An instant belongs to its day in New York: five hours behind UTC in winter, four in summer.
    ['2026-11-22T04:59:59.999Z', 'November 21, 2026', '11/21/2026'],
    ['2026-11-22T05:00:00.000Z', 'November 22, 2026', '11/22/2026'],
    ['2026-07-05T03:59:59.000Z', 'July 4, 2026', '7/4/2026'],
    ['2026-07-05T04:00:00.000Z', 'July 5, 2026', '7/5/2026'],
  ])('formats %s as %s', (iso, inWords, inFigures) => {
    vi.stubEnv('TZ', zone);
    expect(formatLongDate(iso)).toBe(inWords);
    expect(formatShortDate(iso)).toBe(inFigures);
  });
});

it.each(['', 'soon', '1', '11/21/2026', '2026-13-01', '0000-01-01', '-000006'])(
  'returns an empty string for %o',
  (text) => {
    expect(formatLongDate(text)).toBe('');
    expect(formatShortDate(text)).toBe('');
  },
);
