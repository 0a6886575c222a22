import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toDeskLead } from './desk-lead.ts';
import { LeadTable } from './LeadTable.tsx';

const lead = (name: string, recaptchaScore: number) =>
  toDeskLead('mortgageQuotes', name, { fullName: name, recaptchaScore }, undefined);

test('marks a lead about which the owner got no mail', () => {
  const leads = [lead('Ana', 0.49), lead('Ben', 0.5)];
  render(<LeadTable label="Leads" leads={leads} />, { wrapper: MemoryRouter });

  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  expect(within(rowOf('Ana')).getByText('Possibly a bot')).toBeVisible();
  expect(within(rowOf('Ben')).queryByText('Possibly a bot')).not.toBeInTheDocument();
});
