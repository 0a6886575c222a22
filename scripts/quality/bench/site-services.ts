import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import { siteVariables } from '#scripts/local/stack.ts';

type PostsService = typeof import('#src/domain/posts/posts.service.ts');
type RatesService = typeof import('#src/domain/rates/rates.service.ts');
type SiteContent = typeof import('#scripts/build/prerender/site-content.ts');
type ContentFiles = typeof import('#scripts/build/prerender/content-files.ts');

/**
 * The site's own services and what its build makes the search index and the list of ids with, built as
 * Vite builds them for the site, pointed at the emulator.
 */
export async function siteServices(projectId: string) {
  Object.assign(process.env, siteVariables(projectId));
  const vite = await createServer({
    mode: 'emulator',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
  const { readSiteContent } = await load<SiteContent>('/scripts/build/prerender/site-content.ts');
  const files = await load<ContentFiles>('/scripts/build/prerender/content-files.ts');
  return {
    posts: await load<PostsService>('/src/domain/posts/posts.service.ts'),
    rates: await load<RatesService>('/src/domain/rates/rates.service.ts'),
    /**
     * The files of the search index and of the list of ids, by their path in dist/, for the posts as
     * they are now.
     */
    async makeIndex() {
      const content = await readSiteContent();
      const index = await files.searchFiles(content, new JSDOM().window.document);
      return new Map([...index, ...(await files.postIdFiles(content))]);
    },
    close: () => vite.close(),
  };
}

export type SiteServices = Awaited<ReturnType<typeof siteServices>>;
