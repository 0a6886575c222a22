import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SubmissionError, type SubmissionFault } from '#src/domain/leads/form/lead-form.ts';
import { rememberDraft } from '#src/domain/leads/form/use-lead-form.ts';
import { faultExplanations } from '#src/domain/leads/submission/fault-explanations.ts';
import { submitLead } from '#src/domain/leads/submission/submit-lead.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { LeadBuyerWizard, leadBuyerWizard } from './LeadBuyerWizard.tsx';
import { faultTexts, leadBuyerLead } from './lead-buyer.lead.ts';

vi.mock('#src/domain/leads/submission/bot-check.service.ts', () => ({
  loadedProvider: async () => ({}),
  waitForBotCheck: async () => true,
}));
vi.mock('#src/domain/leads/submission/submit-lead.ts', async () => ({
  submitLead: vi.fn(),
  synchronizeClock: async () => {},
  ...(await import('#src/domain/leads/submission/fault-explanations.ts')),
}));

const application = { ...typedApplication, leadTypes: [...typedApplication.leadTypes] };

test('a failed submission says what happened and what to do beside its text', async () => {
  vi.mocked(submitLead).mockRejectedValue(new SubmissionError('submission-failed'));
  rememberDraft(leadBuyerWizard, application);
  render(
    <MemoryRouter initialEntries={['/purchase-leads?step=4']}>
      <LeadBuyerWizard />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Application' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent('Unknown error');
  expect(alert).toHaveTextContent(faultExplanations['submission-failed']);
  expect(alert).toHaveTextContent('Your answers are still here. You can submit them again.');
});

test('a website without https:// has it once its field is left', async () => {
  rememberDraft(leadBuyerWizard, { ...application, website: '' });
  render(<LeadBuyerWizard />, { wrapper: MemoryRouter });
  const website = await screen.findByLabelText('Website');
  await userEvent.type(website, 'acme.com');
  await userEvent.tab();
  expect(website).toHaveValue('https://acme.com');
});

test.each<[SubmissionFault, string]>([
  ['bot-check-not-ready', 'reCAPTCHA not ready.'],
  ['token-missing', 'reCAPTCHA token missing'],
  ['verification-failed', 'reCAPTCHA failed'],
  ['submission-failed', 'Unknown error'],
])('has the specified text for %s: %s', (fault, text) => {
  expect(faultTexts[fault]).toBe(text);
});

test('requires the score that the rules do', () => {
  expect(leadBuyerLead.minimumScore).toBe(0.5);
});
