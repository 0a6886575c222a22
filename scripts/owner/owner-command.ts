import { type Command, runCommand } from '../lib/command.ts';
import { inWords } from './service-failure.ts';

/**
 * Runs one of the owner's commands like any other, and prints errors of the Admin SDK in one line.
 *
 * @param work returns the exit code
 */
export function runOwnerCommand(work: (command: Command) => Promise<number>): void {
  runCommand(async (command) => {
    try {
      return await work(command);
    } catch (error) {
      throw inWords(error);
    }
  });
}
