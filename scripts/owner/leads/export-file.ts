import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CsvLead, csvHead, csvLeadLine } from '../../../src/domain/leads/csv.ts';
import type { StoredLeadKind } from '../../../src/domain/leads/stored-leads.ts';

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
  const part = partOf(path);
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
export function partOf(path: string): string {
  return `${path}.part`;
}
