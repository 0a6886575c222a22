import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAmount, readPercent } from '#src/features/calculators/inputs/read-number.ts';
import { askAboutAnswer } from '#src/features/quote/steps/answer-notes.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';

/** Numbers as people write them: with the marks of other countries, those that phones offer, and other digits. */
const writings = [
  ...['6.5', '６．５', '6,5', '６，５', ',5', '6.5 %', '6,5%', '６，５％', '6,500'],
  ...['450k', '450 000', '450\u00a0000', '450\u202f000', '４５０，０００', '450.000', "450'000"],
  ...['٤٥٠٠٠٠', '٦٫٥', '450,50', '1,234.50', '1 234,50', '1\u00a0234,50', '1\u202f234,50'],
  ...['1,234,50', '1.234,50', "1'234,50", '1’234,50', '1,234 50', '１，２３４，５０'],
];

function answer(name: 'homePrice' | 'downPayment', text: string): string {
  const { data = '', error } = quoteSchema.shape[name].safeParse(text);
  const offered = askAboutAnswer(name, text)?.answer;
  if (error) return offered ? `${offered}?` : 'refused';
  return typeof data === 'number' ? formatDollars(data) : data;
}

function describe(message = ''): string {
  const [, meant] = /([\d,.]*\d or [\d,.]*\d)[.?]/.exec(message) ?? [];
  return meant ? `${meant}?` : message.replace(/^Enter .*/, 'refused');
}

it('docs/architecture/calculators.md has the table that follows from here', () => {
  const rows = Map.groupBy(writings, (text) => {
    const [percent, amount] = [readPercent(text), readAmount(text, 'debts')];
    const cells = [
      percent.hint ? describe(percent.hint) : `${percent.value}%`,
      amount.hint ? describe(amount.hint) : formatDollars(amount.value),
      answer('homePrice', text),
      answer('downPayment', text),
    ];
    return `${cells.join(' | ')} |`;
  });
  const lines = [...rows].map(([cells, texts]) => {
    const shown = texts.map((text) => `\`${text.replace(/[\u00a0\u202f]/g, '⍽')}\``);
    return `| ${[...new Set(shown)].join(', ')} | ${cells}`;
  });
  const document = readFileSync('docs/architecture/calculators.md', 'utf8');
  const [, section = ''] = document.split('## What becomes of a writing\n');
  expect(section.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| Typed | Percentage | Amount in a calculator | Amount in the quote | Down payment there |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ]);
});
