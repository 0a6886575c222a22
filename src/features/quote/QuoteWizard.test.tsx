import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { forget, recall, remember, rememberedMs } from '#src/data/state/unsaved.ts';
import { keepAnswers } from '#src/features/wizard/use-lead-form.ts';
import type { StepState } from '#src/features/wizard/wizard-config.ts';
import { fillPhone, quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { honeypotName, quoteTitles } from '#src/model/lead-forms/quote.fields.ts';
import { consentStepNumber } from '#src/model/lead-forms/who-contacts.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { QuoteWizard, quoteSteps, quoteWizard } from './QuoteWizard.tsx';

mockExports(await import('#src/data/leads/bot-check.service.ts'), {
  loadedProvider: async () => ({}),
});
mockExports(await import('#src/data/site/rates.service.ts'), { getRates: async () => undefined });

const show = (address: Parameters<typeof renderAt>[1]) => renderAt(<QuoteWizard />, address);
type Step = keyof typeof quoteTitles;
const at = (step: Step) => `?step=${Object.keys(quoteTitles).indexOf(step) + 1}`;
const heading = (step: Step) =>
  screen.getByRole('heading', { name: new RegExp(`^Step \\d of \\d: ${quoteTitles[step]}`) });
const findHeading = (step: Step) => waitFor(() => heading(step));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a failed submission is said under the form, below its buttons, with the focus', async () => {
  keepAnswers(quoteWizard, typedQuote);
  show(`/quote${at('consent')}`);
  await userEvent.click(await screen.findByRole('checkbox'));
  fireEvent.change(screen.getByLabelText('Leave this empty'), { target: { value: honeypotName } });
  await press('Next');
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Inquiry' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid submission');
  expect(alert).toHaveTextContent('Your answers are still here.');
  expect(alert, 'before a reload').not.toHaveTextContent('try again');
  expect(alert).toHaveFocus();
  for (const name of ['Submit Inquiry', 'Back']) {
    expect(alert).toAppearAfter(screen.getByRole('button', { name }));
  }
  expect(screen.getByRole('button', { name: 'Submit Inquiry' })).toAppearAfter(
    screen.getByText('This form is protected by reCAPTCHA.'),
  );
  // The provider allows that its badge is hidden where a text names it.
  expect(readFileSync('src/styles/base.css', 'utf8')).toMatch(
    /\.grecaptcha-badge \{\s*visibility: hidden;/,
  );
});

