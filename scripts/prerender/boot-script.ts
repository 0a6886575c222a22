import { minifySync } from 'vite';
import { boot, notLoadedText } from '../../src/app/boot.ts';

/**
 * The inline script of a prerendered page: `boot`, called with what the page needs. Its hash stands
 * in the page's policy.
 */
export function bootScript(scripts: readonly string[], isForm: boolean): string {
  const values = [scripts, isForm, notLoadedText].map((value) => JSON.stringify(value)).join();
  const { code, errors } = minifySync('boot.js', `(${boot})(${values})`);
  const [error] = errors;
  if (error) throw new Error(`The boot script cannot be minified: ${error.message}`);
  return code;
}
