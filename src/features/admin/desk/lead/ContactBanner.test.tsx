import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { changedState, type LeadState, openedState } from '#src/model/leads/lead-state.ts';
import { checkContact } from '#src/model/leads/may-contact.ts';
import { site } from '#src/site.ts';
import { askAbout } from '#tests/fixtures/desk-request.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { type AsideInput, ContactBanner } from './ContactBanner.tsx';
import { HistoryPanel, ReceivedPanel } from './LeadHistory.tsx';

const { findCompanyAddresses, listReceived } = mockExports(
  await import('#src/data/admin/leads/buyers.service.ts'),
);

const kind = 'mortgageQuotes';
const lead = toDeskLead(kind, 'A'.repeat(43), {
  fullName: 'Ana',
  email: 'ana@example.com',
  phone: '(555) 123-4567',
  createdAt: '2026-11-25T15:00:00.000Z',
});
const acme = { companyId: 'D'.repeat(43), company: 'Acme Lending' };
const by = 'owner@example.com';
const at = (day: number) => `2026-11-${day}T15:00:00.000Z`;

const changes = [
  { at: at(20), by, kind: 'passed-on', ...acme },
  { at: at(21), by, kind: 'came-back', ...acme, reason: 'No answer.' },
  { at: at(22), by, kind: 'passed-on', company: 'Best Loans' },
] as const;
const passedOn = changes.reduce<LeadState>(changedState, openedState(kind, { at: at(19), by }));

const withdrawn = askAbout(lead, 'withdraw', at(23));
const deletion = askAbout(lead, 'delete', at(23));
const onChange = vi.fn(async () => true);
beforeEach(() => {
  findCompanyAddresses.mockResolvedValue(new Map([[acme.companyId, 'leads@acme.example']]));
});
const Banner = ({ state, requests }: { state: LeadState; requests: DeskRequest[] }) => (
  <>
    <ContactBanner
      contact={checkContact({ ...lead, state }, requests)}
      lead={lead}
      state={state}
      asideForm={useForm<AsideInput>({ defaultValues: { request: '', reason: '' } })}
      busy={false}
      onChange={onChange}
    />
    <HistoryPanel
      sentAt={at(19)}
      state={state}
      requests={requests.filter((one) => one.lead.id === lead.id)}
    />
  </>
);
const banner = (state: LeadState, requests: DeskRequest[]) => (
  <Banner state={state} requests={requests} />
);
const alert = () => screen.getByRole('alert');
const lists = () =>
  within(alert())
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    );

test('says of each request whom to tell, and until when', () => {
  renderAt(banner(passedOn, [withdrawn, deletion]));

  expect(alert()).toHaveTextContent(
    /^Do not call, text or email this person\.This person asked not to be contacted anymore\.Asked on 11\/23\/2026.*Due by 12\/7\/2026.*stop contacting this person\..*This person asked to have .*Due by 12\/7\/2026.*to delete it, before you do\./,
  );
  const toTell = [
    'Acme Lending had it from 11/20/2026 to 11/21/2026. Write the emailNotified',
    'Best Loans has had it since 11/22/2026. Write the emailNotified',
  ];
  expect(lists()).toEqual([toTell, toTell]);
  for (const link of within(alert()).getAllByRole('link', { name: 'Acme Lending' })) {
    expect(link).toHaveAttribute('href', `/admin/leads/lead#leadBuyers/${acme.companyId}`);
  }
});

const other = (letter: string, fullName: string, email: string, phone: string) =>
  toDeskLead(kind, letter.repeat(43), { fullName, email, phone });

