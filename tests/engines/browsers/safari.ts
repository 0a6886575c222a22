import { startDriverServer } from './driver-server.ts';
import type { EngineBrowser } from './tab.ts';
import { openWebDriverTab } from './webdriver.ts';

/**
 * Starts the driver of the Mac's own Safari. Each tab is a window in which nothing is stored.
 * `safaridriver --enable` must have been run once.
 */
export async function startSafari(driver: string): Promise<EngineBrowser> {
  const server = await startDriverServer(driver, (port) => ['--port', String(port)]);
  return {
    openTab: () => openWebDriverTab(server.url, { browserName: 'safari' }),
    close: () => server.stop(),
  };
}
