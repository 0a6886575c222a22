import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { leadPath } from '../../src/lib/addresses/admin-paths.ts';
import { formatTime } from '../../src/lib/format/format-time.ts';
import { listOverdue } from '../../src/model/leads/due-notifications.ts';
import { mailExpiry, mayBeABot } from '../../src/model/leads/lead-documents.ts';
import { type Revocation, referenceNumber } from '../../src/model/leads/lead-reference.ts';
import { leadWords, storedLeadKinds, toStoredLead } from '../../src/model/leads/stored-leads.ts';
import { collections } from '../../src/model/site/collections.ts';
import { site } from '../../src/site.ts';
import { readArguments } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { readHistories } from './found-leads.ts';
import { requestMail } from './mail-texts.ts';
import { parseOrigin, parseSince } from './owner-arguments.ts';
import {
  openProject,
  projectOptions,
  readDocuments,
  readPages,
  runOwnerCommand,
} from './owner-command.ts';

/** Limit of lines; a mail with so many is far below the size limit of a document. */
const mostLines = 500;

interface Digest {
  count: number;
  /** The requests of which companies should have been told. */
  late: number;
  text: string;
}

/**
 * Returns a digest of the leads since a point in time: first the requests, whenever they came, of which
 * companies should have been told by now; then the number of each kind, and a line for each lead.
 */
async function digestLeads(firestore: Firestore, since: Date, origin: string): Promise<Digest> {
  const late = await findLateRequests(firestore, origin);
  const counts: string[] = [];
  const lines: string[] = [];
  for (const { collection, serverCreatedAt } of Object.values(storedLeadKinds)) {
    const { singular, plural } = leadWords[collection];
    const before = lines.length;
    // A comparison only finds values of its own type.
    const start = serverCreatedAt ? Timestamp.fromDate(since) : since.toISOString();
    const ordered = firestore.collection(collection).orderBy('createdAt');
    const leads = ordered.where('createdAt', '>=', start).select('createdAt', 'recaptchaScore');
    for await (const lead of readDocuments(leads)) {
      const when = formatTime(toStoredLead(lead.data()).sentAt);
      const warning = mayBeABot(lead.data().recaptchaScore) ? ', possibly a bot' : '';
      const reference = referenceNumber(lead.id);
      const link = origin + leadPath(collection, reference);
      lines.push(`${when}  ${singular} ${reference}${warning}\n  ${link}`);
    }
    const found = lines.length - before;
    counts.push(`${found.toLocaleString('en-US').padStart(9)}  ${found === 1 ? singular : plural}`);
  }
  const count = lines.length;
  const shown = lines.slice(0, mostLines);
  const more = count - shown.length;
  if (more > 0) shown.push(`and ${more.toLocaleString('en-US')} more`);
  const heading = `Since ${formatTime(since.toISOString())}:`;
  const text = [...late, heading, ...counts, '', ...shown].join('\n').trimEnd();
  return { count, late: late.length, text };
}

/** Returns a paragraph for each request of which companies should have been told by now, oldest first. */
async function findLateRequests(firestore: Firestore, origin: string): Promise<string[]> {
  const late: string[] = [];
  const requests = firestore.collection(collections.revocations).orderBy('askedAt');
  for await (const page of readPages(requests)) {
    const ids = page.map((found) => found.get('lead'));
    const histories = await readHistories(firestore, ids);
    for (const found of page) {
      const { kind, lead, asks, askedAt } = found.data() as Revocation;
      const pending = listOverdue({ asks, askedAt }, histories.get(lead), new Date()).length;
      const companies = `${pending} ${pending === 1 ? 'company was' : 'companies were'} not told`;
      const reference = referenceNumber(lead);
      const link = origin + leadPath(kind, reference);
      if (pending > 0)
        late.push(`Overdue: ${companies} of the request about ${reference}\n  ${link}\n`);
    }
  }
  return late;
}

runOwnerCommand(async () => {
  const { mail = false, ...values } = readArguments({
    ...projectOptions,
    since: { type: 'string' },
    origin: { type: 'string' },
    mail: { type: 'boolean' },
  });
  if (values.since === undefined) {
    throw new Failure('Say from when: --since 2026-11-21, or a time such as 2026-11-21T09:30:00Z.');
  }
  const since = parseSince(values.since, new Date());
  const { firestore, project } = await openProject(values);

  const digest = await digestLeads(firestore, since, parseOrigin(values.origin, project));
  console.log(digest.text);
  if (!mail) return 0;
  if (digest.count + digest.late === 0) {
    console.log('\nNothing came in, so there is nothing to mail.');
  } else {
    const leads = digest.count === 1 ? 'new lead' : 'new leads';
    const overdue = digest.late > 0 ? `${digest.late.toLocaleString('en-US')} overdue, ` : '';
    const subject = `${overdue}${digest.count.toLocaleString('en-US')} ${leads} on ${site.name}`;
    await requestMail(firestore, { subject, text: `${digest.text}\n` }, mailExpiry(new Date()));
    console.log('\nThe mail is in the database, for the mailer to send.');
  }
  return 0;
});
