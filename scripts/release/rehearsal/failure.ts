import { firebaseCli } from '../../lib/tools.ts';
import { siteHostname } from './google/live-site.ts';
import { readyProject } from './google/ready-project.ts';
import { startGoogle } from './google/server.ts';
import { commonFault, type Rehearsed } from './rehearsed.ts';
import type { Scenario } from './scenarios.ts';
import { parameters, projectId, type Workplace } from './workplace.ts';

/** Rehearses a deploy that must fail with the scenario's message before the pages are shipped. */
export async function rehearseFailure(
  workplace: Workplace,
  scenario: Scenario,
): Promise<Rehearsed> {
  const { spoil, parameters: changed, line, shipped, evidence } = scenario;
  const project = readyProject(projectId, siteHostname);
  spoil(project);
  const rulesBefore = project.releasedRules;
  const functionsBefore = project.functions.size;
  const liveBefore = project.live;
  workplace.setParameters(changed ? changed(parameters) : parameters);
  const google = await startGoogle(project);
  try {
    const { code, output } = await workplace.run(google.port, ...commandOf(scenario));
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
    const guess = evidence === 'guessed' ? ['What Google answers here is a guess.'] : [];
    return { lines: told ? [told, ...guess] : guess, fault };
  } finally {
    await google.stop();
  }
}

function commandOf({ cli, args = ['--allow-empty'] }: Scenario): [script: string, ...string[]] {
  return cli
    ? [firebaseCli, ...cli, '--project', projectId, '--non-interactive']
    : ['scripts/release/deploy.ts', '--tested', ...args];
}
