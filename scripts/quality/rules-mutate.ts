import { reportFigure } from '#tests/proof/figures.ts';
import { readArguments } from '../lib/arguments.ts';
import { runCommand, tellUsualTime } from '../lib/command.ts';
import { printLine, withProgress } from '../lib/progress.ts';
import { startLoneEmulator } from './rules-mutation/emulator.ts';
import { mutateRules } from './rules-mutation/mutate-rules.ts';
import { explainedSurvivors } from './rules-mutation/survivors.ts';
import { figureOf, problemsOf, shareProblemsOf } from './rules-mutation/verdict.ts';

/** Number of mutants to try unless all or some are asked for: what takes nine minutes. */
const usualSample = 500;

runCommand(async (command) => {
  const { only, full, verbose } = readArguments({
    only: { type: 'string' },
    full: { type: 'boolean' },
    verbose: { type: 'boolean' },
  });
  const recordTime = only
    ? () => {}
    : tellUsualTime(`npm run rules:mutate${full ? ' -- --full' : ''}`, full ? 20 : 9);
  const emulator = await withProgress('emulator', startLoneEmulator);
  command.onExit(emulator.stop);
  const result = await mutateRules({
    address: emulator.address,
    only,
    sample: only || full ? undefined : usualSample,
    onlyLikely: full ? undefined : new Set(explainedSurvivors.map(({ mutant }) => mutant)),
    onDecided({ name }, killer) {
      if (verbose) printLine(killer ? `✔ ${name}\n    ${killer}` : `✖ ${name}`);
    },
  });
  for (const { name } of result.invalid) console.log(`Does not compile: ${name}`);
  const problems = [
    ...problemsOf(result, explainedSurvivors),
    ...(only ? [] : shareProblemsOf(result)),
  ];
  for (const problem of problems) console.error(problem);
  reportFigure('Rules mutants', figureOf(result));
  recordTime();
  return problems.length > 0 ? 1 : 0;
});
