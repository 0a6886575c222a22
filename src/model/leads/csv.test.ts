import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { parseCsv } from '#tests/fixtures/parse-csv.ts';
import { storedApplication, storedContact, storedQuote } from '#tests/owner/sample-leads.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { type CsvLead, csvFile, csvLine, formatCell } from './csv.ts';
import type { Request } from './lead-reference.ts';
import type { LeadRequest } from './may-contact.ts';
import { type StoredLeadKind, storedLeadKinds } from './stored-leads.ts';

const time = '2026-11-21T09:30:00.250Z';
const id = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
const buyerId = `${'A'.repeat(42)}E`;
const wallTime = '2026-11-21 04:30:00';
const desk = ['Status', 'Passed on to', 'Call again on', 'ID'];
const { mortgageQuotes: quotes, contacts, leadBuyers } = storedLeadKinds;

/** Returns the lines of a file by the titles of their columns. */
function rows(
  kind: StoredLeadKind,
  leads: (Omit<CsvLead, 'consent'> & Partial<CsvLead>)[],
  requests: LeadRequest[] = [],
) {
  const all = leads.map((lead) => ({ consent: undefined, ...lead }));
  const [titles = [], ...lines] = parseCsv(csvFile(kind, all, requests).slice(1));
  return lines.map((line) => Object.fromEntries(titles.map((title, i) => [title, line[i]])));
}

/** Returns a cell of the line of a lead that nobody has opened. */
function cellIn(kind: StoredLeadKind, title: string, data: CsvLead['data']) {
  return rows(kind, [{ id, data, state: undefined }])[0]?.[title];
}

it.each([
  [quotes, storedQuote(time)],
  [contacts, storedContact(time)],
  [leadBuyers, storedApplication(time)],
])(
  'writes whom not to call, the consent and the fields of $collection in words, followed by the desk columns',
  (kind, data) => {
    const text = csvFile(kind, [{ id, data, state: undefined, consent: undefined }], []);
    const [titles = [], ...lines] = parseCsv(text.replace(/^\ufeff/, ''));

    const fields = Object.keys(kind.fields);
    expect(Object.keys(data).sort()).toEqual([...fields].sort());
    const hidden = kind === quotes ? ['contactConsent', 'companyName'] : ['contactConsent'];
    const shown = fields.filter((name) => !hidden.includes(name));
    expect(titles.slice(0, 3)).toEqual(['Reference number', 'Do not call', 'Consent']);
    expect(titles.slice(-4)).toEqual(desk);
    expect(titles).toHaveLength(3 + shown.length + desk.length);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^[A-Z][A-Za-z -]*( \(ET\))?$/);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toBe('CTPZ-ZYRK');
    expect(lines[0]?.slice(-4)).toEqual(['New', '', '', id]);
    expect(text.charCodeAt(0)).toBe(0xfeff);
  },
);

it('writes the state from the desk', () => {
  const to = { companyId: buyerId, company: 'Best Loans' };
  const history = [{ at: time, by: 'ana@example.com', kind: 'passed-on', ...to }];
  const state = { status: 'passed-on', passedOnTo: buyerId, followUp: '2026-12-01', history };

  expect(rows(quotes, [{ id, data: storedQuote(time), state }])).toMatchObject([
    {
      'Status as sent': 'new',
      'Loan type': 'FHA',
      Status: 'Passed on',
      'Passed on to': 'Best Loans',
      'Call again on': '2026-12-01',
      'Sent (ET)': wallTime,
    },
  ]);
  const typed = { status: 'passed-on', passedOnTo: 'Peterson-Lending' };
  expect(rows(quotes, [{ id, data: storedQuote(time), state: typed }])).toMatchObject([
    { 'Passed on to': 'Peterson-Lending' },
  ]);
});

const messages = [
  ...['=1+1', '\u200b=1+1', '\tTwo', '\v\n -1', 'Two sums:\n- one;=2\tand "three"'],
  ...['02139', '="02139"'],
];

