import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { server as serveFolder } from 'superstatic';
import { host } from '#scripts/local/stack.ts';
import { carryOldAssets } from '#scripts/release/deploy/old-assets.ts';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

/** A site under a server of its own, to which releases are deployed one after another. */
export interface LiveSite {
  url: string;
  /** Replaces all previous releases with a build. */
  begin(build: string): Promise<void>;
  /** Releases a build as `npm run deploy` does. `drop` is its `--drop-old-assets`. */
  deploy(build: string, options?: { drop?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a folder of its own with the settings of firebase.json, by what the hosting emulator serves it with. */
export async function startLiveSite(): Promise<LiveSite> {
  const folder = await mkdtemp(join(tmpdir(), 'live-site-'));
  const live = join(folder, 'live');
  const next = join(folder, 'next');
  const old = join(folder, 'old');
  await mkdir(live);

  // A file that is about to be sent must stay, so a release waits for the answers under way, and requests wait for the
  // release.
  let released = Promise.resolve();
  const underWay = new Set<ServerResponse>();
  const config = { ...firebaseConfig.hosting, public: 'live' };
  const site = serveFolder({ port: 0, hostname: host, cwd: folder, config });
  site.use(async (_, answer, pass) => {
    await released;
    underWay.add(answer);
    answer.on('close', () => underWay.delete(answer));
    pass();
  });
  // Its types are those of connect, but it takes port and host from the settings.
  const server: Server = site.listen(() => {});
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
      await rm(folder, { recursive: true });
    },
  };
}
