import { availableParallelism } from 'node:os';
import { extentVariable } from '#tests/proof/extent.ts';
import { readArguments } from '../lib/arguments.ts';
import { ensureChromium, ensureEngines } from '../lib/browsers.ts';
import { runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure, tell } from '../lib/failure.ts';
import { Child } from '../lib/processes.ts';
import { biomeCli, knipCli, typescriptCli } from '../lib/tools.ts';
import { seed } from '../local/seed.ts';
import { emulatorVariables, projects } from '../local/stack.ts';
import { buildLocalSite, startSuite } from '../local/suite.ts';
import { enginesOutcome, playwrightOutcome, vitestOutcome } from './test-runners.ts';
import {
  type Check,
  type CheckCommand,
  checks,
  chosenChecks,
  collectFigures,
  commandsOutcome,
  noteGreenRun,
  type Outcome,
  onePassed,
  runStep,
  shownCommit,
  summaryLine,
  total,
} from './test-steps.ts';

const projectId = projects.test;
const suiteVariables = emulatorVariables(projectId);
const passed: Outcome = { counts: onePassed, problems: [] };

runCommand(async (command) => {
  const {
    only,
    full,
    busy,
    'require-engines': requireEngines = false,
  } = readArguments({
    only: { type: 'string' },
    full: { type: 'boolean' },
    busy: { type: 'boolean' },
    'require-engines': { type: 'boolean' },
  });
  if (full) process.env[extentVariable] = 'full';
  if (busy) command.onExit(makeMachineBusy());
  const chosen = chosenChecks(only);
  if (chosen.size === checks.length) {
    const name = `npm ${full ? 'run test:full' : 'test'}${busy ? ' -- --busy' : ''}`;
    tellUsualTime(name, (full ? 26 : 8) * (busy ? 2 : 1));
  }
  const commit = shownCommit();
  const figures = collectFigures();
  command.onExit(figures.remove);
  const among = (...names: Check[]) => names.filter((name) => chosen.has(name));
  const results: Outcome[] = [];

  async function step(name: string, wanted: boolean, work: () => Promise<Outcome>) {
    if (!wanted) return true;
    const result = await runStep(name, work);
    results.push(result);
    return result.counts.failed === 0;
  }

  function vitestStep(names: Check[], env?: Record<string, string>) {
    return step(names.join(', '), names.length > 0, () => vitestOutcome(names, env));
  }

  function onBuiltSite(name: Check, built: boolean, work: () => Promise<Outcome>) {
    return step(name, chosen.has(name), async () => {
      if (!built) throw new Failure(`${name} was not run: the site does not build.`);
      return work();
    });
  }

  let stopSuite = async () => false;
  command.onExit(() => stopSuite());
  const onSuite = among('rules', 'functions', 'owner', 'build', 'hosting', 'e2e', 'engines');
  const chromium =
    chosen.has('hosting') || chosen.has('e2e') ? ensureChromium() : Promise.resolve('');
  chromium.catch(() => {}); // reported by the step that needs it
  // One after the other, as an installation locks the package database.
  const engines = chosen.has('engines')
    ? chromium.catch(() => {}).then(() => ensureEngines())
    : Promise.resolve({ names: [], leftOut: [] });
  const [suiteRuns] = await Promise.all([
    step('local stack', onSuite.length > 0, async () => {
      const suite = await startSuite({
        projectId,
        only: ['auth', 'functions', 'firestore', 'hosting'],
      });
      stopSuite = suite.stop;
      suite.ended.then((failure) => tell(failure));
      await seed(projectId);
      return passed;
    }),
    step('types', chosen.has('types'), checkTypes),
    step('lint', chosen.has('lint'), checkLint),
    vitestStep(among('unit', 'component', 'scripts')),
  ]);

  if (suiteRuns) {
    const [built] = await Promise.all([
      step('build', chosen.has('build'), async () => {
        await buildLocalSite(projectId);
        return passed;
      }),
      vitestStep(among('rules', 'owner'), suiteVariables),
      // In parallel with the others: it runs its files one after the other, and mostly waits.
      vitestStep(among('functions'), suiteVariables),
    ]);
    await onBuiltSite('hosting', built, async () =>
      vitestOutcome(['hosting'], { ...suiteVariables, CHROMIUM_PATH: await chromium }),
    );
    await Promise.all([
      onBuiltSite('e2e', built, async () =>
        playwrightOutcome('e2e', { ...suiteVariables, CHROMIUM_PATH: await chromium }),
      ),
      // In parallel with the others: their drivers mostly wait.
      onBuiltSite('engines', built, async () =>
        enginesOutcome(await engines, { required: requireEngines, env: suiteVariables }),
      ),
    ]);
  } else {
    for (const name of onSuite) {
      await step(name, true, async () => {
        throw new Failure(`${name} was not run: the local stack did not start.`);
      });
    }
  }

  const counts = total(results.map((result) => result.counts));
  for (const problem of results.flatMap((result) => result.problems)) tell(problem, 80);
  await stopSuite().catch((error) => tell(error));
  if (chosen.size === checks.length) {
    noteGreenRun(counts.failed === 0 && commit === shownCommit() ? commit : null);
  }
  figures.print();
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});

function checkTypes(): Promise<Outcome> {
  const commandFor = (config: string) =>
    [`types-${config}`, typescriptCli, '-p', config] satisfies CheckCommand;
  return commandsOutcome(commandFor('tsconfig.json'), commandFor('tsconfig.node.json'));
}

/** Runs the linter, and checks for unused exports, dependencies and files. */
function checkLint(): Promise<Outcome> {
  return commandsOutcome(['lint', biomeCli, 'ci', '.'], ['unused', knipCli, '--no-progress']);
}

/**
 * Makes the machine busy: starts a process for each core that does nothing but compute.
 *
 * @returns a function that ends them
 */
function makeMachineBusy(): () => Promise<void> {
  // Ends even if this process is killed.
  const burn = 'const parent = process.ppid; while (process.ppid === parent);';
  const burners = Array.from(
    { length: availableParallelism() },
    (_, core) => new Child({ name: `busy-${core}`, command: process.execPath, args: ['-e', burn] }),
  );
  return async () => {
    await Promise.all(burners.map((burner) => burner.stop()));
  };
}
