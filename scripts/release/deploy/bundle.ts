import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { functionsOrigin } from '#src/data/firebase/function-address.ts';
import type { Env } from '#src/lib/addresses/env.schema.ts';
import { isOwnersPath } from '#src/lib/addresses/paths.ts';
import { functionsRegion } from '#src/model/lead-forms/bot-check.contract.ts';
import { adminAccount, projects, recaptchaSiteKey } from '../../local/stack.ts';

/** Texts that no shipped file may contain, and what they would mean. */
const forbidden: [meaning: string, isIn: (text: string) => boolean][] = [
  ['an address of the local stack', (text) => /(127\.0\.0\.1|localhost|\[::1\]):\d/.test(text)],
  ['a demo project', matchAny([...Object.values(projects), recaptchaSiteKey])],
  ['the demo’s admin account', matchAny([adminAccount.email, adminAccount.password])],
  ['a link to a source map', matchAny(['# sourceMappingURL=', '@ sourceMappingURL='])],
  ['a private key', matchAny(['PRIVATE KEY-----', '"private_key"', '"service_account"'])],
];

/** Shape of the keys of Google's APIs. The site's own, for Firebase, is not a secret. */
const googleKey = /AIza[\w-]{35}/g;

const textFile = /\.(html|js|css|json|webmanifest|txt|xml|svg)$/;

/** Whether a document is the sign-in or the admin area's, whose policy names no verifier. */
const isOwners = (file: string) => isOwnersPath(`/${file.replace(/(_admin)?\.html$/, '')}`);

/** Returns the faults of a built site in phrases, such as `dist/assets/index.js has a private key`. */
export function bundleFaults(folder: string, env: Env): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const verifiers = functionsOrigin(env, functionsRegion);
  return [
    ...files.filter((file) => file.endsWith('.map')).map((file) => `${file} is a source map`),
    ...files.filter((file) => textFile.test(file)).flatMap((file) => faultsOfFile(file, env)),
    ...files
      .filter((file) => file.endsWith('.html') && !isOwners(relative(folder, file)))
      .filter((file) => !readFileSync(file, 'utf8').includes(verifiers))
      .map((file) => `${file} has no policy for the project ${env.firebase.projectId}`),
    ...(files.includes(join(folder, '404.html')) ? [] : [`${folder} has no 404.html`]),
  ];
}

function faultsOfFile(file: string, { firebase: { apiKey } }: Env): string[] {
  const text = readFileSync(file, 'utf8');
  const strangeKeys = text.match(googleKey)?.filter((key) => key !== apiKey) ?? [];
  return [
    ...forbidden.filter(([, isIn]) => isIn(text)).map(([meaning]) => meaning),
    ...(strangeKeys.length > 0 ? ['a key of another project'] : []),
  ].map((meaning) => `${file} has ${meaning}`);
}

function matchAny(parts: readonly string[]): (text: string) => boolean {
  return (text) => parts.some((part) => text.includes(part));
}
