import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { root } from '../lib/root.ts';
import { manifest, webManifest } from './web-manifest.ts';

const options: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'silent',
  plugins: [webManifest()],
};
const named = { name: site.name, short_name: site.name, description: site.tagline };

it('a build has the manifest with the site’s name and icons', async () => {
  const input = join(root, 'src/ui/parts/keystone.ts');
  const built = await build({ ...options, build: { write: false, rolldownOptions: { input } } });
  const { output } = built as Rolldown.RolldownOutput;
  const file = output.find(({ fileName }) => fileName === 'manifest.webmanifest');
  const written = JSON.parse(file?.type === 'asset' ? String(file.source) : '');
  expect(written).toMatchObject(named);
  expect(written.icons).toHaveLength(2);
  for (const { src } of written.icons) expect(existsSync(join(root, 'public', src))).toBe(true);
});

it('the manifest and the document have the colors of the styles', () => {
  const [light = '', dark = ''] = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').split(
    '(prefers-color-scheme: dark)',
  );
  const readColor = (styles: string, token: string) =>
    new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(styles)?.[1] ?? `no color ${token}`;
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const inPage = [...page.matchAll(/name="theme-color" content="(.*?)"/g)].map(([, color]) =>
    color?.toLowerCase(),
  );
  expect(inPage).toEqual([readColor(light, 'paper'), readColor(dark, 'paper')]);
  expect(manifest).toMatchObject({
    background_color: readColor(light, 'paper'),
    theme_color: readColor(light, 'brand'),
  });
});
