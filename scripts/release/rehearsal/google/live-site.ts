import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Project } from './project.ts';
import { type Interface, notFound, Refusal } from './route.ts';

/** Host of the site's own address in the clone. */
export const siteHostname = 'homes.test';

/** The live site: the files of the live version. */
export const liveSite: Interface = {
  host: siteHostname,
  routes: [
    [
      'GET',
      /^(?<path>\/.*)$/,
      (project, { groups }) => {
        if (project.siteAway) return new Refusal(503, 'UNAVAILABLE', 'The site is away.');
        const hash = filesOfLive(project)[groups.path ?? ''];
        const content = hash && project.uploads.get(hash);
        return content ? gunzipSync(content) : notFound('The file');
      },
    ],
  ],
};

/** Returns the files of the live version by path, each with its hash. */
export function filesOfLive({ versions, live }: Project): Record<string, string> {
  return versions.find(({ name }) => name === live)?.files ?? {};
}

/** Makes a version live, as an earlier deploy did. */
export function releaseFiles(project: Project, contents: Record<string, string>): void {
  const name = `sites/${project.site}/versions/v${project.versions.length + 1}`;
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(contents)) {
    const content = gzipSync(text);
    const hash = createHash('sha256').update(content).digest('hex');
    files[path] = hash;
    project.uploads.set(hash, content);
  }
  project.versions.push({ name, files, config: {} });
  project.live = name;
}
