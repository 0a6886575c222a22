import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SubmissionError } from '#src/data/leads/attempt.ts';
import { forget, recall, rememberedMs } from '#src/data/state/unsaved.ts';
import { explanations } from '#src/features/submission/explanations.ts';
import { keepAnswers } from '#src/features/wizard/use-lead-form.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { leadBuyerConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { site } from '#src/site.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { LeadBuyerWizard, leadBuyerWizard } from './LeadBuyerWizard.tsx';
import { leadBuyerLead } from './lead-buyer.lead.ts';

mockExports(await import('#src/data/leads/bot-check.service.ts'), {
  loadedProvider: async () => ({}),
  waitForBotCheck: async () => true,
});
const { submitLead } = mockExports(await import('#src/features/submission/submit-lead.ts'), {
  submitLead: vi.fn(),
  synchronizeClock: async () => {},
  warmUp() {},
});

/** Opens a step of the application with all answers. */
function openStep(step: number): void {
  keepAnswers(leadBuyerWizard, typedApplication);
  renderAt(<LeadBuyerWizard />, `${paths.purchaseLeads}?step=${step}`);
}

test('the consent step shows the wording whose record is stored, and who may call and how to stop calls', async () => {
  openStep(4);
  expect(await screen.findByRole('checkbox', { name: leadBuyerConsent.text })).toBeChecked();
  expect(leadBuyerLead.consent.wording).toBe(leadBuyerConsent);
  const [who, condition, end] = screen.getAllByRole('listitem').slice(-3);
  expect(who).toHaveTextContent(`Only ${site.name}`);
  expect(who).toHaveTextContent('inquiries you get see your company’s name');
  expect(condition).toHaveTextContent('The box below is already checked. You can uncheck it');
  expect(condition).toHaveTextContent('not a condition of any purchase');
  expect(end).toHaveTextContent('Reply STOP');
});

test('a failed submission is explained beside Submit and at the company name, until that is changed, and three errors of a step stand above its questions', async () => {
  submitLead.mockRejectedValue(new SubmissionError('submission-failed'));
  openStep(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Application' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent('Unknown error');
  expect(alert).toHaveTextContent(explanations['submission-failed']);
  expect(alert).toHaveTextContent('Your answers are still here. You can submit them again.');
  expect(alert).toAppearAfter(screen.getByRole('button', { name: 'Submit Application' }));

  await userEvent.click(screen.getByRole('link', { name: 'Unknown error' }));
  const companyName = await screen.findByLabelText('Company name');
  expect(companyName).toHaveFocus();
  expect(companyName).toHaveAccessibleDescription('Error: Unknown error');
  await userEvent.clear(companyName);
  await waitFor(() =>
    expect(companyName).toHaveAccessibleDescription('Error: Enter your company’s name.'),
  );

  await userEvent.clear(screen.getByLabelText('Website'));
  await userEvent.selectOptions(screen.getByLabelText('Company type'), '');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(companyName).toAppearAfter(summary);
  expect(summary).not.toHaveTextContent(explanations['submission-failed']);
});

test('another application keeps the answers, but a success screen that ended leaves none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lead = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
  submitLead.mockResolvedValue(lead);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const send = async () => {
    openStep(4);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Application' }));
    await screen.findByRole('region', { name: 'Keep your link' });
  };
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Another Application' }));
  expect(await screen.findByLabelText('Company name')).toHaveValue(typedApplication.companyName);
  cleanup();

  await send();
  vi.setSystemTime(Date.now() + rememberedMs);
  fireEvent.pointerDown(document.body);
  expect(await screen.findByLabelText('Company name')).toHaveValue('');
  vi.useRealTimers();
});

test('what is filled in without an event counts at the next press; a website gets its https://', async () => {
  forget(leadBuyerWizard.name);
  renderAt(<LeadBuyerWizard />);
  const website = await screen.findByLabelText<HTMLInputElement>('Website');
  await userEvent.type(website, 'acme.com');
  await userEvent.tab();
  expect(website).toHaveValue('https://acme.com');
  const filled = { companyName: 'Filled Bank', companyType: 'Bank', website: 'filled.example' };
  for (const [id, value] of Object.entries(filled)) {
    (document.getElementById(id) as HTMLInputElement).value = value;
  }
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Step 2 of 4');
  expect(recall(leadBuyerWizard.name)).toMatchObject({
    ...filled,
    website: 'https://filled.example',
  });
});

test('says whom the application is for, which companies get leads, and what the number is for, which stays as typed', async () => {
  openStep(1);
  expect(await screen.findByText(/^For companies that want to buy mortgage leads/)).toBeVisible();
  expect(screen.getByLabelText('Company type')).toHaveAccessibleDescription(
    'We pass leads on to lenders, brokers, banks and credit unions, and to nobody else.',
  );
  cleanup();
  openStep(2);
  const phone = await screen.findByLabelText('Phone');
  expect(phone).toHaveAccessibleDescription(/^We call this number about your application/);
  expect(screen.queryByText(/^For companies that want/)).not.toBeInTheDocument();
  await userEvent.clear(phone);
  await userEvent.type(phone, '+1 512.555.0142{Tab}');
  expect(phone).toHaveValue('+1 512.555.0142');
});
