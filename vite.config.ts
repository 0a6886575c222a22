import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { noticesFile } from './scripts/build/licences/document.ts';
import { founder } from './src/founder.ts';
import { type Env, parseEnv } from './src/lib/env.schema.ts';
import { checkedFounder } from './src/lib/founder.schema.ts';

/**
 * What the code is told of its surroundings. The build itself reads the database as anybody, without
 * the browser's key: that key is restricted to the pages, and a build comes from none.
 */
function envFor(mode: string, forBuild: boolean): Env {
  const env = parseEnv(mode, loadEnv(mode, process.cwd(), 'VITE_'));
  return forBuild ? { ...env, firebase: { ...env.firebase, apiKey: '' } } : env;
}

checkedFounder(founder, (path) => existsSync(`public${path}`));

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  plugins: [react()],
  define: {
    __ENV__: JSON.stringify(envFor(mode, isSsrBuild)),
  },
  build: {
    manifest: 'manifest.json',
    // The notices that the licences of what visitors load ask for.
    license: { fileName: noticesFile },
    // Small files stay files: an inlined data: address would need a wider CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}));
