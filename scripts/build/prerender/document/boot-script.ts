import { minifySync } from 'vite';
import { boot, notLoadedText } from '#src/app/boot.ts';
import { stalePageRecovery } from '#src/app/stale-page.ts';
import { rememberedMs } from '#src/lib/tab-storage.ts';

/**
 * Returns the inline script of a prerendered page: `boot`, called with the page's values. The page's
 * policy contains its hash.
 *
 * @param scripts addresses of all scripts of the page, each after those that it imports
 * @param entry address of the entry, which imports all other scripts of the site
 */
export function bootScript(scripts: readonly string[], entry: string, isForm: boolean): string {
  const values = [scripts, isForm, notLoadedText].map((value) => JSON.stringify(value)).join();
  const recovery = `(${stalePageRecovery})(${JSON.stringify(entry)}, ${rememberedMs})`;
  const { code, errors } = minifySync('boot.js', `(${boot})(${values}, ${recovery})`);
  const [error] = errors;
  if (error) throw new Error(`The boot script cannot be minified: ${error.message}`);
  return code;
}
