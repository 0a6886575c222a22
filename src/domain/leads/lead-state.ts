import { formatShortDate } from '#src/lib/format.ts';
import { newYorkMidnight } from '#src/lib/format-time.ts';
import { isTimestamp, z } from '#src/lib/zod.ts';
import { site } from '#src/site.ts';
import { companyNameLength } from './application.details.ts';
import { consentedKinds } from './lead-documents.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';
import { type Request, referenceNumber } from './lead-reference.ts';
import type { Contact } from './may-contact.ts';

/** The statuses of a lead. Passing it on and taking it back are separate kinds of changes. */
export const leadStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'passed-on', label: 'Passed on' },
  { value: 'closed', label: 'Closed' },
  { value: 'spam', label: 'Spam' },
] as const;

export type LeadStatus = (typeof leadStatuses)[number]['value'];

/** Inclusive, as in the security rules. The longest history must fit into a document. */
export const leadStateLimits = {
  /** In code points. */
  note: { min: 1, max: 1_000 },
  /** The last line of a history that may be a note. */
  notesUpToLine: 200,
  /** The last line of a history. */
  lines: 250,
} as const;

/**
 * Validates a note, or the reason why a lead came back.
 *
 * @param note the output of `tidyText`
 * @returns the error for the field, or undefined if the note can be stored
 */
export function noteRefusal(note: string): string | undefined {
  const { min, max } = leadStateLimits.note;
  const { length } = [...note];
  if (length < min) return 'Write a note first.';
  return length > max ? `Use at most ${max.toLocaleString('en-US')} characters.` : undefined;
}

/**
 * Validates the name of a company that has not applied for leads, as somebody types it.
 *
 * @param name the output of `tidyLine`
 * @returns the error for the field, or undefined if a lead can be passed on to it
 */
export function companyNameRefusal(name: string): string | undefined {
  const { length } = [...name];
  if (length < companyNameLength.min || isApplicationId(name)) return 'Enter the company’s name.';
  return length > companyNameLength.max
    ? `Use at most ${companyNameLength.max} characters.`
    : undefined;
}

/**
 * Returns why a history takes no further line; undefined if it does.
 *
 * @param lineCount the number of its lines so far
 */
export function fullHistoryText(what: LeadChange['what'], lineCount: number): string | undefined {
  const { notesUpToLine, lines } = leadStateLimits;
  if (lineCount >= lines) return `The history has ${lines} lines and takes no more changes.`;
  return what === 'note' && lineCount >= notesUpToLine
    ? `The history has ${notesUpToLine} lines and takes no more notes. Other changes can still be saved.`
    : undefined;
}

/**
 * Whether as many companies have had a lead as people are told, so that it goes to no other. Those that
 * returned it count, because they have seen it. The security rules count the same.
 */
export function haveEnoughHadIt(history: LeadState['history']): boolean {
  const companies = new Set(listPassings(history).map(({ to }) => to));
  return companies.size >= site.companiesPerInquiry;
}

/**
 * Validates the day on which to call again.
 *
 * @param day YYYY-MM-DD, as a date field gives it
 * @param today in New York, in the same form
 * @returns the error for the field, or undefined if the day can be stored
 */
export function followUpRefusal(day: string, today: string): string | undefined {
  if (!newYorkMidnight(day)) return 'Choose a day.';
  return day < today ? 'Choose today or a later day.' : undefined;
}

const collectionNames = Object.values(leadKinds).map(({ collection }) => collection);
const statusValues = leadStatuses.map(({ value }) => value);

const changeSchema = z.object({
  /** An ISO time by the site's clock. */
  at: z.string(),
  /** Email address of the admin. */
  by: z.string(),
  what: z.enum([
    'opened',
    'status',
    'note',
    'passed-on',
    'came-back',
    'told-withdraw',
    'told-delete',
    'follow-up',
  ]),
  /**
   * The status, the note, the reason why the lead came back, or the day on which to call again; for a company
   * that the lead was passed on to, or that was told of a request, the id of its application, or its name if
   * it has none.
   */
  text: z.string(),
  /** The name of the company that the lead was passed on to. */
  buyer: z.optional(z.string()),
});

/** An entry in a lead's history. */
export type LeadChange = z.output<typeof changeSchema>;

/** The lead desk's data about a lead. The lead itself is never changed. */
export const leadStateSchema = z.object({
  kind: z.enum(collectionNames as [LeadCollection, ...LeadCollection[]]),
  status: z.enum(statusValues as [LeadStatus, ...LeadStatus[]]),
  /** The company that has the lead, as in the text of its line; '' if it is with none. */
  passedOnTo: z.string(),
  /**
   * Every company that got the lead, as in the texts of their lines, oldest first. Missing until it is passed
   * on. A company's leads are found by it.
   */
  buyers: z.optional(z.array(z.string())),
  /** The day on which to call again, as YYYY-MM-DD; missing or '' if there is none. */
  followUp: z.optional(z.string()),
  /** Oldest first. The first entry is always that somebody opened the lead. */
  history: z.array(changeSchema),
  updatedAt: z.custom<{ toDate(): Date }>(isTimestamp),
});

