import type { Page } from '@playwright/test';
import { type FormField, listFields } from '#src/domain/leads/form/form-fields.ts';
import type { FormInput } from '#src/domain/leads/form/lead-form.ts';

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
