import { type Check, unless } from '../check.ts';

const hour = 60 * 60 * 1000;
/** A nightly rebuild that is half a day late has failed. */
const freshFor = 36 * hour;

/** Checks that there is a site to ship to. */
export const siteCheck: Check = {
  name: 'hosting site',
  madeBy: 'owner',
  async look({ google, env: { firebase } }) {
    const { projectId } = firebase;
    const { sites = [] } = await google.ask<{ sites?: { type?: string }[] }>(
      `firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`,
    );
    return unless(
      sites.some(({ type }) => type === 'DEFAULT_SITE'),
      'There is no default site.',
      `npx firebase hosting:sites:create ${projectId} --project ${projectId}`,
    );
  },
};

/** Checks that the last nightly rebuild took place. */
export const rebuildCheck: Check = {
  name: 'last rebuild',
  madeBy: 'deploy',
  async look({ google, env: { firebase } }) {
    const { releases = [] } = await google.ask<{ releases?: { releaseTime: string }[] }>(
      `firebasehosting.googleapis.com/v1beta1/sites/${firebase.projectId}/channels/live/releases?pageSize=1`,
    );
    const [last] = releases;
    return unless(
      last && Date.now() - Date.parse(last.releaseTime) < freshFor,
      last ? `The pages are of ${last.releaseTime}.` : 'Nothing was shipped yet.',
      'npm run deploy -- --rebuild',
    );
  },
};
