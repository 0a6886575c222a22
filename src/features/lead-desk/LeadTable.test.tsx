import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { openedState } from '#src/domain/leads/lead-state.ts';
import { askAbout } from '#tests/fixtures/asked-about.ts';
import { toDeskLead } from './desk-lead.ts';
import { LeadTable } from './LeadTable.tsx';

const lead = (name: string, recaptchaScore: number) =>
  toDeskLead('mortgageQuotes', name, { fullName: name, recaptchaScore });

test('marks a lead about which the owner got no mail', () => {
  const leads = [lead('Ana', 0.49), lead('Ben', 0.5)];
  render(<LeadTable label="Leads" leads={leads} asked={{ status: 'loading' }} />, {
    wrapper: MemoryRouter,
  });

  const findRow = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  expect(within(findRow('Ana')).getByText('Possibly a bot')).toBeVisible();
  expect(within(findRow('Ben')).queryByText('Possibly a bot')).not.toBeInTheDocument();
});

test('has the phone number, and no link to call who asked not to be called', () => {
  const of = (letter: string, fullName: string, phone: string, email = '') =>
    toDeskLead('mortgageQuotes', letter.repeat(43), { fullName, phone, email });
  const leads = [
    of('A', 'Ana', '(555) 123-4567', 'ana@example.com'),
    of('B', 'Ben', '555-000-0001'),
    of('C', 'Cleo', '', 'ANA@example.com'),
  ];
  const asked = leads.slice(0, 1).map((lead) => askAbout(lead));
  const table = (of: React.ComponentProps<typeof LeadTable>['asked']) => (
    <LeadTable label="Leads" leads={leads} asked={of} />
  );
  const senders = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const calls = () => screen.queryAllByRole('link', { name: /^[(5]/ });

  // Until the requests are known, nobody is called by a press.
  const { rerender } = render(table({ status: 'loading' }), { wrapper: MemoryRouter });
  expect(senders()[1]).toBe('Ben555-000-0001');
  expect(calls()).toEqual([]);
  rerender(table({ status: 'loaded', value: asked }));
  expect(senders()).toEqual([
    'Anaana@example.com(555) 123-4567Do not call, text or email',
    'Ben555-000-0001',
    'CleoANA@example.comDo not call, text or email: same email address as 0000-0000',
  ]);
  expect(calls().map((link) => link.getAttribute('href'))).toEqual(['tel:+15550000001']);
});

test('shows the day on which to call again, unless the person must not be called', () => {
  const kind = 'mortgageQuotes';
  const opened = openedState(kind, { at: '2026-11-21T15:00:00.000Z', by: 'a@example.com' });
  const state = { ...opened, followUp: '2026-12-01' };
  const phone = '(555) 123-4567';
  const lead = toDeskLead(kind, 'A'.repeat(43), { fullName: 'Ana', phone }, state);
  const other = toDeskLead(kind, 'B'.repeat(43), { phone });
  const table = (asked: React.ComponentProps<typeof LeadTable>['asked']) => (
    <LeadTable label="Leads" leads={[lead]} asked={asked} />
  );
  const row = () => screen.getByRole('row', { name: /Ana/ });

  const { rerender } = render(table({ status: 'loading' }), { wrapper: MemoryRouter });
  expect(row()).toHaveTextContent(/NewCall again 12\/1\/2026$/);
  rerender(table({ status: 'loaded', value: [askAbout(other)] }));
  expect(row()).toHaveTextContent(/New$/);
});
