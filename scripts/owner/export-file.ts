import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import type { LeadRequest } from '../../src/domain/leads/consent-state.ts';
import { type CsvLead, csvHead, csvLeadLine } from '../../src/domain/leads/csv.ts';
import { consentedKinds } from '../../src/domain/leads/lead-documents.ts';
import type { Revocation } from '../../src/domain/leads/lead-reference.ts';
import { type StoredLeadKind, toStoredLead } from '../../src/domain/leads/stored-leads.ts';
import { readAll, readPages } from './owner-command.ts';

/**
 * Streams leads into a CSV file that only its owner can read. The file gets its name once it is complete.
 *
 * @param leads in the order of the lines
 * @param asked people's requests about leads that are not deleted
 * @returns the number of lines, without the header
 */
export async function writeExport(
  path: string,
  kind: StoredLeadKind,
  leads: AsyncIterable<CsvLead>,
  asked: readonly LeadRequest[],
): Promise<number> {
  let count = 0;
  async function* lines() {
    yield csvHead(kind);
    for await (const lead of leads) {
      count += 1;
      yield csvLeadLine(kind, lead, asked);
    }
  }
  const part = toPartFile(path);
  await rm(part, { force: true });
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(lines()), file);
  await rename(part, path);
  return count;
}

/** Returns the name of a file while it is being written; whoever starts that removes it at the end. */
export function toPartFile(path: string): string {
  return `${path}.part`;
}

/** Folder of exports in the repository, in which npm runs the commands; git ignores it. */
export const exportsFolder = 'exports';

/** Reads leads with their desk data and their consents, in the order of the query. */
export async function* readLeadsForExport(
  firestore: Firestore,
  leads: Query,
): AsyncGenerator<CsvLead> {
  for await (const page of readPages(leads)) {
    const ids = page.map(({ id }) => id);
    const [states, consents] = await Promise.all([
      readByLead(firestore, collections.leadStates, ids, ['status', 'passedOnTo', 'followUp']),
      readByLead(firestore, collections.consentRecords, ids, ['givenAt', 'globalPrivacyControl']),
    ]);
    for (const lead of page) {
      const { id } = lead;
      yield { id, data: lead.data(), state: states.get(id), consent: consents.get(id) };
    }
  }
}

/** Reads fields of the documents that belong to leads, by the leads' ids. */
async function readByLead(
  firestore: Firestore,
  collection: string,
  ids: readonly string[],
  fieldMask: string[],
): Promise<Map<string, DocumentData | undefined>> {
  const documents = ids.map((id) => firestore.doc(`${collection}/${id}`));
  const found = await readAll(firestore, documents, fieldMask);
  return new Map(found.map((document) => [document.id, document.data()]));
}

/** Reads people's requests about leads that are not deleted. */
export async function readRequests(firestore: Firestore): Promise<LeadRequest[]> {
  const asked: LeadRequest[] = [];
  const revocations = firestore.collection(collections.revocations).orderBy('askedAt');
  for await (const page of readPages(revocations)) {
    // The rules store no others.
    const all = page.map((document) => document.data() as Revocation);
    for (const kind of consentedKinds) {
      const ofKind = all.filter((revocation) => revocation.kind === kind);
      const ids = ofKind.map(({ lead }) => lead);
      const leads = await readByLead(firestore, kind, ids, ['email', 'phone']);
      for (const revocation of ofKind) {
        const data = leads.get(revocation.lead);
        if (data) asked.push({ revocation, lead: { id: revocation.lead, ...toStoredLead(data) } });
      }
    }
  }
  return asked;
}
