import type { Project, StoredFunction } from './project.ts';
import { readyProject } from './ready-project.ts';

/**
 * Returns a project after a deploy, with everything that an owner and a deploy create.
 *
 * @param rules that are live
 */
export function shippedProject(id: string, hostname: string, rules: string): Project {
  const project = readyProject(id, hostname);
  const ruleset = { name: `projects/${id}/rulesets/2`, content: rules };
  const names = ['verifyRecaptcha', 'verifyRecaptchaMortgage'];
  return {
    ...project,
    rules: [ruleset],
    releasedRules: ruleset.name,
    documents: new Map([
      ['mailRecipients/owner', {}],
      ['mailTemplates/new-lead', {}],
    ]),
    fields: new Map(
      ['botReceipts', 'mail', 'postRevisions'].map((collection) => [
        `${collection}/fields/expiresAt`,
        { ttlConfig: { state: 'ACTIVE' } },
      ]),
    ),
    functions: new Map(names.map((name) => [name, verifier(id, name)])),
    invokers: new Map(names.map((name) => [name.toLowerCase(), ['allUsers']])),
    images: { cleanupPolicies: { 'firebase-functions-cleanup': {} }, labels: {} },
    versions: [{ name: `sites/${id}/versions/v1`, files: {}, config: {} }],
    live: `sites/${id}/versions/v1`,
  };
}

function verifier(id: string, name: string): StoredFunction {
  const place = `projects/${id}/locations/us-central1`;
  return {
    name: `${place}/functions/${name}`,
    state: 'ACTIVE',
    labels: {},
    buildConfig: {},
    serviceConfig: {
      service: `${place}/services/${name.toLowerCase()}`,
      serviceAccountEmail: `verifier@${id}.iam.gserviceaccount.com`,
    },
  };
}
