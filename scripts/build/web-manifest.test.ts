import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { site } from '#src/site.ts';
import { root } from '../lib/root.ts';
import { webManifest } from './web-manifest.ts';

const options: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'silent',
  plugins: [webManifest()],
};
const named = { name: site.name, short_name: site.name, description: site.tagline };

it('a build has the manifest with the site’s name and icons', async () => {
  const input = join(root, 'src/ui/keystone.ts');
  const built = await build({ ...options, build: { write: false, rolldownOptions: { input } } });
  const { output } = built as Rolldown.RolldownOutput;
  const file = output.find(({ fileName }) => fileName === 'manifest.webmanifest');
  const manifest = JSON.parse(file?.type === 'asset' ? String(file.source) : '');
  expect(manifest).toMatchObject(named);
  expect(manifest.icons).toHaveLength(2);
  for (const { src } of manifest.icons) expect(existsSync(join(root, 'public', src))).toBe(true);
});

it('the server of development has it, too', async () => {
  const server = await createServer({ ...options, server: { port: 0, ws: false } });
  onTestFinished(() => server.close());
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  const answer = await fetch(new URL('manifest.webmanifest', address));
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject(named);
});
