import type { Page } from '@playwright/test';
import { newerFunctions } from './newer-features.ts';

/** Parts of style sheets that an older browser does not know, and what no browser knows. */
const newerStyles: readonly [known: string, unknown: string][] = [
  [':has(', ':unknown-has('],
  [':popover-open', ':unknown-open'],
  ['(scripting:', '(unknown-scripting:'],
  ['subgrid', 'unknown-subgrid'],
];

/**
 * Takes from the browser what the oldest supported ones may lack: functions before a page's first script, and
 * popovers and parts of style sheets before the page can be used. A page's policy, which has the hash of its
 * style sheet, must not be enforced.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeFunctions, newerFunctions);
  // A document that the test itself answers could not read the database.
  await page.addInitScript(removeStyles, newerStyles);
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of newerStyles) body = body.replaceAll(known, unknown);
    await route.fulfill({ response, body });
  });
}

/** Runs in the page. */
function removeFunctions(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: an owner may be anything.
    const owner = names.reduce<any>((one, next) => one?.[next], window);
    if (owner && !Reflect.deleteProperty(owner, name)) throw new Error(`${path} is still there`);
  }
}

/** Runs in the page. */
function removeStyles(styles: typeof newerStyles): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const popover of document.querySelectorAll('[popover]')) {
      popover.removeAttribute('popover');
    }
    for (const style of document.querySelectorAll('style')) {
      for (const [known, unknown] of styles) {
        style.textContent = style.textContent.replaceAll(known, unknown);
      }
    }
  });
}
