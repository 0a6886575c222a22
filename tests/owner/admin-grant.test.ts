import { describe, expect, it } from 'vitest';
import { host, ports } from '#scripts/local/stack.ts';
import { runOwnerScript } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';

const { id, auth, firestore, args } = ownerProject();
const uid = 'ada';

function grant(...words: string[]) {
  return runOwnerScript('admin-grant.ts', [...words, ...args]);
}

async function account(claims: Record<string, unknown>) {
  await auth.createUser({ uid, email: 'ada@example.com', password: 'only-for-a-test' });
  await auth.setCustomUserClaims(uid, claims);
}

async function claims() {
  return (await auth.getUser(uid)).customClaims;
}

/** Makes all sessions of the account look as if they had started long ago. */
async function ageSessions() {
  const [, , project] = args;
  const url = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: '1000' }),
  });
}

async function sessionsValidFrom() {
  return Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '');
}

describe('admin:grant', () => {
  it('grants an account the admin claim, in whatever case its address is typed', async () => {
    await account({ beta: true });

    const { code, stdout } = await grant('Ada@EXAMPLE.com');

    expect(await claims()).toEqual({ beta: true, role: 'admin' });
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Project ${id} \\(on the emulators of .+\\)\\n`));
    expect(stdout).toContain('Ada@EXAMPLE.com is an admin now.');
  });

  it('says when nothing changes', async () => {
    await account({ role: 'admin' });

    const { code, stdout } = await grant('ada@example.com');

    expect(code).toBe(0);
    expect(stdout).toContain('Nothing changed: ada@example.com is an admin already.');
  });

  it('says how to create a missing account', async () => {
    const { code, stderr } = await grant('nobody@example.com');

    expect(code).toBe(1);
    expect(stderr).toMatch(/^✖ .+ has no account nobody@example\.com\. Make one in .+console.+\n$/);
  });
});

describe('admin:grant --revoke', () => {
  it('removes the role and the record of sign-ins, keeps other claims, and ends the sessions', async () => {
    await account({ beta: true, role: 'admin' });
    const record = firestore.doc('users/ada@example.com');
    await record.set({ role: 'admin' });
    await ageSessions();
    expect(await sessionsValidFrom()).toBe(1_000_000);
    const before = Date.now();

    const { code, stdout } = await grant('ADA@example.com', '--revoke');

    expect(await claims()).toEqual({ beta: true });
    expect((await record.get()).exists).toBe(false);
    // The time is in whole seconds.
    expect(await sessionsValidFrom()).toBeGreaterThan(before - 1_000);
    expect(code).toBe(0);
    expect(stdout).toContain('A token that is already out may pass for up to an hour.');
  });

  it('does not change an account with another role', async () => {
    await account({ role: 'editor' });
    await ageSessions();

    const { code, stdout } = await grant('ada@example.com', '--revoke');

    expect(await claims()).toEqual({ role: 'editor' });
    expect(await sessionsValidFrom()).toBe(1_000_000);
    expect(code).toBe(0);
    expect(stdout).toContain('Nothing changed: ada@example.com is no admin.');
  });
});
