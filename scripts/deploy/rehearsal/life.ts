import { post, rates } from './content.ts';
import { readyProject } from './google/ready-project.ts';
import { startGoogle } from './google/server.ts';
import { commonFault, type Rehearsed } from './rehearsed.ts';
import { shippedLines } from './shipped.ts';
import { parameters, projectId, siteHostname, type Workplace } from './workplace.ts';

/**
 * The life of a project that is ready for its first deploy: that deploy, to a database without
 * posts; another with posts and rates; and the nightly rebuild after one more post.
 */
export function rehearseLife(workplace: Workplace) {
  const project = readyProject(projectId, siteHostname);

  async function deployed(...args: string[]): Promise<Rehearsed> {
    const google = await startGoogle(project);
    const filesBefore = filesOfLive();
    try {
      const { code, output } = await workplace.run(
        google.port,
        'scripts/deploy.ts',
        '--without-smoke',
        ...args,
      );
      const fault =
        commonFault(google, project) ??
        (code === 0 ? undefined : `It failed:\n${output}`) ??
        (project.indexes.length === 1 ? undefined : 'An index was made again.') ??
        (filesOfLive() > filesBefore ? undefined : 'The pages are not those of the database.');
      return { lines: shippedLines(project), fault };
    } finally {
      await google.stop();
    }
  }

  function filesOfLive(): number {
    const live = project.versions.find(({ name }) => name === project.live);
    return Object.keys(live?.files ?? {}).length;
  }

  return [
    {
      name: 'the first deploy, to a database without posts',
      run: () => {
        workplace.setParameters(parameters);
        return deployed('--tested', '--allow-empty');
      },
    },
    {
      name: 'the second deploy, with posts and rates',
      run: () => {
        project.posts = [post('points-or-credits')];
        project.rates = rates;
        return deployed('--tested');
      },
    },
    {
      name: 'a deploy in an organization that forbids public functions, with its exception',
      run: () => {
        project.domainRestricted = true;
        project.invokers.clear();
        project.openServices.add('verifyrecaptcha').add('verifyrecaptchamortgage');
        project.posts.push(post('points'));
        return deployed('--tested');
      },
    },
    {
      name: 'a rebuild after one more post',
      run: () => {
        project.posts.push(post('what-is-escrow'));
        return deployed('--rebuild');
      },
    },
  ];
}
