import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import type { SiteChanges } from '#src/data/admin/site/site-changes.service.ts';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { EmbeddedData } from '#src/lib/hooks/use-hydrated.ts';
import { listSamples } from '#src/model/site/sample-profile.ts';
import { keepDaysSteady } from '#tests/fixtures/fact-days.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import {
  describeChanges,
  EndedFigures,
  listTodayLines,
  loadSiteStatus,
  SiteStatusLine,
} from './Dashboard.tsx';
import { useReloadable } from './use-reloadable.ts';

keepDaysSteady();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

test.each([
  ['2026-12-31', undefined],
  ['2027-01-01', ': Conforming loan limits (December 31, 2026). Your technician'],
  ['2034-06-09', ' VA loans (June 8, 2034), Conforming loan limits (December 31, 2026), and VA '],
])('on %s, the figures that have ended are %j', (day, words) => {
  vi.setSystemTime(`${day}T12:00:00-05:00`);
  const { container } = render(<EndedFigures />);
  if (words) expect(screen.getByRole('note')).toHaveTextContent(words);
  else expect(container).toBeEmptyDOMElement();
});

const { loadChangesSince } = mockExports(
  await import('#src/data/admin/site/site-changes.service.ts'),
);
const { fetchManifest } = mockExports(await import('#src/data/posts/search-index.ts'));

const details = { replyDays: 2, founderName: 'Ada Example' };
const unchanged: SiteChanges = { savedPosts: 0, removedPosts: 0, rateChanges: 0, details };

const since = Date.UTC(2026, 10, 21, 20, 5);
const manifest = { since, entries: [], words: [], texts: [], mostLinked: [], rows: [] };

beforeEach(() => {
  fetchManifest.mockResolvedValue(manifest);
  loadChangesSince.mockResolvedValue({ ...unchanged, savedPosts: 2 });
});

function Line() {
  const { resource, reload } = useReloadable(loadSiteStatus);
  return (
    <>
      <SiteStatusLine status={resource} />
      <button type="button" onClick={reload}>
        Saved
      </button>
    </>
  );
}

test('says when the site was built and what waits for the next build', async () => {
  render(
    <EmbeddedData value={embeddedDetails.as(details)}>
      <Line />
    </EmbeddedData>,
  );
  const text = 'Built 11/21/2026, 3:05 PM ET. Waiting for the next build: 2 saved posts.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(loadChangesSince).toHaveBeenCalledExactlyOnceWith(new Date(since));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  loadChangesSince.mockResolvedValue({ ...unchanged, rateChanges: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(await screen.findByText(/Waiting for the next build: the rates\.$/)).toBeVisible();
});

test('links to where the owner starts a build, if there is such a page', () => {
  const status = { status: 'loading' } as const;
  render(<SiteStatusLine status={status} rebuildAt="https://builds.example/start" />);
  expect(screen.getByRole('link', { name: 'Rebuild the site' })).toHaveAttribute(
    'href',
    'https://builds.example/start',
  );
});

test('says nothing about a site without a build, and reads nothing', async () => {
  fetchManifest.mockResolvedValue(undefined);
  const { container } = render(<Line />);
  await waitFor(() => expect(fetchManifest).toHaveBeenCalledOnce());
  expect(container).toHaveTextContent(/^Saved$/);
  expect(loadChangesSince).not.toHaveBeenCalled();
});

test('says so when the changes cannot be counted', async () => {
  loadChangesSince.mockRejectedValue(new Error('away'));
  render(<Line />);
  expect(await screen.findByText('When the site was built could not be read.')).toBeVisible();
});

test.each([
  [{}, 'Nothing waits for the next build.'],
  [{ savedPosts: 1 }, 'Waiting for the next build: 1 saved post.'],
  [
    { savedPosts: 1_200, removedPosts: 1, rateChanges: 3, details: { replyDays: 3 } },
    'Waiting for the next build: 1,200 saved posts, 1 removed post, the rates, and the site details.',
  ],
])('describes %j', (changes, text) => {
  expect(describeChanges({ ...unchanged, ...changes }, details)).toBe(text);
});

const draft = (id: string, title: string) => ({ id, input: { title } }) as PostDraft;

test.each<[Partial<Parameters<typeof listTodayLines>[0]>, [text: string, to?: string][]]>([
  [{}, []],
  [{ rates: { ...rates, lastUpdated: 'November 24, 2026' } }, []],
  [{ drafts: [draft('a', 'Points')] }, [['Draft: Points', '/admin/blog/new?draft=a']]],
  [{ drafts: [draft('a', ''), draft('b', 'Points')] }, [['2 drafts', '/#drafts']]],
  [{ rates }, [['The rates are of November 16, 2026, 8 days old.Same as before, new date']]],
  [
    { rates: { ...rates, lastUpdated: 'October 23, 2026' } },
    [
      [
        'The rates are of October 23, 2026, 32 days old, so the form and the calculators no longer offer them.Same as before, new date',
      ],
    ],
  ],
  [
    { rates: { ...rates, lastUpdated: 'this week' } },
    [['The rates are of “this week”.Same as before, new date']],
  ],
  [
    { samples: listSamples(wholeProfile).concat(listSamples(undefined).slice(0, 1)) },
    [['About the Author shows the sample bio.', '/admin/site#founder']],
  ],
])('with %j, what waits is %j', (waiting, expected) => {
  vi.setSystemTime('2026-11-24T12:00:00-05:00');
  const onRenewRates = vi.fn();
  const { due, later } = listTodayLines({
    drafts: [],
    rates: undefined,
    onRenewRates,
    samples: [],
    ...waiting,
  });
  renderAt(<ul>{[...due, ...later]}</ul>);
  const shown = screen
    .queryAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);
  expect(shown).toEqual(expected.map(([text, to]) => [text, to]));
  for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
  expect(onRenewRates).toHaveBeenCalledTimes(due.length);
});

test('what is read again keeps its old value meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first');
  load.mockReturnValueOnce(promise);
  const { result } = renderHook(() => useReloadable(load));
  expect(result.current.resource).toEqual({ status: 'loading' });
  await act(async () => undefined);
  expect(result.current.resource).toEqual({ status: 'loaded', value: 'first' });

  act(() => result.current.reload());
  expect(result.current.resource).toEqual({ status: 'loaded', value: 'first' });
  await act(async () => resolve('second'));
  expect(result.current.resource).toEqual({ status: 'loaded', value: 'second' });
  expect(load).toHaveBeenCalledTimes(2);
});
