import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { copyOfRepository } from './copy-of-repository.ts';
import { figuresVariable, reportFigure } from './figures.ts';
import { inFull, sampleSizeVariable } from './sample-size.ts';

const allowed = Object.entries(packageJson.allowScripts)
  .filter(([, isAllowed]) => isAllowed)
  .map(([name]) => name);

/** Without these variables, because a full run in the copy would make another copy. */
const { [sampleSizeVariable]: _, [figuresVariable]: __, ...environment } = process.env;

test.runIf(inFull)(
  'the checks run with only the allowed install scripts',
  { timeout: 1_200_000 },
  () => {
    const { folder, remove } = copyOfRepository();
    onTestFinished(remove, 120_000);
    const npm = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('npm', args, {
        cwd: folder,
        env: { ...environment, CI: 'true' },
        encoding: 'utf8',
      });
      expect(status, `npm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
      return stdout;
    };
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
    npm('rebuild', ...allowed);
    npm('exec', '--', 'firebase', '--version');
    npm('run', 'licenses'); // builds the site
    const said = npm('test', '--', '--only', 'types,lint');
    const [summary] = /\d+ passed, 0 failed/.exec(said) ?? [];
    expect(summary, said).toBeTruthy();
    reportFigure('Install scripts', `${allowed.join(', ')} alone: ${summary}`);
  },
);

test.runIf(inFull).each([
  ['prints no engine warnings', {}, ['--dry-run'], /^$/],
  ['still reports why it fails', { missing: '1.0.0' }, [], /^npm error .*missing/m],
])('npm install %s', (_, dependencies, args, printed) => {
  const folder = mkdtempSync(join(tmpdir(), 'quiet-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, content: object) =>
    writeFileSync(join(folder, path), JSON.stringify(content));
  mkdirSync(join(folder, 'functions'));
  write('functions/package.json', {
    name: 'functions',
    version: '1.0.0',
    engines: { node: '>=99' },
  });
  write('package.json', { name: 'sample', workspaces: ['functions'], dependencies });
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const isNpms = (name: string) => /^npm_/i.test(name);
  const environment = Object.entries(process.env).filter(([name]) => !isNpms(name));
  const { stderr } = spawnSync('npm', ['install', '--offline', ...args], {
    cwd: folder,
    // Without the machine's settings.
    env: {
      ...Object.fromEntries(environment),
      npm_config_userconfig: join(folder, 'none'),
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false', // npm contacts the registry even so
    },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(printed);
});
