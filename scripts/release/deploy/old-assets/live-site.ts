import { createHash } from 'node:crypto';
import { Failure } from '#scripts/lib/failure.ts';
import { type Asset, parseRecord, type ReleaseRecord, recordFile } from './release-record.ts';

const timeoutMs = 30_000;
const wayOut = 'Try again, or ship without the files of earlier releases: --drop-old-assets.';

/**
 * Reads the record of the live release; undefined if there is none.
 *
 * @throws Failure if the site does not answer, or not with a record
 */
export async function liveRecord(origin: string): Promise<ReleaseRecord | undefined> {
  const address = `${origin}/${recordFile}`;
  const answer = await ask(address);
  if (answer.status === 404) return undefined;
  const record = answer.status === 200 ? parseRecord(answer.body.toString()) : undefined;
  if (!record)
    throw new Failure(`${address} is no record of releases (${answer.status}). ${wayOut}`);
  return record;
}

/**
 * Downloads a script or style of an earlier release from the live site.
 *
 * @throws Failure if the site does not have it, or it differs from the record
 */
export async function liveAsset(origin: string, { path, bytes, sha256 }: Asset): Promise<Buffer> {
  const address = `${origin}/${path}`;
  const { status, body } = await ask(address);
  if (status !== 200) throw new Failure(`${address} answers ${status}. ${wayOut}`);
  if (body.length !== bytes || hashOf(body) !== sha256) {
    throw new Failure(
      `${address} is not the file that was released. Find out who changed it before you ship; --drop-old-assets ships without it.`,
    );
  }
  return body;
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function ask(address: string): Promise<{ status: number; body: Buffer }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  } catch (cause) {
    throw new Failure(`${address} does not answer. ${wayOut}`, { cause });
  }
}
