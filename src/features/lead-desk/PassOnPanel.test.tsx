import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openedState } from '#src/domain/leads/lead-state.ts';
import { toDeskLead } from './desk-lead.ts';
import { PassOnPanel } from './PassOnPanel.tsx';
import { revocationsOfLeads } from './revocations.service.ts';

vi.mock('./revocations.service.ts');
vi.mock('./leads.service.ts');

const kind = 'mortgageQuotes';
const by = 'owner@example.com';
const lead = (letter: string, fullName: string, email: string, phone: string) =>
  toDeskLead(kind, letter.repeat(43), { fullName, email, phone }, undefined);

const ana = lead('A', 'Ana', 'ana@example.com', '(555) 123-4567');

test('says which requests elsewhere block passing on, and what matches', async () => {
  const ben = lead('B', 'Ben', 'ben@example.com', '15551234567');
  const cleo = lead('C', 'Cleo', 'ANA@example.com', '');
  vi.mocked(revocationsOfLeads).mockResolvedValue([
    {
      lead: ben,
      revocation: { kind, lead: ben.id, asks: 'delete', askedAt: '2026-11-24T15:00:00.000Z' },
    },
    {
      lead: cleo,
      revocation: { kind, lead: cleo.id, asks: 'withdraw', askedAt: '2026-11-20T15:00:00.000Z' },
    },
  ]);
  const consent = { globalPrivacyControl: false } as never;
  const state = openedState(kind, { at: '2026-11-25T15:00:00.000Z', by });
  render(
    <PassOnPanel
      open={{ lead: ana, consent, revocations: [] }}
      state={state}
      busy={false}
      onChange={vi.fn()}
    />,
    { wrapper: MemoryRouter },
  );

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('It must not be passed on.')).toBeVisible();
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'On 11/24/2026, with the same phone number, Ben (0G84-210G) asked to have their pre-qualification request deleted.',
    'On 11/20/2026, with the same email address, Cleo (10G8-4210) asked not to be contacted anymore.',
  ]);
  expect(alert.getByRole('link', { name: /^Ben/ })).toHaveAttribute(
    'href',
    `/admin/leads/lead#${kind}/${ben.id}`,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});
