import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { sonnerWithoutStyle, withoutInsertedStyle } from './sonner-without-style.ts';

const installed = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');

describe('withoutInsertedStyle', () => {
  it('takes the one call out of the installed version, and nothing else', () => {
    const left = withoutInsertedStyle(installed);
    const removed = installed.split('\n').filter((line) => !left.split('\n').includes(line));
    expect(removed).toEqual([expect.stringMatching(/^__insertCSS\("\[data-sonner-toaster\]/)]);
  });

  it.each([
    ['no call', 'function __insertCSS(code) {}\n'],
    ['a call that reads otherwise', '__insertCSS(styles);\n'],
    ['a second call', `${installed}\n__insertCSS("a{}");\n`],
  ])('complains about %s', (_words, code) => {
    expect(() => withoutInsertedStyle(code)).toThrow('sonner has');
  });
});

it('a build that uses the plugin inserts no style', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sonnerWithoutStyle()],
    build: {
      write: false,
      lib: { entry: fileURLToPath(import.meta.resolve('sonner')), formats: ['es'] },
    },
  });
  const output = JSON.stringify(built);
  expect(output).toContain('data-sonner-toaster');
  expect(output).not.toContain('[data-sonner-toaster]');
});
