import { leadWords } from '#src/domain/leads/lead-words.ts';
import { formatTime } from '#src/lib/format-time.ts';
import type { DeskLead } from './desk-lead.ts';
import { leadFields } from './lead-fields.ts';

/** The fields that the list shows, by lead kind. */
const outlines: Readonly<Record<DeskLead['kind'], readonly string[]>> = {
  mortgageQuotes: ['loanType', 'homePrice', 'creditScore', 'timeline'],
  contacts: ['message'],
  leadBuyers: ['companyType', 'state', 'monthlyBudget'],
};

const longest = 140;

/** Returns a one-line summary of what a lead says. */
export function outlineOf({ kind, data }: DeskLead): string {
  const { main } = leadFields(kind, data);
  const texts = outlines[kind].map((name) => main.find((field) => field.name === name)?.text);
  const characters = [...texts.filter(Boolean).join(', ')];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('').trimEnd()}…`
    : characters.join('');
}

/**
 * Returns a line that tells a lead from others: who sent it, what it is, when, and its reference number.
 *
 * @example leadLine(lead) // 'Ana Cruz: message, sent 11/21/2026, 3:05 PM (CTPZ-ZYRK)'
 */
export function leadLine({ name, kind, sentAt, reference }: DeskLead): string {
  const sent = sentAt && `, sent ${formatTime(sentAt)}`;
  return `${name}: ${leadWords[kind].singular}${sent}${reference && ` (${reference})`}`;
}
