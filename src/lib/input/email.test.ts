import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { tidyEmail } from '../format.ts';
import { emailAddress } from './answers.schema.ts';
import { suggestEmail } from './email.ts';

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
  const typed = anyTextOr("abZ09.-_@+' é\n");
  /** A domain with one character inserted, removed or replaced. */
  const typo = fc
    .tuple(
      fc.constantFrom('gmail.com', 'yahoo.com', 'comcast.net', 'acme.com'),
      fc.nat(12),
      fc.nat(1),
      fc.constantFrom('', 'a', '@', '.'),
    )
    .map(([domain, at, gone, put]) => domain.slice(0, at) + put + domain.slice(at + gone));
  const nearly = fc.tuple(typed, typo).map(([local, domain]) => `${local}@${domain}`);

  it.each(['O’Brien@example.com', 'O‘Brien@example.com', 'OʼBrien@example.com'])(
    'is understood with the apostrophe of a phone: %s',
    (text) => {
      expect(emailAddress.parse(text)).toBe("O'Brien@example.com");
      expect(tidyEmail(text)).toBe("O'Brien@example.com");
    },
  );

  it('is corrected at most once, and only in its domain, and stays valid', () => {
    holds(
      fc.property(fc.oneof(typed, nearly, fc.emailAddress()), (text) => {
        const meant = suggestEmail(text);
        if (meant === undefined) return;
        expect(meant.split('@')[0]).toBe(text.trim().split('@')[0]);
        expect(suggestEmail(meant)).toBeUndefined();
        if (!emailAddress.safeParse(text).success) return;
        expect(emailAddress.safeParse(meant).success || meant.length > 100).toBe(true);
      }),
    );
  });
});
