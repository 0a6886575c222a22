import { newYorkMidnight } from '#src/lib/format-time.ts';
import { isTimestamp, z } from '#src/lib/zod.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';

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
  what: z.enum(['opened', 'status', 'note', 'passed-on', 'came-back', 'follow-up']),
  /**
   * The status, the note, the lead buyer's id, the reason why the lead came back, or the day on which to
   * call again.
   */
  text: z.string(),
});

/** An entry in a lead's history. */
export type LeadChange = z.output<typeof changeSchema>;

/** The lead desk's data about a lead. The lead itself is never changed. */
export const leadStateSchema = z.object({
  kind: z.enum(collectionNames as [LeadCollection, ...LeadCollection[]]),
  status: z.enum(statusValues as [LeadStatus, ...LeadStatus[]]),
  /** Id of the lead buyer's application; '' if the lead is not passed on. */
  passedOnTo: z.string(),
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
      return { ...state, history };
    case 'status':
      return { ...state, status: change.text as LeadStatus, history };
    case 'passed-on':
      return { ...state, status: 'passed-on', passedOnTo: change.text, history };
    case 'came-back':
      return { ...state, status: 'qualified', passedOnTo: '', history };
    case 'follow-up':
      return { ...state, followUp: change.text, history };
  }
}
