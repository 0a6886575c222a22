import { typedApplication } from '#tests/fixtures/applications.ts';
import { expect, test } from './test.ts';
import { button, field, heading } from './visitor.ts';

test('stores an application once', async ({ visitor, leads, email }) => {
  const typed = typedApplication;
  const next = button('Next');
  const step = (number: number) => ({ role: 'heading', nameWith: `Step ${number} of 4` });

  await visitor.opens('/purchase-leads');
  await visitor.fills(field('Company name'), typed.companyName);
  await visitor.chooses(field('Company type'), typed.companyType);
  await visitor.fills(field('Website'), typed.website);
  await visitor.presses(next);
  await visitor.sees(step(2), { focused: true });
  await visitor.fills(field('Contact name'), typed.contactName);
  await visitor.fills(field('Email'), email);
  await visitor.fills(field('Phone'), typed.phone);
  await visitor.chooses(field('State'), typed.state);
  await visitor.presses(next);
  await visitor.sees(step(3), { focused: true });
  for (const name of typed.leadTypes) await visitor.presses({ role: 'checkbox', name });
  await visitor.chooses(field('Monthly budget'), typed.monthlyBudget);
  await visitor.chooses(field('Lead volume'), typed.leadVolume);
  await visitor.presses(next);
  await visitor.sees(step(4), { focused: true });
  await visitor.presses(button('Submit Application'));
  await visitor.sees(heading('Thank You!'), { focused: true });
  expect(await leads.applicationsOf(email)).toMatchObject([
    {
      companyName: typed.companyName,
      contactName: typed.contactName,
      leadTypes: typed.leadTypes,
      leadVolume: typed.leadVolume,
    },
  ]);
});
