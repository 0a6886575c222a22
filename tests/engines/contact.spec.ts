import { typedContact } from '#tests/fixtures/contacts.ts';
import { expect, test } from './test.ts';
import { button, field, words } from './visitor.ts';
import { listRepeatedFiles } from './watched-site.ts';

test('stores a message once, and the form says so, although two scripts are damaged on their way', async ({
  visitor,
  site,
  leads,
  email,
  engine,
}) => {
  const { name, message } = typedContact;
  site.damage('message.schema', 'drop');
  site.damage('submit-lead', 'cut');
  await visitor.opens('/contact');
  await visitor.presses(button('Send Message'));
  await visitor.sees(field('Name'), { invalid: true });
  await visitor.fills(field('Name'), name);
  await visitor.fills(field('Email'), email);
  await visitor.fills(field('Message'), message);
  await visitor.presses(button('Send Message'));
  await visitor.sees(words('Your message has reached us'));
  await visitor.sees(field('Message'), { value: '' });
  expect(await leads.findContacts(email)).toMatchObject([{ name, message }]);
  if (engine === 'webkit') return;
  // A script that was fetched is imported from the cache. webkit-cache.spec.ts checks it there.
  expect(listRepeatedFiles(site).sort()).toEqual([
    expect.stringContaining('message.schema'),
    expect.stringContaining('submit-lead'),
  ]);
});
