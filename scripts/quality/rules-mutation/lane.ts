import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  type EmulatorProject,
  putInForce,
  rulesProjectVariable,
} from '#tests/rules/rules-source.ts';
import { root } from '../../lib/root.ts';

/** The tests that a lane is asked to run. */
export interface LaneJob {
  /** Absolute paths of test files. */
  files: string[];
  /** Ids of the tests; null for all of the files. */
  tests: string[] | null;
}

/** A test of the rules. */
export interface NamedTest {
  /** Vitest's id. */
  id: string;
  /** Absolute path. */
  file: string;
  /** With the names of the groups around it. */
  name: string;
}

/** The outcome of a job. */
export interface LaneAnswer {
  /** The first test that failed; null when all passed. */
  failed: { name: string; reason: string } | null;
  /** Errors outside of any test, such as in a hook. */
  broken: string[];
  passed: NamedTest[];
}

/**
 * A process that runs the rules' tests, one job at a time. All of them share a project, because compiling
 * the rules takes the emulator longest, and it does so for each project.
 */
export class Lane {
  readonly #project: EmulatorProject;
  readonly #process: ChildProcess;

  /** @param project that no other lane uses */
  constructor(project: EmulatorProject) {
    this.#project = project;
    this.#process = fork(join(import.meta.dirname, 'lane-process.ts'), {
      cwd: root,
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: project.address,
        [rulesProjectVariable]: project.projectId,
      },
    });
  }

  /** Applies these rules for all further jobs. Returns false if they do not compile. */
  use(rules: string): Promise<boolean> {
    return putInForce(rules, this.#project);
  }

  /**
   * Runs the tests of a job.
   *
   * @throws Error if the process has ended
   */
  async run(job: LaneJob): Promise<LaneAnswer> {
    this.#process.send(job);
    const ended = new AbortController();
    const exit = once(this.#process, 'exit', { signal: ended.signal });
    const outcome = await Promise.race([once(this.#process, 'message'), exit.then(() => null)]);
    ended.abort();
    await exit.catch(() => {});
    if (!outcome) throw new Error('A run of the tests of the rules ended on its own.');
    return outcome[0];
  }

  stop(): void {
    this.#process.kill();
  }
}
