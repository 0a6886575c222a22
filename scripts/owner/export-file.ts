import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import { type CsvLead, csvHead, csvLeadLine } from '../../src/domain/leads/csv.ts';
import type { StoredLeadKind } from '../../src/domain/leads/stored-leads.ts';
import { readPages, within } from './owner-command.ts';

/**
 * Streams leads into a CSV file that only its owner can read. The file gets its name once it is complete.
 *
 * @param leads in the order of the lines
 * @returns the number of lines, without the header
 */
export async function writeExport(
  path: string,
  kind: StoredLeadKind,
  leads: AsyncIterable<CsvLead>,
): Promise<number> {
  let count = 0;
  async function* lines() {
    yield csvHead(kind);
    for await (const lead of leads) {
      count += 1;
      yield csvLeadLine(kind, lead);
    }
  }
  const part = toPartFile(path);
  await rm(part, { force: true });
  try {
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(lines()), file);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
  return count;
}

/** Returns the name of a file while it is being written. */
export function toPartFile(path: string): string {
  return `${path}.part`;
}

/** Folder of exports in the repository, in which npm runs the commands; git ignores it. */
const folder = 'exports';

/** Creates the folder, which only its owner can open. */
export async function ensureExportsFolder(): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/** Returns the path of a file in the folder. */
export function exportPath(file: string): string {
  return join(folder, file);
}

/** Returns the files of earlier exports. */
export async function earlierExports(): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files.sort().map(exportPath);
}

/** Reads leads with their desk data, in the order of the query. */
export async function* readLeadsWithState(
  firestore: Firestore,
  leads: Query,
): AsyncGenerator<CsvLead> {
  const states = firestore.collection(collections.leadStates);
  for await (const page of readPages(leads)) {
    if (page.length === 0) continue;
    const found = await within(
      'the database',
      firestore.getAll(...page.map(({ id }) => states.doc(id)), {
        fieldMask: ['status', 'passedOnTo'],
      }),
    );
    const stateOf = new Map(found.map((state) => [state.id, state.data()]));
    for (const lead of page) {
      yield { id: lead.id, data: lead.data(), state: stateOf.get(lead.id) };
    }
  }
}
