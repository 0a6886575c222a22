import { createServer } from 'vite';
import { siteVariables } from '../../local/stack.ts';

type PostsService = typeof import('../../../src/domain/posts/posts.service.ts');
type RatesService = typeof import('../../../src/domain/rates/rates.service.ts');

/** The site's own services, built as Vite builds them for the site, pointed at the emulator. */
export async function siteServices(projectId: string) {
  Object.assign(process.env, siteVariables(projectId));
  const vite = await createServer({
    mode: 'emulator',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  const load = (path: string) => vite.ssrLoadModule(path);
  return {
    posts: (await load('/src/domain/posts/posts.service.ts')) as PostsService,
    rates: (await load('/src/domain/rates/rates.service.ts')) as RatesService,
    close: () => vite.close(),
  };
}

export type SiteServices = Awaited<ReturnType<typeof siteServices>>;
