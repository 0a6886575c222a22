import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import { mailExpiry, mailRecipientId, mayBeABot } from '../../src/domain/leads/lead-documents.ts';
import { referenceNumber } from '../../src/domain/leads/lead-reference.ts';
import { leadWords, storedLeadKinds, toStoredLead } from '../../src/domain/leads/stored-leads.ts';
import { leadPath } from '../../src/lib/admin-paths.ts';
import { formatTime } from '../../src/lib/format-time.ts';
import { site } from '../../src/site.ts';
import { readArguments } from '../lib/arguments.ts';
import { Failure } from '../lib/failure.ts';
import { queryLeads } from './found-leads.ts';
import { recipientPath } from './mail-documents.ts';
import { parseOrigin, parseTime } from './owner-arguments.ts';
import {
  openProject,
  projectOptions,
  readDocuments,
  runOwnerCommand,
  within,
} from './owner-command.ts';

/** Limit of lines; a mail with so many is far below the size limit of a document. */
const mostLines = 500;

interface Digest {
  count: number;
  text: string;
}

/** Returns a digest of the leads since a point in time: the number of each kind, and a line for each lead. */
async function digestLeads(firestore: Firestore, since: Date, origin: string): Promise<Digest> {
  const counts: string[] = [];
  const lines: string[] = [];
  for (const kind of Object.values(storedLeadKinds)) {
    const { singular, plural } = leadWords[kind.collection];
    const before = lines.length;
    const leads = queryLeads(firestore, kind, { since }).select('createdAt', 'recaptchaScore');
    for await (const lead of readDocuments(leads)) {
      const when = formatTime(toStoredLead(lead.data()).sentAt);
      const doubt = mayBeABot(lead.data().recaptchaScore) ? ', possibly a bot' : '';
      const link = origin + leadPath(kind.collection, lead.id);
      lines.push(`${when}  ${singular} ${referenceNumber(lead.id)}${doubt}\n  ${link}`);
    }
    const found = lines.length - before;
    counts.push(`${found.toLocaleString('en-US').padStart(9)}  ${found === 1 ? singular : plural}`);
  }
  const count = lines.length;
  const shown = lines.slice(0, mostLines);
  const more = count - shown.length;
  if (more > 0) shown.push(`and ${more.toLocaleString('en-US')} more`);
  const heading = `Since ${formatTime(since.toISOString())}:`;
  return { count, text: [heading, ...counts, '', ...shown].join('\n').trimEnd() };
}

/** Sends a digest to the owner through the Trigger Email extension. */
async function mailDigest(firestore: Firestore, { count, text }: Digest): Promise<void> {
  const recipient = await within('the database', firestore.doc(recipientPath).get());
  if (!recipient.exists) {
    throw new Failure('Nobody is set up to get it: run npm run mail:setup -- EMAIL first.');
  }
  const leads = count === 1 ? 'new lead' : 'new leads';
  const mail = {
    toUids: [mailRecipientId],
    message: {
      subject: `${count.toLocaleString('en-US')} ${leads} on ${site.name}`,
      text: `${text}\n`,
    },
    expiresAt: Timestamp.fromDate(mailExpiry()),
  };
  await within('the database', firestore.collection(collections.mail).add(mail));
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
  const since = parseTime('--since', values.since, new Date());
  const { firestore, project } = await openProject(values);

  const digest = await digestLeads(firestore, since, parseOrigin(values.origin, project));
  console.log(digest.text);
  if (!mail) return 0;
  if (digest.count === 0) {
    console.log('\nNothing came in, so there is nothing to mail.');
  } else {
    await mailDigest(firestore, digest);
    console.log('\nThe mail is in the database, for the Trigger Email extension to send.');
  }
  return 0;
});
