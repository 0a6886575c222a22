import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { remember, rememberedMs } from '#src/data/state/unsaved.ts';
import { calendarText, siteToday } from '#src/lib/format/calendar.ts';
import { quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { successScreen } from '#tests/fixtures/success-screen.ts';
import { KeepLink } from './SuccessParts.tsx';
import { lazyDetails } from './ThankYou.tsx';

const { download } = mockExports(await import('#src/lib/loading/download.ts'));

const lead = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
const link = `${window.location.origin}/your-request#mortgageQuotes/${lead}`;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

function show() {
  const shown = successScreen(lead);
  remember(shown.key, shown.storedAt);
  render(<KeepLink kind="mortgageQuotes" screen={shown} />);
  return vi.mocked(shown.refresh);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('copies the whole link', async () => {
  userEvent.setup();
  show();
  await press('Copy the link');
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
});

test('asks to save the link where the browser does not allow copying', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await press('Copy the link');
  expect(screen.getByRole('status')).toHaveTextContent('doesn’t allow copying. Please save it.');
});

test('saves the link in a text that says what it is', async () => {
  show();
  await press('Save the link');
  expect(download).toHaveBeenCalledExactlyOnceWith(
    `${site.slug}-CTPZ-ZYRK.txt`,
    'text/plain',
    expect.stringContaining(`Your inquiry to ${site.name}\n\nReference number: CTPZ-ZYRK\n`),
  );
  const [, , text] = download.mock.calls[0] ?? [];
  expect(text).toContain(
    `To see what happened to it, withdraw your consent or ask for deletion, open this link:\n${link}\n`,
  );
  expect(text).toContain('the only key to your inquiry');
});

test('has the site, the day, the address of the link and the words of the consent for the printed page', () => {
  show();
  const records = screen.getByRole('region', { name: 'For your records' });
  expect(records).toHaveTextContent(`${site.name}, ${site.url}`);
  expect(records).toHaveTextContent(calendarText(siteToday()));
  expect(records).toHaveTextContent(link);
  expect(records).toHaveTextContent(quoteConsent.text.split('{phone}')[0] ?? '');
  expect(records).not.toHaveTextContent('{phone}');
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('ends the screen 30 minutes after its last use, and says so', () => {
  const end = show();
  expect(screen.getByText(/^This page closes after 30 minutes without use/)).toBeVisible();
  for (const use of [fireEvent.keyDown, fireEvent.pointerDown, fireEvent.wheel]) {
    wait(rememberedMs - 2_000);
    use(document.body);
    expect(end).not.toHaveBeenCalled();
  }
  wait(rememberedMs - 2_000);
  expect(end).not.toHaveBeenCalled();
  wait(3_000);
  expect(end).toHaveBeenCalled();
});

test.each([
  ['the device wakes up', () => wait(1_000)],
  ['the page comes out of the browser’s cache', () => fireEvent(window, new Event('pageshow'))],
  [
    'the tab is shown again',
    () => fireEvent(document, new Event('visibilitychange', { bubbles: true })),
  ],
  ['somebody touches the page', () => fireEvent.pointerDown(document.body)],
])('ends the screen when %s after its time, during which no timer ran', (_what, happens) => {
  const end = show();
  vi.setSystemTime(Date.now() + rememberedMs);
  expect(end).not.toHaveBeenCalled();
  happens();
  expect(end).toHaveBeenCalledOnce();
});

test('a success screen has its details at once if they were loaded before, and no error without them; they are loaded again when they are shown', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const props = { kind: 'mortgageQuotes', screen: successScreen(lead) } as const;
  const load = vi.fn(async () => () => <p>Details</p>);
  const Details = lazyDetails(load.mockRejectedValueOnce(new Error('lost')));
  Details.preload();
  const lost = render(<Details {...props} />);
  expect(await screen.findByText('Details')).toBeVisible();
  lost.unmount();

  Details.preload();
  await load.mock.results.at(-1)?.value;
  render(<Details {...props} />);
  expect(screen.getByText('Details')).toBeVisible();

  const Lost = lazyDetails(() => Promise.reject(new Error('lost')));
  render(<Lost {...props} />, { container: document.body });
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(document.body).toHaveTextContent(/^$/);
});
