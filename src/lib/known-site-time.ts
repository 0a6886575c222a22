import { askSiteTime } from './site-clock.ts';

/**
 * Returns the time that the site tells now, for what must not go by a wrong clock of the device, also if that was set
 * during the visit. Throws if it is unknown.
 */
export async function knownSiteTime(): Promise<Date> {
  const time = await askSiteTime();
  if (!time) throw new Error("the site's time is unknown");
  return time;
}
