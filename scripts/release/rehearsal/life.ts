import firestoreIndexes from '../../../firestore.indexes.json' with { type: 'json' };
import { firebaseCli } from '../../lib/tools.ts';
import { isAsset } from '../deploy/old-assets/release-record.ts';
import { post, rates } from './content.ts';
import { nightlyArguments } from './documented.ts';
import { filesOfLive, siteHostname } from './google/live-site.ts';
import { readyProject } from './google/ready-project.ts';
import { startGoogle } from './google/server.ts';
import { commonFault, type Rehearsed } from './rehearsed.ts';
import { shippedLines } from './shipped.ts';
import { parameters, projectId, type Workplace } from './workplace.ts';

const { indexes } = firestoreIndexes;
const deployScript = 'scripts/release/deploy.ts';

/**
 * Rehearses a series of deploys: the first one, to a database without posts; others with posts and rates;
 * the nightly rebuild after one more post, in the jobs of its workflow; and one from a terminal that drops
 * the scripts of earlier releases.
 */
export function rehearseLife(workplace: Workplace) {
  const project = readyProject(projectId, siteHostname);

  function deployed(...args: string[]): Promise<Rehearsed> {
    const isDropped = args.includes('--drop-old-assets');
    const command = [deployScript, '--without-smoke', ...args] as const;
    return released((port) => workplace.run(port, ...command), isDropped);
  }

  function rebuiltAtNight(): Promise<Rehearsed> {
    const build = nightlyArguments('build', 'npm run deploy --', projectId);
    const ship = nightlyArguments('ship', 'node_modules/.bin/firebase', projectId);
    return released(async (port) => {
      const built = await workplace.runSignedOut(port, deployScript, ...build);
      return built.code === 0 ? workplace.run(port, firebaseCli, ...ship) : built;
    });
  }

  async function released(
    release: (port: number) => ReturnType<Workplace['run']>,
    isDropped = false,
  ): Promise<Rehearsed> {
    const google = await startGoogle(project);
    const before = filesOfLive(project);
    try {
      const { code, output } = await release(google.port);
      const after = filesOfLive(project);
      const fault =
        commonFault(google, project) ??
        (code === 0 ? undefined : `It failed:\n${output}`) ??
        (project.indexes.length === indexes.length ? undefined : 'An index was made again.') ??
        (pagesIn(after).length > pagesIn(before).length
          ? undefined
          : 'The pages are not those of the database.') ??
        (hasAll(after, assetsIn(before)) === isDropped
          ? `The scripts of the release before are ${isDropped ? 'still there' : 'gone'}.`
          : undefined);
      return { lines: shippedLines(project), fault };
    } finally {
      await google.stop();
    }
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
        workplace.changeSite();
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
      name: 'the nightly rebuild after one more post',
      run: () => {
        project.posts.push(post('what-is-escrow'));
        return rebuiltAtNight();
      },
    },
    {
      name: 'a rebuild that leaves the scripts of earlier releases behind',
      run: () => {
        project.posts.push(post('what-is-pmi'));
        return deployed('--rebuild', '--drop-old-assets');
      },
    },
  ];
}

type Files = ReturnType<typeof filesOfLive>;

function pagesIn(files: Files): string[] {
  return Object.keys(files).filter((path) => path.endsWith('.html'));
}

/** Returns what a release carries along: scripts and styles, not the files of the search index. */
function assetsIn(files: Files): string[] {
  return Object.keys(files).filter((path) => isAsset(path.slice(1)));
}

function hasAll(files: Files, paths: string[]): boolean {
  return paths.every((path) => path in files);
}
