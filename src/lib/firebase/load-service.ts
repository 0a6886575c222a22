import { nextTask } from '../timers.ts';

/**
 * Imports a service that reads the database. It also imports zod, which the service needs, so that zod
 * arrives before the SDK. zod, the SDK and the service's first use run in separate tasks, so that the
 * page stays responsive.
 *
 * @param load the dynamic import of the service
 */
export async function loadService<Service>(load: () => Promise<Service>): Promise<Service> {
  // A failure is ignored here: the service's own import reports it.
  import('../zod-config.ts').catch(() => undefined);
  const service = await load();
  await nextTask();
  return service;
}
