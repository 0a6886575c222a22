import { companyTypeOptions, stateOptions } from '#src/domain/leads/lead-buyer.options.ts';
import { type LeadCollection, leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { type LeadStatus, leadStatuses } from '#src/domain/leads/lead-state.ts';
import {
  creditScoreOptions,
  loanTypeOptions,
  timelineOptions,
} from '#src/domain/leads/quote.options.ts';
import { newYorkMidnight } from '#src/lib/format-time.ts';
import type { Option } from '#src/ui/SelectField.tsx';
import type { DeskLead } from './desk-lead.ts';

/** A field of a lead kind with choices to filter by. */
export interface ChoiceFilter {
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
  mortgageQuotes: [
    { field: 'loanType', label: 'Loan type', options: loanTypeOptions },
    { field: 'creditScore', label: 'Credit score', options: creditScoreOptions },
    { field: 'timeline', label: 'Timeline', options: timelineOptions },
  ],
  contacts: [],
  leadBuyers: [
    { field: 'state', label: 'State', options: stateOptions },
    { field: 'companyType', label: 'Company type', options: companyTypeOptions },
  ],
};

/** Parses a filter from query parameters and ignores invalid ones. */
export function parseLeadFilter(params: URLSearchParams): LeadFilter {
  const asked = (name: string, known: readonly string[]) =>
    known.find((value) => value === params.get(name)) ?? '';
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return newYorkMidnight(text) ? text : '';
  };
  const kinds = Object.values(leadKinds).map(({ collection }) => collection);
  const kind = kinds.find((collection) => collection === params.get('kind')) ?? 'mortgageQuotes';
  const choices = choiceFilters[kind].map(({ field, options }) => [
    field,
    asked(
      field,
      options.map(({ value }) => value),
    ),
  ]);
  return {
    kind,
    status: leadStatuses.find(({ value }) => value === params.get('status'))?.value ?? '',
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
  return { since: newYorkMidnight(from), until: newYorkMidnight(dayAfter(to)) };
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

function dayAfter(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return '';
  return new Date(midnight + 24 * 60 * 60_000).toISOString().slice(0, day.length);
}
