import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type LeadState, leadStateLimits } from '#src/domain/leads/lead-state.ts';
import { toDeskLead } from './desk-lead.ts';
import { useOpenLead } from './LeadView.tsx';
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

  await act(async () => void (await result.current.change('status', 'closed')));
  expect(result.current.status).toBe('saved');
  await act(async () => void (await result.current.change('status', 'spam')));
  expect(result.current.status).toBe('full');
  expect(changeLead).toHaveBeenCalledOnce();
});
