import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openedState } from '#src/domain/leads/lead-state.ts';
import { findCompanyRecord } from './buyers.service.ts';
import { toDeskLead } from './desk-lead.ts';
import { ReceivedPanel } from './LeadHistory.tsx';

vi.mock('./buyers.service.ts');
const find = vi.mocked(findCompanyRecord);

const application = toDeskLead('leadBuyers', 'D'.repeat(43), { companyName: 'Acme' });
const show = () => render(<ReceivedPanel application={application} />, { wrapper: MemoryRouter });

test('lists the people whose leads a company got, with days, and its other applications', async () => {
  const at = '2026-11-21T15:00:00.000Z';
  const lead = (letter: string, status: 'passed-on' | 'qualified', returnedAt?: string) => {
    const state = { ...openedState('mortgageQuotes', { at, by: 'owner@example.com' }), status };
    return {
      lead: toDeskLead('mortgageQuotes', letter.repeat(43), { fullName: `Ana ${letter}` }, state),
      referral: { to: { companyId: application.id, company: 'Acme' }, at, returnedAt },
    };
  };
  find.mockResolvedValue({
    applications: [toDeskLead('leadBuyers', 'E'.repeat(43), { createdAt: at })],
    received: [lead('B', 'passed-on'), lead('C', 'qualified', '2026-11-23T15:00:00.000Z')],
  });
  show();

  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Ana BPassed on 11/21/2026Passed on',
    'Ana CPassed on 11/21/2026, returned 11/23/2026',
    '210G-8421Sent 11/21/2026Not opened yet',
  ]);
  expect(screen.getByRole('link', { name: 'Ana B' })).toHaveAttribute(
    'href',
    `/admin/leads/lead#mortgageQuotes/${'B'.repeat(43)}`,
  );
  expect(find).toHaveBeenCalledWith(application);
});

test('says when there are none, and when they could not be read', async () => {
  find.mockResolvedValueOnce({ applications: [], received: [] }).mockRejectedValueOnce(new Error());
  const { unmount } = show();
  expect(await screen.findByText('None yet.')).toBeVisible();
  unmount();
  show();
  expect(await screen.findByText('Its leads could not be loaded.')).toBeVisible();
});
