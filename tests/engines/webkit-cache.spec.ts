import { findWebKitGtk } from '#scripts/lib/browsers.ts';
import { fontsEnvironment } from '#scripts/lib/fonts.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { openInWebKitGtk } from './browsers/webkitgtk.ts';
import { expect, engineTest as test } from './test.ts';
import { poll } from './visitor.ts';
import { listRepeatedFiles, watchSite } from './watched-site.ts';

/** Where the page reports that the form has answered. */
const answeredPath = '/_answered';

/** Presses Send in the empty form once it works, and reports its answer. */
function pressSend(): void {
  const timer = setInterval(() => {
    if (window.earlyPresses !== null) return;
    document.querySelector<HTMLButtonElement>('main form button')?.click();
    if (document.querySelector('[aria-invalid=true]') === null) return;
    clearInterval(timer);
    void fetch('/_answered');
  }, 100);
}

test('a script that was fetched is imported from the cache', { tag: '@full' }, async () => {
  const files = findWebKitGtk();
  if (!files) throw new Error('WebKitGTK is not on this machine.');
  const site = await watchSite(pressSend);
  const env = { ...process.env, ...fontsEnvironment };
  const browser = await openInWebKitGtk(files, env, site.origin + paths.contact);
  await poll(() => site.requests).toContain(answeredPath);
  expect(listRepeatedFiles(site)).toEqual([]);
  await browser.close();
  await site.close();
});
