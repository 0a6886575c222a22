import { createVitest, type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';
import { root } from '../../lib/root.ts';
import type { LaneAnswer, LaneJob } from './lane.ts';
import { RunRecorder } from './run-recorder.ts';

/**
 * A thread that outlives a run: Vitest ends its threads after each one, and loading Firebase again would
 * take longer than most runs. What is loaded does not depend on the rules.
 */
class KeptThread extends ThreadsPoolWorker {
  override readonly name = 'kept-thread';
  #isStarted = false;
  #answer: (message: object) => void = () => {};

  override on(event: string, callback: (message: object) => void): void {
    if (event === 'message') this.#answer = callback;
    super.on(event, callback);
  }

  override send(message: WorkerRequest): void {
    const isKnown = this.#isStarted && message.type === 'start';
    this.#isStarted ||= message.type === 'start';
    if (isKnown || message.type === 'stop') {
      const type = message.type === 'stop' ? 'stopped' : 'started';
      this.#answer({ __vitest_worker_response__: true, type });
    } else super.send(message);
  }

  override async start(): Promise<void> {
    if (!this.#isStarted) await super.start();
  }

  override async stop(): Promise<void> {
    this.off('message', this.#answer);
  }
}

let thread: KeptThread | undefined;
const recorder = new RunRecorder();
const vitest = await createVitest('test', {
  root,
  project: ['rules'],
  watch: false,
  bail: 1,
  isolate: false,
  pool: {
    name: 'kept-thread',
    createPoolWorker(options: PoolOptions) {
      thread ??= new KeptThread(options);
      return thread;
    },
  },
  maxWorkers: 1,
  reporters: [recorder],
});
const project = vitest.getProjectByName('rules');

process.on('message', async (job: LaneJob) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit());

async function answer({ files, tests }: LaneJob): Promise<LaneAnswer> {
  await vitest.runTestSpecifications(
    files.map((file) => project.createSpecification(file, tests ? { testIds: tests } : {})),
  );
  return recorder.answer;
}
