import { rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import type { Env } from '#src/lib/addresses/env.schema.ts';
import { site } from '#src/site.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { adminAccount, projects } from '../../local/stack.ts';
import { bundleFaults } from './bundle.ts';

const env: Env = {
  firebase: { apiKey: `AIza${'a'.repeat(35)}`, authDomain: 'd', projectId: 'homes', appId: 'a' },
  recaptcha: { siteKey: 's', scriptUrl: 'https://www.google.com/recaptcha/enterprise.js' },
  emulators: null,
};
const page = '<meta content="connect-src https://us-central1-homes.cloudfunctions.net">';

const inFolder = temporaryFolder();
beforeEach(() => {
  writeFileSync(inFolder('404.html'), page);
  writeFileSync(inFolder('index.js'), `go("localhost","127.0.0.1","${env.firebase.apiKey}")`);
});

it('finds no fault in a clean build', () => {
  expect(bundleFaults(inFolder(), env)).toEqual([]);
});

it("accepts a mailbox of the site's own that is called admin", () => {
  const { hostname } = new URL(site.url);
  writeFileSync(inFolder('contact.html'), `${page}<p>Write to admin@${hostname}.`);
  expect(bundleFaults(inFolder(), env)).toEqual([]);
});

it.each([
  ['index.js.map', '{}', 'is a source map'],
  ['a.js', '//# sourceMappingURL=a.js.map', 'has a link to a source map'],
  ['a.js', 'connect("127.0.0.1:8080")', 'has an address of the local stack'],
  ['a.js', 'connect("localhost:9099")', 'has an address of the local stack'],
  ['a.js', `key("AIza${'b'.repeat(35)}")`, 'has a key of another project'],
  ['a.js', `x("${projects.start}")`, 'has a demo project'],
  ['a.js', `fill("${adminAccount.password}")`, 'has the demo’s admin account'],
  ['a.js', `fill("${adminAccount.email}")`, 'has the demo’s admin account'],
  ['a.json', '{"type":"service_account"}', 'has a private key'],
  ['a.json', '-----BEGIN PRIVATE KEY-----', 'has a private key'],
  ['a.html', page.replace('homes', 'another'), 'has no policy for the project homes'],
])('names %s with %j', (name, text, fault) => {
  writeFileSync(inFolder(name), text);
  expect(bundleFaults(inFolder(), env)).toEqual([`${inFolder(name)} ${fault}`]);
});

it('requires a not-found page', () => {
  rmSync(inFolder('404.html'));
  expect(bundleFaults(inFolder(), env)).toEqual([`${inFolder()} has no 404.html`]);
});
