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
 * Checks, before any work, that there is somebody to choose.
 *
 * @throws Failure if there is no terminal, or with `--yes`, which would choose everything
 */
export function checkChoosable(yes: boolean, input: { isTTY?: boolean } = process.stdin): void {
  if (!yes && input.isTTY) return;
  throw new Failure(
    'You choose what to delete in a terminal, without --yes. In a script, name each lead by its reference number, and add --yes; --dry-run shows them.',
  );
}

/**
 * Asks which items of a numbered list are meant.
 *
 * @param count the list's length; its numbers start at 1
 * @returns their numbers in the order of the list; an empty array for no answer
 * @throws Failure if an answer is not a number of the list
 */
export async function chooseNumbers(
  count: number,
  input?: Readable,
  output?: Writable,
): Promise<number[]> {
  const answer = await answerTo(
    'Which of these? Type their numbers, such as 1 3, or all; Enter deletes none: ',
    input,
    output,
  );
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (answer.toLowerCase() === 'all') return all;
  const typed = answer.split(/[\s,]+/).filter(Boolean);
  const wrong = typed.find((word) => !all.some((number) => String(number) === word));
  if (wrong !== undefined) {
    throw new Failure(`Nothing was deleted: "${wrong}" is not a number of this list.`);
  }
  return all.filter((number) => typed.includes(String(number)));
}

/**
 * Asks for a word to be typed again.
 *
 * @param what is deleted then
 * @returns whether it was; false if the input ends
 */
export async function retyped(
  word: string,
  what: string,
  input?: Readable,
  output?: Writable,
): Promise<boolean> {
  const answer = await answerTo(`Type ${word} to delete ${what}: `, input, output);
  return answer.toLowerCase() === word.toLowerCase();
}

/** Returns the trimmed answer to a question; '' if the input ends. */
function answerTo(
  question: string,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<string> {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer.trim());
      lines.close();
    });
  });
}
