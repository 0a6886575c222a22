import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeRates } from '#src/data/site/rate-terms.ts';
import { findRatesAge } from '#src/data/site/rates-age.ts';
import { readRates } from '#src/data/site/use-rates.ts';
import { RateField } from '#src/features/calculators/inputs/NumberFields.tsx';
import { estimatePayment } from '#src/features/quote/steps/estimate.ts';
import { EmbeddedData } from '#src/lib/hooks/use-hydrated.ts';
import { embeddedRates } from '#src/model/rates/shown-rates.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { HomeRates } from './home/HomeRates.tsx';
import { RatesBody } from './RatesBody.tsx';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));
const { siteTime } = mockExports(await import('#src/data/state/site-clock.ts'), {
  siteTime: vi.fn(),
  isSiteTimeKnown: () => true,
  synchronizeClock: async () => {},
});

const date = 'November 16, 2026';
const morning = new Date('2026-11-16T12:00:00Z');
const builtThen = describeRates(rates, {}, findRatesAge(date, morning, false));

beforeEach(() => void getRates.mockResolvedValue(rates));

/** The home page's rates, the rates page and a field of the calculators, as the build has them. */
const pages = (
  <EmbeddedData value={embeddedRates.as(builtThen)}>
    <MemoryRouter>
      <section aria-label="home">
        <HomeRates />
      </section>
      <section aria-label="rates">
        <RatesBody />
      </section>
      <section aria-label="calculator">
        <RateField id="rate" label="Interest rate" value="4.5" termYears={30} onChange={() => {}} />
      </section>
    </MemoryRouter>
  </EmbeddedData>
);

const dated = { line: `Example rates as of ${date}.`, chip: 'Use our 6.375% example' };
/** The rates page has the day above them. */
const undated = { ...dated, rates: 'Example rates.' };

test.each([
  {
    days: 0,
    line: `Today’s example rates, ${date}.`,
    rates: 'Today’s example rates.',
    chip: 'Use today’s 6.375%',
    quote: 'At today’s 6.375% example, which',
    larger: 0,
  },
  { ...undated, days: 7, quote: `At our 6.375% example as of ${date}, which`, larger: 0 },
  {
    ...dated,
    rates: dated.line,
    days: 8,
    quote: `At our 6.375% example as of ${date}, which`,
    larger: 3,
  },
  { line: dated.line, rates: dated.line, days: 31, chip: undefined, quote: undefined, larger: 2 },
])(
  'what the pages say of rates that are $days days old, in the build and after it',
  async (row) => {
    siteTime.mockReturnValue(new Date(morning.getTime() + row.days * 86_400_000));
    const built = renderToString(pages).replace(/<!--.*?-->|<\/?span[^>]*>/g, '');
    for (const line of [dated.line, undated.rates])
      expect(built.split(line), 'home or rates, prerendered').toHaveLength(2);
    expect(built).toContain(`${dated.chip}</button>`);
    expect(built).toContain(`As of ${date}. 6.420% APR for $320,000 with 20% down`);
    expect(built).not.toMatch(/today’s/i);

    render(pages);
    for (const [name, line] of Object.entries({ home: row.line, rates: row.rates }))
      await waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(line));
    const calculator = screen.getByRole('region', { name: 'calculator' });
    await waitFor(() =>
      expect(calculator.querySelector('div:not([inert]) > button')?.textContent).toBe(row.chip),
    );
    await waitFor(() =>
      expect(document.querySelectorAll(':not([inert]) > * > .old-day')).toHaveLength(row.larger),
    );
    expect(screen.getAllByText('30-Year Fixed')).toHaveLength(2);
    const read = await readRates();
    const estimate = read && estimatePayment({ ...typedQuote, downPayment: '20%' }, read);
    const said = estimate && `${estimate.example}${estimate.asOf.text}${estimate.basis}`;
    expect(said?.slice(0, row.quote?.length)).toBe(row.quote);
  },
);
