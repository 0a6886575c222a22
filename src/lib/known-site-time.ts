import { isSiteTimeKnown, siteTime, synchronizeClock } from './site-clock.ts';

/** Returns the time by the site's clock, for what must not go by a wrong one of the device. Throws if it is unknown. */
export async function knownSiteTime(): Promise<Date> {
  await synchronizeClock();
  if (!isSiteTimeKnown()) throw new Error("the site's time is unknown");
  return siteTime();
}
