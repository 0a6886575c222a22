import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, freePort } from '#scripts/lib/processes.ts';
import { firebaseCli } from '#scripts/lib/root.ts';
import { host } from '#scripts/local/stack.ts';
import { carryOldAssets } from '#scripts/release/deploy/old-assets.ts';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { passOn } from './pass-on.ts';

/** A site under its own hosting emulator, to which releases are deployed one after another. */
export interface LiveSite {
  url: string;
  /** Replaces all previous releases with a build. */
  begin(build: string): Promise<void>;
  /** Releases a build as `npm run deploy` does. `drop` is its `--drop-old-assets`. */
  deploy(build: string, options?: { drop?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a hosting emulator with the settings of firebase.json for a folder of its own.
 *
 * @param projectId of a `demo-` project whose hosting runs only once
 */
export async function startLiveSite(projectId: string): Promise<LiveSite> {
  const folder = await mkdtemp(join(tmpdir(), 'live-site-'));
  const live = join(folder, 'live');
  const next = join(folder, 'next');
  const old = join(folder, 'old');
  const port = await freePort(host);
  await mkdir(live);
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({
      hosting: { ...firebaseConfig.hosting, public: 'live' },
      emulators: {
        ...firebaseConfig.emulators,
        hosting: { host, port },
        hub: { host, port: await freePort(host) },
        logging: { host, port: await freePort(host) },
      },
    }),
  );
  const emulator = new Child({
    name: 'live-site',
    command: process.execPath,
    args: [firebaseCli, 'emulators:start', '--only', 'hosting', '--project', projectId],
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none', CI: 'true' },
    cwd: folder,
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    emulator.onOutput((text) => {
      output += text;
      if (output.includes('All emulators ready!')) resolve();
    });
    emulator.exited.then(() => reject(new Error(`The hosting emulator ended: ${output}`)), reject);
  });

  // The emulator ends when a file that it is about to send is removed, so a release waits for the answers under way,
  // and requests wait for the release.
  const underWay = new Set<ServerResponse>();
  let released: Promise<unknown> = Promise.resolve();
  const server = createServer(async (incoming, answer) => {
    await released;
    underWay.add(answer);
    answer.on('close', () => underWay.delete(answer));
    passOn(port, incoming, answer);
  }).listen(0, host);
  await once(server, 'listening');
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;

  async function release(): Promise<void> {
    await Promise.all([...underWay].map((answer) => once(answer, 'close')));
    await rename(live, old);
    await rename(next, live);
  }

  async function deploy(build: string, { drop = false } = {}): Promise<void> {
    await cp(build, next, { recursive: true });
    await carryOldAssets({ folder: next, origin: url, drop, now: new Date() });
    released = release();
    await released;
    await rm(old, { recursive: true });
  }

  return {
    url,
    begin: (build) => deploy(build, { drop: true }),
    deploy,
    async stop() {
      server.closeAllConnections();
      server.close();
      await emulator.stop('SIGINT', 10_000);
      await rm(folder, { recursive: true });
    },
  };
}
