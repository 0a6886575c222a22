import {
  type DocumentData,
  type DocumentReference,
  doc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Persona, RulesDatabase } from './rules-database.ts';

/** The documents in the database before a commit, by path. */
export type Stored = Record<string, DocumentData>;

/** A commit that the site sends. */
export type Commit = [name: string, stored: () => Stored, send: () => Promise<unknown>];

/** Adds writes to a batch. `at` returns the reference of a path. */
export type Add = (batch: WriteBatch, at: (path: string) => DocumentReference) => void;

/** Sends several writes in one commit. */
export function together(database: RulesDatabase, persona: Persona, add: Add): Promise<void> {
  const as = database.as(persona);
  const batch = writeBatch(as);
  add(batch, (path) => doc(as, path));
  return batch.commit();
}

/** Returns that many different ids. */
export function idsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index).repeat(43));
}
