import { referenceNumber } from '../../../src/domain/leads/lead-reference.ts';
import { leadWords, sharedText } from '../../../src/domain/leads/stored-leads.ts';
import { formatShortDate } from '../../../src/lib/date.ts';
import { formatTime } from '../../../src/lib/format-time.ts';
import type { FoundLead } from './find-leads.ts';
import type { Found } from './found.ts';

/**
 * Describes what was found in a collection: the number and the days, and no other personal data.
 *
 * @example '        2  quotes (3/4/2025 to 11/20/2026)'
 */
export function foundLine({ title, groups, oldest, newest }: Found): string {
  const days = [...new Set([oldest, newest].map(formatShortDate))].filter(Boolean).join(' to ');
  const count = groups.length.toLocaleString('en-US').padStart(9);
  return `${count}  ${title}${days && ` (${days})`}`;
}

/**
 * Describes a lead that was found, without any personal data: its reference number finds it at the desk.
 *
 * @param number its place in the list
 * @example '        1  message CTPZ-ZYRK, sent 11/21/2026, 3:05 PM (same email address)'
 */
export function leadLine(number: number, { kind, id, sentAt, shared }: FoundLead): string {
  const place = number.toLocaleString('en-US').padStart(9);
  const sent = sentAt && `, sent ${formatTime(sentAt)}`;
  const common = shared.length > 0 ? ` (${sharedText(shared)})` : '';
  return `${place}  ${leadWords[kind].singular} ${referenceNumber(id) || id}${sent}${common}`;
}
