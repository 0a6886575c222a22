import { applicationFields } from '#src/domain/leads/application.fields.ts';
import type { FormField } from '#src/domain/leads/form/form-fields.ts';
import { type LeadStatus, leadStatuses } from '#src/domain/leads/lead-history.ts';
import type { LeadCollection } from '#src/domain/leads/lead-kinds.ts';
import { quoteFields } from '#src/domain/leads/quote.fields.ts';
import { leadCollections } from '#src/domain/leads/stored-leads.ts';
import { formatDollars } from '#src/lib/format.ts';
import { addDays, newYorkMidnight } from '#src/lib/format-time.ts';
import { phoneKey } from '#src/lib/input/typed-numbers.ts';
import { searchKey } from '#src/lib/search-key.ts';
import type { Option } from '#src/ui/SelectField.tsx';
import type { DeskLead } from './desk-lead.ts';

interface ChoiceFilter {
  field: string;
  label: string;
  options: readonly Option[];
}

/** The filter of the lead list; '' does not filter. */
export interface LeadFilter {
  kind: LeadCollection;
  status: LeadStatus | '';
  /** First and last day of sending in New York, as YYYY-MM-DD. */
  from: string;
  to: string;
  /** The choices by field of `choiceFilters`. */
  choices: Readonly<Record<string, string>>;
}

export const choiceFilters: Readonly<Record<LeadCollection, readonly ChoiceFilter[]>> = {
  mortgageQuotes: filterBy(quoteFields, 'loanType', 'creditScore', 'timeline'),
  contacts: [],
  leadBuyers: filterBy(applicationFields, 'state', 'companyType'),
};

function filterBy<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  ...names: Name[]
): ChoiceFilter[] {
  return names.map((field) => {
    const { label, reviewLabel = label, options = [] } = fields[field];
    return { field, label: reviewLabel, options };
  });
}

/** Parses a filter from query parameters and ignores invalid ones. */
export function parseLeadFilter(params: URLSearchParams): LeadFilter {
  const choose = <Value extends string>(name: string, options: readonly { value: Value }[]) =>
    options.find(({ value }) => value === params.get(name))?.value ?? '';
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return newYorkMidnight(text) ? text : '';
  };
  const kind = leadCollections.find((name) => name === params.get('kind')) ?? 'mortgageQuotes';
  const choices = choiceFilters[kind].map(({ field, options }) => [field, choose(field, options)]);
  return {
    kind,
    status: choose('status', leadStatuses),
    from: day('from'),
    to: day('to'),
    choices: Object.fromEntries(choices.filter(([, value]) => value)),
  };
}

/** Returns the query parameters of a filter. They contain no personal data. */
export function formatLeadFilter({ kind, status, from, to, choices }: LeadFilter): URLSearchParams {
  const asked = Object.entries({ kind, status, from, to, ...choices });
  return new URLSearchParams(asked.filter(([, value]) => value));
}

/** Whether the filter shows less than all leads of its kind. */
export function isNarrowed({ status, from, to, choices }: LeadFilter): boolean {
  return [status, from, to, ...Object.values(choices)].some(Boolean);
}

/** Returns the time range of sending: `since` is inclusive, `until` is exclusive. */
export function findTimeSpan({ from, to }: Pick<LeadFilter, 'from' | 'to'>): {
  since: Date | undefined;
  until: Date | undefined;
} {
  return { since: newYorkMidnight(from), until: to ? newYorkMidnight(addDays(to, 1)) : undefined };
}

/** Whether a lead matches the filter's days and choices. */
export function isAskedFor({ sentAt, data }: DeskLead, filter: LeadFilter): boolean {
  const { since, until } = findTimeSpan(filter);
  return (
    (!since || sentAt >= since.toISOString()) &&
    (!until || (sentAt !== '' && sentAt < until.toISOString())) &&
    Object.entries(filter.choices).every(([field, value]) => data[field] === value)
  );
}

/** What people write between the digits of a phone number or an amount, in a search key. */
const separators = /(?<=\d)[ ().+/,]+(?=\d)/g;

/** The text of each lead, folded once for all keys that are typed. */
const folded = new WeakMap<DeskLead, { text: string; numbers: string }>();

/**
 * Returns the leads whose name, email, phone number, reference number, or other fields contain a
 * text, folded as in every search, without dollar signs. Four digits or more also match a number that is
 * written with other separators, in any field, and with or without its country code.
 */
export function findInLoaded(leads: readonly DeskLead[], typed: string): readonly DeskLead[] {
  const wanted = foldText(typed);
  if (!wanted) return leads;
  const digits = phoneKey(typed.replace(/^\s*\+1/, ''));
  const isNumber = digits.length >= 4 && /^[\d ().+/,]+$/.test(wanted);
  return leads.filter((lead) => {
    const { text, numbers } = foldedLead(lead);
    return text.includes(wanted) || (isNumber && numbers.includes(digits));
  });
}

function foldedLead(lead: DeskLead): { text: string; numbers: string } {
  const known = folded.get(lead);
  if (known) return known;
  const texts: string[] = [];
  for (const value of [lead.reference, ...Object.values(lead.data)]) {
    if (typeof value === 'string') texts.push(foldText(value));
    if (typeof value === 'number') texts.push(foldText(formatDollars(value)));
  }
  const text = texts.join('\n');
  const made = { text, numbers: text.replace(separators, '') };
  folded.set(lead, made);
  return made;
}

function foldText(text: string): string {
  return searchKey(text.replaceAll('$', ''));
}