test('errors stand at their fields, of which the first takes the focus, and a line counts two', async () => {
  forget(quoteWizard.name);
  show('/quote');
  const steps = quoteSteps.length;
  const progress = screen.getByRole('progressbar', { name: 'Progress' });
  expect(progress).toHaveAttribute('aria-valuenow', '1');
  expect(progress).toHaveAttribute('aria-valuemax', `${steps}`);
  expect(progress).toHaveAttribute('aria-valuetext', `Step 1 of ${steps}: Your Name`);
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  await press('Next');
  const lastName = screen.getByLabelText('Last name');
  await waitFor(() => expect(lastName).toHaveFocus());
  expect(lastName).toHaveAccessibleDescription(
    'Error: Enter your last name with at least 2 characters.',
  );
  expect(screen.getAllByText(/^Enter your last name/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.clear(screen.getByLabelText('First name'));
  await press('Next');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please check two answers\.$/);
  expect(screen.getByLabelText('First name')).toHaveFocus();
});

test('Edit on the review goes to the field itself and returns with the new answer', async () => {
  keepAnswers(quoteWizard, typedQuote);
  show(`/quote${at('consent')}`);
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Next');
  for (const label of ['Home price', 'Loan type', 'First name']) {
    await userEvent.click(
      await screen.findByRole('link', { name: new RegExp(`^Edit ?${label}$`) }),
    );
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    if (label === 'Home price') fireEvent.change(field, { target: { value: '500,000' } });
    await press('Next');
    await waitFor(() => expect(heading('review')).toHaveFocus());
  }
  expect(screen.getByText('$500,000', { selector: 'dd' })).toBeVisible();
});

test('a consent is given again when the number in its words has changed, also by Back, and only then', async () => {
  keepAnswers(quoteWizard, typedQuote);
  showEntries(`/quote${at('consent')}`);
  const agree = async (phone: string) => {
    const name = fillPhone(quoteConsent.text, phone);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await press('Next');
    await findHeading('review');
  };
  const editPhone = async (number: string) => {
    await userEvent.click(await screen.findByRole('link', { name: /^Edit ?Phone$/ }));
    fireEvent.change(phone(), { target: { value: number } });
  };
  await agree(typedQuote.phone);

  await editPhone('(512) 555-0142');
  await press('Next');
  await waitFor(() => expect(heading('consent')).toHaveFocus());
  await agree('(512) 555-0142');

  await editPhone('(512) 555-0199');
  place.goBack();
  await agree('(512) 555-0199');

  await editPhone('(512) 555-0199');
  await press('Next');
  await findHeading('review');
});

test.each([
  ['takes what another page passes over the draft', { homePrice: '625,000' }, '625,000'],
  ['keeps the draft where another page passes nothing', {}, typedQuote.homePrice],
  ['keeps the draft of what is not passed', { downPayment: '5%' }, typedQuote.homePrice],
])('%s', async (_words, state, homePrice) => {
  keepAnswers(quoteWizard, typedQuote);
  show({ pathname: '/quote', search: at('loan'), state });
  expect(await screen.findByLabelText('Home price')).toHaveValue(homePrice);
});

test('a step has the focus in the frame that draws it, so that it takes it from no field that is pressed', async () => {
  keepAnswers(quoteWizard, typedQuote);
  show('/quote');
  const focused: unknown[] = [];
  const drawn = new MutationObserver(() => {
    if (screen.queryByText(/^Step 2 of/)) focused.push(document.activeElement);
  });
  drawn.observe(document.body, { subtree: true, childList: true, characterData: true });
  await press('Next');
  const second = await findHeading('contact');
  drawn.disconnect();
  expect(focused[0]).toBe(second);
});

const matters: Record<Step, RegExp> = {
  name: /No cost, no credit pull/,
  contact: new RegExp(`agree in step ${consentStepNumber}`),
  property: /Nothing is sent/,
  finances: /No credit pull/,
  loan: /only a lender can approve you/,
  purchase: /commits you to nothing/,
  consent: /At most 3 companies/,
  review: /Nothing is sent until you press Submit Inquiry/,
};

test('each step asks something, and says beside its form what matters at it', async () => {
  keepAnswers(quoteWizard, typedQuote);
  show(`/quote${at('consent')}`);
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Next');
  const note = () => screen.getByRole('complementary', { name: 'Good to know' });
  for (const step of (Object.keys(quoteTitles) as Step[]).toReversed()) {
    if (step !== 'review') await press('Back');
    await findHeading(step);
    expect(note()).toHaveTextContent(matters[step]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/ .*\?$/);
  }
});

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');

/** Opens the step with the phone number, and pastes one. */
async function pastePhone(text: string) {
  keepAnswers(quoteWizard, { ...typedQuote, phone: '' });
  show(`/quote${at('contact')}`);
  await userEvent.click(await screen.findByLabelText('Phone'));
  await userEvent.paste(text);
}

test('a phone number is tidied when its field is left, also when it was filled in without an event', async () => {
  const pasted = '\u202a+1 512\u00a0555\u20110142\u202c';
  await pastePhone(pasted);
  expect(phone()).toHaveValue(pasted);
  await userEvent.tab();
  expect(phone()).toHaveValue('(512) 555-0142');
  await userEvent.click(phone());
  phone().value = '512.555.0199';
  await userEvent.tab();
  expect(phone()).toHaveValue('(512) 555-0199');
});

test.each([
  ['counts', 'at the same place', 5, 1],
  ['is given up', 'elsewhere', 50, 0],
])('a press on Next %s when it ends %s, off the button', async (_words, _place, clientY, times) => {
  show('/quote');
  const submitted = vi.fn();
  document.body.addEventListener('submit', submitted, { once: true });
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Next' }), { clientY: 0 });
  fireEvent.pointerUp(document.body, { clientY });
  expect(submitted).toHaveBeenCalledTimes(times);
  await act(async () => {});
});

test('an email and a phone number are tidied before Enter validates them, while one has the focus', async () => {
  await pastePhone('+1 512.555.0142');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'O’Brien@example.com' } });
  await userEvent.keyboard('{Enter}');
  await findHeading('property');
  expect(recall(quoteWizard.name)).toMatchObject({
    email: "O'Brien@example.com",
    phone: '(512) 555-0142',
  });
});

