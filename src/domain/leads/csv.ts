import { byteOrderMark, cellOf, csvLine } from '#src/lib/csv.ts';
import { referenceNumber } from './reference-number.ts';
import { fieldsOf, type StoredLeadKind } from './stored-leads.ts';

/** A lead with what the desk knows of it. */
export interface CsvLead {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** Its document in `leadStates`; undefined while nobody has looked at it. */
  state: Readonly<Record<string, unknown>> | undefined;
}

/** What stands after the lead's own fields, which include a `status` of the form. */
const deskColumns: readonly [title: string, cellIn: (lead: CsvLead) => unknown][] = [
  ['referenceNumber', ({ id }) => referenceNumber(id)],
  ['deskStatus', ({ state }) => state?.status ?? 'new'],
  // As the lead buyer's own line has it.
  ['passedOnTo', ({ state }) => referenceNumber(String(state?.passedOnTo ?? ''))],
];

/** The beginning of a CSV file of leads: the byte-order mark and the titles. */
export function csvHead(kind: StoredLeadKind): string {
  return byteOrderMark + csvLine([...fieldsOf(kind), ...deskColumns.map(([title]) => title)]);
}

/** The line of a lead in a CSV file, with its end. */
export function csvLeadLine(kind: StoredLeadKind, lead: CsvLead): string {
  return csvLine([
    ...fieldsOf(kind).map((field) => cellOf(lead.data[field])),
    ...deskColumns.map(([, cellIn]) => cellOf(cellIn(lead))),
  ]);
}

/** A whole CSV file of leads, as a spreadsheet opens it. */
export function csvFile(kind: StoredLeadKind, leads: readonly CsvLead[]): string {
  return csvHead(kind) + leads.map((lead) => csvLeadLine(kind, lead)).join('');
}
