/**
 * Imports a service that reads the database. zod, which it needs, is asked for by itself as well: it
 * arrives before the SDK and is run in a task of its own, so that the page answers in between.
 *
 * @param load the dynamic import
 */
export function loadService<Service>(load: () => Promise<Service>): Promise<Service> {
  // Whether it fails, the service's own import tells.
  import('../zod-config.ts').catch(() => undefined);
  return load();
}
