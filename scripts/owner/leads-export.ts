import { createWriteStream } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import { type CsvLead, csvHead, csvLeadLine } from '../../src/domain/leads/csv.ts';
import { consentedKinds } from '../../src/domain/leads/lead-documents.ts';
import type { Revocation } from '../../src/domain/leads/lead-reference.ts';
import type { LeadRequest } from '../../src/domain/leads/may-contact.ts';
import {
  leadWords,
  type StoredLeadKind,
  storedLeadKinds,
  toStoredLead,
} from '../../src/domain/leads/stored-leads.ts';
import { formatTime, newYorkDay } from '../../src/lib/format-time.ts';
import { readArguments } from '../lib/arguments.ts';
import type { Command } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { queryLeads } from './found-leads.ts';
import { parseTime } from './owner-arguments.ts';
import {
  openProject,
  projectOptions,
  readAll,
  readPages,
  runOwnerCommand,
} from './owner-command.ts';

/** Folder of exports in the repository, in which npm runs the commands; git ignores it. */
export const exportsFolder = 'exports';

const localHint =
  ' The emulators hold no leads but those that you send on the site of `npm start`.';

async function exportLeads(command: Command): Promise<number> {
  const values = readArguments({
    ...projectOptions,
    since: { type: 'string' },
    until: { type: 'string' },
  });
  if (values.since === undefined) {
    throw new Failure('Say from when: --since 2026-11-01, and --until for an end.');
  }
  const now = new Date();
  const since = parseTime('--since', values.since, now);
  const until = values.until === undefined ? undefined : parseTime('--until', values.until, now);
  if (until && until <= since) throw new Failure('--until must be after --since.');

  const { firestore, project } = await openProject(values);
  const asked = await readRequests(firestore);
  await mkdir(exportsFolder, { recursive: true });
  await chmod(exportsFolder, 0o700);
  const span = [since, until ?? now];
  console.log(`Sent from ${span.map((time) => formatTime(time.toISOString())).join(' to ')}:`);
  let all = 0;
  for (const kind of Object.values(storedLeadKinds)) {
    const { file } = leadWords[kind.collection];
    const path = join(exportsFolder, `${file}_${span.map(newYorkDay).join('_')}.csv`);
    // It gets its name once it is complete.
    const part = `${path}.part`;
    command.onExit(() => rm(part, { force: true }));
    const leads = queryLeads(firestore, kind, { since, until });
    const count = await writeLeads(part, kind, readLeadsForExport(firestore, leads), asked);
    await rename(part, path);
    all += count;
    console.log(`${count.toLocaleString('en-US').padStart(9)}  ${path}`);
  }
  console.log(
    all === 0
      ? `No lead was sent in this time, so the files hold only their headers.${project.emulated ? localHint : ''}`
      : 'These files hold personal data: delete them when you are done with them.',
  );
  return 0;
}

/**
 * Streams leads into a CSV file that only its owner can read.
 *
 * @returns the number of lines, without the header
 */
async function writeLeads(
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
  await rm(path, { force: true });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(lines()), file);
  return count;
}

async function* readLeadsForExport(firestore: Firestore, leads: Query): AsyncGenerator<CsvLead> {
  for await (const page of readPages(leads)) {
    const ids = page.map(({ id }) => id);
    const [states, consents] = await Promise.all([
      readByLead(firestore, collections.leadStates, ids, [
        ...['status', 'passedOnTo', 'followUp', 'history'],
      ]),
      readByLead(firestore, collections.consentRecords, ids, ['givenAt', 'globalPrivacyControl']),
    ]);
    for (const lead of page) {
      const { id } = lead;
      yield { id, data: lead.data(), state: states.get(id), consent: consents.get(id) };
    }
  }
}

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

async function readRequests(firestore: Firestore): Promise<LeadRequest[]> {
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

if (import.meta.main) runOwnerCommand(exportLeads);
