import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { sampleSizeVariable } from '#tests/proof/sample-size.ts';
import { rulesInForceVariable } from '#tests/rules/rules-source.ts';
import { ensureChromium, ensureEngines, listEngines } from '../lib/browsers.ts';
import { readArguments, runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure, tell } from '../lib/failure.ts';
import { Child, leaveMisreadVariables } from '../lib/processes.ts';
import { biomeCli, knipCli, root, typescriptCli } from '../lib/root.ts';
import { seedDatabase } from '../local/seed.ts';
import { emulatorVariables, projects } from '../local/stack.ts';
import { buildLocalSite, startSuite } from '../local/suite.ts';
import {
  addUp,
  type CheckName,
  checks,
  chosenChecks,
  collectFigures,
  fail,
  noteGreenRun,
  onePassed,
  onStack,
  problems,
  runPlaywright,
  runScripts,
  runStep,
  runVitest,
  shownCommit,
  summaryLine,
  type TestCounts,
} from './test-steps.ts';

const projectId = projects.test;
// Several checkers would each work out the types that they share.
const checkTypes = (config: string) => [typescriptCli, '-p', config, '--checkers', '1'];

runCommand(async (command) => {
  const { only, full, busy, ...others } = readArguments({
    only: { type: 'string' },
    full: { type: 'boolean' },
    busy: { type: 'boolean' },
    'require-engines': { type: 'boolean' },
  });
  leaveMisreadVariables();
  if (full) process.env[sampleSizeVariable] = 'full';
  // Dozens of processes compile the same packages.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
  if (busy) makeMachineBusy();
  const chosen = chosenChecks(only);
  const isWhole = chosen.size === checks.length;
  if (isWhole) {
    const name = `npm ${full ? 'run test:full' : 'test'}${busy ? ' -- --busy' : ''}`;
    tellUsualTime(name, (full ? 18 : 7) * (busy ? 2 : 1));
  }
  const commit = shownCommit();
  const printFigures = collectFigures();
  const results: TestCounts[] = [];

  async function runPart(name: string, work: () => Promise<TestCounts>): Promise<boolean> {
    const counts = await runStep(name, work);
    results.push(counts);
    return counts.failed === 0;
  }

  /** Runs those of the checks that were chosen as one step, and returns whether it passed. */
  async function step(
    names: CheckName[],
    work: (names: CheckName[]) => Promise<TestCounts>,
  ): Promise<boolean> {
    const wanted = names.filter((name) => chosen.has(name));
    return wanted.length === 0 || runPart(wanted.join(', '), () => work(wanted));
  }

  let stopSuite = async () => false;
  command.onExit(() => stopSuite());
  async function startStack(): Promise<TestCounts> {
    const emulators = ['auth', 'functions', 'firestore', 'hosting'] as const;
    const suite = await startSuite({ projectId, only: emulators });
    stopSuite = suite.stop;
    suite.ended.then((failure) => tell(failure));
    await seedDatabase(projectId);
    return onePassed;
  }

  const needsChromium = chosen.has('hosting') || chosen.has('e2e');
  const chromium = needsChromium ? ensureChromium() : Promise.resolve('');
  chromium.catch(() => {}); // reported by the step that needs it
  // At a desk, of the other engines the one that all iPhones have is enough.
  const isQuick = isWhole && !full && !others['require-engines'];
  const wanted = listEngines(process.platform).slice(0, isQuick ? 1 : undefined);
  // One after the other, as an installation locks the package database.
  const engines = chosen.has('engines')
    ? chromium.catch(() => {}).then(() => ensureEngines(wanted))
    : Promise.resolve({ names: [], leftOut: [] });
  const [stackRuns] = await Promise.all([
    onStack.some((name) => chosen.has(name)) ? runPart('local stack', startStack) : true,
    step(['types'], () =>
      runScripts({
        'types-tsconfig.json': checkTypes('tsconfig.json'),
        'types-tsconfig.node.json': checkTypes('tsconfig.node.json'),
      }),
    ),
    step(['lint'], () =>
      runScripts({ lint: [biomeCli, 'ci', '.'], unused: [knipCli, '--no-progress'] }),
    ),
    step(['node', 'dom'], (names) => runVitest(names)),
  ]);

  const suiteVariables = { ...emulatorVariables(projectId), [rulesInForceVariable]: 'yes' };
  const onSuite = (names: CheckName[]) => runVitest(names, suiteVariables);
  const [isBuilt] = stackRuns
    ? await Promise.all([
        step(['build'], () => buildLocalSite(projectId).then(() => onePassed)),
        step(['rules', 'owner'], onSuite),
        // In parallel with the others: it runs its files one after the other, and mostly waits.
        step(['functions'], onSuite),
      ])
    : [false];

  if (isBuilt) {
    const inChromium = async () => ({ ...suiteVariables, CHROMIUM_PATH: await chromium });
    await Promise.all([
      step(['hosting'], async () => runVitest(['hosting'], await inChromium())),
      step(['e2e'], async () => runPlaywright('e2e', await inChromium())),
      // In parallel with the others: their drivers mostly wait.
      step(['engines'], async () => {
        const { names, leftOut } = await engines;
        const required = others['require-engines'];
        if (!required) for (const line of leftOut) console.log(`• ${line}`);
        const env = { ...suiteVariables, ENGINES: names.join(',') };
        const config = 'tests/engines/playwright.config.ts';
        return addUp([
          ...(required ? leftOut.map((line) => fail(new Failure(line))) : []),
          ...(names.length > 0 ? [await runPlaywright('engines', env, config)] : []),
        ]);
      }),
    ]);
  } else console.log('• What needs the local stack or the built site was not run.');

  const counts = addUp(results);
  for (const problem of problems) tell(problem, 80);
  await stopSuite().catch((error) => tell(error));
  if (isWhole) noteGreenRun(counts.failed === 0 && commit === shownCommit() ? commit : null);
  printFigures();
  console.log(summaryLine(counts, (await engines.catch(() => null))?.leftOut.length ?? 0));
  return counts.failed > 0 ? 1 : 0;
});

/** Starts a process for each core that does nothing but compute; they end with this one, even if it is killed. */
function makeMachineBusy(): void {
  const burn = 'const parent = process.ppid; while (process.ppid === parent);';
  for (let core = 0; core < availableParallelism(); core += 1) {
    new Child({ name: `busy-${core}`, command: process.execPath, args: ['-e', burn] });
  }
}
