import { paths } from '#src/lib/paths.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor does from the first page to the last. The control takes the steps that it has. */
export type Journey = (visitor: Visitor) => Promise<void>;

const headings = {
  blog: 'Mortgage Blog',
  calculator: 'Mortgage Calculator',
  rates: 'Current Mortgage Rates',
  advanced: 'Advanced calculator',
  quote: 'Get Pre-Qualified',
};

export const journeys: Record<string, Journey> = { reading, calculating, comparing };

/** Home, the blog, a post, Back, another post, and one that is related to it. */
async function reading(visitor: Visitor): Promise<void> {
  const { page, open, step, goTo } = visitor;
  await open(paths.home);
  await goTo('Blog', headings.blog);
  await readPost(visitor, 'post', 0);
  await step('Back to the blog', headings.blog, () =>
    page.evaluate(() => {
      window.steps?.press();
      // Later, because the document may be gone before this call has returned.
      setTimeout(() => history.back());
    }),
  );
  await readPost(visitor, 'another post', 1);
  const link = page
    .getByRole('region', { name: /^More on / })
    .getByRole('link')
    .first();
  await link.waitFor();
  const heading = (await link.textContent()) ?? '';
  await step('related post', heading, () => link.tap());
}

async function readPost({ page, step }: Visitor, name: string, index: number): Promise<void> {
  const card = page.getByRole('article').nth(index);
  const heading = (await card.getByRole('heading').textContent()) ?? '';
  await step(name, heading, () => card.getByRole('link').tap());
}

/** Home, the calculator, its Advanced tab, ten numbers, and the form with its eight steps. */
async function calculating(visitor: Visitor): Promise<void> {
  const { page, open, step, goTo, quiet, hasScripts } = visitor;
  await open(paths.home);
  await goTo('Calculator', headings.calculator);
  if (hasScripts) {
    const tab = page.getByRole('tab', { name: 'Advanced' });
    await step('Advanced tab', headings.advanced, () => tab.tap());
    const price = page.getByRole('textbox', { name: 'Home price' });
    for (let digit = 0; digit < 10; digit++) {
      await price.fill(String(400_000 + digit * 10_000));
      await quiet();
    }
  }
  const link = page.getByRole('link', {
    name: hasScripts ? 'Get Pre-Approved' : 'Get Pre-Qualified',
  });
  await step('form', headings.quote, () => link.filter({ visible: true }).first().tap());
  if (hasScripts) await fillInQuote(visitor);
}

/** Home, the rates, and the form. */
async function comparing({ page, open, step, goTo }: Visitor): Promise<void> {
  await open(paths.home);
  await goTo('Current Rates', headings.rates);
  const link = page.getByRole('link', { name: 'Get a Personalized Rate Quote' });
  await step('form', headings.quote, () => link.tap());
}

/** Answers the form's eight steps and submits it. */
async function fillInQuote({ page, step }: Visitor): Promise<void> {
  const form = wizard(page);
  for (let number = 1; number < 8; number++) {
    await form.fill(number, answersOf('ana@example.com'));
    await step(`Next ${number}`, `Step ${number + 1} of 8`, () => form.next.tap());
  }
  await step('Submit', 'Thank You!', () => form.submit.tap());
}
