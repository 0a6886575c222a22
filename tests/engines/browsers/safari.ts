import { startDriverServer } from './driver-server.ts';
import type { EngineBrowser } from './tab.ts';
import { startWebDriverBrowser } from './webdriver.ts';

/**
 * Starts the Mac's own Safari with a private window. `safaridriver --enable` must have been run
 * once.
 */
export async function startSafari(driver: string): Promise<EngineBrowser> {
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
