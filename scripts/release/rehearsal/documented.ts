import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../lib/root.ts';

/**
 * Returns the firebase-tools commands in a section of a document, each as its arguments, for one project.
 *
 * @param section its number, as in `## 2. Database and site`
 */
export function documentedCommands(text: string, section: number, projectId: string): string[][] {
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

/**
 * Returns the arguments of a command in a job of the nightly workflow, for one project.
 *
 * @param command its beginning, without the arguments
 */
export function nightlyArguments(job: string, command: string, projectId: string): string[] {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/rebuild.yml'), 'utf8'));
  const steps: { run?: string }[] = jobs[job].steps;
  const line = steps.find(({ run }) => run?.startsWith(`${command} `))?.run;
  if (line === undefined) throw new Error(`The job ${job} does not run ${command}.`);
  return line
    .slice(command.length + 1)
    .replace('"$PROJECT"', projectId)
    .split(' ');
}
