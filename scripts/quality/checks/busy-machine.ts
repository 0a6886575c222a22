import { availableParallelism } from 'node:os';
import { Child } from '../../lib/processes.ts';

/** Runs until the process that started it is gone, even if it was killed. */
const burn = 'const parent = process.ppid; while (process.ppid === parent);';

/**
 * Makes the machine busy: starts a process for each core that does nothing but compute.
 *
 * @returns a function that ends them
 */
export function makeMachineBusy(): () => Promise<void> {
  const burners = Array.from(
    { length: availableParallelism() },
    (_, core) => new Child({ name: `busy-${core}`, command: process.execPath, args: ['-e', burn] }),
  );
  return async () => {
    await Promise.all(burners.map((burner) => burner.stop()));
  };
}
