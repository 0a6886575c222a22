import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { routerAsUsed } from './scripts/vite/router-as-used.ts';
import { sonnerWithoutStyle } from './scripts/vite/sonner-without-style.ts';
import { parseEnv } from './src/lib/env.schema.ts';

export default defineConfig(({ mode }) => ({
  plugins: [react(), sonnerWithoutStyle(), routerAsUsed()],
  define: {
    __ENV__: JSON.stringify(parseEnv(mode, loadEnv(mode, process.cwd(), 'VITE_'))),
  },
  build: {
    manifest: 'manifest.json',
    // Small files stay files: an inlined data: address would need a wider CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What Firebase Auth shares with the database would else become a file of its own, which
          // every reading page had to fetch beside the database's.
          groups: [
            {
              name: 'firestore',
              test: /(@firebase.(app|component|firestore|logger|util)|lib.firebase.(app|firestore))\b/,
            },
          ],
        },
      },
    },
  },
}));
