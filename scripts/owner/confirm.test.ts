import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { checkChoosable, checkConfirmable, chooseNumbers, confirm } from './confirm.ts';

function typing(text: string) {
  const input = new PassThrough();
  input.end(text);
  return { input, output: new PassThrough() };
}

describe('confirm', () => {
  const answering = (text: string) => confirm('24', 'all of this', typing(text));

  it.each(['24\n', ' 24 \n'])('accepts %j', async (text) => {
    await expect(answering(text)).resolves.toBeUndefined();
  });

  it.each(['2\n', 'y\n', '\n', ''])('rejects %j', async (text) => {
    await expect(answering(text)).rejects.toThrow('Nothing was deleted');
  });
});

describe('chooseNumbers', () => {
  const choosing = (text: string) => chooseNumbers(12, typing(text));

  it.each([
    ['3 1\n', [1, 3]],
    ['1,2, 12\n', [1, 2, 12]],
    [' 2 2 \n', [2]],
    ['ALL\n', Array.from({ length: 12 }, (_, index) => index + 1)],
    ['\n', []],
    ['', []],
  ])('reads %j', async (text, numbers) => {
    expect(await choosing(text)).toEqual(numbers);
  });

  it.each(['0\n', '13\n', '1 2x\n', '1-3\n', 'yes\n', '-1\n'])('refuses %j', async (text) => {
    await expect(choosing(text)).rejects.toThrow('is not a number of this list');
  });
});

it('needs a terminal or --yes', () => {
  expect(() => checkConfirmable(false, {})).toThrow('add --yes');
  expect(() => checkConfirmable(true, {})).not.toThrow();
  expect(() => checkConfirmable(false, { isTTY: true })).not.toThrow();
});

it('needs a terminal for a choice, which --yes cannot make', () => {
  expect(() => checkChoosable(false, { isTTY: true })).not.toThrow();
  expect(() => checkChoosable(true, { isTTY: true })).toThrow('name each lead');
  expect(() => checkChoosable(false, {})).toThrow('in a terminal');
});
