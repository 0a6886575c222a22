import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import { siteVariables } from '#scripts/local/stack.ts';

type PostsService = typeof import('#src/domain/posts/posts.service.ts');
type RatesService = typeof import('#src/domain/rates/rates.service.ts');
type SiteContent = typeof import('#scripts/build/prerender/site-content.ts');
type SearchFiles = typeof import('#scripts/build/prerender/content-files.ts');
type PostIdFiles = typeof import('#scripts/build/prerender/content-files.ts');

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
  const load = (path: string) => vite.ssrLoadModule(path);
  const { readSiteContent } = (await load(
    '/scripts/build/prerender/app/site-content.ts',
  )) as SiteContent;
  const { searchFiles } = (await load(
    '/scripts/build/prerender/app/search-files.ts',
  )) as SearchFiles;
  const { postIdFiles } = (await load(
    '/scripts/build/prerender/app/post-id-files.ts',
  )) as PostIdFiles;
  return {
    posts: (await load('/src/domain/posts/posts.service.ts')) as PostsService,
    rates: (await load('/src/domain/rates/rates.service.ts')) as RatesService,
    /**
     * The files of the search index and of the list of ids, by their path in dist/, for the posts as
     * they are now.
     */
    async makeIndex() {
      const content = await readSiteContent();
      const index = await searchFiles(content, new JSDOM().window.document);
      return new Map([...index, ...(await postIdFiles(content))]);
    },
    close: () => vite.close(),
  };
}

export type SiteServices = Awaited<ReturnType<typeof siteServices>>;
