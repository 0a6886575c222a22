import { writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { rulesFileVariable } from '#tests/rules/rules-source.ts';
import { root } from '../local/root.ts';
import type { LaneAnswer, LaneJob } from './lane-messages.ts';
import { RunRecorder } from './run-recorder.ts';

/** Runs chosen tests of the rules over and over, each time with the rules that a message brings. */
const file = process.env[rulesFileVariable];
if (!file) throw new Error(`${rulesFileVariable} is missing`);

const recorder = new RunRecorder();
const vitest = await createVitest('test', {
  root,
  project: ['rules'],
  watch: false,
  bail: 1,
  // The tests of one run share nothing that the rules could change; loading Firebase takes longest.
  isolate: false,
  pool: 'threads',
  maxWorkers: 1,
  reporters: [recorder],
});
const specifications = await vitest.globTestSpecifications(['tests/rules/']);

process.on('message', async (job: LaneJob) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit());

async function answer({ rules, files, names }: LaneJob): Promise<LaneAnswer> {
  writeFileSync(file as string, rules);
  if (names === null) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(names, 'i'));
  await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => files.includes(moduleId)),
  );
  return recorder.answer;
}
