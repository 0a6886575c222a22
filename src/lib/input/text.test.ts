import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { boundedLine, boundedText } from './answers.schema.ts';
import { tidyLine, tidyText } from './text.ts';

describe('tidyText', () => {
  it('composes accents, trims white space and keeps line breaks', () => {
    expect(tidyText(' \u00a0Nu\u0301n\u0303ez\n\nTwo ')).toBe('Núñez\n\nTwo');
  });

  it('replaces half of a character', () => {
    expect(tidyText('Ana \ud83c')).toBe('Ana \ufffd');
  });
});

it.each([
  [' Nun\u0303ez\n', 'Nuñez'],
  ['120 Maple\tStreet', '120 Maple Street'],
  ['120 Maple Street\r\n\nApt 4', '120 Maple Street Apt 4'],
  ['one\vtwo\fthree\u0085four', 'one two three four'],
  ['A\u0000n\u001ba\u007f \u009bNu\u0000\u0303', 'Ana Nũ'],
  ['\u0085Ana\u0000 ', 'Ana'],
  ['\u202eAna\u200b', '\u202eAna\u200b'],
  ['\u0646\u06cc\u200c\u0645\u0627', '\u0646\u06cc\u200c\u0645\u0627'],
  ['\u0d28\u0d4d\u200d', '\u0d28\u0d4d\u200d'],
  ['👩\u200d🚒', '👩\u200d🚒'],
  ['one  two\u2028three', 'one  two\u2028three'],
  ['\u0000', ''],
  ['\u200b', ''],
  ['\u3164 \u2800', ''],
  ['\u200d\ufe0f\u202e\u{e0041}', ''],
])('tidyLine converts %j to %j', (text, line) => {
  expect(tidyLine(text)).toBe(line);
});

describe.each([{ tidy: tidyText }, { tidy: tidyLine }])('$tidy.name', ({ tidy }) => {
  it('returns what the database can store, without white space around it', () => {
    checkProperty(
      fc.property(anyText, (text) => {
        const tidied = tidy(text);
        expect(tidied.isWellFormed()).toBe(true);
        expect(tidied).toBe(tidied.trim());
        expect(tidied).toBe(tidied.normalize('NFC'));
      }),
    );
  });

  it('returns the same text however its accents are encoded', () => {
    checkProperty(
      fc.property(anyText, (text) => {
        expect(tidy(text.toWellFormed().normalize('NFD'))).toBe(tidy(text));
      }),
    );
  });
});

it('tidyLine removes control characters and what nobody can see, and otherwise equals tidyText', () => {
  checkProperty(
    fc.property(anyText, (text) => {
      const line = tidyLine(text);
      expect(line).not.toMatch(/\p{Cc}/u);
      if (line && !/\p{Cc}/u.test(text)) expect(line).toBe(tidyText(text));
    }),
  );
});

describe.each([
  { bounded: boundedText, tidy: tidyText, refuses: () => false },
  { bounded: boundedLine, tidy: tidyLine, refuses: (line: string) => /[\u2028-\u202e]/.test(line) },
])('$bounded.name', ({ bounded, tidy, refuses }) => {
  it('accepts exactly the lengths within its bounds, in code points', () => {
    const limits = fc
      .tuple(fc.nat(40), fc.nat(40))
      .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
    checkProperty(
      fc.property(limits, anyText, ({ min, max }, text) => {
        const length = [...tidy(text)].length;
        const result = bounded({ min, max }, 'Too short.').safeParse(text);
        expect(result.success).toBe(length >= min && length <= max && !refuses(tidy(text)));
        if (result.success) expect(result.data).toBe(tidy(text));
      }),
    );
  });
});

it.each(['\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'])(
  'boundedLine refuses %j within a line, in words',
  (character) => {
    const schema = boundedLine({ min: 0, max: 9 }, '');
    const { error } = schema.safeParse(`Ana${character}Cruz`);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'This has a hidden character, as copied text sometimes does. Clear the field and type it.',
    ]);
    // The same line with a joiner, which names and emoji need.
    expect(schema.safeParse('Ana\u200dCruz').success).toBe(true);
  },
);