test('says what was asked about other leads, when, and what matches, and whom to tell of a withdrawal', async () => {
  const ben = other('B', 'Ben', 'ben@example.com', '15551234567');
  const cleo = other('C', 'Cleo', 'ANA@example.com', '');
  const requests = [askAbout(ben, 'delete', at(24)), askAbout(cleo)];
  const { rerender } = renderAt(banner(passedOn, requests));

  expect(alert()).toHaveTextContent(/^Do not call, text or email this person\./);
  expect(lists()).toEqual([
    [
      'On 11/24/2026, with the same phone number, Ben (0G84-210G) asked to have their pre-qualification request deleted.If that is somebody else, open it first, and set the request aside then.',
      'On 11/20/2026, with the same email address, Cleo (10G8-4210) asked not to be contacted anymore.If that is somebody else, open it first, and set the request aside then.',
    ],
    [
      'Acme Lending had it from 11/20/2026 to 11/21/2026. Write the emailNotified',
      'Best Loans has had it since 11/22/2026. Write the emailNotified',
    ],
  ]);
  // The deletion is of Ben's lead alone.
  expect(alert()).toHaveTextContent(/then\.Due by 12\/4\/2026.*Tell everyone .*stop contacting/);
  expect(alert()).not.toHaveTextContent('to delete it');
  await userEvent.click(screen.getByRole('button', { name: 'Notified: Acme Lending' }));
  const notified = { kind: 'notified-of-withdrawal', ...acme, about: cleo.id } as const;
  expect(onChange.mock.calls).toEqual([[notified]]);
  rerender(banner(changedState(passedOn, { at: at(24), by, ...notified }), requests));
  expect(screen.getByText(/^Notified on/)).toHaveFocus();
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
    'Acme Lending was told to stop contacting this person, who asked about lead 10G8-4210',
  );
  expect(within(alert()).getByRole('link', { name: /^Ben/ })).toHaveAttribute(
    'href',
    `/admin/leads/lead#${kind}/${ben.id}`,
  );
});

test('tells nobody of a deletion that was asked of another lead', () => {
  renderAt(banner(passedOn, [askAbout(other('B', 'Ben', '', lead.phone), 'delete')]));
  expect(alert()).toHaveTextContent(/Ben .* asked to have their .* deleted/);
  expect(alert()).not.toHaveTextContent(/Due by|Tell everyone/);
});

