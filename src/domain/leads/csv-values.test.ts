import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { parseCsv } from '#tests/owner/parse-csv.ts';
import { holds } from '#tests/proof/property.ts';
import { cellOf, csvLine, escapeFormulas } from './csv.ts';

/** Characters at which a spreadsheet may split a cell, depending on its delimiter setting. */
const splits = /[;\t\n\v\f\r\u0085\u2028\u2029]/;
const formula = /^[\p{White_Space}\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

function formulasIn(cell: string): string[] {
  return cell.split(splits).filter((part) => formula.test(part));
}

describe('cellOf', () => {
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
    expect(cellOf(value)).toBe(cell);
  });
});

describe('escapeFormulas', () => {
  it.each([
    '=1+1',
    '+1 555',
    '-2',
    '@SUM(A1)',
    '\ttext',
    '\rtext',
    '\ntext',
    '  =1',
    '"=1',
    '\u00a0=1',
    '\u200b=1',
    '\u0000=1',
    '\ufeff@x',
    '＝1',
    '＋1',
    '－1',
    '＠1',
  ])('puts an apostrophe before %j', (text) => {
    expect(escapeFormulas(text)).toBe(`'${text}`);
  });

  it.each([
    ['a;=1', "a;'=1"],
    ['a; +1', "a;' +1"],
    ['a;"=1', `a;'"=1`],
    ['a\t=1', "a\t'=1"],
    ['a\n-b\n- c', "a\n'-b\n'- c"],
    ['a\r\n@b', "a\r\n'@b"],
    ['a\u2028＝1', "a\u2028'＝1"],
    ['\n\n=1', "'\n\n'=1"],
    [';=;=', ";'=;'="],
  ])('puts an apostrophe wherever %j may be split', (text, cell) => {
    expect(escapeFormulas(text)).toBe(cell);
  });

  it.each([
    '',
    ' ',
    'a=1',
    '12 Main St',
    "'=1",
    '(555) 123',
    '1-3months',
    'a, -b',
    'a;b\nc',
    '<script>alert(1)</script>',
  ])('does not change %j', (text) => {
    expect(escapeFormulas(text)).toBe(text);
  });
});

describe('csvLine', () => {
  it('quotes every cell and ends with CRLF', () => {
    expect(csvLine(['Ana "Annie" Núñez', '', 'one,\r\ntwo\nthree'])).toBe(
      '"Ana ""Annie"" Núñez","","one,\r\ntwo\nthree"\r\n',
    );
  });

  it.each([
    ['the naughty strings', naughtyStrings],
    ['a message of operators of the maximum length', ['=;\n'.repeat(1_667).slice(0, 5_000)]],
    ['a message of spaces of the maximum length', [`${' '.repeat(4_999)}=`, ' '.repeat(5_000)]],
  ])('keeps %s, but disarms formulas', (_, texts) => {
    for (const text of texts) {
      const cell = cellOf(text);
      expect(parseCsv(csvLine([cell, cell]))).toEqual([[cell, cell]]);
      expect(formulasIn(cell)).toEqual([]);
      expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
    }
  });

  it('keeps every text, and lets no part of it start like a formula', () => {
    const piece = fc.constantFrom(...'=+-@＝\t\r\n\u2028 ",;\'éa');
    const typed = fc.oneof(fc.string({ unit: piece }), fc.string({ unit: 'binary' }));
    holds(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 5 }), (texts) => {
        const cells = texts.map(cellOf);

        expect(parseCsv(csvLine(cells))).toEqual([cells]);
        for (const [index, cell] of cells.entries()) {
          expect(formulasIn(cell)).toEqual([]);
          expect(cell).not.toMatch(/^[\t\r\n]/);
          expect(cell.replaceAll("'", '')).toBe(texts[index]?.replaceAll("'", ''));
        }
      }),
    );
  });
});
