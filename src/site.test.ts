import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from './site.ts';

it('the files that cannot read the product’s name from here say the same', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(manifest.short_name).toBe(site.name);
  expect(manifest.name).toContain(site.name);
  expect(readFileSync('firestore.rules', 'utf8')).toContain(`'${site.slug}'`);
});
