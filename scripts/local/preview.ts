import { readArguments } from '../lib/command.ts';
import { runSite } from './running-site.ts';
import { getBuiltSiteUrl } from './stack.ts';
import { startBuiltSite } from './suite.ts';

/** `npm run preview`: the built site under the hosting emulator. */
runSite(async () => {
  readArguments({});
  const data = 'from the seed; thrown away at the end';
  return { suite: await startBuiltSite(), url: getBuiltSiteUrl(), data };
});
