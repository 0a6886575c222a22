import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { checkConfirmable, retyped } from './confirm.ts';

function answering(text: string): Promise<boolean> {
  const input = new PassThrough();
  input.end(text);
  return retyped('Ada@example.com', input, new PassThrough());
}

it.each(['Ada@example.com\n', ' ada@EXAMPLE.com \n'])('accepts %j', async (text) => {
  expect(await answering(text)).toBe(true);
});

it.each(['ada@example.co\n', 'y\n', '\n', ''])('rejects %j', async (text) => {
  expect(await answering(text)).toBe(false);
});

it('needs a terminal or --yes', () => {
  expect(() => checkConfirmable(false, {})).toThrow('add --yes');
  expect(() => checkConfirmable(true, {})).not.toThrow();
  expect(() => checkConfirmable(false, { isTTY: true })).not.toThrow();
});
