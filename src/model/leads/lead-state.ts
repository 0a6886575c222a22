import { formatShortDate, groupThousands } from '#src/lib/format/format.ts';
import { newYorkMidnight } from '#src/lib/format/format-time.ts';
import type { Bounds } from '#src/lib/input/answers.schema.ts';
import { hiddenError } from '#src/lib/input/text.ts';
import { isTimestamp, z } from '#src/lib/loading/zod.ts';
import { companyNameLength, lenderTypes } from '#src/model/lead-forms/application.fields.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { consentedKinds } from './lead-documents.ts';
import {
  changeableFields,
  findChanges,
  type HistoryLine,
  historyLineSchema,
  leadStateLimits,
} from './lead-history.ts';
import type { Request } from './lead-reference.ts';
import { agreedAgainText, type Contact } from './may-contact.ts';
import { leadCollections } from './stored-leads.ts';

/** Returns the error for a tidied note, or for the reason why a lead came back; undefined if it can be stored. */
export function noteError(note: string): string | undefined {
  return lengthError(note, leadStateLimits.note, 'Write a note first.');
}

/** Returns the error for the tidied name of a company that has not applied for leads; undefined if it can be stored. */
export function companyNameError(name: string): string | undefined {
  const noName = 'Enter the company’s name.';
  if (isApplicationId(name)) return noName;
  return hiddenError(name) ?? lengthError(name, companyNameLength, noName);
}

/** Returns the error for the type of a company to which people have not agreed that their inquiry goes. */
export function refuseCompanyType(type: unknown): string | undefined {
  if (lenderTypes.some((lender) => lender === type)) return undefined;
  const types = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(lenderTypes);
  return `People agree that their inquiry goes to a ${types.toLowerCase()}, and to no other company.`;
}

function lengthError(text: string, { min, max }: Bounds, tooShort: string) {
  const { length } = [...text];
  if (length < min) return tooShort;
  return length > max ? `Use at most ${groupThousands(max)} characters.` : undefined;
}

/** Returns the error for the day on which to call again, as YYYY-MM-DD; undefined if it can be stored. */
export function followUpError(day: string, today: string): string | undefined {
  if (!newYorkMidnight(day)) return 'Choose a day.';
  return day < today ? 'Choose today or a later day.' : undefined;
}

/** The lead desk's data about a lead. The lead itself is never changed. */
export const leadStateSchema = z.object({
  kind: z.enum(leadCollections),
  ...changeableFields,
  /** Oldest first. */
  history: z.array(historyLineSchema),
  updatedAt: z.custom<{ toDate(): Date }>(isTimestamp),
});

/** The state without the time of the last change, which the database sets. */
export type LeadState = Omit<z.output<typeof leadStateSchema>, 'updatedAt'>;

/** Returns the state of a lead that is opened for the first time. */
export function openedState(kind: LeadCollection, { at, by }: Pick<HistoryLine, 'at' | 'by'>) {
  const history: HistoryLine[] = [{ at, by, kind: 'opened' }];
  return { kind, status: 'new', passedOnTo: '', history } satisfies LeadState;
}

/** Returns the state after a change, which becomes the last line of its history. */
export function changedState(state: LeadState, line: HistoryLine): LeadState {
  return { ...state, ...findChanges(line, state), history: [...state.history, line] };
}

/** Whether a company is named by the id of its application, as one that has applied, and not by its name. */
export function isApplicationId(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

const requestWords: Readonly<Record<Request, string>> = {
  withdraw: 'Withdrawn',
  delete: 'Deletion requested',
};

/** Returns the state of a lead's consent with the day of each change in New York, like 'Withdrawn 11/25/2026'. */
export function consentText(
  kind: LeadCollection,
  consent: Readonly<Record<string, unknown>> | undefined,
  contact: Contact,
): string {
  if (contact.own.length > 0) {
    return contact.own
      .map(({ revocation: { asks, askedAt } }) => `${requestWords[asks]} ${dayText(askedAt)}`)
      .join('; ');
  }
  if (!consentedKinds.some((consented) => consented === kind)) return 'Not asked for';
  if (!consent) return 'No record';
  const given =
    agreedAgainText(contact, String(consent.givenAt)) || `Given ${dayText(consent.givenAt)}`;
  return consent.globalPrivacyControl === true
    ? `${given}, not to be passed on (Global Privacy Control)`
    : given;
}

/** Returns the day of an ISO time; anything else as it is. */
function dayText(time: unknown): string {
  return typeof time === 'string' ? formatShortDate(time) || time : '';
}
