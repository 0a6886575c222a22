import { typedQuote } from '#tests/fixtures/quotes.ts';
import { expect, test } from './test.ts';
import { button, field, heading, type Visitor } from './visitor.ts';

type Answers = Omit<typeof typedQuote, 'email'> & { email: string };

const next = button('Next');

/** What a visitor does on each step before the review. */
const answerStep: ((visitor: Visitor, answers: Answers) => Promise<void>)[] = [
  async (visitor, { firstName, lastName }) => {
    await visitor.fills(field('First name'), firstName);
    await visitor.fills(field('Last name'), lastName);
  },
  async (visitor, { email, phone }) => {
    await visitor.fills(field('Email'), email);
    await visitor.fills(field('Phone'), phone);
  },
  async (visitor, { address, zipCode }) => {
    await visitor.fills(field('Street address'), address);
    await visitor.fills(field('ZIP code'), zipCode);
  },
  async (visitor, { income, creditScore }) => {
    await visitor.fills(field('Yearly income'), income);
    await visitor.chooses(field('Credit score'), creditScore);
  },
  async (visitor, { loanType, homePrice }) => {
    await visitor.chooses(field('Loan type'), loanType);
    await visitor.fills(field('Home price'), homePrice);
  },
  async (visitor, { downPayment, timeline }) => {
    await visitor.fills(field('Down payment'), downPayment);
    await visitor.chooses(field('When do you hope to buy?'), timeline);
  },
  (visitor) => visitor.presses({ role: 'checkbox' }),
];

test('completes a quote from the first keystroke to the stored document, with Back and a reload', async ({
  visitor,
  leads,
  email,
}) => {
  const answers = { ...typedQuote, email };
  const stepHeading = (step: number) => ({
    role: 'heading',
    nameWith: `Step ${step} of 8`,
  });
  const answer = async (step: number) => {
    await visitor.sees(stepHeading(step));
    await answerStep[step - 1]?.(visitor, answers);
    await visitor.presses(next);
  };

  await visitor.opens('/quote');
  await visitor.presses(next);
  await visitor.sees({ role: 'alert', name: 'There is a problem' }, { focused: true });
  await visitor.sees(field('First name'), { invalid: true });
  for (let step = 1; step <= 3; step++) await answer(step);
  await visitor.sees(stepHeading(4), { focused: true });
  await visitor.goesBack();
  await visitor.sees(stepHeading(3), { focused: true });
  await visitor.sees(field('ZIP code'), { value: answers.zipCode });
  await visitor.presses(next);
  await visitor.sees(stepHeading(4));
  await visitor.reloads();
  for (let step = 4; step <= 7; step++) await answer(step);

  await visitor.sees(stepHeading(8), { focused: true });
  await visitor.presses(button('Submit Inquiry'));
  await visitor.sees(heading('Thank You!'), { focused: true });
  expect(await leads.findQuotes(email)).toMatchObject([
    { fullName: 'Ana de la Cruz-Núñez', income: 85_000, homePrice: 450_000, downPayment: '3.5%' },
  ]);
  // The time of the success screen.
  expect(
    await visitor.evaluate(
      'Object.values({ ...sessionStorage }).map((text) => typeof JSON.parse(text).value).join()',
    ),
  ).toBe('number');
});
