import { expect, type Locator, type Page } from '@playwright/test';
import type { FormInput } from '#src/features/wizard/lead-form.ts';
import { type FormField, listFields } from '#src/model/lead-forms/form-fields.ts';
import { rememberAnswers } from './remembered-answers.ts';

/** Returns what the forms of steps share, by what a visitor sees. */
export function stepForm<Answers extends Readonly<FormInput>>(
  page: Page,
  { draft, path, titles, questions, submit }: StepForm,
) {
  const steps = Object.keys(titles);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const heading = (step: number): Locator =>
    page.getByRole('heading', { level: 2, name: `Step ${step} of ${steps.length}` });
  const next = page.getByRole('button', { name: 'Next' });

  const form = {
    field,
    heading,
    lastStep: steps.length,
    next,
    submit: page.getByRole('button', { name: submit }),
    sending: page.getByRole('button', { name: 'Submitting...' }),
    success: page.getByRole('heading', { name: 'Thank You!' }),

    /** Answers the visible step and stays on it. */
    fill: (step: number, answers: Answers): Promise<void> =>
      fillFields(page, questions, steps[step - 1], answers),

    /** Answers the visible step and continues. */
    async answer(step: number, answers: Answers): Promise<void> {
      await expect(heading(step)).toBeVisible();
      await form.fill(step, answers);
      await next.click();
    },

    /** Goes from the first step to the last one. */
    async reachLast(answers: Answers, from = path): Promise<void> {
      await page.goto(from);
      for (let step = 1; step < steps.length; step++) await form.answer(step, answers);
      await expect(heading(steps.length)).toBeVisible();
    },

    /** Opens a step as a visitor who returns to the tab with everything else answered. */
    async returnTo(step: number, answers: Answers): Promise<void> {
      await rememberAnswers(page, draft, answers);
      await page.goto(`${path}?step=${step}`);
      await expect(heading(step)).toBeVisible();
    },
  };
  return form;
}

interface StepForm {
  /** The name under which the form keeps its draft. */
  draft: Parameters<typeof rememberAnswers>[1];
  path: string;
  titles: object;
  questions: Readonly<Record<string, FormField>>;
  submit: string;
}

/** Fills in the fields of a step by their labels; of a step with consent, checks the box. */
export async function fillFields(
  page: Page,
  questions: Readonly<Record<string, FormField>>,
  step: string | undefined,
  answers: Readonly<FormInput>,
): Promise<void> {
  for (const name of listFields(questions)) {
    const field = questions[name] as FormField;
    if (field.step !== step) continue;
    const answer = answers[name] ?? '';
    const control = page.getByLabel(field.label, { exact: true });
    if (field.kind === 'consent') await page.getByRole('checkbox').check();
    else if (field.kind === 'select') await control.selectOption(String(answer));
    else if (Array.isArray(answer)) {
      for (const choice of answer) await page.getByLabel(choice, { exact: true }).check();
    } else await control.fill(String(answer));
  }
}
