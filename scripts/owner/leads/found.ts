import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { documentsOf } from '../pages.ts';

/** What was found in one collection. */
export interface Found {
  title: string;
  /** For each document the paths of what is deleted in one commit: its own, and what goes with it. */
  groups: string[][];
  /** When the oldest and the newest were sent, as ISO times; '' when none says so. */
  oldest: string;
  newest: string;
}

/** How the documents of one collection are looked through. */
interface Search {
  title: string;
  query: Query;
  isMeant?(document: QueryDocumentSnapshot): boolean;
  /** ISO; '' when it says no time. */
  timeOf(document: QueryDocumentSnapshot): string;
  groupOf(document: QueryDocumentSnapshot): string[];
}

/** Reads what a query finds, and keeps what is meant. */
export async function find({ title, query, isMeant, timeOf, groupOf }: Search): Promise<Found> {
  const groups: string[][] = [];
  const times: string[] = [];
  for await (const document of documentsOf(query)) {
    if (isMeant && !isMeant(document)) continue;
    groups.push(groupOf(document));
    times.push(timeOf(document));
  }
  times.sort();
  return { title, groups, oldest: times[0] ?? '', newest: times.at(-1) ?? '' };
}
