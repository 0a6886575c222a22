import { readyProject } from './google/ready-project.ts';
import { startGoogle } from './google/server.ts';
import { commonFault, type Rehearsed } from './rehearsed.ts';
import type { Scenario } from './scenarios.ts';
import { parameters, projectId, siteHostname, type Workplace } from './workplace.ts';

/** Rehearses a deploy that must fail with the scenario's line, before the pages are shipped. */
export async function rehearseFailure(
  workplace: Workplace,
  { spoil, parameters: changed, args = ['--allow-empty'], line, shipped, evidence }: Scenario,
): Promise<Rehearsed> {
  const project = readyProject(projectId, siteHostname);
  spoil(project);
  const rulesBefore = project.releasedRules;
  const functionsBefore = project.functions.size;
  workplace.setParameters(changed ? changed(parameters) : parameters);
  const google = await startGoogle(project);
  try {
    const { code, output } = await workplace.run(
      google.port,
      'scripts/deploy.ts',
      '--tested',
      ...args,
    );
    const [told] = line.exec(output) ?? [];
    const hasRules = project.releasedRules !== rulesBefore;
    const hasFunctions = project.functions.size > functionsBefore;
    const fault =
      commonFault(google, project) ??
      (code === 0 ? 'It did not fail.' : undefined) ??
      (told ? undefined : `It said something else:\n${output}`) ??
      (project.live ? 'It shipped the pages.' : undefined) ??
      (hasRules && !shipped ? 'It shipped the rules.' : undefined) ??
      (hasFunctions && shipped !== 'functions' ? 'It shipped the functions.' : undefined);
    const guess = evidence === 'guessed' ? ['What Google answers here is a guess.'] : [];
    return { lines: told ? [told, ...guess] : guess, fault };
  } finally {
    await google.stop();
  }
}
