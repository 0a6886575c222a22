import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { projects } from '#scripts/local/stack.ts';
import { Failure } from '../lib/failure.ts';
import {
  checkEmulators,
  chooseProject,
  explainCredentials,
  toFailure,
  within,
} from './owner-command.ts';

it.each([
  [
    7,
    '7 PERMISSION_DENIED: Missing.\nmore',
    'The database denies this to your credentials: they need the role Cloud Datastore User or Owner (7 PERMISSION_DENIED: Missing).',
  ],
  [14, '14 UNAVAILABLE: no route', 'The database cannot be reached (14 UNAVAILABLE: no route).'],
  [
    'auth/insufficient-permission',
    'Not you.',
    "The accounts' service refused (auth/insufficient-permission: Not you).",
  ],
])('turns the error %s into one line', (code, message, line) => {
  const failure = toFailure(Object.assign(new Error(message), { code }));

  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toHaveProperty('message', line);
});

it.each([
  [new Failure('Known.')],
  [new TypeError('a mistake in a script')],
  [Object.assign(new Error('disk full'), { code: 'ENOSPC' })],
])('returns %s unchanged', (error) => {
  expect(toFailure(error)).toBe(error);
});

it('passes on a result and an error', async () => {
  await expect(within('the database', Promise.resolve(7))).resolves.toBe(7);
  await expect(within('the database', Promise.reject(new Error('denied')))).rejects.toThrow(
    'denied',
  );
});

it('gives up on a request that is never answered', async () => {
  await expect(within('the database', new Promise(() => {}), 10)).rejects.toThrow(
    'No answer from the database within 0.01 s: check the network.',
  );
});

it('does not wait forever for emulators that never answer', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  await expect(checkEmulators({ FIRESTORE_EMULATOR_HOST: address }, 20)).rejects.toThrow(
    `No emulator answers on ${address}: npm start runs them.`,
  );
  for (const socket of sockets) socket.destroy();
  server.close();
});

describe('chooseProject', () => {
  const live = 'homes-live';
  const ofBuild = { VITE_FIREBASE_PROJECT_ID: live };
  const demo = { emulators: true, project: 'demo-other' };

  it.each([
    ['the site’s setting', {}, ofBuild, live],
    ['the cloud’s variable', {}, { GOOGLE_CLOUD_PROJECT: live }, live],
    ['both when they agree', {}, { ...ofBuild, GOOGLE_CLOUD_PROJECT: live }, live],
    ['an argument above both', { project: live }, { GOOGLE_CLOUD_PROJECT: 'another' }, live],
    ['npm start’s with --emulators', { emulators: true }, {}, projects.start],
    ['npm start’s, whatever is set for the build', { emulators: true }, ofBuild, projects.start],
    ['a demo with --emulators', demo, {}, 'demo-other'],
  ])('accepts %s', (_, requested, variables, id) => {
    expect(chooseProject(requested, variables)).toEqual({ id, emulated: id !== live });
  });

  it.each([
    ['no project', {}, {}, /^Which project\? Add --project ID/],
    ['an empty setting', {}, { VITE_FIREBASE_PROJECT_ID: '' }, /^Which project\?/],
    ['what is no id', { project: 'Homes Live' }, {}, '"Homes Live" is not the id'],
    ['an empty argument', { project: '' }, {}, '"" is not the id of a project.'],
    [
      'two projects',
      {},
      { ...ofBuild, GOOGLE_CLOUD_PROJECT: 'homes-old' },
      'VITE_FIREBASE_PROJECT_ID and GOOGLE_CLOUD_PROJECT differ',
    ],
    [
      'a real project with an emulator',
      { project: live },
      { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
      'homes-live is a real project: unset FIRESTORE_EMULATOR_HOST, or use --emulators.',
    ],
    ['a real one with --emulators', { emulators: true, project: live }, {}, '--emulators works'],
    ['a demo without emulators', { project: 'demo-other' }, {}, 'exists on the emulators only'],
  ])('refuses %s', (_, requested, variables, message) => {
    expect(() => chooseProject(requested, variables)).toThrow(message);
  });
});

it.each([
  [
    'Could not load the default credentials. Browse to x.',
    'There are no credentials for this project',
  ],
  [
    'invalid_grant:\n  reauthenticate.',
    'The credentials do not work (invalid_grant: reauthenticate)',
  ],
])('says in one line what to do about %j', (message, line) => {
  expect(explainCredentials(new Error(message))).toBe(
    `${line}. Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.`,
  );
});
