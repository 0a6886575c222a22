import { reportFigure } from '#tests/proof/figures.ts';
import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { printLine, withProgress } from '../lib/progress.ts';
import { tellUsualTime } from '../lib/usual-time.ts';
import { startLoneEmulator } from './rules-mutation/emulator.ts';
import { mutateRules } from './rules-mutation/mutate-rules.ts';
import { explainedSurvivors } from './rules-mutation/survivors.ts';
import { figureOf, problemsOf, shareProblemsOf } from './rules-mutation/verdict.ts';

runCommand(async (command) => {
  const { only, sample, verbose } = readArguments({
    only: { type: 'string' },
    sample: { type: 'string' },
    verbose: { type: 'boolean' },
  });
  const isWhole = !(only || sample);
  const recordTime = isWhole ? tellUsualTime('npm run rules:mutate', 27) : () => {};
  const emulator = await withProgress('emulator', startLoneEmulator);
  command.onExit(emulator.stop);
  const result = await mutateRules({
    address: emulator.address,
    only,
    sample: sample === undefined ? undefined : Number(sample),
    onDecided({ name }, killer) {
      if (verbose) printLine(killer ? `✔ ${name}\n    ${killer}` : `✖ ${name}`);
    },
  });
  for (const { name } of result.invalid) console.log(`Does not compile: ${name}`);
  const problems = [
    ...problemsOf(result, explainedSurvivors),
    ...(isWhole ? shareProblemsOf(result) : []),
  ];
  for (const problem of problems) console.error(problem);
  reportFigure('Rules mutants', figureOf(result));
  recordTime();
  return problems.length > 0 ? 1 : 0;
});
