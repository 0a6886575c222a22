import { postsPerPage } from '#src/domain/posts/posts.limits.ts';
import type { Reads, Traffic } from './database-reads.ts';
import { kb, type Limit, percentile, table } from './harness.ts';
import type { DashboardVisit, KeyTimes, SearchTimes, SearchVisit } from './reads-visits.ts';
import { changesCount } from './sample-posts.ts';

/** The reads of a page when it is opened. */
export interface PageCost extends Reads {
  name: string;
  /** Limit of documents, for any number of posts. */
  limit: number;
}

export interface SizeResult {
  size: number;
  pages: PageCost[];
  search: SearchVisit;
  /** The first search of a site without an index. */
  control: Traffic;
  dashboard: DashboardVisit;
  /** On Lighthouse's phone; not at each size. */
  times?: { search: SearchTimes[]; control: SearchTimes | undefined } | undefined;
  keys?: KeyTimes | undefined;
}

/** Number of posts at which times are limited. */
export const timedSize = 1_000;

const limits = {
  /** The posts newer than the index, and those of the visible page. */
  searchDocuments: changesCount + postsPerPage,
  firstResultMs: 1_000,
  /** Of 95 keys in a hundred. */
  keyMs: 50,
  heapMb: 30,
};

export function limitsOf(result: SizeResult): Limit[] {
  const { size, pages, search, times, keys } = result;
  const limit = (what: string, value: number, most: number): Limit => ({
    what: `${size.toLocaleString('en-US')} posts, ${what}`,
    value,
    most,
  });
  const searches = [search.first, ...search.keys, search.nextWord];
  const ofTimes = [
    limit(
      'ms to the first result',
      median(times?.search.map(({ first }) => first)),
      limits.firstResultMs,
    ),
    limit('ms for a key, p95', percentile(keys?.box ?? [Number.NaN], 95), limits.keyMs),
  ];
  return [
    ...pages.map(({ name, documents, limit: most }) =>
      // A page that reads nothing was not measured.
      limit(`${name}, documents`, documents || Number.NaN, most),
    ),
    limit(
      'documents of a search',
      Math.max(...searches.map(({ reads }) => reads.documents)),
      limits.searchDocuments,
    ),
    limit('MB more memory after a search', search.heapBytes / 1e6, limits.heapMb),
    ...(size === timedSize ? ofTimes : []),
  ];
}

function median(values: readonly number[] = []): number {
  return percentile(values.length > 0 ? values : [Number.NaN], 50);
}

export function tablesOf(results: readonly SizeResult[]): string[] {
  const pages = table(
    'What a page reads when it is opened',
    ['posts', 'page', 'documents', 'billed', 'KB', 'limit'],
    results.flatMap(({ size, pages }) =>
      pages.map(({ name, documents, billed, bytes, limit }) => [
        size,
        name,
        documents,
        billed,
        kb(bytes),
        limit,
      ]),
    ),
  );
  const visits = table(
    `Visits; a search may read ${limits.searchDocuments} documents; bytes are compressed ones`,
    ['posts', 'visit', 'documents', 'billed', 'requests', 'KB', 'files', 'KB of files'],
    results.flatMap(({ size, search, control, dashboard }) =>
      [
        { name: 'first search', traffic: search.first },
        { name: 'a further key, at most', traffic: costliest(search.keys) },
        { name: 'another word', traffic: search.nextWord },
        { name: 'control: first search, no index', traffic: control },
        { name: 'dashboard', traffic: dashboard.visit },
        { name: 'dashboard, a search', traffic: dashboard.search },
      ].map(({ name, traffic: { reads, requests, files, fileBytes } }) => [
        size,
        name,
        reads.documents,
        reads.billed,
        requests,
        kb(reads.bytes),
        files,
        kb(fileBytes),
      ]),
    ),
  );
  const memory = table(
    'Memory after a search',
    ['posts', `MB more, of ${limits.heapMb}`],
    results.map(({ size, search }) => [size, (search.heapBytes / 1e6).toFixed(1)]),
  );
  const searches = table(
    `Search on a phone, applied throttling; limit ${seconds(limits.firstResultMs)} for the first result at ${timedSize} posts`,
    ['posts', 'first result', 'of each visit', 'all posts searched', 'control', 'control, all'],
    results.flatMap(({ size, times }) =>
      times
        ? [
            [
              size,
              seconds(median(times.search.map(({ first }) => first))),
              times.search.map(({ first }) => seconds(first)).join(', '),
              seconds(median(times.search.map(({ all }) => all))),
              times.control ? seconds(times.control.first) : '–',
              times.control ? seconds(times.control.all) : '–',
            ],
          ]
        : [],
    ),
  );
  const keys = table(
    `A key to its paint at a quarter of the speed, in ms; limit of p95 ${limits.keyMs}`,
    ['posts', 'field', 'p50', 'p95', 'longest'],
    results.flatMap(({ size, keys }) =>
      Object.entries(keys ?? {}).map(([field, times]) => [
        size,
        field === 'box' ? 'search box' : 'control, a bare field',
        ...[50, 95, 100].map((percent) => percentile(times, percent).toFixed(0)),
      ]),
    ),
  );
  return [pages, visits, memory, searches, keys];
}

/** Returns the traffic with the most documents, and of those the one with the most bytes. */
function costliest(traffics: readonly Traffic[]): Traffic {
  const [most] = traffics.toSorted(
    (one, other) => other.reads.documents - one.reads.documents || other.fileBytes - one.fileBytes,
  );
  if (!most) throw new RangeError('The costliest of nothing');
  return most;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
