import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openedState } from '#src/domain/leads/lead-state.ts';
import { leadsPassedTo } from './buyers.service.ts';
import { ReceivedPanel } from './LeadHistory.tsx';

vi.mock('./buyers.service.ts');
const find = vi.mocked(leadsPassedTo);

const application = 'D'.repeat(43);
const show = () => render(<ReceivedPanel application={application} />, { wrapper: MemoryRouter });

test('lists the leads that a company got: reference numbers with links, and days', async () => {
  const at = '2026-11-21T15:00:00.000Z';
  const lead = (letter: string, status: 'passed-on' | 'qualified', returnedAt?: string) => ({
    id: letter.repeat(43),
    kind: 'mortgageQuotes' as const,
    state: { ...openedState('mortgageQuotes', { at, by: 'owner@example.com' }), status },
    referral: { to: { companyId: application, company: 'Acme' }, at, returnedAt },
  });
  find.mockResolvedValue([
    lead('B', 'passed-on'),
    lead('C', 'qualified', '2026-11-23T15:00:00.000Z'),
  ]);
  show();

  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '0G84-210GPassed on 11/21/2026Passed on',
    '10G8-4210Passed on 11/21/2026, returned 11/23/2026',
  ]);
  expect(screen.getByRole('link', { name: '0G84-210G' })).toHaveAttribute(
    'href',
    `/admin/leads/lead#mortgageQuotes/${'B'.repeat(43)}`,
  );
  expect(find).toHaveBeenCalledWith(application);
});

test('says when there are none, and when they could not be read', async () => {
  find.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error());
  const { unmount } = show();
  expect(await screen.findByText('None yet.')).toBeVisible();
  unmount();
  show();
  expect(await screen.findByText('Its leads could not be loaded.')).toBeVisible();
});
