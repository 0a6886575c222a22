import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { openedState } from '#src/model/leads/lead-state.ts';
import { askAbout } from '#tests/fixtures/desk-request.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { LeadTable } from './LeadTable.tsx';

test('has the phone number and the day on which to call again, but neither a link nor a day for who asked not to be called, and marks bots', () => {
  const kind = 'mortgageQuotes';
  const opened = openedState(kind, { at: '2026-11-21T15:00:00.000Z', by: 'a@example.com' });
  const state = { ...opened, followUp: '2026-12-01' };
  const of = (
    letter: string,
    fullName: string,
    phone: string,
    recaptchaScore: number,
    email = '',
  ) => toDeskLead(kind, letter.repeat(43), { fullName, phone, email, recaptchaScore }, state);
  const leads = [
    of('A', 'Ana', '(555) 123-4567', 0.5, 'ana@example.com'),
    of('B', 'Ben', '555-000-0001', 0.49),
    of('C', 'Cleo', '', 0.5, 'ANA@example.com'),
  ];
  const table = (requests: React.ComponentProps<typeof LeadTable>['requests']) => (
    <LeadTable label="Leads" leads={leads} requests={requests} />
  );
  const senders = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const states = () =>
    screen.getAllByRole('row').map((row) => row.querySelector('td:last-child')?.textContent);
  const calls = () => screen.queryAllByRole('link', { name: /^[(5]/ });

  // Until the requests are known, nobody is called by a press.
  const { rerender } = renderAt(table({ status: 'loading' }));
  expect(senders()[1]).toBe('Ben555-000-0001');
  expect(calls()).toEqual([]);
  const again = 'NewCall again 12/1/2026';
  expect(states().slice(1)).toEqual([again, `${again}Possibly a bot`, again]);
  rerender(table({ status: 'loaded', value: leads.slice(0, 1).map((lead) => askAbout(lead)) }));
  expect(senders()).toEqual([
    'Anaana@example.com(555) 123-4567Do not call, text or email',
    'Ben555-000-0001',
    'CleoANA@example.comDo not call, text or email: same email address as 0000-0000',
  ]);
  expect(calls().map((link) => link.getAttribute('href'))).toEqual(['tel:+15550000001']);
  expect(states().slice(1)).toEqual(['New', `${again}Possibly a bot`, 'New']);
});

test('a lead leads on to those of the same status below it', async () => {
  const kind = 'contacts';
  const state = openedState(kind, { at: '2026-11-21T15:00:00.000Z', by: 'a@example.com' });
  const of = (name: string, status?: 'new' | 'closed') =>
    toDeskLead(kind, name, { name }, status && { ...state, status });
  const leads = [of('Ana'), of('Ben'), of('Cleo', 'closed'), of('Dan', 'new'), of('Eve', 'closed')];
  const requests = { status: 'loading' } as const;
  renderAt(<LeadTable label="Leads" leads={leads} requests={requests} />);
  const follow = async (name: string) => {
    await userEvent.click(screen.getByRole('link', { name }));
    return place.state?.next;
  };
  const at = (name: string) => leadPath(kind, name);
  expect(await follow('Ben')).toEqual([at('Dan')]);
  expect(await follow('Ana')).toEqual([at('Ben'), at('Dan')]);
  expect(await follow('Cleo')).toEqual([at('Eve')]);
  expect(await follow('Eve')).toEqual([]);
});
