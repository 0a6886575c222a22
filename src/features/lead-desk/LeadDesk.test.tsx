import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { siteTime } from '#src/lib/site-clock.ts';
import { toDeskLead } from './desk-lead.ts';
import { OpenRequests } from './LeadDesk.tsx';
import { revocationsOfLeads } from './revocations.service.ts';

vi.mock('./revocations.service.ts');
vi.mock('#src/lib/site-clock.ts', { spy: true });

test('leads to the lead that each request is about, with the days that are left by the site’s clock', async () => {
  vi.mocked(siteTime).mockReturnValue(new Date('2026-11-23T15:00:00Z'));
  const kind = 'mortgageQuotes';
  const lead = toDeskLead(kind, 'A'.repeat(43), { fullName: 'Ana' }, undefined);
  vi.mocked(revocationsOfLeads).mockResolvedValue([
    {
      revocation: { kind, lead: lead.id, asks: 'delete', askedAt: '2026-11-20T15:00:00.000Z' },
      lead,
    },
  ]);
  render(<OpenRequests />, { wrapper: MemoryRouter });
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    /^Ana \(0000-0000\) asked to have their pre-qualification request deleted\. Due by 12\/4\/2026, in 9 business days\.$/,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', `/admin/leads/lead#${kind}/${lead.id}`);
});
