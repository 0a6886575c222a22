import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { requestAddress } from '#src/model/leads/lead-reference.ts';
import { mockExports, spyExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { YourRequest } from './YourRequest.tsx';

const { readInquiryStatus: readStatus, storeRevocation: store } = mockExports(
  await import('#src/data/leads/your-request.service.ts'),
);
const { siteTime: clock, synchronizeClock: synchronize } = spyExports(
  await import('#src/data/state/site-clock.ts'),
);

const lead = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
const inquiry = requestAddress({ kind: 'mortgageQuotes', lead });
const application = requestAddress({ kind: 'leadBuyers', lead });

beforeEach(() => {
  window.sessionStorage.clear();
  store.mockResolvedValue('taken');
  readStatus.mockResolvedValue({ events: [], askedAt: {} });
  // A request must not wait for the site's time.
  synchronize.mockReturnValue(new Promise(() => {}));
});

const open = (address: Partial<typeof inquiry>) =>
  renderAt(<YourRequest />, { pathname: '/your-request', ...address });

const withdraw = () => screen.getByRole('button', { name: 'Withdraw consent' });
const askForDeletion = () => screen.getByRole('button', { name: 'Ask for deletion' });

test("shows the inquiry's number, by when each request is completed and what else it stops, and sends nothing on its own", () => {
  open(inquiry);
  expect(screen.getByText('CTPZ-ZYRK')).toBeVisible();
  expect(screen.getByText(/^This is about your inquiry/)).toBeVisible();
  expect(screen.getByText(whoContacts.end)).toBeVisible();
  expect(store).not.toHaveBeenCalled();
  expect(readStatus).not.toHaveBeenCalled();

  expect(whoContacts.end).toContain('within 10 business days');
  const promise = screen.getByText(/^We stop at once\./);
  expect(promise).toHaveTextContent(`${whoContacts.untilNotified} ${whoContacts.others}`);
  expect(whoContacts.others).toContain('the same phone number or email address');
  expect(screen.getByText(/Nothing else that you sent is shown or deleted/)).toHaveTextContent(
    /please write to us with the same email address, so that we can check that it is yours\.$/,
  );
  const deletion = screen.getByText(/delete your inquiry within 15 business days/);
  expect(deletion).toHaveTextContent('kept for 5 years');
  expect(deletion).toHaveTextContent('tell the companies that got your inquiry');
});

test('does not mention companies for an application', async () => {
  open(application);
  expect(screen.getByText(/^This is about your application/)).toBeVisible();
  expect(screen.getByText(/^We stop at once\./)).toHaveTextContent(whoContacts.others);
  await userEvent.click(screen.getByRole('button', { name: 'See your requests' }));
  expect(await screen.findByText('You haven’t made any requests yet.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/compan/i);
});

const seeWhoHasIt = () => screen.getByRole('button', { name: /^See who has|^Read it again/ });
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('shows by a press who has the inquiry, what was asked, and of which each company was told, by day', async () => {
  readStatus.mockRejectedValueOnce(new Error('away'));
  open(inquiry);
  await userEvent.click(seeWhoHasIt());
  expect(await screen.findByRole('alert')).toHaveTextContent('You may be offline.');
  await userEvent.click(seeWhoHasIt());
  const nobody = await screen.findByText('No company has it.');
  expect(nobody.closest('[role=status]')).toBeVisible();
  expect(withdraw()).toBeVisible();

  readStatus.mockResolvedValue({
    events: [
      { at: '2026-11-20T15:00:00.000Z', what: 'sent-to', company: 'Oak Lending' },
      { at: '2026-11-21T15:00:00.000Z', what: 'returned', company: 'Oak Lending' },
      { at: '2026-11-22T15:00:00.000Z', what: 'sent-to', company: 'Elm Bank' },
      { at: '2026-11-24T15:00:00.000Z', what: 'notified-withdraw', company: 'Elm Bank' },
      { at: '2026-11-26T15:00:00.000Z', what: 'notified-delete', company: 'Elm Bank' },
    ],
    askedAt: { withdraw: '2026-11-23T15:00:00.000Z', delete: '2026-11-25T15:00:00.000Z' },
  });
  await userEvent.click(seeWhoHasIt());
  await waitFor(() => expect(nobody).not.toBeInTheDocument());
  expect(lines()).toEqual([
    'November 20, 2026We sent it to Oak Lending.',
    'November 21, 2026Oak Lending returned it.',
    'November 22, 2026We sent it to Elm Bank.',
    'November 23, 2026You withdrew your consent.',
    'November 24, 2026We told Elm Bank that you withdrew your consent.',
    'November 25, 2026You asked for deletion.',
    'November 26, 2026We told Elm Bank that you asked for deletion.',
  ]);
  expect(seeWhoHasIt()).toHaveFocus();
  expect(screen.getByText(/^Your consent is withdrawn/).nextSibling).toHaveTextContent(
    'You asked on November 23, 2026.',
  );
  expect(screen.getByText(/^We have your request/).nextSibling).toHaveTextContent(
    'You asked on November 25, 2026.',
  );
  expect(readStatus).toHaveBeenLastCalledWith({ kind: 'mortgageQuotes', lead });
});

test('offers no requests about an inquiry that is deleted', async () => {
  readStatus.mockResolvedValue({
    events: [{ at: '2026-11-27T15:00:00.000Z', what: 'deleted' }],
    askedAt: {},
  });
  open(inquiry);
  await userEvent.click(seeWhoHasIt());
  await waitFor(() => expect(lines()).toEqual(['November 27, 2026We deleted your inquiry.']));
  expect(screen.getAllByRole('button')).toEqual([seeWhoHasIt()]);
});

test('confirms a withdrawal in place of its button and still offers deletion', async () => {
  open(inquiry);
  await userEvent.click(withdraw());
  const confirmation = await screen.findByText(/^Your consent is withdrawn/);
  expect(confirmation.closest('[role=status]')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Print a copy' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(askForDeletion());
  expect(await screen.findByText(/^We have your request/)).toBeVisible();
  expect(confirmation).toBeVisible();
  const about = { kind: 'mortgageQuotes', lead, askedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect(store.mock.calls).toEqual([
    [{ ...about, asks: 'withdraw' }],
    [{ ...about, asks: 'delete' }],
  ]);
});

test.each([10, -10])('takes the time from the site on a device %i days off', async (days) => {
  const now = new Date(Date.now() - days * 24 * 60 * 60_000);
  clock.mockReturnValue(now);
  open(inquiry);
  await waitFor(() => expect(synchronize, 'ahead of a press').toHaveBeenCalled());
  await userEvent.click(withdraw());
  await screen.findByText(/^Your consent is withdrawn/);
  expect(store.mock.calls).toMatchObject([[{ askedAt: now.toISOString() }]]);
});

test('sends once on a double press and shows that it is sending', async () => {
  const { promise, resolve } = Promise.withResolvers<'taken'>();
  store.mockReturnValue(promise);
  open(inquiry);
  await userEvent.dblClick(withdraw());
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(askForDeletion()).toBeEnabled();
  resolve('taken');
  await screen.findByText(/^Your consent is withdrawn/);
  expect(store).toHaveBeenCalledOnce();
});

test('links to the contact page when the request is refused, and sends a new one by the next press', async () => {
  store.mockResolvedValueOnce('refused');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  open(inquiry);
  await userEvent.click(askForDeletion());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(within(alert).getByText(/^We couldn’t find/)).toHaveTextContent(
    /^We couldn’t find this request. It may already be deleted. Please contact us.$/,
  );
  expect(within(alert).getByRole('link', { name: 'contact us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  vi.setSystemTime(Date.now() + 60_000);
  await userEvent.click(askForDeletion());
  await screen.findByText(/^We have your request/);
  const [[refused] = [], [next] = []] = store.mock.calls;
  expect(next?.askedAt).not.toBe(refused?.askedAt);
});

test('retries the same request after no response, also after a reload, which shows that it is not confirmed', async () => {
  store.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  const page = open(inquiry);
  await userEvent.click(withdraw());
  expect(await screen.findByRole('alert')).toHaveFocus();
  vi.setSystemTime(Date.now() + 60_000);
  await userEvent.click(withdraw());
  expect(await screen.findByText('We couldn’t confirm your request')).toBeVisible();
  page.unmount();
  vi.setSystemTime(Date.now() + 60_000);
  open(inquiry);
  expect(screen.getByText('We couldn’t confirm your request')).toBeVisible();
  await userEvent.click(withdraw());
  await screen.findByText(/^Your consent is withdrawn/);
  const [first, ...retries] = store.mock.calls;
  expect(retries).toEqual([first, first]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([{}, { hash: '#mortgageQuotes/abc' }, { hash: `#contacts/${lead}` }])(
  'says where to find the link when the URL names no lead: %j',
  (address) => {
    open(address);
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button')).toBeNull();
  },
);
