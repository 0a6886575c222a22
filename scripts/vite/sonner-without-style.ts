import type { Plugin } from 'vite';

const modulesOfSonner = /[\\/]node_modules[\\/]sonner[\\/].*\.m?js(\?|$)/;
const insertion = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/gm;

/**
 * sonner puts a `<style>` into the page as it is imported, which the content security policy
 * refuses. The plugin takes that out; `src/ui/toast` imports the same text as a style sheet.
 */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: 'sonner-without-style',
    // The development server would bundle it ahead, past this plugin.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: modulesOfSonner },
      handler: (code) => ({ code: withoutInsertedStyle(code), map: null }),
    },
  };
}

/**
 * The module without the call that inserts its style.
 *
 * @throws Error when there is not exactly one such call, as in a version that does it otherwise
 */
export function withoutInsertedStyle(code: string): string {
  const calls = code.match(insertion)?.length ?? 0;
  if (calls !== 1) {
    throw new Error(
      `sonner has ${calls} calls that insert its style, not 1: see scripts/vite/sonner-without-style.ts.`,
    );
  }
  return code.replace(insertion, '');
}
