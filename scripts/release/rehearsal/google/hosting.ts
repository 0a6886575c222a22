import type { HostingVersion, Project } from './project.ts';
import { denied, type Interface, notFound } from './route.ts';

const version = (rest: string) => new RegExp(`/sites/[^/]+/versions/(?<version>[^/:]+)${rest}$`);

/** Firebase Hosting API. It requests every file that no earlier version had. */
export const hosting: Interface = {
  host: 'firebasehosting.googleapis.com',
  routes: [
    [
      'GET',
      /\/projects\/[^/]+\/sites$/,
      ({ id, site }) => ({
        sites: site ? [{ name: `projects/${id}/sites/${site}`, type: 'DEFAULT_SITE' }] : [],
      }),
    ],
    [
      'POST',
      /\/projects\/[^/]+\/sites$/,
      (project, { query }) => {
        project.site = query.get('siteId');
        return { name: `projects/${project.id}/sites/${project.site}` };
      },
    ],
    [
      'GET',
      /\/sites\/(?<site>[^/]+)$/,
      ({ id, site }, { groups }) =>
        site === groups.site
          ? { name: `projects/${id}/sites/${site}`, defaultUrl: `https://${site}.web.app` }
          : notFound('The site'),
    ],
    [
      'POST',
      /\/sites\/[^/]+\/versions$/,
      (project) => {
        if (project.missingPermissions.has('firebasehosting.sites.update')) {
          return denied('The caller does not have permission');
        }
        const name = `sites/${project.site}/versions/v${project.versions.length + 1}`;
        project.versions.push({ name, files: {}, config: {} });
        return { name, status: 'CREATED' };
      },
    ],
    [
      'POST',
      version(':populateFiles'),
      (project, { groups, body }) => {
        const { files } = body as { files: Record<string, string> };
        const known = new Set(project.versions.flatMap((one) => Object.values(one.files)));
        Object.assign(versionOf(project, groups.version).files, files);
        return {
          uploadUrl: `http://upload-firebasehosting.googleapis.com:${project.port}/upload`,
          uploadRequiredHashes: [...new Set(Object.values(files))].filter(
            (hash) => !known.has(hash),
          ),
        };
      },
    ],
    [
      'PATCH',
      version(''),
      (project, { groups, body }) => {
        const found = versionOf(project, groups.version);
        found.config = (body as HostingVersion).config ?? {};
        return { name: found.name, status: 'FINALIZED' };
      },
    ],
    [
      'GET',
      /\/channels\/live\/releases$/,
      ({ live, releaseTime }) => ({ releases: live ? [{ releaseTime }] : [] }),
    ],
    [
      'POST',
      /\/channels\/live\/releases$/,
      (project, { query }) => {
        project.live = query.get('versionName');
        return { name: 'releases/1' };
      },
    ],
  ],
};

/** The upload of Hosting's files, by their hash. */
export const hostingUploads: Interface = {
  host: 'upload-firebasehosting.googleapis.com',
  routes: [
    [
      'POST',
      /^\/upload\/(?<hash>\w+)$/,
      ({ uploads }, { groups, sent }) => {
        uploads.set(groups.hash ?? '', sent);
        return {};
      },
    ],
  ],
};

function versionOf({ versions }: Project, id: string | undefined): HostingVersion {
  const found = versions.find(({ name }) => name.endsWith(`/${id}`));
  if (!found) throw new Error(`Hosting has no version ${id}.`);
  return found;
}
