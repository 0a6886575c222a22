import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownerCommand } from './owner-command.ts';

const command = ownerCommand();
const real = ['--project', 'homes-live'];

it.each([
  ['leads-delete.ts', ['CTPZ-ZYRK'], 'There is no terminal to confirm this in: add --yes'],
  ['leads-digest.ts', [], 'Say from when: --since'],
])('%s %j is refused, in one line and before it opens anything', async (script, args, message) => {
  const { code, stdout, stderr } = await command.run(script, [...args, ...real]);

  expect(stderr).toContain(`✖ ${message}`);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});

it('the project comes from the build’s settings, and needs credentials', async () => {
  writeFileSync(command.path('.env.production.local'), 'VITE_FIREBASE_PROJECT_ID=homes-live\n');

  const { code, stdout, stderr } = await command.run('mail-test.ts', []);

  expect({ code, stdout }).toEqual({ code: 1, stdout: 'Project homes-live (real)\n' });
  expect(stderr).toMatch(
    /^✖ There are no credentials for this project\. Run gcloud auth application-default login, or .+\n$/,
  );
});
