import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { documentsOf } from '../pages.ts';

/** The documents found in one collection. */
export interface Found {
  title: string;
  /** For each document the paths to delete in one commit: its own, and those of what belongs to it. */
  groups: string[][];
  /** ISO times of the oldest and the newest; '' if none has a time. */
  oldest: string;
  newest: string;
}

/** How to search one collection. */
interface Search {
  title: string;
  query: Query;
  /** Returns its ISO time; '' if it has none. */
  timeOf(document: QueryDocumentSnapshot): string;
  groupOf(document: QueryDocumentSnapshot): string[];
}

/** Reads the results of a query. */
export async function find({ title, query, timeOf, groupOf }: Search): Promise<Found> {
  const groups: string[][] = [];
  const times: string[] = [];
  for await (const document of documentsOf(query)) {
    groups.push(groupOf(document));
    times.push(timeOf(document));
  }
  times.sort();
  return { title, groups, oldest: times[0] ?? '', newest: times.at(-1) ?? '' };
}
