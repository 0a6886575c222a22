import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { siteTime } from '#src/lib/site-clock.ts';
import { OpenRequests } from './OpenRequests.tsx';
import { openRequests } from './open-requests.ts';

vi.mock('./open-requests.ts');
vi.mock('#src/lib/site-clock.ts', { spy: true });

test('counts the days that are left for a request by the site’s clock', async () => {
  vi.mocked(siteTime).mockReturnValue(new Date('2026-11-23T15:00:00Z'));
  const revocation = { kind: 'mortgageQuotes', lead: 'lead', asks: 'delete' } as const;
  vi.mocked(openRequests).mockResolvedValue([
    {
      revocation: { ...revocation, askedAt: '2026-11-20T15:00:00.000Z' },
      lead: { kind: 'mortgageQuotes', id: 'lead', name: 'Ana' } as never,
    },
  ]);
  render(<OpenRequests />, { wrapper: MemoryRouter });
  expect(await screen.findByText(/Due by 12\/4\/2026, in 9 business days[.]$/)).toBeVisible();
});
