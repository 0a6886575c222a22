import { cachedLoader } from '#src/lib/cached-loader.ts';

/** The charts' scripts, in a chunk of their own: few visitors scroll to them. */
export const charts = cachedLoader(() =>
  Promise.all([import('./PaymentPie.tsx'), import('./BalanceChart.tsx')]),
);
