import { hashOf } from '../deploy/old-assets/live-site.ts';
import { recordFile } from '../deploy/old-assets/release-record.ts';
import { releaseFiles } from './google/live-site.ts';
import type { Project } from './google/project.ts';
import { projectId } from './workplace.ts';

/** A way for a deploy to fail, and its message. */
export interface Scenario {
  name: string;
  /** Spoils a project or settings that are otherwise ready. */
  spoil(project: Project): void;
  /** Changes the functions' parameters. */
  parameters?(values: Record<string, string>): Record<string, string>;
  /** Arguments for the CLI alone, instead of `npm run deploy`. */
  cli?: readonly string[];
  /** More arguments of `npm run deploy`. */
  args?: readonly string[];
  /** The line of the output that reports it. */
  line: RegExp;
  /** What is shipped before the failure; nothing if not given. */
  shipped?: 'rules' | 'functions';
  /** Whether Google is known to respond like this, or the stand-in guesses. */
  evidence: 'documented' | 'guessed';
}

const unchanged = () => {};

const oldScript = { path: 'assets/index-1.js', text: 'the script of an earlier release' };

/** Returns a live release, whose script may differ from its record. */
function released(project: Project, script = oldScript.text): void {
  const { path, text } = oldScript;
  const asset = { path, bytes: text.length, sha256: hashOf(Buffer.from(text)) };
  releaseFiles(project, {
    [`/${recordFile}`]: JSON.stringify({ current: [asset], earlier: [] }),
    [`/${path}`]: script,
  });
}

/** Every known way to fail. Most fail before anything is shipped; the others stop before the pages. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'a parameter is missing, default or not',
    spoil: unchanged,
    parameters: ({ RECAPTCHA_ENDPOINT: _left, ...others }) => others,
    line: /^✖ Missing in functions\/\.env\.\S+: RECAPTCHA_ENDPOINT\./m,
    evidence: 'documented',
  },
  {
    name: 'a parameter is missing, and the CLI is asked alone',
    spoil: unchanged,
    parameters: ({ RECAPTCHA_ENDPOINT: _left, ...others }) => others,
    cli: ['deploy', '--only', 'functions'],
    line: /^Error: In non-interactive mode but have no value for the following environment variables: .*/m,
    evidence: 'documented',
  },
  {
    name: 'no cleanup policy, and the CLI is asked alone',
    spoil: unchanged,
    cli: ['deploy', '--only', 'functions'],
    line: /^Error: Functions successfully deployed but could not set up cleanup policy .*/m,
    shipped: 'functions',
    evidence: 'documented',
  },
  {
    name: 'no billing',
    spoil: (project) => {
      project.billing = false;
    },
    line: /^✖ billing: .* → gcloud billing projects link/m,
    evidence: 'documented',
  },
  {
    name: 'an interface is off',
    spoil: ({ services }) => services.delete('run.googleapis.com'),
    line: /^✖ interfaces: Off: run\.googleapis\.com\. → gcloud services enable run/m,
    evidence: 'documented',
  },
  {
    name: 'a permission is missing',
    spoil: ({ missingPermissions }) => missingPermissions.add('firebasehosting.sites.update'),
    line: /^✖ permissions: You lack firebasehosting\.sites\.update\./m,
    evidence: 'documented',
  },
  {
    name: 'no database',
    spoil: (project) => {
      project.database = null;
    },
    line: /^✖ database: There is no database\./m,
    evidence: 'documented',
  },
  {
    name: 'no rules, so that the build could read nothing',
    spoil: (project) => {
      project.releasedRules = null;
    },
    line: /^✖ rules: No rules are shipped yet\. → npx firebase deploy --only firestore/m,
    evidence: 'documented',
  },
  {
    name: 'no account for the verifiers',
    spoil: ({ serviceAccounts }) => serviceAccounts.clear(),
    line: /^✖ account of the verifiers: verifier@\S+ does not exist\. → gcloud iam service-accounts/m,
    evidence: 'documented',
  },
  {
    name: 'no hosting site',
    spoil: (project) => {
      project.site = null;
    },
    line: /^✖ hosting site: There is no default site\. → npx firebase hosting:sites:create/m,
    evidence: 'documented',
  },
  {
    name: 'the browser’s key refuses the page for a new password',
    spoil: (project) => {
      project.browserKey = { restrictions: { browserKeyRestrictions: { allowedReferrers: [] } } };
    },
    line: new RegExp(`^✖ the browser’s key: .*https://${projectId}\\.firebaseapp\\.com/\\*`, 'm'),
    evidence: 'documented',
  },
  {
    name: 'the database refuses the build’s reads',
    spoil: (project) => {
      project.readsRefused = true;
    },
    line: /^✖ The site does not build\./m,
    evidence: 'documented',
  },
  {
    name: 'a database without posts, and nobody said that this is right',
    spoil: unchanged,
    args: [],
    line: /^The database has no posts and no rates\. Before there are any, build with --allow-empty\.$/m,
    evidence: 'documented',
  },
  {
    name: 'a script of the live release is not the one that was released',
    spoil: (project) => released(project, 'the script of somebody else..'),
    line: /^✖ \S+assets\/index-1\.js is not the file that was released\..*--drop-old-assets/m,
    evidence: 'documented',
  },
  {
    name: 'the live release tells nothing that can be read of its scripts',
    spoil: (project) => releaseFiles(project, { [`/${recordFile}`]: '{}' }),
    line: /^✖ \S+ is no record of releases \(200\)\..*--drop-old-assets/m,
    evidence: 'documented',
  },
  {
    name: 'the live site is away',
    spoil: (project) => {
      project.siteAway = true;
    },
    line: /^✖ \S+ is no record of releases \(503\)\..*--drop-old-assets/m,
    evidence: 'documented',
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
    evidence: 'documented',
  },
  {
    name: 'an organization forbids public functions',
    spoil: (project) => {
      project.domainRestricted = true;
    },
    line: /^✖ Shipping functions failed\. What comes after it was not shipped\./m,
    shipped: 'functions',
    evidence: 'documented',
  },
];
