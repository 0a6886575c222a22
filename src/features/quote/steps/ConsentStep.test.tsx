import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { quoteConsent } from '#src/domain/leads/consent/quote-consent.ts';
import { emptyQuote } from '../quote.form.ts';
import { quoteLead } from '../quote.lead.ts';
import { ConsentStep } from './ConsentStep.tsx';

afterEach(() => vi.unstubAllGlobals());

function Step() {
  return (
    <FormProvider {...useForm({ defaultValues: emptyQuote })}>
      <ConsentStep />
    </FormProvider>
  );
}

const sendSignal = (signal: boolean | undefined) =>
  vi.stubGlobal('navigator', { globalPrivacyControl: signal });

test('the wording that is shown is the one whose record is stored', () => {
  render(<Step />);
  expect(screen.getByRole('checkbox', { name: quoteConsent.text })).toBeVisible();
  expect(quoteLead.consent.wording).toBe(quoteConsent);
});

test('where the browser sends Global Privacy Control, the box says what follows', () => {
  sendSignal(true);
  render(<Step />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    /Global Privacy Control signal, so we will not pass your details on/,
  );
});

test.each([false, undefined])('nothing is said of a signal that is not sent: %s', (signal) => {
  sendSignal(signal);
  render(<Step />);
  expect(screen.getByRole('checkbox')).not.toHaveAccessibleDescription();
});
