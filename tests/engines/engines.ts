import { findFirefox, findSafariDriver, findWebKitGtk } from '#scripts/lib/browsers.ts';
import { fontsEnvironment } from '#scripts/lib/fonts.ts';
import { startBidiBrowser } from './browsers/bidi.ts';
import { startSafari } from './browsers/safari.ts';
import type { EngineBrowser } from './browsers/tab.ts';
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

function required<Files>(files: Files | null | undefined, name: EngineName): Files {
  if (!files) throw new Error(`${name} is not on this machine.`);
  return files;
}
