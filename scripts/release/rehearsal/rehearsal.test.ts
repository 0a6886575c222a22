import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFull } from '#tests/proof/extent.ts';
import { reportFigure } from '#tests/proof/figures.ts';
import { root } from '../../lib/root.ts';
import { firebaseCli } from '../../lib/tools.ts';
import { startGoogle } from './google.ts';
import { rehearseLife, shippedLines } from './life.ts';
import { rehearseFailure, scenarios } from './rehearse.ts';
import { readyProject } from './rehearsed-project.ts';
import { makeWorkplace, parameters, projectId, type Workplace } from './workplace.ts';

const timeout = 600_000;

let workplace: Workplace;
beforeAll(() => {
  workplace = makeWorkplace();
}, 60_000);
afterAll(() => workplace.remove());

/** Runs the CLI without a terminal. */
async function firebase(project = readyProject(projectId), ...args: string[]) {
  const google = await startGoogle(project);
  try {
    const common = args.includes('--project') ? [] : ['--project', projectId];
    const ended = await workplace.run(
      google.port,
      firebaseCli,
      ...args,
      ...common,
      '--non-interactive',
    );
    return { ...ended, unanswered: google.unanswered };
  } finally {
    await google.stop();
  }
}

it('the CLI ships rules, indexes and functions to the stand-in', { timeout }, async () => {
  const project = readyProject(projectId);
  const args = ['deploy', '--only', 'firestore,functions', '--force'];
  const { code, output, unanswered } = await firebase(project, ...args);
  expect(code, output).toBe(0);
  expect(unanswered).toEqual([]);
  if (!inFull) reportFigure('Rehearsed deploys', '1 of rules and functions');
  const account = `verifier@${projectId}.iam.gserviceaccount.com`;
  const described = `parameters ${Object.keys(parameters).sort().join(', ')}; secrets none; at most 2 instances of 80 calls; as ${account}; called by allUsers`;
  expect(shippedLines(project).slice(1)).toEqual([
    'index: mortgageBlogPosts by category ascending, datePublished descending, __name__ descending',
    'index: mortgageQuotes by loanType ascending, createdAt descending, __name__ descending',
    'index: mortgageQuotes by creditScore ascending, createdAt descending, __name__ descending',
    'index: mortgageQuotes by timeline ascending, createdAt descending, __name__ descending',
    'index: leadBuyers by state ascending, createdAt descending, __name__ descending',
    'index: leadBuyers by companyType ascending, createdAt descending, __name__ descending',
    'index: leadStates by kind ascending, status ascending, updatedAt descending, __name__ descending',
    'index: postRevisions by post ascending, at descending, __name__ descending',
    'index: postRevisions by what ascending, at descending, __name__ descending',
    'field: botReceipts.expiresAt (TTL, own indexes)',
    'field: mail.expiresAt (TTL, own indexes)',
    'field: postDrafts.base (own indexes)',
    'field: postDrafts.content (own indexes)',
    'field: postRevisions.before (own indexes)',
    'field: postRevisions.expiresAt (TTL, own indexes)',
    `function: verifyRecaptcha; ${described}`,
    `function: verifyRecaptchaMortgage; ${described}`,
    'images: firebase-functions-cleanup',
  ]);
});

it.runIf(inFull)(
  'there is no cleanup policy to set before the first deploy',
  { timeout },
  async () => {
    const project = readyProject(projectId);
    const { output } = await firebase(project, 'functions:artifacts:setpolicy');
    expect(output).toContain('does not exist in Artifact Registry');
    expect(project.images).toBeNull();
  },
);

it('parses the commands of a section', () => {
  const text =
    '## 1. A\nnpx firebase no\n## 2. B\nnpx firebase x:y "z" \\\n  --project PROJECT  # why\n';
  expect(documentedCommands(text, 2, 'homes')).toEqual([['x:y', 'z', '--project', 'homes']]);
});

it.runIf(inFull)(
  'step 2 of the document creates database, rules and site',
  { timeout },
  async () => {
    const project = readyProject(projectId);
    Object.assign(project, { database: null, rules: [], releasedRules: null, site: null });
    const text = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
    const commands = documentedCommands(text, 2, projectId);
    expect(commands).toHaveLength(3);
    for (const command of commands) {
      const { code, output, unanswered } = await firebase(project, ...command);
      expect(code, output).toBe(0);
      expect(unanswered).toEqual([]);
    }
    const ready = readyProject(projectId);
    expect(project.database).toMatchObject(ready.database ?? {});
    expect(project.releasedRules).not.toBeNull();
    expect(project.site).toBe(projectId);
  },
);

const named = scenarios.map((scenario) => [scenario.name, scenario] as const);
it.runIf(inFull).each(named)('fails: %s', { timeout }, async (_name, scenario) => {
  expect((await rehearseFailure(workplace, scenario)).fault).toBeUndefined();
});

it.runIf(inFull)('ships from the first deploy to a rebuild', { timeout }, async () => {
  const life = rehearseLife(workplace);
  for (const { name, run } of life) {
    expect((await run()).fault, name).toBeUndefined();
  }
  reportFigure('Rehearsed deploys', `${life.length} in a row, ${scenarios.length} ways to fail`);
});

/**
 * Returns the firebase-tools commands in a section of a document, each as its arguments.
 *
 * @param section its number, as in `## 2. Database and site`
 */
function documentedCommands(text: string, section: number, projectId: string): string[][] {
  const [, rest = ''] = text.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  const [own = ''] = rest.split(/^## /m);
  return own
    .replaceAll(/ *\\\n */g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('npx firebase '))
    .map((line) =>
      line
        .replace(/ +#.*$/, '')
        .replaceAll('PROJECT', projectId)
        .split(/ +/)
        .slice(2)
        .map((argument) => argument.replaceAll('"', '')),
    );
}
