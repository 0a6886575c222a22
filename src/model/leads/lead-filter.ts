import { formatDollars } from '#src/lib/format/format.ts';
import { addDays, newYorkMidnight } from '#src/lib/format/format-time.ts';
import type { Option } from '#src/lib/input/option.ts';
import { phoneKey } from '#src/lib/input/typed-numbers.ts';
import { mend, rank, type Searchable, toQuery } from '#src/lib/search/ranking.ts';
import { searchField } from '#src/lib/search/search-key.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import type { FormField } from '#src/model/lead-forms/form-fields.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { type LeadStatus, leadStatuses } from '#src/model/leads/lead-statuses.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
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
  const chosen = Object.entries({ kind, status, from, to, ...choices });
  return new URLSearchParams(chosen.filter(([, value]) => value));
}

/** Whether the filter shows less than all leads of its kind. */
export function areLeadsFiltered({ status, from, to, choices }: LeadFilter): boolean {
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
export function matchesFilter({ sentAt, data }: DeskLead, filter: LeadFilter): boolean {
  const { since, until } = findTimeSpan(filter);
  return (
    (!since || sentAt >= since.toISOString()) &&
    (!until || (sentAt !== '' && sentAt < until.toISOString())) &&
    Object.entries(filter.choices).every(([field, value]) => data[field] === value)
  );
}

/** An address, as mail programs copy it with a name before it. */
const mailbox = /[^\s<>:]+@[^\s<>]+/;
const betweenDigits = /(?<=\d)[ +.]+(?=\d)/g;

/** Leads with their names, their answers, and these with numbers in any spelling, each folded once. */
const folded = new WeakMap<DeskLead, Searchable & { lead: DeskLead }>();

function foldLead(lead: DeskLead): Searchable & { lead: DeskLead } {
  const texts = Object.values(lead.data)
    .map((value) => (typeof value === 'number' ? formatDollars(value) : value))
    .filter((value) => typeof value === 'string');
  const all = searchField(lead.reference, ...texts);
  const made = { lead, fields: [searchField(lead.name), all, all.replace(betweenDigits, '')] };
  folded.set(lead, made);
  return made;
}

/**
 * Returns the leads whose name, reference number or answers contain a text or all of its words; those that have it in
 * their names come first. Four digits or more also match a number that is written with other separators, in any answer,
 * and with or without its country code.
 */
export function findInLoaded(leads: readonly DeskLead[], typed: string): readonly DeskLead[] {
  const query = toQuery(mailbox.exec(typed)?.[0] ?? typed);
  if (query.key === '') return leads;
  const digits = phoneKey(typed.replace(/^\s*\+1/, ''));
  const isNumber = digits.length >= 4 && /^[\d .]+$/.test(query.key);
  const items = leads.map((lead) => folded.get(lead) ?? foldLead(lead));
  return rank(items, isNumber ? { ...query, key: digits } : query).found.map(({ lead }) => lead);
}

/** Returns the names that a typed name may be misspelled for. */
export function findNearNames(leads: readonly DeskLead[], typed: string): string[] {
  const items = leads.map(({ name }) => ({ name, fields: [searchField(name)] }));
  const meant = mend(toQuery(typed), items);
  const near = meant ? rank(items, toQuery(meant)).found : [];
  return [...new Set(near.map(({ name }) => name))];
}
