import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#tests/owner/parse-csv.ts';
import { holdsInTime } from '#tests/proof/property.ts';
import { cellOf, csvWriter, harmless } from './csv.ts';

async function csvOf(titles: string[], rows: string[][]): Promise<string> {
  const writer = csvWriter(titles);
  for (const row of rows) writer.write(row);
  writer.end();
  return (await writer.toArray()).map((chunk: Buffer) => chunk.toString()).join('');
}

describe('cellOf', () => {
  it.each([
    ['O’Brien-Núñez', 'O’Brien-Núñez'],
    [-3.5, '-3.5'],
    [true, 'true'],
    [undefined, ''],
    [null, ''],
    [['FHA/VA/USDA', 'HELOC'], 'FHA/VA/USDA; HELOC'],
    [['=1', 'x'], "'=1; x"],
    [Timestamp.fromDate(new Date('2026-11-21T09:30:00.250Z')), '2026-11-21T09:30:00.250Z'],
    [{ nested: 1 }, '{"nested":1}'],
  ])('writes %j as %j', (value, cell) => {
    expect(cellOf(value)).toBe(cell);
  });
});

describe('harmless', () => {
  it.each([
    '=1+1',
    '+1 555',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\ttext',
    '\rtext',
    '\ntext',
    '  =1',
    '\u00a0=1',
    '\u200b=1',
    '\u0000=1',
    '\ufeff@x',
    '＝1',
    '－1',
  ])('puts an apostrophe before %j', (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  });

  it.each(['', ' ', 'a=1', '12 Main St', "'=1", '(555) 123', '1-3months'])('leaves %j', (text) => {
    expect(harmless(text)).toBe(text);
  });
});

describe('csvWriter', () => {
  it('writes the mark of UTF-8, titles, CRLF, and quotes where they are needed', async () => {
    const rows = [['Ana "Annie" Núñez', 'one,\r\ntwo\nthree\rfour']];

    expect(await csvOf(['name', 'message'], rows)).toBe(
      '\ufeffname,message\r\n"Ana ""Annie"" Núñez","one,\r\ntwo\nthree\rfour"\r\n',
    );
  });

  it('writes the titles when there is nothing else', async () => {
    expect(await csvOf(['name', 'message'], [])).toBe('\ufeffname,message\r\n');
  });

  it('keeps every text, and lets none begin like a formula', async () => {
    const piece = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      ' ',
      '"',
      ',',
      ';',
      "'",
      'é',
    );
    const typed = fc.oneof(fc.string({ unit: piece }), fc.string({ unit: 'binary' }));
    const row = fc.tuple(typed, typed, typed);
    await holdsInTime(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        const cells = rows.map((values) => values.map(cellOf));
        const [, ...read] = parseCsv((await csvOf(['a', 'b', 'c'], cells)).slice(1));

        expect(read).toEqual(cells);
        for (const [index, cell] of read.flat().entries()) {
          expect(cell).not.toMatch(/^[\t\r\n]|^\s*[=+\-@]/);
          expect([cell, cell.slice(1)]).toContain(rows.flat()[index]);
        }
      }),
    );
  });
});
