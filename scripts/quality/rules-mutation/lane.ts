import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rulesProjectVariable } from '#tests/rules/rules-source.ts';
import { root } from '../../lib/root.ts';
import { type EmulatorProject, putInForce } from './emulator.ts';

/** What a lane is asked: whether these tests notice the rules in force. */
export interface LaneJob {
  /** Files of tests, as absolute paths. */
  files: string[];
  /** Source of the pattern that a test's name must match; null: all tests. */
  names: string | null;
}

/** A test of the rules. */
export interface NamedTest {
  /** Absolute path. */
  file: string;
  name: string;
}

/** What a lane answers. */
export interface LaneAnswer {
  /** The first test that failed; null when all passed. */
  failed: { name: string; reason: string } | null;
  /** What broke without any test to blame, such as a hook. */
  broken: string[];
  passed: NamedTest[];
}

/**
 * A process that runs tests of the rules, one job at a time. All of them share a project, because
 * the emulator takes longest to compile the rules, and does so for each project.
 */
export class Lane {
  readonly #project: EmulatorProject;
  readonly #process: ChildProcess;

  /** @param project that nobody else uses */
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

  /** Has all further jobs look at these rules, unless they do not compile: then false. */
  use(rules: string): Promise<boolean> {
    return putInForce(rules, this.#project);
  }

  /**
   * Whether the tests notice the rules in force.
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
