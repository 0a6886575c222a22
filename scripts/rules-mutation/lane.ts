import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rulesFileVariable, rulesLaneVariable } from '#tests/rules/rules-source.ts';
import { root } from '../local/root.ts';
import type { LaneAnswer, LaneJob } from './lane-messages.ts';

export interface LaneOptions {
  /** Sets its projects in the emulator apart. */
  name: string;
  /** Where it may keep the rules that it looks at. */
  folder: string;
  /** Of the Firestore emulator. */
  address: string;
}

/** A process that runs tests of the rules, one job at a time. */
export class Lane {
  readonly #process: ChildProcess;

  constructor({ name, folder, address }: LaneOptions) {
    this.#process = fork(join(import.meta.dirname, 'lane-process.ts'), {
      cwd: root,
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: address,
        [rulesFileVariable]: join(folder, `${name}.rules`),
        [rulesLaneVariable]: `-${name}`,
      },
    });
  }

  /**
   * Whether the tests notice the rules.
   *
   * @throws Error when the process has ended
   */
  async run(job: LaneJob): Promise<LaneAnswer> {
    this.#process.send(job);
    const ended = new AbortController();
    const exit = once(this.#process, 'exit', { signal: ended.signal });
    const outcome = await Promise.race([once(this.#process, 'message'), exit.then(() => null)]);
    ended.abort();
    await exit.catch(() => {});
    if (!outcome) throw new Error('A run of the tests of the rules ended by itself.');
    return outcome[0];
  }

  stop(): void {
    this.#process.kill();
  }
}
