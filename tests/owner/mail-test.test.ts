import { expect, it } from 'vitest';
import { projects } from '#scripts/local/stack.ts';
import { site } from '#src/site.ts';
import { findMails } from '#tests/fixtures/local-mails.ts';
import { ownerCommand } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';

const { args } = ownerProject();
const command = ownerCommand();
const suite = ['--emulators', '--project', projects.test];

it('mail:test sends a mail through the mailer', async () => {
  const subject = `Subject: Test of the mail of ${site.name}`;
  const before = findMails(subject).length;

  const { code, stdout, stderr } = await command.run('mail-test.ts', suite);

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('The SMTP server took the mail.');
  expect(findMails(subject)).toHaveLength(before + 1);
});

it('mail:test says that nobody is set up to get it', async () => {
  const { code, stderr } = await command.run('mail-test.ts', args);

  expect(code).toBe(1);
  expect(stderr).toContain('run npm run mail:setup -- EMAIL first.');
});
