import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

it('defines every custom property that a style sheet uses', () => {
  const defined = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  );
  const undefinedUses = sheets.flatMap(({ name: sheet, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${sheet}: ${name}`),
  );
  expect(undefinedUses).toEqual([]);
});

/** Returns the selectors with `:hover` outside of `@media (hover: hover)`. */
function bareHovers(sheet: string): string[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, '');
  const around: string[] = [];
  const bare: string[] = [];
  for (const [, prelude = '', sign] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') around.pop();
    if (sign !== '{') continue;
    const isInMedia = around.some((outer) => /^@media \(hover: hover\)/.test(outer));
    if (prelude.includes(':hover') && !isInMedia) bare.push(prelude.trim());
    around.push(prelude.trim());
  }
  return bare;
}

it('finds a hover style that would stick on a touch screen after a tap', () => {
  expect(bareHovers('@layer a { .b { color: red; } .b:hover { color: blue; } }')).toEqual([
    '.b:hover',
  ]);
  expect(bareHovers('@layer a { .b { &:hover, &:focus { color: blue; } } }')).toEqual([
    '&:hover, &:focus',
  ]);
  expect(bareHovers('@media (hover: hover) { .b:hover { color: blue; } }')).toEqual([]);
  for (const other of ['(hover: none)', 'not (hover: hover)']) {
    expect(bareHovers(`@media ${other} { .b:hover { color: blue; } }`)).toEqual(['.b:hover']);
  }
});

it('limits hover styles to pointers that can hover', () => {
  const bare = sheets.flatMap(({ name, text }) =>
    bareHovers(text).map((selector) => `${name}: ${selector}`),
  );
  expect(bare).toEqual([]);
});
