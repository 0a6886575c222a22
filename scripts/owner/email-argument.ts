import { emailAddress } from '../../src/lib/input/answers.schema.ts';
import { Failure } from '../lib/failure.ts';

/**
 * Returns the one email address of a command's arguments.
 *
 * @throws Failure if there is none, more than one, or an invalid one
 */
export function emailArgument(words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined) throw new Failure('Name an email address.');
  if (more.length > 0) throw new Failure(`Name one email address, not ${words.length} words.`);
  const { success, data } = emailAddress.safeParse(word);
  if (!success) throw new Failure(`"${word}" is not an email address.`);
  return data;
}
