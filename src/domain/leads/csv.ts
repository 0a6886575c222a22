import { byteOrderMark, cellOf, csvLine } from '#src/lib/csv.ts';
import { referenceNumber } from './reference-number.ts';
import { fieldsOf, type StoredLeadKind } from './stored-leads.ts';

/** A lead with its state from the lead desk. */
export interface CsvLead {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** Its document in `leadStates`; undefined until somebody opens the lead. */
  state: Readonly<Record<string, unknown>> | undefined;
}

/** The columns after the lead's own fields, which include a `status` set by the form. */
const deskColumns: readonly [title: string, cellIn: (lead: CsvLead) => unknown][] = [
  ['referenceNumber', ({ id }) => referenceNumber(id)],
  ['deskStatus', ({ state }) => state?.status ?? 'new'],
  // The reference number in the lead buyer's own line.
  ['passedOnTo', ({ state }) => referenceNumber(String(state?.passedOnTo ?? ''))],
];

/** Returns the start of a CSV file of leads: the byte-order mark and the header line. */
export function csvHead(kind: StoredLeadKind): string {
  return byteOrderMark + csvLine([...fieldsOf(kind), ...deskColumns.map(([title]) => title)]);
}

/** Returns the line of a lead in a CSV file, including the line break. */
export function csvLeadLine(kind: StoredLeadKind, lead: CsvLead): string {
  return csvLine([
    ...fieldsOf(kind).map((field) => cellOf(lead.data[field])),
    ...deskColumns.map(([, cellIn]) => cellOf(cellIn(lead))),
  ]);
}

/** Returns a complete CSV file of leads for a spreadsheet. */
export function csvFile(kind: StoredLeadKind, leads: readonly CsvLead[]): string {
  return csvHead(kind) + leads.map((lead) => csvLeadLine(kind, lead)).join('');
}
