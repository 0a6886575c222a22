import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cellOf, csvWriter } from './csv.ts';

/**
 * Streams documents into a CSV file that only its owner can read. The file gets its name once it
 * is whole.
 *
 * @param documents in the order of the lines
 * @returns how many lines it has, without the titles
 */
export async function writeExport(
  path: string,
  fields: readonly string[],
  documents: AsyncIterable<QueryDocumentSnapshot>,
): Promise<number> {
  let count = 0;
  async function* rows() {
    for await (const document of documents) {
      count += 1;
      yield fields.map((field) => cellOf(document.get(field)));
    }
  }
  const part = partOf(path);
  await rm(part, { force: true });
  try {
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(rows()), csvWriter(fields), file);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
  return count;
}

/** The name of a file while it is written. */
export function partOf(path: string): string {
  return `${path}.part`;
}
