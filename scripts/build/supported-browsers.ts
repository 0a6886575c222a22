/** The oldest versions in which the site works. */
const oldest: readonly { browsers: string[]; version: string }[] = [
  { browsers: ['Safari', 'iOS'], version: '16.4' },
  { browsers: ['Chrome', 'Edge'], version: '111' },
  { browsers: ['Firefox'], version: '115' },
];

/** What the build compiles syntax and styles for. It adds no function that a browser lacks. */
export const buildTargets = oldest.flatMap(({ browsers, version }) =>
  browsers.map((browser) => browser.toLowerCase() + version),
);

/** The same in words, for the README. */
export const supportedBrowsers = oldest
  .map(({ browsers, version }) => `${browsers.join(' and ')} ${version}`)
  .join(', ');
