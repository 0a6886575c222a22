import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { getBuiltSiteUrl } from '#scripts/local/stack.ts';
import { siteChecks } from '#scripts/release/checks/site-checks.ts';
import { smokeEmail } from '#scripts/release/checks/visit.ts';
import { storedLeads } from '#tests/browser/stored-leads.ts';

it('the built site passes every smoke check, which stores no message', async () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/release/smoke.ts', getBuiltSiteUrl()],
    { encoding: 'utf8' },
  );

  expect(stdout + stderr).not.toContain('✖');
  expect(stdout.match(/^✔/gm)).toHaveLength(Object.keys(siteChecks).length);
  expect(status).toBe(0);
  expect(await storedLeads().find('contacts', smokeEmail)).toEqual([]);
});
