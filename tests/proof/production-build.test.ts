import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleFaults } from '#scripts/release/deploy/bundle.ts';
import { parseEnv } from '#src/lib/addresses/env.schema.ts';
import { copyOfRepository } from './copy-of-repository.ts';
import { reportFigure } from './figures.ts';
import { inFull } from './sample-size.ts';

/** A nonexistent project with values of realistic form. */
const variables = {
  VITE_FIREBASE_API_KEY: `AIza${'made-up-'.repeat(5).slice(0, 35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'made-up-homes.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'made-up-homes',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_RECAPTCHA_SITE_KEY: 'made-up-site-key',
};

/**
 * Answers in place of the network like an empty database. The browser's key is restricted to pages,
 * so a read that sends it is refused.
 */
const emptyDatabase = `data:text/javascript,${encodeURIComponent(`
globalThis.fetch = async (address, { body }) => {
  if (String(address).includes('key=')) return Response.json({}, { status: 403 });
  const readTime = '2026-01-01T00:00:00Z';
  const [missing] = JSON.parse(body).documents ?? [];
  return Response.json([{ readTime, ...(missing && { missing }) }]);
};`)}`;

let dist: string;
beforeAll(() => {
  const { folder, remove } = copyOfRepository({ withPackages: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', emptyDatabase, 'scripts/build/build.ts', '--allow-empty'],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...variables },
      encoding: 'utf8',
    },
  );
  expect(status, stdout + stderr).toBe(0);
  dist = join(folder, 'dist');
  return remove;
}, 60_000);

test.runIf(inFull)(
  'a production build has no secret, no address of the local stack and no source map',
  () => {
    expect(bundleFaults(dist, parseEnv('production', variables))).toEqual([]);
    const files = globSync('**/*.*', { cwd: dist });
    reportFigure('Bundle', `${files.length} files of a production build, no fault`);
  },
);

test.runIf(inFull)('a site with samples asks search engines not to list any of its pages', () => {
  const pages = globSync('**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages)
    expect(readFileSync(join(dist, page), 'utf8'), page).toMatch(
      /<meta name="robots" content="noindex"/,
    );
});

test.runIf(inFull)('the build uses these settings', () => {
  const scripts = globSync('assets/*.js', { cwd: dist });
  const texts = scripts.map((file) => readFileSync(join(dist, file), 'utf8'));
  expect(texts.filter((text) => text.includes(variables.VITE_FIREBASE_API_KEY))).not.toEqual([]);
});
