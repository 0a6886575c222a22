import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Failure } from '../lib/failure.ts';

/**
 * Checks, before any work, that it can be confirmed.
 *
 * @throws Failure if there is neither a terminal nor `--yes`
 */
export function checkConfirmable(yes: boolean, input: { isTTY?: boolean } = process.stdin): void {
  if (yes || input.isTTY) return;
  throw new Failure('There is no terminal to confirm this in: add --yes to do without.');
}

/**
 * Asks for a word to be typed again.
 *
 * @returns whether it was; false if the input ends
 */
export function retyped(
  word: string,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<boolean> {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(false));
    lines.question(`Type ${word} to delete all of this: `, (answer) => {
      resolve(answer.trim().toLowerCase() === word.toLowerCase());
      lines.close();
    });
  });
}
