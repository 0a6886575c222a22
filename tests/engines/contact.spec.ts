import { typedContact } from '#tests/fixtures/contacts.ts';
import { expect, test } from './test.ts';
import { button, field, words } from './visitor.ts';

test('stores a message once, and the form says so', async ({ visitor, leads, email }) => {
  const { name, message } = typedContact;
  await visitor.opens('/contact');
  await visitor.presses(button('Send Message'));
  await visitor.sees(field('Name'), { invalid: true });
  await visitor.fills(field('Name'), name);
  await visitor.fills(field('Email'), email);
  await visitor.fills(field('Message'), message);
  await visitor.presses(button('Send Message'));
  await visitor.sees(words('Your message has reached us'));
  await visitor.sees(field('Message'), { value: '' });
  expect(await leads.contactsOf(email)).toMatchObject([{ name, message }]);
});
