import type { Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Fills in each step of the form before its review. */
const fillIn: ((page: Page) => Promise<unknown>)[] = [
  (page) => fillTexts(page, { 'First name': 'Ana', 'Last name': 'Cruz' }),
  (page) => fillTexts(page, { Email: 'ana@example.com', Phone: '(555) 123-4567' }),
  (page) => fillTexts(page, { 'Street address': '12 O’Brien Street', 'ZIP code': '02139' }),
  async (page) => {
    await fillTexts(page, { 'Yearly income': '$85,000' });
    await page.getByLabel('Credit score').selectOption('740-799');
  },
  async (page) => {
    await page.getByLabel('Loan type').selectOption('fha');
    await fillTexts(page, { 'Home price': '450k' });
  },
  async (page) => {
    await fillTexts(page, { 'Down payment': '3.5%' });
    await page.getByLabel('When do you hope to buy?').selectOption('3-6months');
  },
  (page) => page.getByRole('checkbox').check(),
];

/** Answers the form's eight steps and submits it. */
export async function fillInQuote({ page, step }: Visitor): Promise<void> {
  for (const [index, fill] of fillIn.entries()) {
    await fill(page);
    const heading = `Step ${index + 2} of ${fillIn.length + 1}`;
    await step(`Next ${index + 1}`, { heading }, () =>
      page.getByRole('button', { name: 'Next' }).tap(),
    );
  }
  await step('Submit', { heading: 'Thank You!' }, () =>
    page.getByRole('button', { name: 'Submit Inquiry' }).tap(),
  );
}

async function fillTexts(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}
