import { createVitest } from 'vitest/node';
import { root } from '../../lib/root.ts';
import type { LaneAnswer, LaneJob } from './lane.ts';
import { RunRecorder } from './run-recorder.ts';

/** Runs the rules' tests again and again, each time those that a message names. */
const recorder = new RunRecorder();
const vitest = await createVitest('test', {
  root,
  project: ['rules'],
  watch: false,
  bail: 1,
  // The tests of one run share nothing that depends on the rules, and loading Firebase takes longest.
  isolate: false,
  pool: 'threads',
  maxWorkers: 1,
  reporters: [recorder],
});
const specifications = await vitest.globTestSpecifications(['tests/rules/']);

process.on('message', async (job: LaneJob) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit());

async function answer({ files, names }: LaneJob): Promise<LaneAnswer> {
  if (names === null) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(names, 'i'));
  await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => files.includes(moduleId)),
  );
  return recorder.answer;
}
