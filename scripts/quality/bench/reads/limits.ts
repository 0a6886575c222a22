import { postsPerPage } from '#src/domain/posts/posts.limits.ts';
import { percentile } from '../percentiles.ts';
import type { SizeResult } from './results.ts';
import { changesCount } from './store-posts.ts';

/** Number of posts at which times are limited. */
export const timedSize = 1_000;
/** Limit of documents: the posts newer than the index, and those of the visible page. */
export const searchDocuments = changesCount + postsPerPage;
export const firstResultMs = 1_000;
/** Of 95 keys in a hundred. */
export const keyMs = 50;
export const heapMb = 30;

/** Returns the broken limits in words, one line each. */
export function brokenLimits(results: readonly SizeResult[]): string[] {
  return results.flatMap((result) =>
    [...overDocuments(result), ...overTimes(result)].map(
      (words) => `✖ ${result.size.toLocaleString('en-US')} posts, ${words}`,
    ),
  );
}

function overDocuments({ pages, search, dashboard, withHistory }: SizeResult): string[] {
  const searches = [search.first, ...search.keys, search.nextWord].map(
    ({ reads }) => reads.documents,
  );
  const broken = [...pages, ...(withHistory?.pages ?? [])]
    .filter(({ documents, limit }) => documents === 0 || documents > limit)
    .map(({ name, documents, limit }) => `${name}: ${documents} documents of at most ${limit}`);
  return [
    ...broken,
    ...above('documents of a search', Math.max(...searches), searchDocuments),
    ...above(
      'documents of the dashboard, with histories',
      withHistory?.dashboard.visit.reads.documents ?? 0,
      dashboard.visit.reads.documents,
    ),
    ...above('MB more memory after a search', search.heapBytes / 1e6, heapMb),
  ];
}

function overTimes({ size, times, keys }: SizeResult): string[] {
  if (size !== timedSize) return [];
  const first = (times?.search ?? []).map((time) => time.first);
  return [
    ...(first.length > 0
      ? above('ms to the first result', percentile(first, 50), firstResultMs)
      : []),
    ...(keys ? above('ms for a key, p95', percentile(keys.box, 95), keyMs) : []),
  ];
}

function above(what: string, value: number, limit: number): string[] {
  return value > limit ? [`${what}: ${Math.round(value * 10) / 10} of at most ${limit}`] : [];
}
