import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldOf } from '#src/domain/leads/form/lead-form.ts';
import { useLeadForm } from '#src/domain/leads/form/use-lead-form.ts';
import type { WizardInput, WizardKind } from '#src/domain/leads/wizard/journey.ts';
import { leadBuyerWizard } from '#src/features/lead-buyer/LeadBuyerWizard.tsx';
import { quoteWizard } from '#src/features/quote/QuoteWizard.tsx';
import { forget } from '#src/lib/tab-storage.ts';

const onPassed = vi.fn();
const onRefused = vi.fn();

/** The step of a wizard with the phone, whose press validates that field alone. */
function PhoneForm<Input extends WizardInput, Answers>({
  kind,
}: {
  kind: WizardKind<Input, Answers>;
}) {
  const { form, handlePress } = useLeadForm(kind);
  const step = kind.steps.find(({ fields }) => fields.some((field) => field === 'phone'));
  if (!step) throw new Error('The form asks for no phone number.');
  const fields: FieldOf<Input>[] = ['phone'];
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => handlePress(event, { fields, submits: false, onPassed, onRefused })}
      >
        <step.Content fields={step.fields} steps={kind.steps} />
        <button type="submit">Next</button>
      </form>
    </FormProvider>
  );
}

// Brings the script of the steps after the first, too.
beforeAll(() => Promise.all([quoteWizard.validation.load(), leadBuyerWizard.validation.load()]));

beforeEach(() => {
  vi.resetAllMocks();
  forget(quoteWizard.name);
  forget(leadBuyerWizard.name);
});

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const paste = async (text: string) => {
  await userEvent.click(phone());
  await userEvent.paste(text);
};

describe('the phone field of the quote', () => {
  const show = () => render(<PhoneForm kind={quoteWizard} />);

  test('is tidied when it is left, also when it was filled in without an event', async () => {
    show();
    await paste('\u202a+1 512\u00a0555\u20110142\u202c');
    expect(phone()).toHaveValue('\u202a+1 512\u00a0555\u20110142\u202c');
    await userEvent.tab();
    expect(phone()).toHaveValue('(512) 555-0142');
    await userEvent.click(phone());
    phone().value = '512.555.0199';
    await userEvent.tab();
    expect(phone()).toHaveValue('(512) 555-0199');
  });

  test('is tidied before Enter validates it, while it has the focus', async () => {
    show();
    await paste('+1 512.555.0142');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onPassed).toHaveBeenCalledOnce());
    expect(onRefused).not.toHaveBeenCalled();
    expect(phone()).toHaveValue('(512) 555-0142');
  });

  test('with a word in it is refused, and one tap cleans it up', async () => {
    show();
    await paste('cell +1 555.123.4567');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    expect(phone()).toHaveAccessibleDescription(/Error: Use only digits/);
    expect(screen.getByText('Write it as (555) 123-4567?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(phone()).toHaveValue('(555) 123-4567');
    expect(phone()).toHaveFocus();
  });
});

const foreign = ['+44 20 7946 0958', '512-555-0142 ext. 7'];

describe.each([
  ['the quote', () => render(<PhoneForm kind={quoteWizard} />), foreign],
  // Only its digits are stored, all of them.
  [
    'the application',
    () => render(<PhoneForm kind={leadBuyerWizard} />),
    [...foreign, '+1 512.555.0142'],
  ],
])('the phone field of %s', (_form, show, texts) => {
  test.each(texts)('keeps %j as typed', async (text) => {
    show();
    await paste(text);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect([...onPassed.mock.calls, ...onRefused.mock.calls]).toHaveLength(1));
    await userEvent.tab();
    expect(phone()).toHaveValue(text);
  });
});