it.each([
  ['keeps the mark', false, true, '\ufeffReference number'],
  ['does not keep the mark', true, true, 'Reference number'],
  ['keeps the mark', false, false, 'Reference number'],
  ['does not keep the mark', true, false, 'Reference number'],
])('is read by a strict parser that %s (%s), for Excel: %s', (_, bom, isForExcel, first) => {
  const all = messages.map((message) => {
    const data = storedContact(time, { message });
    return { id, data, state: undefined, consent: undefined };
  });
  const other = { ...elsewhere, lead: { ...elsewhere.lead, email: storedContact(time).email } };
  const read = parse<Record<string, string>>(
    Buffer.from(csvFile(contacts, all, [other], isForExcel)),
    {
      bom,
      columns: true,
      record_delimiter: '\r\n',
    },
  );

  expect(Object.keys(read[0] ?? {}).slice(0, 2)).toEqual([first, 'Do not call']);
  const notice = 'Do not call or text: same email address as 0000-0000';
  expect(read.map((row) => row['Do not call'])).toEqual(messages.map(() => notice));
  const lone = ["'=1+1", "'\u200b=1+1", "'\tTwo"];
  expect(read.map((row) => row.Message)).toEqual(
    isForExcel
      ? [...lone, "\v\n' -1", 'Two sums:\n\'- one;\'=2\tand "three"', '="02139"', `'="02139"`]
      : [...lone, "'\v\n -1", messages[4], '02139', `'="02139"`],
  );
});

it('says first who must not be called, and that a consent was withdrawn and when', () => {
  const given = { givenAt: time, globalPrivacyControl: false };
  const about = (lead: string, phone: string, asks: Request): LeadRequest => ({
    revocation: { kind: 'mortgageQuotes', lead, asks, askedAt: '2026-11-26T03:00:00.000Z' },
    lead: { id: lead, email: 'ANA.cruz+home@example.com', phone },
    others: [{ id, hasConsent: true }],
  });
  const quote = { id, data: storedQuote(time), state: undefined, consent: given };
  const cells = (...requests: LeadRequest[]) => {
    const [first] = parseCsv(csvFile(quotes, [quote], requests).slice(1)).slice(1);
    return first?.slice(1, 3);
  };

  expect(cells()).toEqual(['', 'Given 11/21/2026']);
  expect(cells(about(id, '', 'withdraw'))).toEqual([
    'Do not call, text or email',
    'Withdrawn 11/25/2026',
  ]);
  expect(cells(about(id, '', 'withdraw'), about(id, '', 'delete'))).toEqual([
    'Do not call, text or email',
    'Withdrawn 11/25/2026; Deletion requested 11/25/2026',
  ]);
  expect(cells(about(buyerId, '(555) 123-4567', 'withdraw'))).toEqual([
    'Do not call, text or email: same email address and phone number as 0000-0000',
    'Given 11/21/2026',
  ]);
  const earlier = about(buyerId, '(555) 123-4567', 'withdraw');
  earlier.revocation.askedAt = '2026-11-18T15:00:00.000Z';
  expect(cells(earlier)).toEqual(['', 'Withdrew on 11/18/2026, agreed again on 11/21/2026']);
});

/** A request about another lead with the same phone number. */
const elsewhere: LeadRequest = {
  revocation: { kind: 'mortgageQuotes', lead: buyerId, asks: 'withdraw', askedAt: time },
  lead: { id: buyerId, email: '', phone: '(555) 123-4567' },
  others: [],
};

it('has no reminder to call somebody who must not be called', () => {
  const lead = { id, data: storedQuote(time), state: { followUp: '2026-12-01' } };
  expect(rows(quotes, [lead])[0]?.['Call again on']).toBe('2026-12-01');
  expect(rows(quotes, [lead], [elsewhere])[0]?.['Call again on']).toBe('');
});

it('says nothing of a request that the owner set aside, unless the history is malformed', () => {
  const reason = 'Another Ana.';
  const line = { at: time, by: 'a', kind: 'set-aside', request: `${buyerId}-withdraw`, reason };
  const notice = (...history: unknown[]) =>
    rows(quotes, [{ id, data: storedQuote(time), state: { history } }], [elsewhere])[0]?.[
      'Do not call'
    ];
  expect(notice()).toBe('Do not call, text or email: same phone number as 0000-0000');
  expect(notice(line)).toBe('');
  expect(notice(line, 7)).toBe('Do not call, text or email: same phone number as 0000-0000');
});

it.each([
  [
    'Global Privacy Control',
    { givenAt: time, globalPrivacyControl: true },
    'Given 11/21/2026, not to be passed on (Global Privacy Control)',
  ],
  ['no record', undefined, 'No record'],
  ['a malformed record', { givenAt: '=1' }, 'Given =1'],
])('writes the consent of a lead with %s', (_, consent, cell) => {
  const lead = { id, data: storedQuote(time), state: undefined, consent };
  expect(rows(quotes, [lead])[0]?.Consent).toBe(cell);
});

it('writes a malformed lead with a malformed id', () => {
  const [row] = rows(contacts, [
    { id: 'x', data: { name: 7, message: ['a', { b: 1 }] }, state: { status: 7 } },
  ]);

  const shown = {
    Consent: 'Not asked for',
    Name: '7',
    Message: 'a; {"b":1}',
    Status: '7',
    ID: 'x',
  };
  expect(row).toMatchObject({ ...shown, Email: '', 'Sent (ET)': '', 'Reference number': '' });
});

