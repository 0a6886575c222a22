import { monthNames, newYorkTime } from '#src/lib/format/format.ts';
import { isTimestamp, z } from '#src/lib/loading/zod.ts';
import type { StoredField } from '#src/model/lead-forms/form-fields.ts';
import { findHolder, type HistoryLine, historyLineSchema } from './lead-history.ts';
import { referenceNumber } from './lead-reference.ts';
import { consentText } from './lead-state.ts';
import { leadStatuses } from './lead-statuses.ts';
import { type Contact, checkContact, doNotContactText, type LeadRequest } from './may-contact.ts';
import { type StoredLeadKind, toStoredLead } from './stored-leads.ts';

/** A lead with its other documents. */
export interface CsvLead {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** Its document in `leadStates`; undefined until somebody opens the lead. */
  state: Readonly<Record<string, unknown>> | undefined;
  /** Its document in `consentRecords`; undefined if it has none. */
  consent: Readonly<Record<string, unknown>> | undefined;
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type Column = readonly [
  title: string,
  valueIn: (lead: CsvLead, contact: Contact, history: readonly HistoryLine[]) => unknown,
  /** Whether a spreadsheet is to read the value as a date, to sort by it. */
  isDate?: true,
];

/** The columns after the lead's own fields. */
const deskColumns: readonly Column[] = [
  ['Status', ({ state }) => readLabel(leadStatuses, state?.status ?? 'new')],
  [
    'Passed on to',
    ({ state }, _contact, history) =>
      findHolder(history)?.company ?? String(state?.passedOnTo ?? ''),
  ],
  ['Call again on', ({ state }, { mayCall }) => (mayCall ? state?.followUp : ''), true],
  ['ID', ({ id }) => id],
];

/** Returns the label of a stored choice; anything else as it is. */
function readLabel(options: StoredField['options'], stored: unknown): unknown {
  return options?.find(({ value }) => value === stored)?.label ?? stored;
}

/** Returns the columns of a file: whom not to call, the consent, the lead's own fields, and what the desk knows. */
function listColumns({ collection, fields }: StoredLeadKind): Column[] {
  // Without the field that is always empty, and the consent as it was sent, which has a column of its own.
  const own = Object.entries(fields).filter(
    ([, { kind }]) => kind !== 'honeypot' && kind !== 'consent',
  );
  return [
    // First, because programs that read a byte-order mark as text do not find the first column by its name.
    ['Reference number', ({ id }) => referenceNumber(id)],
    ['Do not call', (_, contact) => doNotContactText(contact)],
    ['Consent', ({ consent }, contact) => consentText(collection, consent, contact)],
    ...own.map(([name, { kind, label, options }]): Column => {
      if (kind === 'time') return [`${label} (ET)`, ({ data }) => readTime(data[name]), true];
      return [label, ({ data }) => readLabel(options, data[name])];
    }),
    ...deskColumns,
  ];
}

/**
 * Returns a complete CSV file of leads for a spreadsheet. For Excel, it begins with a byte-order mark, a ZIP code is
 * a formula, or it is read as a number, and no part of a cell starts a formula; other programs would take that for
 * text of the lead, so their file has an apostrophe only where a whole cell is a formula.
 */
export function csvFile(
  kind: StoredLeadKind,
  leads: readonly CsvLead[],
  requests: readonly LeadRequest[],
  isForExcel = true,
): string {
  const columns = listColumns(kind);
  const lines = leads.map((lead) => {
    const { data: history = [] } = z.array(historyLineSchema).safeParse(lead.state?.history);
    const { id, data } = lead;
    const sent = { id, kind: kind.collection, ...toStoredLead(data), state: { history } };
    const contact = checkContact(sent, requests);
    return csvLine(
      columns.map(([, valueIn, isDate]) => {
        const value = valueIn(lead, contact, history);
        if (!isForExcel) return formatCell(value, escapeFormula);
        return isDate ? formatCell(value) : textCell(value);
      }),
    );
  });
  // A strict parser takes no quote after the byte-order mark.
  const titles = csvLine(columns.map(([title]) => title)).replace(/^"([^"]*)"/, '$1');
  return (isForExcel ? byteOrderMark : '') + titles + lines.join('');
}

