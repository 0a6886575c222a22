import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';

/** Path of the table of every figure in the posts, with its source and the day of its check. */
export const factsPath = 'docs/facts.md';

/** A line of the table. */
export interface Fact {
  /** Slugs of the posts with these figures. */
  posts: readonly string[];
  /** The figures, as in the posts. */
  figures: readonly string[];
  /** What they say, in words. */
  says: string;
  /** A link or links, or the kind of figure that needs none: an example, advice, usage. */
  source: string;
  /** The day of the last check, `2026-11-23`. */
  checked: string;
  /** How it was checked. */
  how: string;
  /** The last day on which it holds; `open` without a known end, `event` for what has happened. */
  ends: string;
}

/** Reads the table of the repository. */
export function readFacts(): Fact[] {
  return factsIn(readFileSync(join(root, factsPath), 'utf8'));
}

/** Parses the lines of the only table in a Markdown document. */
export function factsIn(markdown: string): Fact[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const cells = row.split('|').slice(1, -1);
    const [posts = '', figures = '', says = '', source = '', checked = '', how = '', ends = ''] =
      cells.map((cell) => cell.trim());
    return { posts: listed(posts), figures: listed(figures), says, source, checked, how, ends };
  });
}

/** Returns the addresses of a fact's sources. */
export function sourceLinks({ source }: Fact): string[] {
  return [...source.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
}

/**
 * Returns the facts that no longer hold.
 *
 * @param day ISO date without a time
 */
export function endedFacts(facts: readonly Fact[], day: string): Fact[] {
  return facts.filter(({ ends }) => /^\d/.test(ends) && ends < day);
}

/**
 * Returns a sentence for each fact that has ended, for whoever builds or ships the site.
 *
 * @param day ISO date without a time
 */
export function endedFactsNotice(facts: readonly Fact[], day: string): string[] {
  return endedFacts(facts, day).map(
    ({ says, ends, posts }) => `${says}: ended on ${ends}; it is in ${posts.join(', ')}.`,
  );
}

function listed(cell: string): string[] {
  return cell.split(';').map((part) => part.trim().replaceAll('`', ''));
}
