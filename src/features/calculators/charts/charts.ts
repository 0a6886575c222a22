import { lazyPart } from '#src/lib/lazy-part.ts';
import { cachedLoader } from '#src/lib/lazy-value.ts';

/** The charts' scripts, in a chunk of their own: few visitors scroll to them. */
export const charts = cachedLoader(() =>
  Promise.all([import('./PaymentPie.tsx'), import('./BalanceChart.tsx')]),
);

export const paymentPie = lazyPart(async () => (await charts.load())[0].PaymentPie);
export const balanceChart = lazyPart(async () => (await charts.load())[1].BalanceChart);
