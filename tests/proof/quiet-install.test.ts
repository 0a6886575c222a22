import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '#scripts/lib/root.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiet-install-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs npm offline on a package like this one, without the machine's settings. */
function npm(packageJson: object, args: string[], { asConfigured = true } = {}) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson));
  if (asConfigured) cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const isNpms = (name: string) => /^npm_/i.test(name);
  const environment = Object.entries(process.env).filter(([name]) => !isNpms(name));
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--offline'], {
    cwd: folder,
    env: {
      ...Object.fromEntries(environment),
      npm_config_userconfig: join(folder, 'none'),
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false', // npm contacts the registry even so
    },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm install', () => {
  const forAnotherNode = { name: 'sample', workspaces: ['functions'] };

  beforeEach(() => {
    const functions = { name: 'functions', version: '1.0.0', engines: { node: '>=99' } };
    mkdirSync(join(folder, 'functions'));
    writeFileSync(join(folder, 'functions/package.json'), JSON.stringify(functions));
  });

  test('prints no engine warnings', () => {
    const { status, stderr } = npm(forAnotherNode, ['install', '--dry-run']);

    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('would print them without the setting, which shows that this test reads npm’s output', () => {
    const { stderr } = npm(forAnotherNode, ['install', '--dry-run'], { asConfigured: false });

    expect(stderr).toContain('EBADENGINE');
  });

  test('still reports why it fails', () => {
    const missing = { ...forAnotherNode, dependencies: { missing: '1.0.0' } };

    const { status, stderr } = npm(missing, ['install']);

    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^npm error .*missing/m);
  });
});

test('a failing script reports it, and npm passes on its exit code', () => {
  const scripts = { test: 'node -e "console.log(42); console.error(43); process.exit(7)"' };

  const { status, stdout, stderr } = npm({ name: 'sample', scripts }, ['test']);

  expect(status).toBe(7);
  expect(stdout).toMatch(/^42$/m);
  expect(stderr).toMatch(/^43$/m);
});
