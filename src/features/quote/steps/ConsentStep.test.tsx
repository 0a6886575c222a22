import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import { site } from '#src/site.ts';
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

test('shows the wording whose record is stored', () => {
  render(<Step />);
  expect(screen.getByRole('checkbox', { name: quoteConsent.text })).toBeVisible();
  expect(quoteLead.consent.wording).toBe(quoteConsent);
});

test('says above the box how many may call, that consent is not required, and how to stop calls', () => {
  render(<Step />);
  const facts = screen.getAllByRole('listitem');
  expect(facts).toHaveLength(3);
  const [who, condition, end] = facts;
  expect(who).toHaveTextContent(`no more than ${site.companiesPerInquiry}, one at a time`);
  for (const means of ['phone', 'text message', 'email', 'automated', 'recorded']) {
    expect(who).toHaveTextContent(means);
  }
  expect(condition).toHaveTextContent('not a condition of any purchase, loan or service');
  for (const way of ['STOP', 'contact page', 'reference number']) {
    expect(end).toHaveTextContent(way);
  }
  const box = screen.getByRole('checkbox');
  for (const fact of facts) {
    expect(fact.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test.each([
  ['Privacy', '/privacy'],
  ['Terms of Use', '/terms'],
  ['Contact', '/contact'],
])('opens %s in a new tab to keep the form open', (name, path) => {
  render(<Step />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveAttribute('target', '_blank');
});

test('explains the effect of Global Privacy Control when the browser sends it', () => {
  sendSignal(true);
  render(<Step />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    /Global Privacy Control signal, so we will not pass your details on/,
  );
});

test.each([false, undefined])(
  'does not mention Global Privacy Control when it is not sent: %s',
  (signal) => {
    sendSignal(signal);
    render(<Step />);
    expect(screen.getByRole('checkbox')).not.toHaveAccessibleDescription();
  },
);
