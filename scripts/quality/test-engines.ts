import { readArguments } from '../lib/arguments.ts';
import { chosenEngines, ensureEngines } from '../lib/browsers.ts';
import { runCommand } from '../lib/command.ts';
import { tell } from '../lib/failure.ts';
import { startBuiltSite } from '../local/suite.ts';
import { enginesOutcome } from './test-runners.ts';
import { runStep, summaryLine } from './test-steps.ts';

runCommand(async (command) => {
  const { only } = readArguments({ only: { type: 'string' } });
  const found = await ensureEngines(chosenEngines(only));

  const suite = await startBuiltSite();
  command.onExit(suite.stop);
  // A missing engine is a failure here.
  const { counts, problems } = await runStep('engines', () => enginesOutcome(found, true));
  for (const problem of problems) tell(problem, 80);
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
