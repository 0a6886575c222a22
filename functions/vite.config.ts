import { defineConfig } from 'vite';

/**
 * Bundles the callables with what they share with the site, so that this folder can be deployed by
 * itself; packages stay outside. `gcp-build` in package.json is empty because the deployed folder
 * arrives built: without it the platform runs `build` again, where Vite and the site are missing.
 */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    target: 'node24',
    outDir: 'lib',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
