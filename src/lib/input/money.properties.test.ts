import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import {
  formatAmount,
  formatDownPayment,
  formatDownPaymentText,
  formatMoneyText,
  maxDollars,
  parseDownPayment,
  parseMoney,
} from './typed-numbers.ts';

const typed = anyTextOr('0123456789.,$ km%\u00a0０９，．％-e');
const amount = fc.integer({ min: 0, max: maxDollars * 100 }).map((cents) => cents / 100);
const share = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);

describe('any text', () => {
  it('parses to an amount of whole cents or to none', () => {
    holds(
      fc.property(typed, (text) => {
        const dollars = parseMoney(text);
        if (dollars === undefined) return;
        expect(dollars).toBeGreaterThanOrEqual(0);
        expect(Math.round(dollars * 100) / 100).toBe(dollars);
      }),
    );
  });

  it('parses to a down payment of at most the whole price or to none', () => {
    holds(
      fc.property(typed, (text) => {
        const downPayment = parseDownPayment(text);
        if (downPayment?.kind !== 'percent') return;
        expect(downPayment.percent).toBeGreaterThanOrEqual(0);
        expect(downPayment.percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('is formatted as an amount or stays the same, idempotently', () => {
    const tidied = [formatMoneyText, formatAmount, formatDownPaymentText];
    holds(
      fc.property(typed, fc.constantFrom(...tidied), (text, tidy) => {
        const shown = tidy(text);
        expect(tidy(shown)).toBe(shown);
        if (shown !== text) expect(shown).toMatch(/^\$?[\d,]+(\.\d\d)?$|^[\d.]+%$/);
      }),
    );
  });

  it('parses to the same value after it is formatted', () => {
    holds(
      fc.property(typed, (text) => {
        expect(parseMoney(formatMoneyText(text))).toBe(parseMoney(text));
        expect(parseMoney(formatAmount(text))).toBe(parseMoney(text));
        expect(parseDownPayment(formatDownPaymentText(text))).toEqual(parseDownPayment(text));
      }),
    );
  });
});

describe('any amount', () => {
  it('is parsed back from its formatted text', () => {
    holds(
      fc.property(amount, (dollars) => {
        const shown = formatDownPayment({ kind: 'amount', dollars });
        expect(parseMoney(shown)).toBe(dollars);
        expect(parseDownPayment(shown)).toEqual({ kind: 'amount', dollars });
      }),
    );
  });

  it('stays in order when amounts are formatted and parsed', () => {
    const read = (dollars: number) => parseMoney(formatAmount(String(dollars))) ?? Number.NaN;
    holds(
      fc.property(amount, amount, (one, other) => {
        expect(read(Math.min(one, other))).toBeLessThanOrEqual(read(Math.max(one, other)));
      }),
    );
  });
});

it('parses any share of the price back from its formatted text', () => {
  holds(
    fc.property(share, (percent) => {
      const downPayment = { kind: 'percent', percent } as const;
      expect(parseDownPayment(formatDownPayment(downPayment))).toEqual(downPayment);
    }),
  );
});
