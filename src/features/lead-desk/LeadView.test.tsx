import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type LeadState, leadStateLimits } from '#src/domain/leads/lead-state.ts';
import { toDeskLead } from './desk-lead.ts';
import { LeadView, useOpenLead } from './LeadView.tsx';
import { changeLead, openLead } from './lead.service.ts';

vi.mock('./lead.service.ts');
vi.mock('./new-leads.ts');

const by = 'ana@example.com';
const line = { at: '2026-11-21T15:00:00.000Z', by, what: 'note', text: 'Called.' } as const;
const stateAfter = (count: number): LeadState => ({
  kind: 'contacts',
  status: 'new',
  passedOnTo: '',
  history: Array.from({ length: count }, () => line),
});

test('sends no change once the history is full, and says so', async () => {
  const beforeLast = stateAfter(leadStateLimits.lines - 1);
  vi.mocked(openLead).mockResolvedValue({
    lead: toDeskLead('contacts', 'lead', {}, beforeLast),
    consent: undefined,
    revocations: [],
  });
  vi.mocked(changeLead).mockResolvedValue({
    status: 'saved',
    state: stateAfter(leadStateLimits.lines),
  });
  const { result } = renderHook(() => useOpenLead('contacts', 'lead', by));
  await waitFor(() => expect(result.current.opened.status).toBe('loaded'));

  await act(async () => void (await result.current.change({ what: 'status', text: 'closed' })));
  expect(result.current.status).toBe('saved');
  await act(async () => void (await result.current.change({ what: 'status', text: 'spam' })));
  expect(result.current.status).toBe('full');
  expect(changeLead).toHaveBeenCalledOnce();
});

test('stays at its lead, with its address, when a link leads to a part of the page', async () => {
  vi.mocked(openLead).mockImplementation(async (kind, id) => ({
    lead: toDeskLead(kind, id, { name: `Ana ${id}` }, stateAfter(1)),
    consent: undefined,
    revocations: [],
  }));
  const Address = () => <output>{useLocation().hash}</output>;
  render(
    <MemoryRouter initialEntries={['/admin/leads/lead#contacts/one']}>
      <Link to="#main">Skip to main content</Link>
      <Link to="#contacts/two">Another</Link>
      <LeadView by={by} />
      <Address />
    </MemoryRouter>,
  );
  const heading = () => screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading()).toHaveTextContent('Ana one'));
  vi.mocked(openLead).mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
  expect(heading()).toHaveTextContent('Ana one');
  expect(screen.getByText('#contacts/one')).toBeVisible();
  expect(openLead).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'Another' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Ana two'));
});
