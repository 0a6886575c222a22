import { findFirefox, findSafariDriver, findWebKitGtk } from '#scripts/lib/browsers.ts';
import { fontsEnvironment } from '#scripts/lib/fonts.ts';
import { startBidiBrowser } from './browsers/bidi.ts';
import { startDriverServer } from './browsers/driver-server.ts';
import type { EngineBrowser } from './browsers/tab.ts';
import { startWebDriverBrowser } from './browsers/webdriver.ts';
import { startWebKitGtk } from './browsers/webkitgtk.ts';

/** The engines that the journeys support. Chromium is the one that all other tests run in. */
export const engineNames = ['webkit', 'firefox', 'safari', 'chromium'] as const;
export type EngineName = (typeof engineNames)[number];

/** Starts an engine that is installed on this machine. */
export function startEngine(name: EngineName): Promise<EngineBrowser> {
  const env = { ...process.env, ...fontsEnvironment };
  switch (name) {
    case 'webkit':
      return startWebKitGtk(required(findWebKitGtk(), name), env);
    case 'firefox':
      return startBidiBrowser('firefox', required(findFirefox(), name), env);
    case 'safari':
      return startSafari(required(findSafariDriver(), name));
    case 'chromium':
      return startBidiBrowser('chrome', required(process.env.CHROMIUM_PATH, name), env);
  }
}

/**
 * Starts the Mac's own Safari with a private window. `safaridriver --enable` must have been run
 * once.
 */
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

function required<Files>(files: Files | null | undefined, name: EngineName): Files {
  if (!files) throw new Error(`${name} is not on this machine.`);
  return files;
}
