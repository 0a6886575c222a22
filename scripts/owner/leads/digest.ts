import type { Firestore } from 'firebase-admin/firestore';
import { mayBeABot } from '../../../src/domain/leads/lead-documents.ts';
import { referenceNumber } from '../../../src/domain/leads/lead-reference.ts';
import {
  leadWords,
  storedLeadKinds,
  toStoredLead,
} from '../../../src/domain/leads/stored-leads.ts';
import { siteTimeZone } from '../../../src/lib/date.ts';
import { leadPath } from '../../../src/lib/paths.ts';
import { documentsOf } from '../pages.ts';
import { leadsWithin } from './leads-within.ts';

/** Limit of lines; a mail with so many is far below the size limit of a document. */
const mostLines = 500;

/** The leads that came in, without anything about their senders. */
export interface Digest {
  count: number;
  text: string;
}

/**
 * Returns a digest of the leads since a point in time: the number of each kind, and a line for each lead.
 *
 * @param origin of the links to the lead desk
 */
export async function digestSince(
  firestore: Firestore,
  since: Date,
  origin: string,
): Promise<Digest> {
  const counts: string[] = [];
  const lines: string[] = [];
  let count = 0;
  for (const kind of storedLeadKinds) {
    const { collection } = kind;
    const { singular, plural } = leadWords[collection];
    const before = count;
    const leads = leadsWithin(firestore, kind, { since }).select('createdAt', 'recaptchaScore');
    for await (const lead of documentsOf(leads)) {
      count += 1;
      if (count > mostLines) continue;
      const when = shortTime(toStoredLead(lead.data()).sentAt);
      const reference = referenceNumber(lead.id);
      const doubt = mayBeABot(lead.data().recaptchaScore) ? ', possibly a bot' : '';
      lines.push(
        `${when}  ${singular} ${reference}${doubt}\n  ${origin}${leadPath(collection, lead.id)}`,
      );
    }
    const found = count - before;
    counts.push(`${found.toLocaleString('en-US').padStart(9)}  ${found === 1 ? singular : plural}`);
  }
  const more = count - lines.length;
  if (more > 0) lines.push(`and ${more.toLocaleString('en-US')} more`);
  const heading = `Since ${shortTime(since.toISOString())}:`;
  return { count, text: [heading, ...counts, '', ...lines].join('\n').trimEnd() };
}

/** Formats a time in New York, such as `11/21/2026, 4:30 AM EST`. */
function shortTime(iso: string): string {
  return new Date(iso)
    .toLocaleString('en-US', {
      timeZone: siteTimeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
    .replace('\u202f', ' ');
}
