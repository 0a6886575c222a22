import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { noticesFile } from './scripts/build/licenses.ts';
import { buildTargets } from './scripts/build/supported-browsers.ts';
import { webManifest } from './scripts/build/web-manifest.ts';
import { endOfFile } from './src/app/file-loader.ts';
import { type BuildEnv, parseEnv } from './src/lib/addresses/env.schema.ts';

/**
 * Returns the environment that is compiled into the code. The build itself reads the database
 * anonymously and without the browser's API key, which is restricted to the site's pages.
 */
function envFor(mode: string, forBuild: boolean): BuildEnv {
  const env = parseEnv(mode, loadEnv(mode, process.cwd(), 'VITE_'));
  return forBuild ? { ...env, firebase: { ...env.firebase, apiKey: '' } } : env;
}

/** Only the admin area needs the address for rebuilds, so it is not part of what every page loads. */
function definitions({ rebuildUrl, ...env }: BuildEnv): Record<string, string> {
  return { __ENV__: JSON.stringify(env), __REBUILD_URL__: JSON.stringify(rebuildUrl) };
}

/**
 * Has each `import()` of the built code wait until all of its files have arrived (`importFiles` in first-script.ts), in
 * place of Vite's helper, and ends each file with the mark by which it is known to be whole.
 */
function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null;
      return 'export const __vitePreload = (load, files) => window.importFiles(load, files)';
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code += endOfFile;
          else if (file.fileName.endsWith('.css')) file.source += endOfFile;
        }
      },
    },
  };
}

/** Files of which a page calls most functions when it starts or when its first button is pressed. */
const calledOnLoad = ['index', 'form', 'fields', 'numbers', 'steps', 'QuotePage', 'zod'];

/**
 * Has Chromium compile all functions of these files while they load, in the background, and not one by one on
 * the page's own thread when they are first called. The hint has to be a file's first line.
 */
function hintCompilation(): Plugin {
  return {
    name: 'hint-compilation',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !calledOnLoad.includes(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/**
 * Returns what names the classes of CSS modules: by numbers that both builds give them. With full names, home's document
 * would exceed what a connection sends before the browser's first answer, which takes a phone another 150 ms.
 */
function nameClasses() {
  const sheets = globSync('src/**/*.module.css').sort();
  const known = new Map<string, string[]>();
  return (name: string, file: string) => {
    const sheet = sheets.indexOf(relative('', file));
    if (sheet < 0) throw new Error(`${file} is not among the style sheets of src.`);
    const names = known.get(file) ?? [];
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    // Letters first, and none that are an ad's, as `ad1`, which blockers hide.
    return (Number.parseInt('k0', 36) + sheet).toString(36) + names.indexOf(name);
  };
}

/** The router's package names its development build for browsers, too, with warnings that no visitor reads. */
const productionRouter = {
  'react-router/dom': resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': resolve('node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ mode, command, isSsrBuild = false }) => ({
  plugins: [react(), hintCompilation(), fetchBeforeImport(), webManifest()],
  define: {
    ...definitions(envFor(mode, isSsrBuild)),
  },
  resolve: { alias: command === 'build' && !isSsrBuild ? productionRouter : {} },
  css: { modules: command === 'build' ? { generateScopedName: nameClasses() } : {} },
  build: {
    target: buildTargets,
    manifest: 'manifest.json',
    // The license notices of the packages that visitors load.
    license: { fileName: noticesFile },
    // Small files are not inlined, because data: URLs would require a wider CSP.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Vite lists no file for a module that needs no other.
      resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}));
