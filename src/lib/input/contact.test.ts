import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { boundedLine, boundedText, emailAddress } from './answers.schema.ts';
import { suggestEmail } from './email.ts';
import { tidyLine, tidyText } from './text.ts';
import { cleanPhone, digitsOf, phoneKey, tidyPhone } from './typed-numbers.ts';

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
    ...['+1 512 555 0142', '1-512-555-0142', '512.555.0142', '(512) 555 0142'],
    ...['+1 (512) 555-0142', '5125550142', '512/555\u20110142', '512\u2212555 \u2013 0142'],
    ...['\u00a0512\u202f555\u20090142\n', '\u202a(512) 555-0142\u202c'],
    '\u2066+1\u2069\u200e512\u200b555\ufeff0142',
    '512\u00ad555\u00ad0142',
    '５１２．５５５．０１４２',
  ])('formats %j', (text) => {
    expect(tidyPhone(text)).toBe('(512) 555-0142');
  });

  it.each([
    ...['', ' ', '555-0142', '1-512-555-014', '512-555-0142 ext. 7'],
    ...['cell 512-555-0142', '512-555-0142 or 512-555-0143', '+44 20 7946 0958'],
    ...['+55 51 2345 67', '\u202a+44 20 7946 0958\u202c'],
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
    ...['', 'ana', 'ana@', '@gmail.con'],
    ...['ana@gmail.com', 'ana@GMAIL.COM', 'ana@mail.com.mx'],
    ...['ana@acme.com', 'ana@mail.com', 'ana@email.com', 'ana@YMAIL.com', 'ana@xmail.com'],
    ...['ana@gmx.com', 'ana@live.com', 'ana@me.com', 'ana@hey.com', 'ana@mail.ru'],
    ...['ana@cloud.com', 'ana@aon.com', 'ana@gol.com', 'ana@al.com'],
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

describe.each([{ tidy: tidyText }, { tidy: tidyLine }])('$tidy.name', ({ tidy }) => {
  it('returns what the database can store, without white space around it', () => {
    holds(
      fc.property(anyText, (text) => {
        const tidied = tidy(text);
        expect(tidied.isWellFormed()).toBe(true);
        expect(tidied).toBe(tidied.trim());
        expect(tidied).toBe(tidied.normalize('NFC'));
      }),
    );
  });

  it('is idempotent', () => {
    holds(
      fc.property(anyText, (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text));
      }),
    );
  });

  it('returns the same text however its accents are encoded', () => {
    holds(
      fc.property(anyText, (text) => {
        expect(tidy(text.toWellFormed().normalize('NFD'))).toBe(tidy(text));
      }),
    );
  });
});

it('tidyLine removes control characters and otherwise equals tidyText', () => {
  holds(
    fc.property(anyText, (text) => {
      const line = tidyLine(text);
      expect(line).not.toMatch(/\p{Cc}/u);
      if (!/\p{Cc}/u.test(text)) expect(line).toBe(tidyText(text));
    }),
  );
});

describe.each([
  { bounded: boundedText, tidy: tidyText },
  { bounded: boundedLine, tidy: tidyLine },
])('$bounded.name', ({ bounded, tidy }) => {
  it('accepts exactly the lengths within its bounds, in code points', () => {
    const limits = fc
      .tuple(fc.nat(40), fc.nat(40))
      .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
    holds(
      fc.property(limits, anyText, ({ min, max }, text) => {
        const length = [...tidy(text)].length;
        const result = bounded({ min, max }, 'Too short.').safeParse(text);
        expect(result.success).toBe(length >= min && length <= max);
        if (result.success) expect(result.data).toBe(tidy(text));
      }),
    );
  });
});

describe('cleanPhone', () => {
  const typed = anyTextOr('0123456789 ()-+.１２٣x');

  it('returns a formatted number or none', () => {
    holds(
      fc.property(typed, (text) => {
        expect(cleanPhone(text) ?? '(000) 000-0000').toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      }),
    );
  });

  it('keeps the digits of any US number, whatever is between them', () => {
    const between = fc.string({ unit: fc.constantFrom(...' ()-.'), maxLength: 3 });
    const number = fc
      .integer({ min: 200_000_0000, max: 999_999_9999 })
      .map((digits) => [...String(digits)]);
    const gaps = fc.array(between, { minLength: 10, maxLength: 10 });
    holds(
      fc.property(fc.constantFrom('', '1', '+1 '), number, gaps, (country, digits, after) => {
        const text = country + digits.map((digit, index) => digit + after[index]).join('');
        const cleaned = cleanPhone(text) ?? '';
        expect(digitsOf(cleaned)).toBe(digits.join(''));
        expect(cleanPhone(cleaned)).toBe(cleaned);
        expect(tidyPhone(text)).toBe(cleaned);
      }),
    );
  });

  it('is how a number is tidied, or the number stays as it was typed, with the same digits', () => {
    holds(
      fc.property(typed, (text) => {
        const tidy = tidyPhone(text);
        expect([text, cleanPhone(text)]).toContain(tidy);
        expect(tidyPhone(tidy)).toBe(tidy);
        expect(phoneKey(tidy)).toBe(phoneKey(text));
      }),
    );
  });
});

it('digitsOf returns only digits and is idempotent', () => {
  holds(
    fc.property(anyTextOr('0123456789 １２٣½²①'), (text) => {
      const digits = digitsOf(text);
      expect(digits).toMatch(/^[0-9]*$/);
      expect(digitsOf(digits)).toBe(digits);
    }),
  );
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

  it('is stored as it was accepted, and is accepted again', () => {
    holds(
      fc.property(fc.oneof(typed, nearly, fc.emailAddress()), (text) => {
        const { data } = emailAddress.safeParse(text);
        if (data === undefined) return;
        expect(data).toBe(tidyLine(text));
        expect(emailAddress.safeParse(data).data).toBe(data);
      }),
    );
  });

  it('is corrected at most once, and only in its domain', () => {
    holds(
      fc.property(fc.oneof(typed, nearly), (text) => {
        const meant = suggestEmail(text);
        if (meant === undefined) return;
        expect(meant.split('@')[0]).toBe(text.trim().split('@')[0]);
        expect(suggestEmail(meant)).toBeUndefined();
      }),
    );
  });

  it('stays valid when a valid one is corrected', () => {
    holds(
      fc.property(fc.oneof(nearly, fc.emailAddress()), (text) => {
        const meant = suggestEmail(text);
        if (meant === undefined || !emailAddress.safeParse(text).success) return;
        expect(emailAddress.safeParse(meant).success || meant.length > 100).toBe(true);
      }),
    );
  });
});
