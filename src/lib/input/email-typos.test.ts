import { describe, expect, it } from 'vitest';
import { tidyEmail } from '#src/lib/format/format.ts';
import { emailAddress } from './answers.schema.ts';
import { suggestEmail } from './email-typos.ts';

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
    expect(suggestEmail(meant)).toBeUndefined();
  });

  it.each([
    ...['', 'ana', 'ana@', '@gmail.con'],
    ...['ana@gmail.com', 'ana@GMAIL.COM', 'ana@mail.com.mx'],
    ...['ana@acme.com', 'ana@mail.com', 'ana@email.com', 'ana@YMAIL.com', 'ana@xmail.com'],
    ...['ana@gmx.com', 'ana@live.com', 'ana@me.com', 'ana@hey.com', 'ana@mail.ru'],
    ...['ana@cloud.com', 'ana@aon.com', 'ana@gol.com', 'ana@al.com'],
  ])('suggests nothing for %j', (text) => {
    expect(suggestEmail(text)).toBeUndefined();
  });
});

describe('an email address', () => {
  it.each(['O’Brien@example.com', 'O‘Brien@example.com', 'OʼBrien@example.com'])(
    'is understood with the apostrophe of a phone: %s',
    (text) => {
      expect(emailAddress.parse(text)).toBe("O'Brien@example.com");
      expect(tidyEmail(text)).toBe("O'Brien@example.com");
    },
  );
});
