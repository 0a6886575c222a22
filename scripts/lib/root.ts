import { join, resolve } from 'node:path';

/** Folder of the repository, so that the scripts work from any current folder. */
export const root = resolve(import.meta.dirname, '../..');

// To be run with this process's own Node, as the host's may be too old for them.
const tool = (path: string) => join(root, 'node_modules', path);

export const biomeCli = tool('@biomejs/biome/bin/biome');
export const firebaseCli = tool('firebase-tools/lib/bin/firebase.js');
export const knipCli = tool('knip/bin/knip.js');
export const playwrightCli = tool('@playwright/test/cli.js');
export const typescriptCli = tool('typescript/bin/tsc');
export const viteCli = tool('vite/bin/vite.js');
export const vitestCli = tool('vitest/vitest.mjs');
