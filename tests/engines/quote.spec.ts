import { listFields } from '#src/model/lead-forms/form-fields.ts';
import { type QuoteInput, quoteFields, quoteTitles } from '#src/model/lead-forms/quote.fields.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { expect, engineTest as test } from './test.ts';
import { button, field, heading, type Visitor } from './visitor.ts';

const next = button('Next');
const steps = Object.keys(quoteTitles);

/** Answers the questions of a step. */
async function answerStep(visitor: Visitor, step: string | undefined, answers: QuoteInput) {
  for (const name of listFields(quoteFields)) {
    const { step: own, kind, label } = quoteFields[name];
    if (own !== step) continue;
    if (kind === 'consent') await visitor.presses({ role: 'checkbox' });
    else if (kind === 'select') await visitor.chooses(field(label), String(answers[name]));
    else await visitor.fills(field(label), String(answers[name]));
  }
}

test('completes a quote from the first keystroke to the stored document, with Back and a reload', async ({
  visitor,
  leads,
  email,
}) => {
  const answers = { ...typedQuote, email };
  const stepHeading = (step: number) => ({
    role: 'heading',
    nameWith: `Step ${step} of ${steps.length}`,
  });
  const answer = async (step: number) => {
    await visitor.sees(stepHeading(step));
    await answerStep(visitor, steps[step - 1], answers);
    await visitor.presses(next);
  };

  await visitor.opens('/quote');
  await visitor.presses(next);
  await visitor.sees(field('First name'), { invalid: true, focused: true });
  for (let step = 1; step <= 3; step++) await answer(step);
  await visitor.sees(stepHeading(4), { focused: true });
  await visitor.goesBack();
  await visitor.sees(stepHeading(3), { focused: true });
  await visitor.sees(field('ZIP code'), { value: answers.zipCode });
  await visitor.presses(next);
  await visitor.sees(stepHeading(4));
  await visitor.reloads();
  for (let step = 4; step < steps.length; step++) await answer(step);

  await visitor.sees(stepHeading(steps.length), { focused: true });
  await visitor.presses(button('Submit Inquiry'));
  await visitor.sees(heading('Thank You!'), { focused: true });
  expect(await leads.find('mortgageQuotes', email)).toMatchObject([
    { fullName: 'Ana de la Cruz-Núñez', income: 85_000, homePrice: 450_000, downPayment: '3.5%' },
  ]);
  // The draft goes once the success is shown; its time stays.
  const kept = 'Object.values({ ...sessionStorage }).map((text) => typeof JSON.parse(text).value)';
  await expect.poll(() => visitor.evaluate(`${kept}.join()`)).toBe('number');
});
