import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { applicationFields } from '#src/domain/leads/application.fields.ts';
import { leadBuyerConsent } from '#src/domain/leads/consent-wordings.ts';
import { emptyInput } from '#src/domain/leads/form/form-fields.ts';
import { site } from '#src/site.ts';
import { LaterStep } from './LaterLeadBuyerSteps.tsx';
import { leadBuyerLead } from './lead-buyer.lead.ts';

function Step() {
  return (
    <FormProvider {...useForm({ defaultValues: emptyInput(applicationFields) })}>
      <LaterStep fields={['contactConsent']} />
    </FormProvider>
  );
}

test('shows the wording whose record is stored', () => {
  render(<Step />);
  expect(screen.getByRole('checkbox', { name: leadBuyerConsent.text })).toBeChecked();
  expect(leadBuyerLead.consent.wording).toBe(leadBuyerConsent);
});

test('says who may call, that the box is checked and can be unchecked, and how to stop calls', () => {
  render(<Step />);
  const [who, condition, end] = screen.getAllByRole('listitem');
  expect(who).toHaveTextContent(`Only ${site.name}`);
  expect(condition).toHaveTextContent('The box below is already checked. You can uncheck it');
  expect(condition).toHaveTextContent('not a condition of any purchase');
  expect(end).toHaveTextContent('Reply STOP');
});
