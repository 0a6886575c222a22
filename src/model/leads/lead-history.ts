import { formatShortDate } from '#src/lib/format/format.ts';
import { z } from '#src/lib/loading/zod.ts';
import { type Request, referenceNumber } from './lead-reference.ts';
import { leadStatuses } from './lead-statuses.ts';

/** How a call can end, and whether a new lead is contacted then; otherwise it is offered to close it. */
export const callOutcomes = [
  { value: 'reached', label: 'Reached', isContact: true },
  { value: 'voicemail', label: 'Left a voicemail', isContact: true },
  { value: 'wrong-number', label: 'Wrong number', isContact: false },
  { value: 'not-interested', label: 'Not interested', isContact: false },
] as const;

/** Inclusive, as in the security rules. The longest history must fit into a document. */
export const leadStateLimits = {
  /** In code points. */
  note: { min: 1, max: 1_000 },
  /** The last line of a history with a text that an admin may write again and again. */
  notesUpToLine: 200,
  /** The last line of a history. */
  lines: 250,
} as const;

/** The number of leads that the desk marks as spam in one commit: for each, the rules look up the lead. */
export const markedPerCommit = 10;

const company = {
  /** The id of its application; missing if it has not applied. */
  companyId: z.optional(z.string()),
  company: z.string(),
};

/** A company that a lead was passed on to. */
export type Company = z.output<z.ZodMiniObject<typeof company>>;

/** What a line can change in the state of its lead. */
export const changeableFields = {
  status: z.enum(leadStatuses.map(({ value }) => value)),
  /** The company that has the lead, as `identifyCompany` names it; '' if it is with none. */
  passedOnTo: z.string(),
  /**
   * Every company that got the lead, named in the same way, oldest first. Missing until it is passed on. A
   * company's leads are found by it.
   */
  buyers: z.optional(z.array(z.string())),
  /** The names of those that have applied, by the ids of their applications. */
  names: z.optional(z.record(z.string(), z.string())),
  /** The day on which to call again, as YYYY-MM-DD; missing or '' if there is none. */
  followUp: z.optional(z.string()),
};

type Fields = Readonly<Record<string, z.ZodMiniType>>;
// Zod's type of an object without fields takes none, not even a time.
type Values<F extends Fields> = keyof F extends never ? unknown : z.output<z.ZodMiniObject<F>>;
type StateChanges = Partial<Values<typeof changeableFields>>;

interface Readers<Line> {
  /** Returns its text at the desk and in print, and the company at its end that the desk links. */
  describe(line: Line): readonly [text: string, company?: Company];
  /** Returns what it changes in the state of the lead, if it does. */
  change?(line: Line, before: StateChanges): StateChanges;
}

/** With what a line has besides its time, its author and its kind. The security rules know the same fields. */
type LineKind<F extends Fields> = Readers<Values<F>> & { fields: F };

/** Lets each kind's functions take the fields of the kind. */
const defineKind = <F extends Fields>(kind: LineKind<F>) => kind;

/** Everything that a line of a lead's history can say. */
export const historyKinds = {
  /** The first line, and no other. */
  opened: defineKind({ fields: {}, describe: () => ['Opened for the first time'] }),
  status: defineKind({
    fields: { status: changeableFields.status },
    describe: ({ status }) => [`Status: ${findLabel(leadStatuses, status)}`],
    change: ({ status }) => ({ status }),
  }),
  note: defineKind({
    /** As in a reminder; missing if the note does not change the day. */
    fields: { note: z.string(), followUp: changeableFields.followUp },
    describe: ({ note, followUp }) => [[note, ...describeReminder(followUp)].join('\n')],
    change: readReminder,
  }),
  call: defineKind({
    fields: {
      outcome: z.enum(callOutcomes.map(({ value }) => value)),
      note: z.optional(z.string()),
      followUp: changeableFields.followUp,
    },
    describe({ outcome, note, followUp }) {
      const called = `Called: ${findLabel(callOutcomes, outcome)}`;
      return [[called, ...(note ? [note] : []), ...describeReminder(followUp)].join('\n')];
    },
    /** The status moves from new to contacted, and from no other. */
    change({ outcome, followUp }, { status }) {
      const isFirst = status === 'new' && isContact(outcome);
      return { ...(isFirst && { status: 'contacted' }), ...readReminder({ followUp }) };
    },
  }),
  'passed-on': defineKind({
    fields: company,
    describe: (to) => ['Passed on to ', to],
    change(to, { buyers = [], names }) {
      const passedOnTo = identifyCompany(to);
      const named = to.companyId && { names: { ...names, [to.companyId]: to.company } };
      return { status: 'passed-on', passedOnTo, buyers: [...buyers, passedOnTo], ...named };
    },
  }),
  'came-back': defineKind({
    fields: { ...company, reason: z.optional(z.string()) },
    describe: ({ reason }) => [reason ? `Returned: ${reason}` : 'Returned'],
    change: () => ({ status: 'qualified', passedOnTo: '' }),
  }),
  'notified-of-withdrawal': defineKind({
    /** The lead of the request, if it is another one of the same person. */
    fields: { ...company, about: z.optional(z.string()) },
    describe: ({ company: name, about }) => [
      `${name} was told to stop contacting this person${about ? `, who asked about lead ${referenceNumber(about)}` : ''}`,
    ],
  }),
  'notified-of-deletion': defineKind({
    fields: company,
    describe: (to) => [`${to.company} was told to delete it`],
  }),
  'set-aside': defineKind({
    /** The id of another lead's request, and why it is not this person's. */
    fields: { request: z.string(), reason: z.string() },
    describe: ({ request, reason }) => [
      `Request about lead ${referenceNumber(request)} set aside: ${reason}`,
    ],
  }),
  reminder: defineKind({
    /** The day on which to call again, as YYYY-MM-DD; '' if there is none anymore. */
    fields: { followUp: z.string() },
    describe: ({ followUp }) => [describeReminder(followUp).join()],
    change: readReminder,
  }),
};

