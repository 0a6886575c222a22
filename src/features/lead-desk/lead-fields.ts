import { companyTypeOptions } from '#src/domain/leads/lead-buyer.options.ts';
import { mayBeABot } from '#src/domain/leads/lead-documents.ts';
import type { LeadCollection } from '#src/domain/leads/lead-kinds.ts';
import type { Contact } from '#src/domain/leads/may-contact.ts';
import {
  creditScoreOptions,
  loanTypeOptions,
  timelineOptions,
} from '#src/domain/leads/quote.options.ts';
import { leadFieldLabel, leadWords } from '#src/domain/leads/stored-leads.ts';
import { formatDollars } from '#src/lib/format.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { websitePattern } from '#src/lib/input/website.ts';
import { isTimestamp } from '#src/lib/zod.ts';
import type { Option } from '#src/ui/SelectField.tsx';
import type { DeskLead } from './desk-lead.ts';
import type { OpenLead } from './lead.service.ts';

/** A field of a lead, formatted for the owner. */
export interface LeadField {
  name: string;
  label: string;
  text: string;
  /** How it is shown and which actions it has. */
  as?: 'email' | 'phone' | 'website' | 'message';
}

type Show = (value: unknown) => string;
type Known = readonly [name: string, show?: Show, as?: LeadField['as']];

const text: Show = (value) => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (isTimestamp(value)) return formatTime(value.toDate().toISOString());
  if (Array.isArray(value)) return value.map(text).join(', ');
  return JSON.stringify(value);
};
const dollars: Show = (value) => (typeof value === 'number' ? formatDollars(value) : text(value));
const time: Show = (value) => (typeof value === 'string' && formatTime(value)) || text(value);
const yesOrNo: Show = (value) => {
  if (typeof value !== 'boolean') return text(value);
  return value ? 'Yes' : 'No';
};
const chooseLabel =
  (options: readonly Option[]): Show =>
  (value) =>
    options.find((option) => option.value === value)?.label ?? text(value);

const sent: Known = ['createdAt', time];
const consent: Known = ['contactConsent', yesOrNo];
const score: Known = ['recaptchaScore'];
const email: Known = ['email', text, 'email'];
const phone: Known = ['phone', text, 'phone'];

const fields: Readonly<Record<LeadCollection, { main: Known[]; more: Known[] }>> = {
  mortgageQuotes: {
    main: [
      ['fullName'],
      email,
      phone,
      ['address'],
      ['zipCode'],
      ['income', dollars],
      ['creditScore', chooseLabel(creditScoreOptions)],
      ['loanType', chooseLabel(loanTypeOptions)],
      ['homePrice', dollars],
      ['downPayment'],
      ['timeline', chooseLabel(timelineOptions)],
    ],
    more: [
      ['firstName'],
      ['lastName'],
      sent,
      consent,
      score,
      ['recaptchaAction'],
      ['recaptchaVerifiedAt', time],
      ['source'],
      ['type'],
      ['status'],
      ['companyName'],
    ],
  },
  contacts: {
    main: [['name'], email, ['message', text, 'message']],
    more: [sent, score],
  },
  leadBuyers: {
    main: [
      ['companyName'],
      ['companyType', chooseLabel(companyTypeOptions)],
      ['website', text, 'website'],
      ['contactName'],
      email,
      phone,
      ['state'],
      ['leadTypes'],
      ['monthlyBudget'],
      ['leadVolume'],
    ],
    more: [sent, consent, score],
  },
};

/**
 * Returns a lead's fields with readable labels and values: the main ones and the rest. Fields that
 * our forms do not send come last, under their own names.
 */
export function leadFields(
  kind: LeadCollection,
  data: Readonly<Record<string, unknown>>,
): { main: LeadField[]; more: LeadField[] } {
  const { main, more } = fields[kind];
  const known = new Set([...main, ...more].map(([name]) => name));
  const unknown = Object.keys(data)
    .filter((name) => !known.has(name))
    .map((name): Known => [name]);
  const shown = (list: readonly Known[]) =>
    list.map(([name, show = text, as]): LeadField => {
      const label = leadFieldLabel(kind, name);
      return { name, label, text: show(data[name]), ...(as && { as }) };
    });
  return { main: shown(main), more: shown([...more, ...unknown]) };
}

/** The fields that the list shows, by lead kind. */
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

/**
 * Returns a line that tells a lead from others: who sent it, what it is, when, and its reference number.
 *
 * @example leadLine(lead) // 'Ana Cruz: message, sent 11/21/2026, 3:05 PM ET (CTPZ-ZYRK)'
 */
export function leadLine({ name, kind, sentAt, reference }: DeskLead): string {
  const sent = sentAt && `, sent ${formatTime(sentAt)}`;
  return `${name}: ${leadWords[kind].singular}${sent}${reference && ` (${reference})`}`;
}

/**
 * Returns a number of leads in words.
 *
 * @example countText('contacts', 1) // '1 message'
 */
export function countText(kind: LeadCollection, count: number): string {
  const { singular, plural } = leadWords[kind];
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

/**
 * Returns a mailto link, with the address and the subject encoded; undefined unless it is known that the
 * person may be emailed.
 */
export function mailLink(
  email: string,
  subject: string,
  contact: Pick<Contact, 'mayEmail'> | undefined,
): string | undefined {
  if (!contact?.mayEmail) return undefined;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}

/**
 * Returns a tel link for a phone number; undefined if it has no digits, or unless it is known that the person
 * may be called.
 */
export function phoneLink(
  phone: string,
  contact: Pick<Contact, 'mayCall'> | undefined,
): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  if (!digits || !contact?.mayCall) return undefined;
  return `tel:${digits.length === 10 ? `+1${digits}` : digits}`;
}

/** Returns a company's website if it is a web URL; undefined for anything else. */
export function websiteLink(website: string): string | undefined {
  return websitePattern.test(website) ? website : undefined;
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

/**
 * Returns what a buyer needs of a quote, to paste into an email: a line for each field, and when and where
 * the person gave the consent.
 */
export function textForBuyer({ lead, consent }: Pick<OpenLead, 'lead' | 'consent'>): string {
  const { main } = leadFields(lead.kind, lead.data);
  const facts: [label: string, text: string][] = [
    ...main.map(({ label, text }): [string, string] => [label, text]),
    ['Sent', formatTime(lead.sentAt)],
    ['Consent given', consent ? `${formatTime(consent.givenAt)}, on ${consent.page}` : ''],
    ['Reference', lead.reference],
  ];
  return facts
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}\n`)
    .join('');
}