test('says that the person withdrew and agreed again', () => {
  const earlier = other('B', 'Ana', lead.email, lead.phone);
  const others = [{ ...lead, hasConsent: true }];
  renderAt(banner(passedOn, [askAbout(earlier, 'withdraw', at(21), others)]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Withdrew on 11\/21\/2026, agreed again on 11\/25\/2026On 11\/21\/2026, with the same email address and phone number, Ana \(0G84-210G\) asked not to be contacted anymore\.$/,
  );
});

test.each([
  [withdrawn, 'please stop contacting this person', /has withdrawn the consent/],
  [deletion, 'please delete this inquiry', /has asked to have their inquiry deleted/],
])('opens a mail to a company and copies its text with one press', async (about, subject, text) => {
  const user = userEvent.setup();
  renderAt(banner(passedOn, [about]));
  const mailSubject = encodeURIComponent(`${site.name} 0000-0000: ${subject}`);
  const write = (name: string) => screen.getByRole('link', { name: `Write to ${name}` });
  expect(write('Acme Lending')).toHaveAttribute('href', `mailto:?subject=${mailSubject}`);
  await waitFor(() =>
    expect(write('Acme Lending')).toHaveAttribute(
      'href',
      `mailto:leads@acme.example?subject=${mailSubject}`,
    ),
  );
  expect(write('Best Loans')).toHaveAttribute('href', `mailto:?subject=${mailSubject}`);

  await user.click(write('Best Loans'));
  expect(await screen.findByText('Copied. Paste it into the email.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(text);
  expect(copied).toMatch(
    /\n\nReference: 0000-0000\nName: Ana\nPhone: \(555\) 123-4567\nEmail: ana@example\.com\n$/,
  );
});

test('keeps who was told, when and by whom, in its place and in the history', async () => {
  const { rerender } = renderAt(banner(passedOn, [withdrawn, deletion]));
  const [press] = screen.getAllByRole('button', { name: 'Notified: Acme Lending' });
  await userEvent.click(press as HTMLElement);
  expect(onChange.mock.calls).toEqual([[{ kind: 'notified-of-withdrawal', ...acme }]]);

  const notified = { at: at(24), by, kind: 'notified-of-withdrawal', ...acme } as const;
  rerender(banner(changedState(passedOn, notified), [withdrawn, deletion]));
  const [ofWithdrawal, ofDeletion] = lists();
  expect(ofWithdrawal?.[0]).toContain('Notified on 11/24/2026 by owner@example.com.');
  expect(screen.getByText(/^Notified on/)).toHaveFocus();
  expect(ofDeletion?.[0]).toContain('Write the email');
  const history = screen.getByRole('region', { name: 'History' });
  expect(history).toHaveTextContent(
    /Acme Lending was told to stop contacting this person.*· by the linkThis person asked not to be contacted anymore.*Passed on to Best Loans/,
  );
  // The other company has not applied.
  const names = within(history).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Acme Lending']);
});

test('sets a request about another lead aside for a reason, and says so from then on', async () => {
  const opened = openedState(kind, { at: at(19), by });
  const ben = { ...other('B', 'Ben', 'ben@example.com', '15551234567'), state: opened };
  const requests = [askAbout(ben, 'delete', at(24))];
  const { rerender } = renderAt(banner(opened, requests));
  const open = () => screen.getByRole('button', { name: 'Set this request aside: 0G84-210G' });
  const save = () => screen.getByRole('button', { name: 'Set the request aside' });

  await userEvent.click(open());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(open()).toHaveFocus();
  await userEvent.click(open());
  const reason = screen.getByRole('textbox', { name: 'Why this is somebody else’s request' });
  expect(reason).toHaveFocus();
  await userEvent.click(save());
  expect(reason).toHaveAccessibleDescription(/Error: Enter why it is somebody else’s\.$/);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(reason, ' Ben called: it is his. ');
  await userEvent.click(save());
  const line = { kind: 'set-aside', request: `${ben.id}-delete`, reason: 'Ben called: it is his.' };
  expect(onChange.mock.calls).toEqual([[line]]);

  const aside = changedState(opened, { at: at(25), by, ...line } as never);
  rerender(banner(aside, requests));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent(
    'Set aside for this leadOn 11/24/2026, with the same phone number, Ben (0G84-210G) asked to have their pre-qualification request deleted. Set aside on 11/25/2026 by owner@example.com: Ben called: it is his.',
  );
  expect(screen.getByText(/^Set aside on/)).toHaveFocus();
});

test('sets nothing aside that is about the lead itself', () => {
  renderAt(banner(openedState(kind, { at: at(19), by }), [withdrawn]));
  // Nor is anybody to be told of a lead that no company got.
  expect(within(alert()).queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Set this request aside/ })).toBeNull();
});

const showReceived = () => renderAt(<ReceivedPanel application={acme.companyId} />);

test('lists the people whose leads a company got, with days', async () => {
  const received = (letter: string, status: 'passed-on' | 'qualified', returnedAt?: string) => {
    const state = { ...openedState('mortgageQuotes', { at: at(21), by }), status };
    return {
      lead: toDeskLead('mortgageQuotes', letter.repeat(43), { fullName: `Ana ${letter}` }, state),
      referral: { to: acme, at: at(21), returnedAt },
    };
  };
  listReceived.mockResolvedValue([received('B', 'passed-on'), received('C', 'qualified', at(23))]);
  showReceived();
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Ana BPassed on 11/21/2026Passed on',
    'Ana CPassed on 11/21/2026, returned 11/23/2026',
  ]);
  expect(screen.getByRole('link', { name: 'Ana B' })).toHaveAttribute(
    'href',
    `/admin/leads/lead#mortgageQuotes/${'B'.repeat(43)}`,
  );
  expect(listReceived).toHaveBeenCalledWith(acme.companyId);
});

test('says when there are none, and when they could not be read', async () => {
  listReceived.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error());
  const { unmount } = showReceived();
  expect(await screen.findByText('None yet.')).toBeVisible();
  unmount();
  showReceived();
  expect(await screen.findByText('Its leads could not be loaded.')).toBeVisible();
});
