import { createServer } from 'vite';
import { projects, siteVariables } from '../../local/stack.ts';

type Routes = typeof import('#src/app/routes.ts');

/** Returns the addresses of all routes without parameters. */
export async function publicPaths(): Promise<string[]> {
  Object.assign(process.env, siteVariables(projects.test));
  const vite = await createServer({
    mode: 'emulator',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  try {
    const { routes } = (await vite.ssrLoadModule('/src/app/routes.ts')) as Routes;
    return routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  } finally {
    await vite.close();
  }
}
