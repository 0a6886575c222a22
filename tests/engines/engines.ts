import { findFirefox, findSafariDriver, findWebKitGtk } from '#scripts/lib/browsers.ts';
import { fontsEnvironment } from '#scripts/lib/fonts.ts';
import { startDriverServer } from './browsers/driver-server.ts';
import { startFirefox } from './browsers/firefox.ts';
import type { EngineBrowser } from './browsers/tab.ts';
import { startWebDriverBrowser } from './browsers/webdriver.ts';
import { startWebKitGtk } from './browsers/webkitgtk.ts';

export type EngineName = 'webkit' | 'firefox' | 'safari';

/** Starts an engine that is installed on this machine. */
export function startEngine(name: EngineName): Promise<EngineBrowser> {
  const env = { ...process.env, ...fontsEnvironment };
  const start = {
    webkit: () => startWebKitGtk(required(findWebKitGtk()), env),
    firefox: () => startFirefox(required(findFirefox()), env),
    safari: () => startSafari(required(findSafariDriver())),
  };
  return start[name]();
}

/** Starts the Mac's own Safari with a private window. `safaridriver --enable` must have been run once. */
async function startSafari(driver: string): Promise<EngineBrowser> {
  const server = await startDriverServer(driver, (port) => ['--port', String(port)]);
  const browser = await startWebDriverBrowser(server.url, { browserName: 'safari' });
  return {
    ...browser,
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

function required<Files>(files: Files | null): Files {
  if (!files) throw new Error('The engine is not on this machine.');
  return files;
}
