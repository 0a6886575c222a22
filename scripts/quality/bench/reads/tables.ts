import { percentile } from '../percentiles.ts';
import type { Reads } from './count-reads.ts';
import { firstResultMs, heapMb, keyMs, searchDocuments, timedSize } from './limits.ts';
import type { PageCost, SizeResult } from './results.ts';
import type { Traffic } from './traffic.ts';

type Cell = string | number;

/** Returns all results as plain tables. */
export function tables(results: readonly SizeResult[]): string {
  return [
    pagesTable(results),
    visitsTable(results),
    memoryTable(results),
    longestTasksTable(results),
    ...timesLines(results),
  ].join('\n\n');
}

function pagesTable(results: readonly SizeResult[]): string {
  return table(
    ['posts', 'page', 'documents', 'billed', 'KB', 'limit'],
    results.flatMap(({ size, pages, withHistory }) => [
      ...pages.map((page) => pageRow(size, page)),
      ...(withHistory?.pages ?? []).map((page) =>
        pageRow(size, { ...page, name: `${page.name}, with histories` }),
      ),
    ]),
  );
}

function pageRow(size: number, { name, documents, billed, bytes, limit }: PageCost): Cell[] {
  return [size, name, documents, billed, kb(bytes), limit];
}

function visitsTable(results: readonly SizeResult[]): string {
  const rows = results.flatMap(({ size, search, control, dashboard, withHistory }) => [
    trafficRow(size, 'first search', search.first),
    trafficRow(size, 'a further key, at most', costliest(search.keys)),
    trafficRow(size, 'another word', search.nextWord),
    trafficRow(size, 'control: first search, no index', control),
    trafficRow(size, 'dashboard', dashboard.visit),
    trafficRow(size, 'dashboard, a search', dashboard.search),
    ...(withHistory
      ? [trafficRow(size, 'dashboard, with histories', withHistory.dashboard.visit)]
      : []),
  ]);
  const limit = `Limit of a search: ${searchDocuments} documents. Bytes are compressed ones.`;
  return `${table(['posts', 'visit', 'documents', 'billed', 'requests', 'KB', 'files', 'KB'], rows)}\n${limit}`;
}

function trafficRow(size: number, name: string, { reads, requests, files, fileBytes }: Traffic) {
  const { documents, billed, bytes }: Reads = reads;
  return [size, name, documents, billed, requests, kb(bytes), files, kb(fileBytes)];
}

/** Returns the traffic with the most documents, and of those the one with the most bytes. */
function costliest(traffics: readonly Traffic[]): Traffic {
  const [most] = traffics.toSorted(
    (one, other) => other.reads.documents - one.reads.documents || other.fileBytes - one.fileBytes,
  );
  if (!most) throw new RangeError('The costliest of nothing');
  return most;
}

function memoryTable(results: readonly SizeResult[]): string {
  const rows = results.map(({ size, search }) => [size, (search.heapBytes / 1e6).toFixed(1)]);
  return table(['posts', `MB more after a search, limit ${heapMb}`], rows);
}

function longestTasksTable(results: readonly SizeResult[]): string {
  const rows = results.map(({ size, dashboard }) => [size, Math.round(dashboard.longestTaskMs)]);
  return table(['posts', 'longest task of a search in the dashboard, ms; 0 is less than 50'], rows);
}

function timesLines(results: readonly SizeResult[]): string[] {
  return results.flatMap(({ size, times, keys }) => {
    const lines: string[] = [];
    const ofSize = `${size.toLocaleString('en-US')} posts`;
    if (times) {
      const { search, control } = times;
      const median = (what: 'first' | 'all') =>
        seconds(
          percentile(
            search.map((time) => time[what]),
            50,
          ),
        );
      const rounds = search.map(({ first }) => seconds(first)).join(', ');
      lines.push(
        `${ofSize}, applied throttling: first result ${median('first')} (${rounds})${size === timedSize ? `, limit ${seconds(firstResultMs)}` : ''}; all posts searched ${median('all')}`,
      );
      if (control) {
        lines.push(
          `  control, no index: first result ${seconds(control.first)}; all ${seconds(control.all)}`,
        );
      }
    }
    if (keys) {
      lines.push(
        `${ofSize}, a key to its paint at a quarter of the speed: ${spread(keys.box)}, limit of p95 ${keyMs} ms`,
        `  control, a bare field: ${spread(keys.control)}`,
      );
    }
    return lines.length > 0 ? [lines.join('\n')] : [];
  });
}

function spread(times: readonly number[]): string {
  const at = (percent: number) => `${percentile(times, percent).toFixed(0)} ms`;
  return `p50 ${at(50)}  p95 ${at(95)}  longest ${at(100)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

/** Aligns columns by their content, with numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all = [
    head,
    ...rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)),
    ),
  ];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 && head.length > 2
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
