export interface Answer {
  path: string;
  status: number;
  /** By lowercase name. */
  headers: Record<string, string>;
  text: string;
}

/** Browser features that no page uses, and that nothing in a page may use. */
const unusedFeatures = [
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation',
  'gyroscope hid idle-detection local-fonts magnetometer microphone midi payment',
  'picture-in-picture publickey-credentials-create publickey-credentials-get',
  'screen-wake-lock serial usb xr-spatial-tracking',
].flatMap((names) => names.split(' '));

const everywhere = {
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

const forGood = { 'cache-control': 'public, max-age=31536000, immutable' };
const forADay = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };

/** Exceptions from `everywhere`; the last matching one wins. */
const exceptions: { addresses: RegExp; headers: Partial<typeof everywhere> }[] = [
  { addresses: /^\/assets\//, headers: forGood },
  {
    // Feed readers and link previews show these on their own pages.
    addresses: /^\/images\//,
    headers: { ...forADay, 'cross-origin-resource-policy': 'cross-origin' },
  },
  { addresses: /^\/images\/uploaded\//, headers: forGood },
  { addresses: /^\/[^/]+\.(ico|png|svg|webmanifest)$/, headers: forADay },
];

/**
 * Returns the headers that hosting must send for an address, by lowercase name. firebase.json sets them;
 * tests and `npm run smoke` compare the responses with this table.
 */
export function expectedHeaders(path: string): typeof everywhere {
  const own = exceptions.filter(({ addresses }) => addresses.test(path));
  return Object.assign({}, everywhere, ...own.map(({ headers }) => headers));
}

/**
 * Requests an address of a site, without following redirects.
 *
 * @throws Error if no response arrives within 30 s
 */
export async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  return {
    path,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

const oneYearSeconds = 31_536_000;

/** Returns the faults in the headers of a response, one sentence each; empty if there are none. */
export function headerFaults({
  path,
  status,
  headers,
}: Pick<Answer, 'path' | 'status' | 'headers'>): string[] {
  const isMissing = status === 404;
  const faults = Object.entries(expectedHeaders(path)).flatMap(([name, expected]) => {
    if (isMissing && name === 'cache-control') return [];
    const actual = headers[name];
    const fine = name === 'strict-transport-security' ? lastsAYear(actual) : actual === expected;
    return fine ? [] : [`${path}: ${name} is ${quoted(actual)} and must be "${expected}"`];
  });
  return isMissing ? [...faults, ...reuseFaults({ path, headers })] : faults;
}

/**
 * Returns the faults that let a browser reuse a cached response without a request. Nothing may allow that
 * for a missing file, which the next release may have. Hosting sends the `Cache-Control` of the address
 * even for a missing file; `Vary: *` says that the response fits no other request.
 */
function reuseFaults({ path, headers }: Pick<Answer, 'path' | 'headers'>): string[] {
  const { 'cache-control': control, vary } = headers;
  const isAskedAgain = /no-store|no-cache/.test(control ?? '') || vary === '*';
  return isAskedAgain
    ? []
    : [`${path} is missing, and browsers may keep that: cache-control is ${quoted(control)}`];
}

/** Whether a policy lasts a year, as Hosting's own does, which it may send instead of the configured one. */
function lastsAYear(policy = ''): boolean {
  return Number(/max-age=(\d+)/.exec(policy)?.[1]) >= oneYearSeconds;
}

function quoted(value: string | undefined): string {
  return value === undefined ? 'missing' : `"${value}"`;
}
