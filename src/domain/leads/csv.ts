import { byteOrderMark, cellOf, csvLine, textCell } from '#src/lib/csv.ts';
import { newYorkTime } from '#src/lib/new-york-time.ts';
import { isTimestamp } from '#src/lib/timestamp.ts';
import { referenceNumber } from './reference-number.ts';
import { fieldsOf, type StoredLeadKind } from './stored-leads.ts';

/** A lead with its state from the lead desk. */
export interface CsvLead {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** Its document in `leadStates`; undefined until somebody opens the lead. */
  state: Readonly<Record<string, unknown>> | undefined;
}

const timeFields = ['createdAt', 'recaptchaVerifiedAt'];
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The columns after the lead's own fields, which include a `status` set by the form. */
const deskColumns: readonly [title: string, cellIn: (lead: CsvLead) => unknown][] = [
  ['referenceNumber', ({ id }) => referenceNumber(id)],
  ['deskStatus', ({ state }) => state?.status ?? 'new'],
  // The reference number in the lead buyer's own line.
  ['passedOnTo', ({ state }) => referenceNumber(String(state?.passedOnTo ?? ''))],
  ['id', ({ id }) => id],
];

/** Returns the start of a CSV file of leads: the byte-order mark and the header line. */
export function csvHead(kind: StoredLeadKind): string {
  return byteOrderMark + csvLine([...csvFields(kind), ...deskColumns.map(([title]) => title)]);
}

/** Returns the line of a lead in a CSV file, including the line break. */
export function csvLeadLine(kind: StoredLeadKind, lead: CsvLead): string {
  return csvLine([
    ...csvFields(kind).map((field) =>
      timeFields.includes(field) ? timeCell(lead.data[field]) : textCell(lead.data[field]),
    ),
    ...deskColumns.map(([, cellIn]) => textCell(cellIn(lead))),
  ]);
}

/** Returns a complete CSV file of leads for a spreadsheet. */
export function csvFile(kind: StoredLeadKind, leads: readonly CsvLead[]): string {
  return csvHead(kind) + leads.map((lead) => csvLeadLine(kind, lead)).join('');
}

/** Returns the fields of a lead that have a column: all but the one that is always empty. */
function csvFields(kind: StoredLeadKind): string[] {
  return fieldsOf(kind).filter((field) => field !== kind.honeypot);
}

/**
 * Returns a time in New York as a spreadsheet reads it, to the second. Anything else is written as
 * it is.
 *
 * @example timeCell('2026-11-21T09:30:00.250Z') // '2026-11-21 04:30:00'
 */
function timeCell(value: unknown): string {
  const instant = instantOf(value);
  if (!instant || Number.isNaN(instant.getTime())) return cellOf(value);
  return newYorkTime(instant).toISOString().slice(0, 19).replace('T', ' ');
}

function instantOf(value: unknown): Date | undefined {
  if (isTimestamp(value)) return value.toDate();
  return typeof value === 'string' && isoTime.test(value) ? new Date(value) : undefined;
}
