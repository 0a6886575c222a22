import { knownValue, readOnce, readValue, type VisitKey } from './visit.ts';

/** Where the site is asked for its time: a small file of every build, which no cache keeps. */
export const siteTimePath = '/robots.txt';
const timeoutMs = 10_000;

/** How far the site's clock is ahead of the device's, in milliseconds. */
export const offsetMs: VisitKey<number> = { key: 'clock' };

/**
 * Returns the current time by the site's clock, or by the device's as long as the site's is unknown: for what the
 * security rules check, and to compare with a time that another clock has set.
 */
export function siteTime(): Date {
  return new Date(Date.now() + (knownValue(offsetMs) ?? 0));
}

/** Whether `siteTime` follows the site's clock. */
export const isSiteTimeKnown = (): boolean => knownValue(offsetMs) !== undefined;

/**
 * Asks the site for its time, once a visit, and again if there was no usable answer. Call it ahead of what needs the
 * time, and let no submission wait for it. It never rejects.
 */
export function synchronizeClock(): Promise<unknown> {
  return readOnce(offsetMs, readOffset).catch(() => undefined);
}

/**
 * Returns the time that the site tells now, for what must not go by a wrong clock of the device, also if that was set
 * during the visit. Throws if it is unknown.
 */
export async function knownSiteTime(): Promise<Date> {
  await readValue(offsetMs, readOffset);
  return siteTime();
}

/**
 * The time at which the site or a cache in between sent a response is its `Date` plus its `Age` (RFC 9111, 4.2.3). Throws
 * if there is no answer, or a header is missing or malformed.
 */
async function readOffset(): Promise<number> {
  const sentAt = Date.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(siteTimePath, { cache: 'no-store', signal }).catch(() => undefined);
  const date = (answer?.ok && answer.headers.get('date')) || '';
  const age = answer?.headers.get('age') ?? '0';
  const time = Date.parse(date);
  // Date.parse accepts more than the one format of HTTP.
  const isDate = !Number.isNaN(time) && new Date(time).toUTCString() === date;
  if (!isDate || !/^\d{1,10}$/.test(age)) throw new Error("the site's time is unknown");
  return time + Number(age) * 1_000 - sentAt;
}
