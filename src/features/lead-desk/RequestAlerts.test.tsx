import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { changedState, type LeadState, openedState } from '#src/domain/leads/lead-state.ts';
import { HistoryPanel } from './LeadHistory.tsx';
import { RequestAlerts } from './RequestAlerts.tsx';

const kind = 'mortgageQuotes';
const lead = 'A'.repeat(43);
const acme = 'D'.repeat(43);
const by = 'owner@example.com';
const at = (day: number) => `2026-11-${day}T15:00:00.000Z`;

const changes = [
  { at: at(20), by, what: 'passed-on', text: acme, buyer: 'Acme Lending' },
  { at: at(21), by, what: 'came-back', text: 'No answer.' },
  { at: at(22), by, what: 'passed-on', text: 'Best Loans', buyer: 'Best Loans' },
] as const;
const passedOn = changes.reduce<LeadState>(changedState, openedState(kind, { at: at(19), by }));

const asked = (asks: 'withdraw' | 'delete') => ({ kind, lead, asks, askedAt: at(23) }) as const;
const onChange = vi.fn(async () => true);
const alerts = (state: LeadState, ...asks: ('withdraw' | 'delete')[]) => (
  <MemoryRouter>
    <RequestAlerts revocations={asks.map(asked)} state={state} busy={false} onChange={onChange} />
    <HistoryPanel sentAt={at(19)} state={state} />
  </MemoryRouter>
);
const toTell = (alert: HTMLElement) =>
  within(alert)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('says of each request whom to tell, and until when', () => {
  render(alerts(passedOn, 'withdraw', 'delete'));
  const [withdrawn, deletion] = screen.getAllByRole('alert');
  if (!withdrawn || !deletion) throw new Error('An alert is missing.');

  expect(withdrawn).toHaveTextContent(/Due by 12\/7\/2026.*stop contacting this person:/);
  expect(deletion).toHaveTextContent(/Due by 12\/7\/2026.*to delete it, before you do:/);
  for (const alert of [withdrawn, deletion]) {
    expect(toTell(alert)).toEqual([
      'Acme Lending had it from 11/20/2026 to 11/21/2026. Done',
      'Best Loans has had it since 11/22/2026. Done',
    ]);
  }
  expect(within(withdrawn).getByRole('link', { name: 'Acme Lending' })).toHaveAttribute(
    'href',
    `/admin/leads/lead#leadBuyers/${acme}`,
  );
});

test('keeps who was told, when and by whom, in its place and in the history', async () => {
  const { rerender } = render(alerts(passedOn, 'withdraw', 'delete'));
  const [press] = screen.getAllByRole('button', { name: 'Done: Acme Lending was told' });
  await userEvent.click(press as HTMLElement);
  expect(onChange.mock.calls).toEqual([[{ what: 'told-withdraw', text: acme }]]);

  const told = { at: at(24), by, what: 'told-withdraw', text: acme } as const;
  rerender(alerts(changedState(passedOn, told), 'withdraw', 'delete'));
  const [withdrawn, deletion] = screen.getAllByRole('alert');
  expect(toTell(withdrawn as HTMLElement)[0]).toContain('Told on 11/24/2026 by owner@example.com.');
  expect(screen.getByText(/^Told on/)).toHaveFocus();
  expect(toTell(deletion as HTMLElement)[0]).toContain('Done');
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
    'Acme Lending was told to stop contacting this person',
  );
});

test('names the companies in the history, linked where they have applied', () => {
  render(alerts(passedOn));
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByText('Passed on to Best Loans')).toBeVisible();
  expect(history.getByRole('link', { name: 'Acme Lending' })).toBeVisible();
  expect(history.getAllByRole('link')).toHaveLength(1);
});

test('names nobody to tell of a lead that no company got', () => {
  render(alerts(openedState(kind, { at: at(19), by }), 'withdraw'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Due by/);
  expect(within(screen.getByRole('alert')).queryByRole('list')).toBeNull();
});
