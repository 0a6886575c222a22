import type { OpenLead } from '#src/data/admin/leads/lead.service.ts';
import type { OldData } from '#src/data/admin/leads/retention.service.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { formatFacts, leadFields, textForBuyer } from '#src/model/lead-forms/lead-text.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { mayBeABot } from '#src/model/leads/lead-documents.ts';
import type { Request } from '#src/model/leads/lead-reference.ts';
import type { Contact } from '#src/model/leads/may-contact.ts';
import { leadWords } from '#src/model/leads/stored-leads.ts';
import { site } from '#src/site.ts';

const outlines: Readonly<Record<DeskLead['kind'], readonly string[]>> = {
  mortgageQuotes: ['loanType', 'homePrice', 'creditScore', 'timeline'],
  contacts: ['message'],
  leadBuyers: ['companyType', 'state', 'monthlyBudget'],
};

const longest = 140;

/** Returns a one-line summary of what a lead says. */
export function summarizeLead({ kind, data }: DeskLead): string {
  const { main } = leadFields(kind, data);
  const texts = outlines[kind].map((name) => main.find((field) => field.name === name)?.text);
  const characters = [...texts.filter(Boolean).join(', ')];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('').trimEnd()}…`
    : characters.join('');
}

/** Returns a line that tells a lead from others: who sent it, what it is, when, and its reference number. */
export function leadLine({ name, kind, sentAt, reference }: DeskLead): string {
  const sent = sentAt && `, sent ${formatTime(sentAt)}`;
  return `${name}: ${leadWords[kind].singular}${sent}${reference && ` (${reference})`}`;
}

/** Returns the state of a link to a lead: the addresses of others, to which its page leads one after the other. */
export const leadingOn = (leads: readonly Pick<DeskLead, 'kind' | 'id'>[]) => ({
  next: leads.map(({ kind, id }) => leadPath(kind, id)),
});

/** Returns a number of leads in words. */
export function countText(kind: LeadCollection, count: number): string {
  const { singular, plural } = leadWords[kind];
  return sayCount(count, singular, plural);
}

/** Returns how many leads and records are older than the privacy page says. */
export function countOld({ leads, records }: OldData): number {
  return Object.values(leads).reduce((sum, count) => sum + count, records);
}

/** Returns how many inquiries and records these are in words; '' for none. */
export function nameOldData(old: OldData): string {
  const leads = countOld(old) - old.records;
  const parts = [
    leads > 0 && sayCount(leads, 'inquiry', 'inquiries'),
    old.records > 0 && sayCount(old.records, 'record', 'records'),
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Returns that as a sentence without its period; '' for none. */
export function describeOldData(old: OldData): string {
  const count = countOld(old);
  if (count === 0) return '';
  return `${nameOldData(old)} ${count === 1 ? 'is' : 'are'} older than you promise to keep`;
}

/** Returns a number with its noun. */
export function sayCount(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

/** Returns a mailto link, encoded except for the @ (RFC 6068); undefined if the person must not be emailed. */
export function mailLink(email: string, subject: string, contact: Pick<Contact, 'mayEmail'>) {
  if (!contact.mayEmail) return undefined;
  const address = encodeURIComponent(email).replace(/%40(?!.*%40)/, '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** Returns a tel link; undefined without digits, or unless it is known that the person may be called. */
export function phoneLink(
  phone: string,
  contact: Pick<Contact, 'mayCall'> | undefined,
): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  if (!digits || !contact?.mayCall) return undefined;
  return `tel:${digits.length === 10 ? `+1${digits}` : digits}`;
}

/** From this score on, hardly any bot gets through. */
const likelyAPerson = 0.7;

/** Returns what the bot check's score of a lead means; '' if it is not a score. */
export function explainScore(score: unknown): string {
  if (typeof score !== 'number') return '';
  const figure = `${score} out of 1`;
  if (mayBeABot(score)) {
    return `${figure}: possibly a bot, so you got no email about it; check the answers first`;
  }
  return `${figure}: ${score >= likelyAPerson ? 'very likely' : 'probably'} a person`;
}

const notifications: Readonly<Record<Request, { subject: string; text: string }>> = {
  withdraw: {
    subject: 'please stop contacting this person',
    text: 'This person has withdrawn the consent to be contacted. Please stop calling, texting and emailing them at once, do not pass their details on, and reply to confirm.',
  },
  delete: {
    subject: 'please delete this inquiry',
    text: 'This person has asked to have their inquiry deleted. Please delete everything that you have from it, do not contact them again, and reply to confirm.',
  },
};

/**
 * Returns how a company is told of a request: the address of the mail, with nothing about the person but the
 * reference number, and the text to paste into it, with what the company needs in order to find them.
 */
export function writeNotification(asks: Request, lead: DeskLead, email: string) {
  const { subject, text } = notifications[asks];
  const facts = formatFacts([
    ['Reference', lead.reference],
    ['Name', lead.name],
    ['Phone', lead.phone],
    ['Email', lead.email],
  ]);
  return {
    address: mailLink(email, `${site.name} ${lead.reference}: ${subject}`, { mayEmail: true }),
    text: `${text}\n\n${facts}`,
  };
}

/** Returns how a lead is passed on to a company: the mail and the text to paste, as in `writeNotification`. */
export function writeReferral(open: Pick<OpenLead, 'lead' | 'consent'>, email: string) {
  const subject = `${site.name} ${open.lead.reference}: a new inquiry for you`;
  return { address: mailLink(email, subject, { mayEmail: true }), text: textForBuyer(open) };
}