/** The state without the time of the last change, which the database sets. */
export type LeadState = Omit<z.output<typeof leadStateSchema>, 'updatedAt'>;

/** Returns the state of a lead that is opened for the first time. */
export function openedState(kind: LeadCollection, { at, by }: Pick<LeadChange, 'at' | 'by'>) {
  const history: LeadChange[] = [{ at, by, what: 'opened', text: '' }];
  return { kind, status: 'new', passedOnTo: '', history } satisfies LeadState;
}

/**
 * Returns the state after a change, which becomes the last entry of its history.
 *
 * @example changedState(state, { at, by, what: 'status', text: 'closed' }).status // 'closed'
 */
export function changedState(state: LeadState, change: LeadChange): LeadState {
  const history = [...state.history, change];
  switch (change.what) {
    case 'opened':
    case 'note':
    case 'told-withdraw':
    case 'told-delete':
      return { ...state, history };
    case 'status':
      return { ...state, status: change.text as LeadStatus, history };
    case 'passed-on':
      return {
        ...state,
        status: 'passed-on',
        passedOnTo: change.text,
        buyers: [...(state.buyers ?? []), change.text],
        history,
      };
    case 'came-back':
      return { ...state, status: 'qualified', passedOnTo: '', history };
    case 'follow-up':
      return { ...state, followUp: change.text, history };
  }
}

/** A lead buyer's application is named by its id, a company without one by its name. */
const applicationId = /^[\w-]{43}$/;

/** Whether the text of a line is the id of a lead buyer's application, and not a company's name. */
export function isApplicationId(text: string): boolean {
  return applicationId.test(text);
}

/** A time at which a company got a lead. */
export interface Passing {
  /** The id of the company's application, or its name if it has none. */
  to: string;
  /** The company's name. */
  name: string;
  /** An ISO time. */
  at: string;
  /** An ISO time; undefined while the lead is with the company. */
  returnedAt: string | undefined;
}

/** Returns when which company got a lead, oldest first. */
export function listPassings(history: LeadState['history']): Passing[] {
  const passings: Passing[] = [];
  for (const { what, text, buyer, at } of history) {
    if (what === 'passed-on') {
      passings.push({ to: text, name: buyer ?? nameFor(text), at, returnedAt: undefined });
    }
    const last = passings.at(-1);
    if (what === 'came-back' && last) last.returnedAt = at;
  }
  return passings;
}

/**
 * Returns when a company had a lead, to follow its name.
 *
 * @example passingText(passing) // 'had it from 11/20/2026 to 11/22/2026'
 */
export function passingText({ at, returnedAt }: Passing): string {
  const since = formatShortDate(at);
  if (!returnedAt) return `has had it since ${since}`;
  const until = formatShortDate(returnedAt);
  return since === until ? `had it on ${since}` : `had it from ${since} to ${until}`;
}

/** Returns the name of a company that got a lead, by the text of its line. */
export function buyerName(history: LeadState['history'], to: string): string {
  return listPassings(history).find((passing) => passing.to === to)?.name ?? nameFor(to);
}

/** What a company is called whose line has no name. */
function nameFor(to: string): string {
  return isApplicationId(to) ? `lead buyer ${referenceNumber(to)}` : to;
}

/** Returns the line that says that a company was told of a request; undefined if it was not. */
export function findTold(
  history: LeadState['history'],
  asks: Request,
  to: string,
): LeadChange | undefined {
  return history.find(({ what, text }) => what === `told-${asks}` && text === to);
}

const requestWords: Readonly<Record<Request, string>> = {
  withdraw: 'Withdrawn',
  delete: 'Deletion requested',
};

/**
 * Returns the state of a lead's consent with the day of each change, in New York.
 *
 * @param consent its document in `consentRecords`; undefined if it has none
 * @example consentText('mortgageQuotes', consent, contact) // 'Withdrawn 11/25/2026'
 */
export function consentText(
  kind: LeadCollection,
  consent: Readonly<Record<string, unknown>> | undefined,
  { own }: Contact,
): string {
  if (own.length > 0) {
    return own
      .map(({ revocation: { asks, askedAt } }) => `${requestWords[asks]} ${dayText(askedAt)}`)
      .join('; ');
  }
  if (!consentedKinds.some((consented) => consented === kind)) return 'Not asked for';
  if (!consent) return 'No record';
  const given = `Given ${dayText(consent.givenAt)}`;
  return consent.globalPrivacyControl === true
    ? `${given}, not to be passed on (Global Privacy Control)`
    : given;
}

/** Returns the day of an ISO time; anything else as it is. */
function dayText(time: unknown): string {
  return typeof time === 'string' ? formatShortDate(time) || time : '';
}