it.each([
  ['in winter', '2026-11-21T09:30:00.250Z', '2026-11-21 04:30:00'],
  ['in summer', '2026-07-01T03:59:59.999Z', '2026-06-30 23:59:59'],
  ['that is none', 'yesterday', 'yesterday'],
  ['that does not exist', '2026-13-45T09:30:00.000Z', '2026-13-45T09:30:00.000Z'],
  ['that is a formula', '=1', "'=1"],
])('writes a time %s as spreadsheets read it, in New York', (_, createdAt, cell) => {
  expect(cellIn(contacts, 'Sent (ET)', { ...storedContact(time), createdAt })).toBe(cell);
});

it.each(
  [
    ['24/7', '10-4', '1-2', '1/2', '1 1/2', '100/3'],
    ['12/25/2026', '2026-12', '2026-11-21', '1.2.3'],
    ['3E8', '1e5', '1.5E-3', '1.50', '007.5', '.5', '5.', '1,200', '(5)', '5-', '00123', '５５５'],
    ['5551234567890123', ' 42 ', '02139', '00000', '15551234567', '10001'],
    ['10:30', '10:30:15', '5 PM', '5pm', '12 A', '10:30 p.m.', '12/25/2026 10:30 PM'],
    ['MAR1', 'May 5', '5 May', 'Sept. 2', '1-Dec-26', 'May 5, 2026', 'march 2026', '2026 March'],
    ['TRUE', 'false', '#N/A', '#div/0!'],
  ].flat(),
)('writes the text %j as text, where a spreadsheet would read something else', (message) => {
  expect(cellIn(contacts, 'Message', storedContact(time, { message }))).toBe(`="${message}"`);
});

it.each(
  [
    ['300-579', '02139-4307', '12 Main St', '1-3months', '12+months', '$80,000', '3.5%', '5 Apt'],
    ['May', 'April Ng', 'March on, 5', 'true love', '#1', '1e', '555 1234', '10-4.', '5 p.'],
    ['(555) 123-4567', '02139=1', ''],
  ].flat(),
)('writes %j as it is', (message) => {
  expect(cellIn(contacts, 'Message', storedContact(time, { message }))).toBe(message);
});

it.each([
  ['-5', "'-5"],
  ['+1 555', "'+1 555"],
  ['10-4;=1', "10-4;'=1"],
  ['02139;=1', "02139;'=1"],
  ['5\t6', '5\t6'],
  ['5\n=1', "5\n'=1"],
  ['1'.repeat(256), `'${'1'.repeat(256)}`],
])('lets no formula out of %j', (message, cell) => {
  expect(cellIn(contacts, 'Message', storedContact(time, { message }))).toBe(cell);
});

/** Characters at which a spreadsheet may split a cell, depending on its delimiter setting. */
const splits = /[;\t\n\v\f\r\u0085\u2028\u2029]/;
const formula = /^[\p{White_Space}\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

function formulasIn(cell: string): string[] {
  return cell.split(splits).filter((part) => formula.test(part));
}

it.each([
  ['O’Brien-Núñez', 'O’Brien-Núñez'],
  [-3.5, '-3.5'],
  [true, 'true'],
  [undefined, ''],
  [null, ''],
  [['FHA/VA/USDA', 'HELOC'], 'FHA/VA/USDA; HELOC'],
  [['=1', '=x'], "'=1;' =x"],
  [Timestamp.fromDate(new Date('2026-11-21T09:30:00.250Z')), '2026-11-21T09:30:00.250Z'],
  [{ nested: 1 }, '{"nested":1}'],
])('writes %j as %j', (value, cell) => {
  expect(formatCell(value)).toBe(cell);
});

it('keeps every text, and adds an apostrophe to each part that starts like a formula, and no other', () => {
  const piece = fc.constantFrom(...'=+-@＝＋－＠\t\r\n\u2028\u00a0\u200b\u0000\ufeff ",;\'éa');
  const typed = fc.oneof(fc.string({ unit: piece }), fc.string({ unit: 'binary' }));
  checkProperty(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 5 }), (texts) => {
      const cells = texts.map((text) => formatCell(text));

      expect(parseCsv(csvLine(cells))).toEqual([cells]);
      for (const [index, cell] of cells.entries()) {
        const text = texts[index] ?? '';
        expect(formulasIn(cell)).toEqual([]);
        expect(cell).not.toMatch(/^[\t\r\n]/);
        expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        const startsWithControl = /^[\t\r\n]/.test(text) ? 1 : 0;
        expect(cell.length - text.length).toBe(formulasIn(text).length + startsWithControl);
      }
    }),
  );
});
