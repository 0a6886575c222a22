/**
 * Where the site is asked for its time: a small file of every build. Its `Cache-Control` is `no-cache`,
 * so Hosting's own cache does not keep it either.
 */
export const siteTimePath = '/robots.txt';
const timeoutMs = 10_000;

/** How far apart the device's two clocks may drift, in milliseconds, before the site is asked again. */
const driftMs = 60_000;

/** What the site's clock showed when it was asked, and what the device's clocks showed then. */
interface Reading extends DeviceTime {
  site: number;
}

/** In milliseconds. The wall clock can be set; the monotonic one may stop while the device sleeps. */
interface DeviceTime {
  wall: number;
  monotonic: number;
}

let reading: Reading | undefined;
let asking: Promise<void> | undefined;

/**
 * Returns the current time by the site's clock, or by the device's as long as the site's is unknown.
 * Use it for every time that the security rules check, and to compare now with a time that another
 * clock has set, such as the database's.
 */
export function siteTime(): Date {
  if (!reading) return new Date();
  const { wall, monotonic } = elapsedSince(reading);
  // At least as much time has passed as on either clock: one may have been set back, the other may
  // have slept.
  return new Date(reading.site + Math.max(wall, monotonic));
}

/** Whether `siteTime` follows the site's clock. */
export function isSiteTimeKnown(): boolean {
  return reading !== undefined;
}

/**
 * Asks the site for its time, once a visit, and again if there was no usable answer, or if the device has slept or its
 * clock was set. Call it ahead of what needs the time, and let no submission wait for it. It never rejects.
 */
export function synchronizeClock(): Promise<void> {
  if (reading && hasKeptTime(reading)) return Promise.resolve();
  asking ??= ask()
    .then(
      (answer) => {
        reading = answer ?? reading;
      },
      () => undefined,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

async function ask(): Promise<Reading | undefined> {
  const asked = deviceTime();
  const signal = AbortSignal.timeout(timeoutMs);
  const { ok, headers } = await fetch(siteTimePath, { cache: 'no-store', signal });
  const site = ok ? readTime(headers) : undefined;
  return site === undefined ? undefined : { site, ...asked };
}

/**
 * Returns the time at which a response was sent by the site or by a cache in between: its `Date` plus
 * its `Age`.
 *
 * @returns undefined if a header is missing or malformed
 * @see https://www.rfc-editor.org/rfc/rfc9111#section-4.2.3
 */
function readTime(headers: Headers): number | undefined {
  const date = headers.get('date') ?? '';
  const age = headers.get('age') ?? '0';
  const time = Date.parse(date);
  // Date.parse accepts more than the one format of HTTP.
  const isDate = !Number.isNaN(time) && new Date(time).toUTCString() === date;
  return isDate && /^\d{1,10}$/.test(age) ? time + Number(age) * 1_000 : undefined;
}

function hasKeptTime(since: Reading): boolean {
  const { wall, monotonic } = elapsedSince(since);
  return Math.abs(wall - monotonic) < driftMs;
}

function elapsedSince(earlier: DeviceTime): DeviceTime {
  const { wall, monotonic } = deviceTime();
  return { wall: wall - earlier.wall, monotonic: monotonic - earlier.monotonic };
}

function deviceTime(): DeviceTime {
  return { wall: Date.now(), monotonic: performance.now() };
}
