import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/lib/root.ts';
import { emptyProject, type Project } from './project.ts';

/** Returns the APIs that step 1 of docs/deploying.md enables. */
function documentedServices(): string[] {
  const document = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [, command = ''] = /^gcloud services enable ((?:.*\\\n)*.*)$/m.exec(document) ?? [];
  return command.match(/[\w-]+\.googleapis\.com/g) ?? [];
}

/**
 * Returns a project after all steps of docs/deploying.md that come before the first `npm run deploy`.
 *
 * @param hostname of the site's own address
 */
export function readyProject(id: string, hostname: string): Project {
  const hosts = [hostname, `${id}.web.app`, `${id}.firebaseapp.com`];
  const verifier = `verifier@${id}.iam.gserviceaccount.com`;
  const rules = { name: `projects/${id}/rulesets/1`, content: 'the rules of an earlier day' };
  return {
    ...emptyProject(id, documentedServices()),
    site: id,
    serviceAccounts: new Set([verifier]),
    bindings: ['roles/datastore.user', 'roles/recaptchaenterprise.agent'].map((role) => ({
      role,
      members: [`serviceAccount:${verifier}`],
    })),
    database: {
      locationId: 'nam5',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
    rules: [rules],
    releasedRules: rules.name,
    signIn: {
      signIn: { email: { enabled: true } },
      client: { permissions: { disabledUserSignup: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: hosts,
    },
    browserKey: {
      restrictions: {
        browserKeyRestrictions: { allowedReferrers: hosts.map((host) => `https://${host}/*`) },
        apiTargets: ['firestore', 'identitytoolkit', 'securetoken'].map((name) => ({
          service: `${name}.googleapis.com`,
        })),
      },
    },
    alertPolicies: [
      'metric.type="firestore.googleapis.com/rules/evaluation_count" metric.label.result!="ALLOW"',
      'metric.type="firestore.googleapis.com/document/read_ops_count"',
    ].map((filter) => ({
      notificationChannels: ['channels/1'],
      conditions: [{ conditionThreshold: { filter } }],
    })),
  };
}
