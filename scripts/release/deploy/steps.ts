import {
  cleanTree,
  consentWordings,
  functionsParameters,
  login,
  nodeVersion,
  project,
  siteAddress,
  testsPass,
} from './looks.ts';
import { oldAssets } from './old-assets/old-assets.ts';
import {
  cleanBundle,
  productionBuild,
  shipDatabase,
  shipFunctions,
  shipHosting,
  smokeLive,
} from './ship.ts';
import type { Step } from './step.ts';

/**
 * The steps of `npm run deploy`, in this order: first the quick checks, then the slow ones; nothing is
 * shipped until all of them pass. Rules and indexes go first, then the functions, and the pages last, as
 * each needs the ones before it. The old pages keep working with new rules only if those still accept what
 * the old pages send; see docs/deploying.md.
 */
export const deploySteps: readonly Step[] = [
  nodeVersion,
  siteAddress,
  consentWordings,
  cleanTree,
  functionsParameters,
  project,
  login,
  testsPass,
  productionBuild,
  oldAssets,
  cleanBundle,
  shipDatabase,
  shipFunctions,
  shipHosting,
  smokeLive,
];
