import { endedFactsNotice, factsIn, factsPath } from '#scripts/content/facts/facts-table.ts';
import { recipientPath, templatePath } from '#scripts/owner/mail-documents.ts';
import { collections, profilePath } from '#src/domain/collections.ts';
import { functionsRegion } from '#src/domain/leads/submission/bot-check.contract.ts';
import { toProfile } from '#src/domain/profile/profile.schema.ts';
import { listSamples } from '#src/domain/profile/sample-profile.ts';
import { endedFiguresNotice } from '#src/lib/fact-status.ts';
import { verifierAccount } from '../../../functions/src/account.ts';
import { type Check, unless } from './check.ts';
import {
  databaseOf,
  fetchRules,
  type GoogleApi,
  type Patient,
  shipDatabase,
} from './google-project.ts';

interface Verifier {
  state?: string;
  serviceConfig?: { service?: string; serviceAccountEmail?: string };
}

/** A text or a whole number, as the database's interface has it. */
interface StoredValue {
  stringValue?: string;
  integerValue?: string;
}

/** A nightly rebuild that is half a day late has failed. */
const freshForMs = 36 * 60 * 60 * 1000;

/** What a deploy makes itself, and what is optional: it prevents no deploy. */
export const shippedChecks = {
  sameRules: {
    name: 'rules as in the repository',
    madeBy: 'deploy',
    mend: shipDatabase,
    look: async (patient) =>
      (await fetchRules(patient)) === patient.read('firestore.rules')
        ? []
        : ['The rules in force are not those of firestore.rules.'],
  },
  ttl: {
    name: 'deletion of what has expired',
    madeBy: 'deploy',
    mend: shipDatabase,
    async look({ google, projectId }) {
      const { botReceipts, mail, postRevisions } = collections;
      const faults = [botReceipts, mail, postRevisions].map(async (collection) => {
        const field = await google.find<{ ttlConfig?: { state?: string } }>(
          `${databaseOf(projectId)}/collectionGroups/${collection}/fields/expiresAt`,
        );
        return ['ACTIVE', 'CREATING'].includes(field?.ttlConfig?.state ?? '')
          ? []
          : [`${collection}.expiresAt has no TTL policy.`];
      });
      return (await Promise.all(faults)).flat();
    },
  },
  mail: {
    name: 'mail about new leads',
    madeBy: 'choice',
    mend: 'npm run mail:setup -- EMAIL, and step 10 of docs/deploying.md',
    async look({ google, projectId }) {
      const documents = `${databaseOf(projectId)}/documents`;
      const found = await Promise.all(
        [recipientPath, templatePath].map((path) => google.find(`${documents}/${path}`)),
      );
      return found.every(Boolean) ? [] : ['Nobody gets any.'];
    },
  },
  verifiers: {
    name: 'verifiers',
    madeBy: 'deploy',
    mend: 'npm run deploy',
    async look({ google, projectId }) {
      const { functions = [] } = await google.ask<{ functions?: Verifier[] }>(
        `cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/${functionsRegion}/functions`,
      );
      if (functions.length < 2 || functions.some(({ state }) => state !== 'ACTIVE')) {
        return ['They are not there, or do not run.'];
      }
      const open = await Promise.all(
        functions.map(({ serviceConfig }) => isPublic(google, serviceConfig?.service ?? '')),
      );
      const haveOwnAccount = functions.every(({ serviceConfig }) =>
        serviceConfig?.serviceAccountEmail?.startsWith(verifierAccount),
      );
      return [
        ...(haveOwnAccount ? [] : ['They run as another account than their own.']),
        ...unless(
          open.every(Boolean),
          'Browsers may not call them: an organization’s policy may forbid allUsers.',
          'docs/deploying.md, "If your project belongs to an organization"',
        ),
      ];
    },
  },
  images: {
    name: 'cleanup of old images',
    madeBy: 'deploy',
    mend: ({ projectId }) =>
      `npx firebase functions:artifacts:setpolicy --location ${functionsRegion} --project ${projectId}`,
    async look({ google, projectId }) {
      const repository = await google.find<{ cleanupPolicies?: object }>(
        `artifactregistry.googleapis.com/v1/projects/${projectId}/locations/${functionsRegion}/repositories/gcf-artifacts`,
      );
      return Object.keys(repository?.cleanupPolicies ?? {}).length > 0
        ? []
        : ['Images of the functions are kept for ever.'];
    },
  },
  rebuild: {
    name: 'last rebuild',
    madeBy: 'deploy',
    mend: 'npm run deploy -- --rebuild',
    async look({ google, projectId }) {
      const { releases = [] } = await google.ask<{ releases?: { releaseTime: string }[] }>(
        `firebasehosting.googleapis.com/v1beta1/sites/${projectId}/channels/live/releases?pageSize=1`,
      );
      const [last] = releases;
      if (!last) return ['Nothing was shipped yet.'];
      const isFresh = Date.now() - Date.parse(last.releaseTime) < freshForMs;
      return isFresh ? [] : [`The pages are of ${last.releaseTime}.`];
    },
  },
  samples: {
    name: 'site details',
    madeBy: 'choice',
    mend: 'Save them at /admin/site, then npm run deploy -- --rebuild; until then, search engines are asked not to list the site',
    async look({ google, projectId }) {
      const stored = await google.find<{ fields?: Record<string, StoredValue> }>(
        `${databaseOf(projectId)}/documents/${profilePath}`,
      );
      const values = Object.entries(stored?.fields ?? {}).map(([field, value]) => [
        field,
        value.stringValue ?? Number(value.integerValue),
      ]);
      return listSamples(stored ? toProfile(Object.fromEntries(values)) : undefined);
    },
  },
  facts: {
    name: 'facts of the year',
    madeBy: 'choice',
    mend: 'docs/owner.md, "When a year ends"',
    look: ({ read, day }) => [
      ...endedFiguresNotice(day),
      ...endedFactsNotice(factsIn(read(factsPath) ?? ''), day),
    ],
  },
} satisfies Record<string, Check<Patient>>;

/** Whether everybody may call a service: as `allUsers`, or because it does not check the caller. */
async function isPublic(google: GoogleApi, service: string): Promise<boolean> {
  const { bindings = [] } = await google.ask<{ bindings?: { role: string; members: string[] }[] }>(
    `run.googleapis.com/v1/${service}:getIamPolicy`,
  );
  const invokers = bindings.filter(({ role }) => role === 'roles/run.invoker');
  if (invokers.some(({ members }) => members.includes('allUsers'))) return true;
  const { invokerIamDisabled = false } = await google.ask<{ invokerIamDisabled?: boolean }>(
    `run.googleapis.com/v2/${service}`,
  );
  return invokerIamDisabled;
}
