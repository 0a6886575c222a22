import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import firestoreIndexes from '../../../firestore.indexes.json' with { type: 'json' };
import { root } from '../../lib/root.ts';
import { firebaseCli } from '../../lib/tools.ts';
import { isAsset } from '../deploy/old-assets.ts';
import { type StandIn, startGoogle } from './google.ts';
import { type Project, readyProject } from './rehearsed-project.ts';
import { listLiveFiles } from './shipping-routes.ts';
import { parameters, projectId, type Workplace } from './workplace.ts';

/** The outcome of a rehearsed deploy. */
export interface Rehearsed {
  /** The lines of its record. */
  lines: string[];
  /** Why it did not go as expected; undefined if it did. */
  fault: string | undefined;
}

const deployScript = 'scripts/release/deploy.ts';

/** The rates in the format of Firestore's REST API. */
const rates = {
  fixed30: { stringValue: '6.5%' },
  fixed15: { stringValue: '5.9%' },
  arm51: { stringValue: '6.1%' },
  jumbo30: { stringValue: '6.7%' },
  lastUpdated: { stringValue: 'January 1, 2026' },
};

/**
 * Rehearses a series of deploys: the first one, to a database without posts; others with posts and rates;
 * the nightly rebuild after one more post, in the jobs of its workflow; and one from a terminal that drops
 * the scripts of earlier releases.
 */
export function rehearseLife(workplace: Workplace) {
  const project = readyProject(projectId);

  function deployed(...args: string[]): Promise<Rehearsed> {
    const isDropped = args.includes('--drop-old-assets');
    const command = [deployScript, '--without-smoke', ...args] as const;
    return released((port) => workplace.run(port, ...command), isDropped);
  }

  function rebuiltAtNight(): Promise<Rehearsed> {
    const build = nightlyArguments('build', 'npm run deploy --');
    const ship = nightlyArguments('ship', 'node_modules/.bin/firebase');
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
    const before = Object.keys(listLiveFiles(project));
    try {
      const { code, output } = await release(google.port);
      const after = Object.keys(listLiveFiles(project));
      const carried = before.filter((path) => isAsset(path.slice(1)));
      const hasCarried = carried.every((path) => after.includes(path));
      const fault =
        commonFault(google, project) ??
        (code === 0 ? undefined : `It failed:\n${output}`) ??
        (project.indexes.length === firestoreIndexes.indexes.length
          ? undefined
          : 'An index was made again.') ??
        (countPages(after) > countPages(before)
          ? undefined
          : 'The pages are not those of the database.') ??
        (hasCarried === isDropped
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

/**
 * Returns the fault of a rehearsal with unanswered requests, or with the browser's key outside of a
 * page.
 */
export function commonFault({ unanswered }: StandIn, { keysOfReads }: Project): string | undefined {
  if (unanswered.length > 0) return `The stand-in does not know ${unanswered.join(', ')}.`;
  if (keysOfReads.some(Boolean)) return 'The build reads the database with the browser’s key.';
  return undefined;
}

/** Returns the record of a rehearsal: a line for each thing that was shipped to a project. */
export function shippedLines(project: Project): string[] {
  const { rules, releasedRules, indexes, fields, functions, invokers, versions, live } = project;
  const inForce = rules.find(({ name }) => name === releasedRules)?.content ?? '';
  return [
    `rules: ${inForce.split('\n').length} lines`,
    ...indexes.map(({ collectionGroup, fields: parts }) => {
      const described = parts.map(({ fieldPath, order }) => `${fieldPath} ${order.toLowerCase()}`);
      return `index: ${collectionGroup} by ${described.join(', ')}`;
    }),
    ...[...fields].map(([path, { ttlConfig, indexConfig }]) => {
      const kinds = [ttlConfig && 'TTL', indexConfig && 'own indexes'].filter(Boolean);
      return `field: ${path.replace('/fields/', '.')} (${kinds.join(', ')})`;
    }),
    ...[...functions].map(([name, { serviceConfig }]) => {
      const own = Object.keys(serviceConfig.environmentVariables ?? {}).filter((key) =>
        /^(RECAPTCHA|VERIFIER)_/.test(key),
      );
      const secrets = serviceConfig.secretEnvironmentVariables?.map(({ secret }) => secret) ?? [];
      return [
        `function: ${name}`,
        `parameters ${own.sort().join(', ')}`,
        `secrets ${secrets.join(', ') || 'none'}`,
        `at most ${serviceConfig.maxInstanceCount} instances of ${serviceConfig.maxInstanceRequestConcurrency} calls`,
        `as ${serviceConfig.serviceAccountEmail ?? 'the default account'}`,
        `called by ${invokers.get(name.toLowerCase())?.join(', ') ?? 'nobody'}`,
      ].join('; ');
    }),
    `images: ${Object.keys(project.images?.cleanupPolicies ?? {}).join(', ') || 'kept for ever'}`,
    ...versions.map(({ name, files, config }) => {
      const headers = config.headers?.length ?? 0;
      const rewrites = config.rewrites?.length ?? 0;
      const shown = name === live ? ', live' : '';
      return `hosting: ${name}, ${Object.keys(files).length} files, headers for ${headers} patterns, ${rewrites} rewrites${shown}`;
    }),
  ];
}

/** Returns a post in the format of Firestore's REST API. */
function post(slug: string): object {
  return {
    title: { stringValue: slug },
    slug: { stringValue: slug },
    description: { stringValue: 'A post of the rehearsal.' },
    content: { stringValue: '<p>Words.</p>' },
    category: { stringValue: 'Rates' },
    datePublished: { timestampValue: '2026-01-01T12:00:00Z' },
  };
}

function countPages(paths: readonly string[]): number {
  return paths.filter((path) => path.endsWith('.html')).length;
}

/**
 * Returns the arguments of a command in a job of the nightly workflow.
 *
 * @param command its beginning, without the arguments
 */
function nightlyArguments(job: string, command: string): string[] {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/rebuild.yml'), 'utf8'));
  const steps: { run?: string }[] = jobs[job].steps;
  const line = steps.find(({ run }) => run?.startsWith(`${command} `))?.run;
  if (line === undefined) throw new Error(`The job ${job} does not run ${command}.`);
  return line
    .slice(command.length + 1)
    .replace('"$PROJECT"', projectId)
    .split(' ');
}
