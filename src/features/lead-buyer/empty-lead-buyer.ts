import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** The consent begins ticked, as specified: its step says so. */
export const emptyLeadBuyer: LeadBuyerInput = {
  companyName: '',
  companyType: '',
  website: '',
  contactName: '',
  email: '',
  phone: '',
  state: '',
  leadTypes: [],
  monthlyBudget: '',
  leadVolume: '',
  contactConsent: true,
};
