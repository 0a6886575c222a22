import { describe, expect, it } from 'vitest';
import { suggestEmail } from './email.ts';
import { tidyLine, tidyText } from './text.ts';
import { cleanPhone, phoneKey, tidyPhone } from './typed-numbers.ts';

describe('cleanPhone', () => {
  it.each([
    '+1 555 123 4567',
    '555.123.4567',
    '5551234567',
    '1-555-123-4567',
    '（５５５）１２３ ４５６７',
  ])('formats %j', (text) => {
    expect(cleanPhone(text)).toBe('(555) 123-4567');
  });

  it.each([
    '',
    '555 1234',
    '+44 20 7946 0958',
    '25551234567',
    // Of Brazil, and a number that lacks a digit.
    '+55 51 2345 67',
    '1-512-555-014',
  ])('returns nothing for %j', (text) => {
    expect(cleanPhone(text)).toBeUndefined();
  });
});

describe('tidyPhone', () => {
  it.each([
    '+1 512 555 0142',
    '1-512-555-0142',
    '512.555.0142',
    '(512) 555 0142',
    '+1 (512) 555-0142',
    '5125550142',
    '512/555\u20110142',
    '512\u2212555 \u2013 0142',
    '\u00a0512\u202f555\u20090142\n',
    '\u202a(512) 555-0142\u202c',
    '\u2066+1\u2069\u200e512\u200b555\ufeff0142',
    '512\u00ad555\u00ad0142',
    '５１２．５５５．０１４２',
  ])('formats %j', (text) => {
    expect(tidyPhone(text)).toBe('(512) 555-0142');
  });

  it.each([
    '',
    ' ',
    '555-0142',
    '1-512-555-014',
    '512-555-0142 ext. 7',
    'cell 512-555-0142',
    '512-555-0142 or 512-555-0143',
    '+44 20 7946 0958',
    '+55 51 2345 67',
    '\u202a+44 20 7946 0958\u202c',
  ])('keeps %j', (text) => {
    expect(tidyPhone(text)).toBe(text);
  });
});

describe('phoneKey', () => {
  it.each([
    ['1-512-555-0142', '5125550142'],
    ['15125550142', '5125550142'],
    ['+1 512 555 0142', '5125550142'],
    ['(512)\u00a0555\u20110142', '5125550142'],
    ['５１２５５５０１４２', '5125550142'],
    ['1512555014', '1512555014'],
    ['1 512 555 0142 7', '151255501427'],
    ['442079460958', '442079460958'],
    ['((-', ''],
  ])('of %j is %j', (text, key) => {
    expect(phoneKey(text)).toBe(key);
  });
});

describe('suggestEmail', () => {
  it.each([
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@gmial.com', 'ana@gmail.com'],
    ['Ana.B@YAHOO.CO', 'Ana.B@yahoo.com'],
    ['ana@gnail.com', 'ana@gmail.com'],
    ['ana@aol.con', 'ana@aol.com'],
  ])('suggests for %j %j', (text, meant) => {
    expect(suggestEmail(text)).toBe(meant);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@gmail.con',
    'ana@gmail.com',
    'ana@GMAIL.COM',
    'ana@mail.com.mx',
    'ana@acme.com',
    'ana@mail.com',
    'ana@email.com',
    'ana@YMAIL.com',
    'ana@xmail.com',
    'ana@gmx.com',
    'ana@live.com',
    'ana@me.com',
    'ana@hey.com',
    'ana@mail.ru',
    'ana@cloud.com',
    'ana@aon.com',
    'ana@gol.com',
    'ana@al.com',
  ])('suggests nothing for %j', (text) => {
    expect(suggestEmail(text)).toBeUndefined();
  });
});

describe('tidyText', () => {
  it('composes accents and trims white space', () => {
    expect(tidyText(' \u00a0Nu\u0301n\u0303ez\n')).toBe('Núñez');
  });

  it('replaces half of a character', () => {
    expect(tidyText('Ana \ud83c')).toBe('Ana \ufffd');
  });
});

describe('tidyLine', () => {
  it.each([
    [' Nun\u0303ez\n', 'Nuñez'],
    ['120 Maple\tStreet', '120 Maple Street'],
    ['120 Maple Street\r\n\nApt 4', '120 Maple Street Apt 4'],
    ['one\vtwo\fthree\u0085four', 'one two three four'],
    ['A\u0000n\u001ba\u007f \u009bNu\u0000\u0303', 'Ana Nũ'],
    ['\u0085Ana\u0000 ', 'Ana'],
    ['\u202eAna\u200b', '\u202eAna\u200b'],
    ['one  two\u2028three', 'one  two\u2028three'],
    ['\u0000', ''],
  ])('converts %j to %j', (text, line) => {
    expect(tidyLine(text)).toBe(line);
  });
});
