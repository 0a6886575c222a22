import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { noticesFile } from './scripts/licences/document.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { parseEnv } from './src/lib/env.schema.ts';

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  define: {
    __ENV__: JSON.stringify(parseEnv(mode, loadEnv(mode, process.cwd(), 'VITE_'))),
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
