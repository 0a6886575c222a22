import firestoreIndexes from '../../../firestore.indexes.json' with { type: 'json' };
import { isAsset } from '../deploy/old-assets/release-record.ts';
import { post, rates } from './content.ts';
import { filesOfLive, siteHostname } from './google/live-site.ts';
import { readyProject } from './google/ready-project.ts';
import { startGoogle } from './google/server.ts';
import { commonFault, type Rehearsed } from './rehearsed.ts';
import { shippedLines } from './shipped.ts';
import { parameters, projectId, type Workplace } from './workplace.ts';

const { indexes } = firestoreIndexes;

/**
 * Rehearses a series of deploys: the first one, to a database without posts; others with posts and rates;
 * the nightly rebuild after one more post; and one that drops the scripts of earlier releases.
 */
export function rehearseLife(workplace: Workplace) {
  const project = readyProject(projectId, siteHostname);

  async function deployed(...args: string[]): Promise<Rehearsed> {
    const google = await startGoogle(project);
    const before = filesOfLive(project);
    try {
      const { code, output } = await workplace.run(
        google.port,
        'scripts/release/deploy.ts',
        '--without-smoke',
        ...args,
      );
      const after = filesOfLive(project);
      const isDropped = args.includes('--drop-old-assets');
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
      name: 'a rebuild after one more post',
      run: () => {
        project.posts.push(post('what-is-escrow'));
        return deployed('--rebuild');
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
