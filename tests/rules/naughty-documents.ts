import {
  collection as collectionOf,
  type DocumentData,
  getDocs,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { tidyText } from '#src/lib/input/text.ts';
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { sampleOf } from '#tests/proof/extent.ts';
import { reportFigure } from '#tests/proof/figures.ts';
import { type Sender, sendAll, storeReceipts, withIds } from './agreement.ts';
import { type RulesDatabase, without } from './rules-database.ts';
import { disagreement } from './rules-source.ts';

/** How long all strings in all fields of a form may take, in milliseconds. */
export const timeout = 300_000;

/** The number of strings per field in the everyday run. */
const sampled = 16;

/** A document with a naughty string in one of its fields. */
export interface NaughtyDocument {
  field: string;
  text: string;
  /** Whether the form's schema accepts the text. */
  accepted: boolean;
  document: DocumentData;
}

type FieldSchema = {
  safeParse(text: string): { success: true; data: unknown } | { success: false };
};

/**
 * Returns a document for each naughty string in each field.
 *
 * @param schemas the schemas of the fields
 * @param documentOf makes a typical document in which the field has the value
 * @param refused what a client without the form sends for a text that the schema refuses
 */
export function naughtyDocuments<Field extends string>(
  schemas: Readonly<Record<Field, FieldSchema>>,
  fields: readonly Field[],
  documentOf: (field: Field, value: unknown) => DocumentData,
  refused: (text: string, field: Field) => unknown = tidyText,
): NaughtyDocument[] {
  return fields.flatMap((field) =>
    sampleOf(naughtyStrings, sampled).map((text) => {
      const parsed = schemas[field].safeParse(text);
      const value = parsed.success ? parsed.data : refused(text, field);
      return { field, text, accepted: parsed.success, document: documentOf(field, value) };
    }),
  );
}

interface Sending {
  /** The receipt that each lead needs. Undefined for an admin. */
  receipt?: DocumentData;
  sender?: Sender;
  /** The field that gets the server's time. */
  serverTime?: string;
}

/** Fails unless the rules accept what the schema accepts, and documents are stored as sent. */
export async function expectStoredAsSent(
  database: RulesDatabase,
  collection: string,
  documents: readonly NaughtyDocument[],
  { receipt, sender = {}, serverTime }: Sending,
): Promise<void> {
  const sent = await withIds(documents);
  if (receipt) await storeReceipts(database, ids(sent), receipt);
  const timed = serverTime ? { [serverTime]: serverTimestamp() } : {};
  const verdicts = await sendAll(
    database,
    collection,
    sent.map(({ id, document }) => ({ id, document: { ...document, ...timed } })),
    sender,
  );
  const disagreements = documents.filter(({ accepted }, index) => accepted !== verdicts[index]);
  expect(disagreements.slice(0, 5), disagreement).toEqual([]);

  const stored = await storedDocuments(database, collection, serverTime);
  const accepted = sent.filter((one) => one.accepted);
  expect([...stored.keys()].sort()).toEqual(ids(accepted).sort());
  for (const { id, text, document } of accepted) {
    expect(stored.get(id), JSON.stringify(text)).toEqual(document);
  }
  reportNaughtyValues(collection, documents);
}

/** Reports how many values were sent to a collection and how many of them are stored. */
export function reportNaughtyValues(
  collection: string,
  documents: readonly NaughtyDocument[],
): void {
  const fields = new Set(documents.map(({ field }) => field)).size;
  const taken = documents.filter(({ accepted }) => accepted).length;
  reportFigure(
    `Naughty ${collection}`,
    `${documents.length.toLocaleString('en-US')} values in ${fields} fields: ${taken.toLocaleString('en-US')} stored as sent, the others refused`,
  );
}

/** Returns the stored documents by id, without the server's time. */
async function storedDocuments(
  database: RulesDatabase,
  collection: string,
  serverTime: string | undefined,
): Promise<Map<string, DocumentData>> {
  const stored = new Map<string, DocumentData>();
  await database.bypassRules(async (firestore) => {
    const { docs } = await getDocs(collectionOf(firestore, collection));
    for (const found of docs) {
      stored.set(found.id, serverTime ? without(serverTime, found.data()) : found.data());
    }
  });
  return stored;
}

function ids(sent: readonly { id: string }[]): string[] {
  return sent.map(({ id }) => id);
}
