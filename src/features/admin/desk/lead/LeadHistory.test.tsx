import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { listReceived } from '#src/data/admin/leads/buyers.service.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { openedState } from '#src/model/leads/lead-state.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { ReceivedPanel } from './LeadHistory.tsx';

mockExports(await import('#src/data/admin/leads/buyers.service.ts'));
const list = vi.mocked(listReceived);
const id = 'D'.repeat(43);
const show = () => render(<ReceivedPanel application={id} />, { wrapper: MemoryRouter });

test('lists the people whose leads a company got, with days', async () => {
  const at = '2026-11-21T15:00:00.000Z';
  const lead = (letter: string, status: 'passed-on' | 'qualified', returnedAt?: string) => {
    const state = { ...openedState('mortgageQuotes', { at, by: 'owner@example.com' }), status };
    return {
      lead: toDeskLead('mortgageQuotes', letter.repeat(43), { fullName: `Ana ${letter}` }, state),
      referral: { to: { companyId: id, company: 'Acme' }, at, returnedAt },
    };
  };
  list.mockResolvedValue([lead('B', 'passed-on'), lead('C', 'qualified', '2026-11-23T15:00:00Z')]);
  show();
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Ana BPassed on 11/21/2026Passed on',
    'Ana CPassed on 11/21/2026, returned 11/23/2026',
  ]);
  expect(screen.getByRole('link', { name: 'Ana B' })).toHaveAttribute(
    'href',
    `/admin/leads/lead#mortgageQuotes/${'B'.repeat(43)}`,
  );
  expect(list).toHaveBeenCalledWith(id);
});

test('says when there are none, and when they could not be read', async () => {
  list.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error());
  const { unmount } = show();
  expect(await screen.findByText('None yet.')).toBeVisible();
  unmount();
  show();
  expect(await screen.findByText('Its leads could not be loaded.')).toBeVisible();
});
