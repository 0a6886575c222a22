/** Browser features that no page uses, and that nothing in a page may use. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

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

const forADay = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };

/** Exceptions from `everywhere`; the last matching one wins. */
const exceptions: { addresses: RegExp; headers: Partial<typeof everywhere> }[] = [
  {
    addresses: /^\/assets\//,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
  {
    // Feed readers and link previews show these on their own pages.
    addresses: /^\/images\//,
    headers: { ...forADay, 'cross-origin-resource-policy': 'cross-origin' },
  },
  { addresses: /^\/[^/]+\.(ico|png|svg|webmanifest)$/, headers: forADay },
];

/**
 * Returns the headers that hosting must send for an address, by lowercase name. firebase.json sets them;
 * tests and `npm run smoke` compare the responses with this table.
 *
 * @param path site-relative, such as `/quote`
 */
export function expectedHeaders(path: string): typeof everywhere {
  const own = exceptions.filter(({ addresses }) => addresses.test(path));
  return Object.assign({}, everywhere, ...own.map(({ headers }) => headers));
}
