import {
  cleanTree,
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
 * What `npm run deploy` does, in this order: first what is quick to look at, then what takes long,
 * and nothing is shipped before all of it is well. Rules and indexes go before the functions and
 * the pages last, since what is new needs what is before it, while the old pages go on working with
 * new rules only if those still take what the old pages send: docs/deploying.md says more.
 */
export const deploySteps: readonly Step[] = [
  nodeVersion,
  siteAddress,
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
