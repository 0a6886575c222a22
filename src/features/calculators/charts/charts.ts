import { once } from '#src/lib/once.ts';

/** The charts' scripts, in a chunk of their own: few visitors scroll to them. */
export const charts = once(() =>
  Promise.all([import('./PaymentPie.tsx'), import('./BalanceChart.tsx')]),
);
