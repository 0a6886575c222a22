import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/lib/root.ts';
import readyResources from './ready-project.json' with { type: 'json' };

/** What an owner puts into `src/site.ts`. */
export interface Identity {
  name: string;
  slug: string;
  url: string;
}

/** What the clone calls the product. */
export const identity: Identity = {
  name: "Ada's Hearth & Home",
  slug: 'hearth',
  url: 'https://www.homes.test',
};

/** Host of the site's own address in the clone. */
export const siteHostname = new URL(identity.url).hostname;

/** When everything happened, as far as Google tells. */
export const someDay = '2026-01-01T00:00:00Z';

/** Everything that the fake of Google's APIs knows about a project. */
export interface Project {
  id: string;
  /**
   * What Google has stored, by API and path, such as `firestore/v1/projects/homes/databases/(default)`;
   * null for what does not exist yet.
   */
  stored: Map<string, object | null>;
  /** Whether an organization's policy forbids members outside of it, `allUsers` among them. */
  domainRestricted: boolean;
  /** The files of each version of the site by path, each with its hash. */
  versions: Record<string, string>[];
  /** The files of the live version. */
  live: Record<string, string>;
  /** Uploaded files, compressed, by hash. */
  uploads: Map<string, Buffer>;
  /** Requests that the fake does not know; a rehearsal must have none. */
  unanswered: string[];
}

/** Returns a project after all steps of docs/deploying.md that come before the first `npm run deploy`. */
export function readyProject(id: string, hostname = siteHostname): Project {
  const project: Project = {
    id,
    stored: new Map(),
    domainRestricted: false,
    versions: [],
    live: {},
    uploads: new Map(),
    unanswered: [],
  };
  const text = JSON.stringify(readyResources);
  const own = JSON.parse(text.replaceAll('PROJECT', id).replaceAll('HOSTNAME', hostname));
  for (const [address, resource] of Object.entries<object | null>(own)) {
    store(project, address, resource);
  }
  // The APIs that step 1 of the document enables.
  const document = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [command = ''] = /^gcloud services enable (?:.*\\\n)*.*$/m.exec(document) ?? [];
  for (const service of command.match(/[\w-]+\.googleapis\.com/g) ?? []) {
    store(project, `serviceusage/v1/projects/${id}/services/${service}`, { state: 'ENABLED' });
  }
  return project;
}

/** Adds what step 10 of docs/deploying.md makes in a project for the mailer. */
export function addMailer(project: Project): void {
  const { id, stored } = project;
  const email = `mailer@${id}.iam.gserviceaccount.com`;
  store(project, `iam/v1/projects/${id}/serviceAccounts/${email}`, { email });
  const address = `cloudresourcemanager/v1/projects/${id}:getIamPolicy`;
  const policy = stored.get(address) as { bindings: object[] };
  const roles = ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/run.invoker'];
  const added = roles.map((role) => ({ role, members: [`serviceAccount:${email}`] }));
  store(project, address, { bindings: [...policy.bindings, ...added] });
  for (const api of ['cloudscheduler', 'secretmanager']) {
    const service = `serviceusage/v1/projects/${id}/services/${api}.googleapis.com`;
    store(project, service, { state: 'ENABLED' });
  }
  const secret = `secretmanager/v1/projects/${id}/secrets/SMTP_PASSWORD`;
  store(project, secret, {});
  store(project, `${secret}/versions/latest`, { state: 'ENABLED' });
}

/** Stores a resource, or changes it. Without a name of its own, it has the one in its address. */
export function store<Resource extends object | null>(
  { stored }: Project,
  address: string,
  resource: Resource,
): Resource {
  const name = address.replace(/^\w+\/\w+\//, '');
  const given = { name, createTime: someDay, updateTime: someDay };
  const whole = resource && { ...given, ...stored.get(address), ...resource };
  stored.set(address, whole);
  return whole;
}

/** Returns all that is stored at an address, in which `-` stands for any part, as in Google's. */
export function findStored({ stored }: Project, address: string): object[] {
  const wanted = address.split('/');
  const found = [...stored].filter(([other]) => {
    const parts = other.split('/');
    return (
      parts.length === wanted.length &&
      wanted.every((part, index) => part === '-' || part === parts[index])
    );
  });
  return found.flatMap(([, resource]) => resource ?? []);
}
