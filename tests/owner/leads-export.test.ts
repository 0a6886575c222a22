import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { csvFile } from '#src/domain/leads/csv.ts';
import { leadWords, storedLeadKinds } from '#src/domain/leads/stored-leads.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { site } from '#src/site.ts';
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { ownerCommand } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';
import { parseCsv, shownText } from './parse-csv.ts';
import {
  expectNothingPersonal,
  storedApplication,
  storedContact,
  storedQuote,
  storedRecord,
  storedRevocation,
  storedState,
} from './sample-leads.ts';

const { firestore, store, args } = ownerProject();
const command = ownerCommand();
const { contacts } = storedLeadKinds;
// November 1 in New York: the first and the last millisecond.
const first = '2025-11-01T04:00:00.000Z';
const last = '2025-11-02T03:59:59.999Z';
const id = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
const day = ['--since', '2025-11-01', '--until', '2025-11-02'];

function exported(...words: string[]) {
  return command.run('leads-export.ts', [...words, ...args]);
}

function text(title: string, range = '2025-11-01_2025-11-02') {
  return readFileSync(command.path(`exports/${title}_${range}.csv`), 'utf8');
}

function rows(title: string) {
  const [titles = [], ...lines] = parseCsv(text(title).replace(/^\ufeff/, ''));
  return lines.map((line) => Object.fromEntries(titles.map((name, i) => [name, line[i]])));
}

