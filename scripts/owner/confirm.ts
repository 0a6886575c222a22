import { createInterface } from 'node:readline';
import { Failure } from '../lib/failure.ts';

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const ownTerminal: Terminal = { input: process.stdin, output: process.stdout };

/**
 * Checks, before any work, that it can be confirmed.
 *
 * @throws Failure if there is neither a terminal nor `--yes`
 */
export function checkConfirmable(yes: boolean, { isTTY }: { isTTY?: boolean } = process.stdin) {
  if (yes || isTTY) return;
  throw new Failure('There is no terminal to confirm this in: add --yes to do without.');
}

/**
 * Checks, before any work, that there is somebody to choose.
 *
 * @throws Failure if there is no terminal, or with `--yes`, which would choose everything
 */
export function checkChoosable(yes: boolean, { isTTY }: { isTTY?: boolean } = process.stdin) {
  if (!yes && isTTY) return;
  throw new Failure(
    'You choose what to delete in a terminal, without --yes. In a script, name each lead by its reference number, and add --yes; --dry-run shows them.',
  );
}

/**
 * Asks which items of a numbered list are meant.
 *
 * @returns their numbers in the order of the list; an empty array for no answer
 * @throws Failure if an answer is not a number of the list
 */
export async function chooseNumbers(count: number, terminal?: Terminal): Promise<number[]> {
  const answer = await ask(
    'Which of these? Type their numbers, such as 1 3, or all; Enter deletes none: ',
    terminal,
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
 * @throws Failure if it was not, also if the input ends
 */
export async function confirm(word: string, what: string, terminal?: Terminal): Promise<void> {
  const answer = await ask(`Type ${word} to delete ${what}: `, terminal);
  if (answer.toLowerCase() === word.toLowerCase()) return;
  throw new Failure('Nothing was deleted: that was not what was asked for.');
}

function ask(question: string, terminal = ownTerminal): Promise<string> {
  const lines = createInterface(terminal);
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer.trim());
      lines.close();
    });
  });
}