const lead = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
const number = 'CTPZ-ZYRK';
const thanks = () => screen.queryByRole('heading', { name: 'Thank You!' });

afterEach(forgetAll);

function forgetAll() {
  forget(quoteWizard.name);
  forget('quote.success');
}

/** Shows the form at the last of these addresses, and nothing at another page's. */
const showEntries = (...entries: (string | { pathname: string; state: StepState })[]) =>
  renderAt(
    <Routes>
      <Route path="/quote" element={<QuoteWizard />} />
      <Route path="*" element={null} />
    </Routes>,
    entries,
  );

/** Returns the history entry of a success screen whose last use was `ago` milliseconds ago. */
function successEntry(ago = 0) {
  const storedAt = Date.now() - ago;
  forgetAll();
  vi.useFakeTimers({ toFake: ['Date'], now: storedAt });
  remember('quote.success', storedAt);
  vi.setSystemTime(storedAt + ago);
  return { pathname: '/quote', state: { sent: { leadId: lead, storedAt } } };
}

test('a new inquiry starts with an empty form, and the history has no way back to the first one', async () => {
  showEntries(`/quote${at('consent')}`, successEntry());
  expect(await screen.findByText(number)).toBeVisible();
  await press('Start a new inquiry');

  await waitFor(() => expect(heading('name')).toHaveFocus());
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(document.body).not.toHaveTextContent(number);
  expect(place.state).toBeNull();
  expect(recall(quoteWizard.name)).toBeUndefined();

  place.goBack();
  await waitFor(() => expect(place.address).toBe('/quote'));
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(document.body).not.toHaveTextContent(number);
});

test('the success screen is gone 30 minutes after its last use, also by Back', async () => {
  showEntries(successEntry(rememberedMs), '/faq');
  place.goBack();
  expect(await screen.findByText(/^What you sent has reached us/)).toBeVisible();
  expect(thanks()).toBeNull();
  expect(await findHeading('name')).toBeVisible();
  expect(document.body).not.toHaveTextContent(number);
  expect(place.state).toBeNull();
});

test('the success screen is there by Back before that, unless another inquiry was sent since', async () => {
  showEntries(successEntry(rememberedMs - 1), '/faq');
  place.goBack();
  expect(await screen.findByText(number)).toBeVisible();
  cleanup();

  showEntries(successEntry(), '/faq');
  remember('quote.success', Date.now() + 1);
  place.goBack();
  expect(await findHeading('name')).toBeVisible();
  expect(document.body).not.toHaveTextContent(number);
});

test('an open success screen ends by itself, and what was typed since stays', async () => {
  showEntries(successEntry());
  await screen.findByText('What happens next');
  vi.setSystemTime(Date.now() + rememberedMs);
  fireEvent.pointerDown(document.body);
  expect(await screen.findByText(/^What you sent has reached us/)).toBeVisible();
  expect(thanks()).toBeNull();
  expect(place.state).toBeNull();
  cleanup();

  const old = successEntry(rememberedMs);
  keepAnswers(quoteWizard, typedQuote);
  showEntries(old);
  expect(await screen.findByDisplayValue(typedQuote.firstName)).toBeVisible();
  expect(screen.queryByText(/^What you sent has reached us/)).toBeNull();
});

const endedDraft =
  /^To protect it, what you typed here was removed after 30 minutes without use\.$/;

test('a form whose draft has ended says so once, until its visitor goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepAnswers(quoteWizard, typedQuote);
  vi.setSystemTime(Date.now() + rememberedMs);
  show(`/quote${at('loan')}`);
  const note = await screen.findByText(endedDraft);
  expect(note.closest('[role=status]')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('First name'), typedQuote.firstName);
  await userEvent.type(screen.getByLabelText('Last name'), typedQuote.lastName);
  expect(note).toBeVisible();
  await press('Next');
  await findHeading('contact');
  expect(screen.queryByText(endedDraft)).toBeNull();
  cleanup();

  forgetAll();
  show('/quote');
  await press('Next');
  await screen.findByRole('alert');
  expect(screen.queryByText(endedDraft), 'to somebody who typed nothing').toBeNull();
});
