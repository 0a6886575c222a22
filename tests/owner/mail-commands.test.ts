import { describe, expect, it } from 'vitest';
import { projects } from '#scripts/local/stack.ts';
import { mailDocuments, recipientPath, templatePaths } from '#scripts/owner/mail-texts.ts';
import { site } from '#src/site.ts';
import { findMails } from '#tests/fixtures/local-mails.ts';
import { ownerCommand, runOwnerScript } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';

const { firestore, set, args } = ownerProject();
const command = ownerCommand();

function setUp(...words: string[]) {
  return runOwnerScript('mail-setup.ts', [...words, ...args]);
}

async function at(path: string) {
  return (await firestore.doc(path).get()).data();
}

describe('mail:setup', () => {
  it('stores who gets mail about leads and what it says', async () => {
    const { code, stdout, stderr } = await setUp(
      'Ada@example.com',
      '--origin',
      'https://www.homes.test/',
    );

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await at(recipientPath)).toEqual({ email: 'Ada@example.com' });
    const link = 'https://www.homes.test/admin/leads/lead#{{kind}}/{{reference}}';
    expect(await at(templatePaths.lead)).toEqual({
      subject: `New {{what}} {{reference}} on ${site.name}`,
      text: expect.stringContaining(`${link}\n`),
      html: expect.stringContaining(`href="${link}"`),
      kinds: {
        mortgageQuotes: 'pre-qualification request',
        contacts: 'message',
        leadBuyers: 'lead buyer application',
      },
    });
    expect(stdout).toContain('Written: mailRecipients/owner, mailTemplates/new-lead, ');
    expect(stdout).toContain('links to https://www.homes.test/admin/leads.');
    expect(stdout).not.toContain('@');
  });

  it('replaces the previous settings, with links to the site’s own address', async () => {
    await set(mailDocuments('ada@example.com', 'https://old.homes.test'));

    await setUp('bob@example.com');

    expect(await at(recipientPath)).toEqual({ email: 'bob@example.com' });
    expect((await at(templatePaths.lead))?.text).toContain(`${site.url}/admin/leads/lead#`);
  });
});

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
  const { code, stderr } = await runOwnerScript('mail-test.ts', args);

  expect(code).toBe(1);
  expect(stderr).toContain('run npm run mail:setup -- EMAIL first.');
});
