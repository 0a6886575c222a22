import { nextTask } from '../next-task.ts';

/**
 * Imports a service that reads the database. zod, which it needs, is asked for by itself as well: it
 * arrives before the SDK. zod, the SDK and the service's first use are tasks of their own, so that
 * the page answers in between.
 *
 * @param load the dynamic import
 */
export async function loadService<Service>(load: () => Promise<Service>): Promise<Service> {
  // Whether it fails, the service's own import tells.
  import('../zod-config.ts').catch(() => undefined);
  const service = await load();
  await nextTask();
  return service;
}