describe('leads:export', () => {
  it('writes three files that only their owner can read', async () => {
    await firestore.doc(`mortgageQuotes/${id}`).set(storedQuote(first));
    await firestore.doc(`contacts/${id}`).set(storedContact(first));
    await firestore.doc(`leadBuyers/${id}`).set(storedApplication(first));

    const { code, stdout, stderr } = await exported(...day);

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      `Sent from ${formatTime(first)} to ${formatTime('2025-11-02T04:00:00.000Z')}:`,
    );
    expect(stdout).toContain(
      '        1  exports/pre-qualification-requests_2025-11-01_2025-11-02.csv',
    );
    expectNothingPersonal(stdout);
    const files = readdirSync(command.path('exports')).sort();
    expect(files).toEqual([
      'lead-buyer-applications_2025-11-01_2025-11-02.csv',
      'messages_2025-11-01_2025-11-02.csv',
      'pre-qualification-requests_2025-11-01_2025-11-02.csv',
    ]);
    const modes = files.map((file) => statSync(command.path(`exports/${file}`)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(command.path('exports')).mode & 0o777).toBe(0o700);
    expect(text('pre-qualification-requests')).toBe(
      '\ufeff"Do not call","Consent","First name","Last name","Email","Phone","Address","ZIP code","Yearly income","Credit score","Loan type","Home price","Down payment","Hopes to buy","Name","Sent (ET)","Source","Type","Status as sent","Bot check score","Bot check action","Bot check passed (ET)","Reference number","Status","Passed on to","Call again on","ID"\r\n' +
        `"","No record","Ana","de la Cruz-Núñez","ana.cruz+home@example.com","(555) 123-4567","12 O'Brien Street","=""02139""","85000","Very Good (740–799)","FHA","450000","3.5%","In 3–6 months","Ana de la Cruz-Núñez","2025-11-01 00:00:00","${site.slug}","mortgage","new","0.9","submit","2025-11-01 00:00:00","CTPZ-ZYRK","New","","","${id}"\r\n`,
    );
    expect(text('messages')).toBe(
      `\ufeff"Do not call","Consent","Name","Email","Message","Sent (ET)","Bot check score","Reference number","Status","Passed on to","Call again on","ID"\r\n"","Not asked for","Ana O'Brien-Núñez","ana.cruz+home@example.com","Does the calculator count points?\n\nThank you, Ana","2025-11-01 00:00:00","0.9","CTPZ-ZYRK","New","","","${id}"\r\n`,
    );
    expect(rows('lead-buyer-applications')).toMatchObject([
      { Company: 'Peña & Söhne Lending', 'Wants leads for': 'Purchase Mortgage; HELOC' },
    ]);
  });

  it('includes the first instant of the range and excludes its end', async () => {
    const times = ['2025-11-01T03:59:59.999Z', first, last, '2025-11-02T04:00:00.000Z'];
    await store(
      'mortgageQuotes',
      times.map((time) => storedQuote(time)),
    );
    await store(
      'contacts',
      times.map((time) => storedContact(time)),
    );
    await store(
      'leadBuyers',
      times.map((time) => storedApplication(time)),
    );

    await exported(...day);

    for (const { file } of Object.values(leadWords)) {
      expect(rows(file).map((row) => row['Sent (ET)'])).toEqual([
        '2025-11-01 00:00:00',
        '2025-11-01 23:59:59',
      ]);
    }
  });

  it('reads many pages, with many leads of the same instant', async () => {
    const quotes = Array.from({ length: 1_020 }, (_, i) =>
      storedQuote(i < 1_010 ? first : last, { zipCode: String(10_000 + i) }),
    );
    await store('mortgageQuotes', quotes);

    const { stdout } = await exported(...day);

    expect(stdout).toContain('    1,020  exports/pre-qualification-requests_');
    const zipCodes = rows('pre-qualification-requests').map((row) =>
      shownText(row['ZIP code'] ?? ''),
    );
    expect(zipCodes.sort()).toEqual(quotes.map((quote) => quote.zipCode));
  });

  describe('in an existing folder', () => {
    beforeEach(() => {
      mkdirSync(command.path('exports'), { mode: 0o755 });
      for (const end of ['', '.part']) {
        const file = command.path(`exports/messages_2025-11-01_2025-11-02.csv${end}`);
        writeFileSync(file, 'older', { mode: 0o644 });
      }
    });

    it('closes it to others, replaces old files with new ones, and says when no lead was sent, as on new emulators', async () => {
      const { code, stdout } = await exported(...day);

      expect(code).toBe(0);
      expect(stdout).toContain(
        'No lead was sent in this time, so the files hold only their headers. The emulators hold no leads but those that you send on the site of `npm start`.',
      );
      expect(statSync(command.path('exports')).mode & 0o777).toBe(0o700);
      const file = command.path('exports/messages_2025-11-01_2025-11-02.csv');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(text('messages')).toBe(csvFile(contacts, [], []));
      expect(readdirSync(command.path('exports'))).toHaveLength(3);
    });
  });

  it('writes the same as the desk, whatever was typed', async () => {
    const desk = { status: 'contacted', passedOnTo: id, followUp: '2026-12-01' };
    const leads = naughtyStrings.map((message, i) => ({
      id: `${id.slice(0, 36)}${String(i).padStart(7, '0')}`,
      data: storedContact(first, { message }),
      state: i % 2 ? storedState(last, desk) : undefined,
      consent: undefined,
    }));
    const writer = firestore.bulkWriter();
    for (const lead of leads) {
      void writer.create(firestore.doc(`contacts/${lead.id}`), lead.data);
      if (lead.state) void writer.create(firestore.doc(`leadStates/${lead.id}`), lead.state);
    }
    await writer.close();

    await exported(...day);

    expect(text('messages')).toBe(csvFile(contacts, leads, []));
    expect(rows('messages')[1]).toMatchObject({
      'Reference number': 'CTPZ-ZYRK',
      Status: 'Contacted',
      'Passed on to': id,
      'Call again on': '2026-12-01',
    });
  });

  it('says of a consent that it was withdrawn, and whom not to call', async () => {
    const other = `${'A'.repeat(42)}E`;
    await firestore.doc(`mortgageQuotes/${id}`).set(storedQuote(first));
    await firestore.doc(`consentRecords/${id}`).set(storedRecord(first));
    await firestore.doc(`revocations/${id}-withdraw`).set(storedRevocation(id, last));
    // About a lead that is deleted.
    await firestore.doc(`revocations/${other}-withdraw`).set(storedRevocation(other, last));
    await firestore.doc(`contacts/${other}`).set(storedContact(first));
    const sameNumber = { email: 'other@example.com', phone: '15551234567' };
    await firestore.doc(`leadBuyers/${other}`).set(storedApplication(first, sameNumber));
    await firestore.doc(`consentRecords/${other}`).set(storedRecord(first));

    await exported(...day);

    const told = (title: string) =>
      rows(title).map((row) => [row['Do not call'], row.Consent, row['Reference number']]);
    expect(told('pre-qualification-requests')).toEqual([
      ['Do not call, text or email', 'Withdrawn 11/1/2025', 'CTPZ-ZYRK'],
    ]);
    expect(told('messages')).toEqual([
      ['Do not call or text: same email address as CTPZ-ZYRK', 'Not asked for', '0000-0000'],
    ]);
    expect(told('lead-buyer-applications')).toEqual([
      [
        'Do not call, text or email: same phone number as CTPZ-ZYRK',
        'Given 11/1/2025',
        '0000-0000',
      ],
    ]);
  });

  it('goes up to now without --until', async () => {
    await store('contacts', [storedContact(first)]);

    const { stdout } = await exported('--since', '2025-10-31T00:00:00-04:00');

    expect(stdout).toContain(`Sent from ${formatTime('2025-10-31T04:00:00.000Z')} to `);
    expect(stdout).toMatch(/ 1 {2}exports\/messages_2025-10-31_\d{4}-\d\d-\d\d\.csv/);
  });
});
