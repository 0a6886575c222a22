import type { Interface } from './route.ts';

/** Cloud Billing API: `projects.getBillingInfo`. */
export const cloudBilling: Interface = {
  host: 'cloudbilling.googleapis.com',
  routes: [['GET', /\/billingInfo$/, ({ billing }) => ({ billingEnabled: billing })]],
};
