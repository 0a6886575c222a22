import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKitFiles } from '#scripts/lib/browsers.ts';
import { endProcess, startDriverServer } from './driver-server.ts';
import type { EngineBrowser } from './tab.ts';
import { startWebDriverBrowser } from './webdriver.ts';

/** Starts WebKitGTK's MiniBrowser, which stores nothing, on a virtual screen. */
export async function startWebKitGtk(
  files: WebKitFiles,
  env: NodeJS.ProcessEnv,
): Promise<EngineBrowser> {
  const { screen, display } = await startScreen(files.xvfb);
  const server = await startDriverServer(files.driver, (port) => [`--port=${port}`], {
    ...env,
    ...onScreen(display),
  });
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: files.miniBrowser, args: ['--automation'] },
  };
  const browser = await startWebDriverBrowser(server.url, capabilities);
  return {
    ...browser,
    async close() {
      await browser.close();
      await server.stop();
      await endProcess(screen);
    },
  };
}

/** Opens a page in a MiniBrowser with a cache on the disk, as visitors have it. Nothing drives it. */
export async function openInWebKitGtk(
  files: WebKitFiles,
  env: NodeJS.ProcessEnv,
  url: string,
): Promise<{ close(): Promise<void> }> {
  const { screen, display } = await startScreen(files.xvfb);
  const home = await mkdtemp(join(tmpdir(), 'minibrowser-'));
  const folders = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  const browser = spawn(files.miniBrowser, [url], {
    stdio: 'ignore',
    env: { ...env, ...onScreen(display), ...folders },
  });
  return {
    async close() {
      await endProcess(browser);
      await endProcess(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function onScreen(display: string): NodeJS.ProcessEnv {
  return {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Its sandbox does not start as root or in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // Without a graphics card, OpenGL for the layers of a page takes half of the time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Pages live for seconds: optimized code takes longer than what it saves.
    JSC_useDFGJIT: '0',
  };
}

/** Starts a virtual screen and returns its process and address. */
async function startScreen(xvfb: string): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const announcement = screen.stdio[3];
  if (!announcement) throw new Error('Xvfb has no pipe to announce its display on.');
  const announced = await Promise.race([
    once(announcement, 'data').then(([data]) => String(data).trim()),
    once(screen, 'exit').then(() => null),
  ]);
  if (announced === null) throw new Error('Xvfb ended while starting.');
  return { screen, display: `:${announced}` };
}
