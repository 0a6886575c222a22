/** The statuses of a lead. Passing it on and taking it back are separate kinds of changes. */
export const leadStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'passed-on', label: 'Passed on' },
  { value: 'closed', label: 'Closed' },
  { value: 'spam', label: 'Spam' },
] as const;

export type LeadStatus = (typeof leadStatuses)[number]['value'];
