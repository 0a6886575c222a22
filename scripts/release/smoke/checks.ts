import type { Check } from './check.ts';
import { assetsCheck } from './checks/assets.ts';
import { leadsCheck, readsCheck } from './checks/database.ts';
import { headersCheck } from './checks/headers.ts';
import { httpsCheck } from './checks/https.ts';
import { missingAssetsCheck } from './checks/missing-assets.ts';
import { notFoundCheck } from './checks/not-found.ts';
import { pagesCheck } from './checks/pages.ts';
import { robotsCheck } from './checks/robots.ts';
import { botCheckCheck, verifierCheck } from './checks/verifier.ts';

/** The checks of `npm run smoke`. */
export const smokeChecks: readonly Check[] = [
  pagesCheck,
  headersCheck,
  notFoundCheck,
  robotsCheck,
  assetsCheck,
  missingAssetsCheck,
  httpsCheck,
  readsCheck,
  leadsCheck,
  verifierCheck,
  botCheckCheck,
];
