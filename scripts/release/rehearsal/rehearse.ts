import { withProgress } from '../../lib/progress.ts';
import { firebaseCli } from '../../lib/tools.ts';
import { startGoogle } from './google.ts';
import { commonFault, type Rehearsed, rehearseLife } from './life.ts';
import { type Project, readyProject } from './rehearsed-project.ts';
import { makeWorkplace, parameters, projectId, type Workplace } from './workplace.ts';

/** A way for a deploy to fail, and its message. */
interface Scenario {
  name: string;
  /** Spoils a project that is otherwise ready. */
  spoil?(project: Project): void;
  /** A parameter of the functions that is missing. */
  withoutParameter?: string;
  /** Arguments for the CLI alone, instead of `npm run deploy`. */
  cli?: readonly string[];
  /** More arguments of `npm run deploy`. */
  args?: readonly string[];
  /** The line of the output that reports it. */
  line: RegExp;
  /** What is shipped before the failure; nothing if not given. */
  shipped?: 'rules' | 'functions';
}

/**
 * The ways to fail in which the CLI or the whole chain decides. What the deploy's own checks refuse is in
 * deploy/steps.isolated.test.ts, what the doctor finds in checks/examine-project.test.ts, against the same
 * stand-in, and what may be wrong with earlier releases in deploy/old-assets.test.ts.
 */
export const scenarios: readonly Scenario[] = [
  {
    name: 'a parameter is missing, and the CLI is asked alone',
    withoutParameter: 'RECAPTCHA_ENDPOINT',
    cli: ['deploy', '--only', 'functions'],
    line: /^Error: In non-interactive mode but have no value for the following environment variables: .*/m,
  },
  {
    name: 'no cleanup policy, and the CLI is asked alone',
    cli: ['deploy', '--only', 'functions'],
    line: /^Error: Functions successfully deployed but could not set up cleanup policy .*/m,
    shipped: 'functions',
  },
  {
    name: 'no database',
    spoil: (project) => {
      project.database = null;
    },
    line: /^✖ database: There is no database\./m,
  },
  {
    name: 'the database refuses the build’s reads',
    spoil: (project) => {
      project.readsRefused = true;
    },
    line: /^✖ The site does not build\./m,
  },
  {
    name: 'a database without posts, and nobody said that this is right',
    args: [],
    line: /^The database has no posts and no rates\. Before there are any, build with --allow-empty\.$/m,
  },
  {
    name: 'a function of somebody else in the project',
    spoil: ({ id, functions }) => {
      functions.set('other', {
        name: `projects/${id}/locations/us-central1/functions/other`,
        state: 'ACTIVE',
        labels: { 'deployment-tool': 'cli-firebase' },
        buildConfig: { runtime: 'nodejs24', entryPoint: 'other' },
        serviceConfig: {},
      });
    },
    line: /^Error: The following functions are found in your project but do not exist in your local/m,
    shipped: 'rules',
  },
  {
    name: 'an organization forbids public functions',
    spoil: (project) => {
      project.domainRestricted = true;
    },
    line: /^✖ Shipping functions failed\. What comes after it was not shipped\./m,
    shipped: 'functions',
  },
];

/**
 * Ships a clone of this repository with the real firebase CLI to a stand-in of Google's APIs: the first
 * deploy, the second, a rebuild, and the scenarios. Prints a record.
 *
 * @returns the exit code
 */
export async function rehearse(): Promise<number> {
  const workplace = makeWorkplace();
  const rehearsals = [
    ...rehearseLife(workplace),
    ...scenarios.map((scenario) => ({
      name: scenario.name,
      run: () => rehearseFailure(workplace, scenario),
    })),
  ];
  let wrong = 0;
  try {
    for (const { name, run } of rehearsals) {
      const { fault, lines } = await withProgress(name, run);
      console.log(`${fault ? '✖' : '✔'} ${name}`);
      for (const line of [...lines, ...(fault ? [fault] : [])]) console.log(`    ${line}`);
      if (fault) wrong++;
    }
  } finally {
    workplace.remove();
  }
  console.log(
    wrong === 0
      ? 'All went as it must. What only a real project can tell is marked in docs/deploying.md.'
      : `${wrong} of ${rehearsals.length} did not go as they must.`,
  );
  return wrong === 0 ? 0 : 1;
}

/** Rehearses a deploy that must fail with the scenario's message before the pages are shipped. */
export async function rehearseFailure(
  workplace: Workplace,
  { spoil, withoutParameter = '', cli, args = ['--allow-empty'], line, shipped }: Scenario,
): Promise<Rehearsed> {
  const project = readyProject(projectId);
  spoil?.(project);
  const { releasedRules: rulesBefore, live: liveBefore } = project;
  const functionsBefore = project.functions.size;
  const { [withoutParameter]: _missing, ...others } = parameters;
  workplace.setParameters(others);
  const google = await startGoogle(project);
  try {
    const { code, output } = await (cli
      ? workplace.run(google.port, firebaseCli, ...cli, '--project', projectId, '--non-interactive')
      : workplace.run(google.port, 'scripts/release/deploy.ts', '--tested', ...args));
    const [told] = line.exec(output) ?? [];
    const hasRules = project.releasedRules !== rulesBefore;
    const hasFunctions = project.functions.size > functionsBefore;
    const fault =
      commonFault(google, project) ??
      (code === 0 ? 'It did not fail.' : undefined) ??
      (told ? undefined : `It said something else:\n${output}`) ??
      (project.live !== liveBefore ? 'It shipped the pages.' : undefined) ??
      (hasRules && !shipped ? 'It shipped the rules.' : undefined) ??
      (hasFunctions && shipped !== 'functions' ? 'It shipped the functions.' : undefined);
    return { lines: told ? [told] : [], fault };
  } finally {
    await google.stop();
  }
}