export type HistoryKind = keyof typeof historyKinds;

/** A change of a lead, without when and by whom. */
export type LeadChange = {
  [K in HistoryKind]: { kind: K } & Values<(typeof historyKinds)[K]['fields']>;
}[HistoryKind];

/** A line of a lead's history. */
export type HistoryLine = LeadChange & {
  /** An ISO time by the site's clock. */
  at: string;
  by: string;
};

/** The table for a line of any kind: whoever reads it passes the line to its own kind. */
const kindsOfLines: Readonly<Record<HistoryKind, Readers<never>>> = historyKinds;

const lineSchemas = Object.entries(historyKinds).map(([kind, { fields }]) =>
  z.object({ at: z.string(), by: z.string(), kind: z.literal(kind), ...fields }),
);

/** A line as stored. */
export const historyLineSchema = z.union(lineSchemas) as unknown as z.ZodMiniType<HistoryLine>;

/** Returns what a line says: its text, and the company that follows, if one does. */
export function describeLine(line: HistoryLine) {
  return kindsOfLines[line.kind].describe(line as never);
}

/** Returns what a line changes in the state of its lead. */
export function findChanges(line: HistoryLine, before: StateChanges): StateChanges {
  return kindsOfLines[line.kind].change?.(line as never, before) ?? {};
}

/** Whether somebody was reached, or can hear what was said. */
export function isContact(outcome: string): boolean {
  return callOutcomes.some(({ value, isContact }) => value === outcome && isContact);
}

function findLabel(options: typeof leadStatuses | typeof callOutcomes, wanted: string): string {
  return options.find(({ value }) => value === wanted)?.label ?? wanted;
}

function describeReminder(day: string | undefined): string[] {
  if (day === undefined) return [];
  return [day ? `Call again on ${formatShortDate(day)}` : 'No reminder to call again'];
}

function readReminder({ followUp }: StateChanges): StateChanges {
  return followUp === undefined ? {} : { followUp };
}

/** Returns what a lead's state calls a company: the id of its application, or its name if it has none. */
export function identifyCompany({ companyId, company: name }: Company): string {
  return companyId ?? name;
}

/** A time at which a company got a lead. */
export interface Referral {
  to: Company;
  /** An ISO time. */
  at: string;
  /** An ISO time; undefined while the lead is with the company. */
  returnedAt: string | undefined;
}

/** Returns when which company got a lead, oldest first. */
export function listReferrals(history: readonly HistoryLine[]): Referral[] {
  const referrals: Referral[] = [];
  for (const line of history) {
    const last = referrals.at(-1);
    if (line.kind === 'passed-on') {
      const { companyId, company: name, at } = line;
      const to = { ...(companyId && { companyId }), company: name };
      referrals.push({ to, at, returnedAt: undefined });
    } else if (line.kind === 'came-back' && last) last.returnedAt = line.at;
  }
  return referrals;
}

/** Returns the company that has a lead; undefined if none does. */
export function findHolder(history: readonly HistoryLine[]): Company | undefined {
  const last = listReferrals(history).at(-1);
  return last?.returnedAt ? undefined : last?.to;
}

/** Returns when a company had a lead, to follow its name, like 'had it from 11/20/2026 to 11/22/2026'. */
export function referralText({ at, returnedAt }: Referral): string {
  const since = formatShortDate(at);
  if (!returnedAt) return `has had it since ${since}`;
  const until = formatShortDate(returnedAt);
  return since === until ? `had it on ${since}` : `had it from ${since} to ${until}`;
}

/** The line for a company that was told of a request. */
export const notificationKinds = {
  withdraw: 'notified-of-withdrawal',
  delete: 'notified-of-deletion',
} as const satisfies Record<Request, HistoryKind>;

/** Returns the line that says that a company was told of a request; undefined if it was not. */
export function findNotification(
  history: readonly HistoryLine[],
  asks: Request,
  to: Company,
): HistoryLine | undefined {
  return history.find(
    (line) =>
      line.kind === notificationKinds[asks] && identifyCompany(line) === identifyCompany(to),
  );
}
