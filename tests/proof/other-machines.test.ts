import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { leaveMisreadVariables } from '#scripts/lib/processes.ts';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { copyOfRepository } from './copy-of-repository.ts';
import { inFull } from './sample-size.ts';

const proxy = 'http://127.0.0.1:9';
const misread = {
  HTTP_PROXY: proxy,
  HTTPS_PROXY: proxy,
  http_proxy: proxy,
  https_proxy: proxy,
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_TOKEN: 'token',
  GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json',
  JAVA_TOOL_OPTIONS: '-Dhttp.proxyHost=127.0.0.1',
  NODE_OPTIONS: '--throw-deprecation',
};

it('tools inherit no proxy, no project and no options of the machine', () => {
  const env: NodeJS.ProcessEnv = { ...misread, PATH: '/bin', CHROMIUM_PATH: '/chromium' };
  leaveMisreadVariables(env);
  const { NO_PROXY, no_proxy, ...others } = env;
  expect(others).toEqual({ PATH: '/bin', CHROMIUM_PATH: '/chromium' });
  expect([NO_PROXY, no_proxy]).toEqual(Array(2).fill('localhost,127.0.0.1,::1'));
});

// firebase-tools passes over 5001, the port of its functions, and would not be at the address that is printed.
it('the built site has no port that its emulator refuses, nor is one of those the next', () => {
  expect(firebaseConfig.emulators.hosting.port).toBeGreaterThan(5001);
});

it.runIf(inFull)('npm install leaves the lock file as it is', { timeout: 300_000 }, () => {
  const { folder, remove } = copyOfRepository();
  onTestFinished(remove);
  const readLock = () => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const before = readLock();
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit'];
  const none = {
    npm_config_userconfig: join(folder, 'none'),
    npm_config_omit_lockfile_registry_resolved: undefined,
  };
  const { status, stderr } = spawnSync('npm', args, {
    cwd: folder,
    env: { ...process.env, ...none },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(readLock()).toBe(before);
});

it.runIf(inFull)(
  'npm start runs beside the stack of another folder, with common ports taken and with a proxy',
  { timeout: 600_000 },
  async () => {
    const { folder, remove } = copyOfRepository({ withPackages: true });
    onTestFinished(remove);
    // Those of AirPlay, of Vite and of Firestore's emulator; whoever else has them does as well.
    for (const port of [5000, 7000, 5173, 8080]) {
      const server = createServer().on('error', () => {});
      server.listen(port, '127.0.0.1');
      onTestFinished(() => void server.close());
    }
    const child = spawn(process.execPath, ['scripts/local/start.ts'], {
      cwd: folder,
      env: { ...process.env, ...misread, NODE_OPTIONS: '' },
    });
    onTestFinished(async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    });
    const address = await shownAddress(child);
    expect(new URL(address).port).not.toBe('5173');
    expect(await (await fetch(address)).text()).toContain('src="/src/main.tsx"');
  },
);

/** Returns the address that it prints; fails with all that it printed if it ends before. */
async function shownAddress(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  while (child.exitCode === null) {
    const address = /^ +Site +(http:\S+)$/m.exec(said)?.[1];
    if (address) return address;
    await delay(200);
  }
  throw new Error(said);
}