/** Returns a time in New York as spreadsheets read it, like '2026-11-21 04:30:00'; anything else as it is. */
function readTime(value: unknown): unknown {
  const text = toText(value ?? '');
  const instant = isoTime.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) return value;
  return newYorkTime(new Date(instant)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Tells spreadsheets that a file is UTF-8. */
const byteOrderMark = '\ufeff';

/** Matches the start of a cell: of the text itself, and where a spreadsheet with another delimiter would split it. */
const start = '(^|[;\\t\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}])';

/** Characters that a spreadsheet skips before a formula: white space, invisible characters, quotes. */
const skipped =
  '(?:(?![\\t\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}])[\\p{White_Space}\\p{Cc}\\p{Cf}"])*';

/** The characters that start a formula, including their full-width forms. */
const sign = '[=+\\-@\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}]';

const formulaStart = new RegExp(`${start}(?=${skipped}${sign})`, 'gu');
const controlStart = /^(?=[\t\r\n])/;

/** Prevents CSV injection: puts an apostrophe before each position where a spreadsheet could start a formula. */
export function escapeFormulas(text: string): string {
  return text.replace(formulaStart, "$1'").replace(controlStart, "'");
}

const wholeFormula = new RegExp(`^(?=[\\p{White_Space}\\p{Cc}\\p{Cf}"]*${sign}|[\\t\\r\\n])`, 'u');

/** Puts an apostrophe before a text that is a formula as a whole, and changes nothing within it. */
function escapeFormula(text: string): string {
  return text.replace(wholeFormula, "'");
}

const month = `(?:sept|${monthNames.map((name) => `${name.slice(0, 3)}|${name}`).join('|')})\\.?`;
const day = [
  // 1-2, 24/7 and 2026-12, but not the range 300-579
  '\\d{1,2} *[-/.:] *\\d{1,4}',
  '\\d{3,4} *[-/.:] *\\d{1,2}',
  '\\d{1,4} *[-/.:] *\\d{1,2} *[-/.:] *\\d{1,4}',
  `(?:\\d{1,4}[ ,/-]*)${month}(?:[ ,/-]*\\d{1,4})?`,
  `${month}(?:[ ,/-]*\\d{1,4}){1,2}`,
].join('|');
const timeOfDay = '\\d{1,2}(?::\\d{1,2}){0,2}(?: *[ap](?:\\.?m\\.?)?)?';
const number = '\\(?(?:\\d[\\d,]*(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?\\)?-?';
const fraction = '(?:\\d+ )?\\d+ *\\/ *\\d+';
const others = 'true|false|#(?:n/a|null!|div/0!|value!|ref!|name\\?|num!)';

/**
 * Matches the texts that a spreadsheet reads as something else, and so shows differently: numbers,
 * dates, times, booleans and errors. Not amounts such as `$80,000` and `3.5%`, which it shows as they are.
 */
const readAsOther = new RegExp(
  `^ *(?:${number}|${fraction}|(?:${day})(?: +${timeOfDay})?|${timeOfDay}|${others}) *$`,
  'i',
);

/** The maximum length of a text in a formula of Excel. */
const formulaTextMax = 255;

/**
 * Returns a stored value as a cell that a spreadsheet shows as it was typed. A text that it would read as
 * a number or a date, such as a ZIP code, is written as a formula for that text: Excel, LibreOffice and
 * Sheets would show an apostrophe, and a tab would get into the text.
 *
 * @example textCell('02139') // '="02139"'
 */
function textCell(value: unknown): string {
  if (typeof value !== 'string' || !readAsOther.test(value.normalize('NFKC')))
    return formatCell(value);
  return value.length <= formulaTextMax ? `="${value}"` : `'${value}`;
}

/** Returns a stored value as the text of a cell: times in ISO, lists joined by '; ', missing values as ''. */
export function formatCell(value: unknown, escapeText = escapeFormulas): string {
  if (value === undefined || value === null) return '';
  // Numbers and booleans are not typed text, so they need no protection.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return escapeText(toText(value));
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toText).join('; ');
  return JSON.stringify(value);
}

/** Returns a line of a CSV file (RFC 4180) with its line break, each cell quoted, so that no spreadsheet splits it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
