import { type HttpsFunction, onCall } from 'firebase-functions/https';
import { expect, test } from 'vitest';
import { sanitizedCall, withSanitizedCalls } from './sanitized-call.ts';

const call = { token: 'the-token', action: 'submit' };

test('a call stays as it is', () => {
  expect(sanitizedCall({ data: call })).toEqual({ data: call });
});

test('of the data only texts stay, and only those that are read', () => {
  const data = { ...call, action: ['submit'], '@type': 'a-type', email: 'jane@example.com' };
  expect(sanitizedCall({ data })).toEqual({ data: { token: 'the-token' } });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'the-token'],
  ['a list', [{ data: call }]],
  ['no data', call],
  ['data beside other keys', { data: call, more: 1 }],
  ['a text as data', { data: 'the-token' }],
  ['a list as data', { data: [call] }],
  ['data behind it', Object.create({ data: call })],
])('%s is no call', (_what, body) => {
  expect(sanitizedCall(body)).toEqual({ data: null });
});

test('what is behind the data is no part of it', () => {
  expect(sanitizedCall({ data: Object.create(call) })).toEqual({ data: {} });
});

test('the callable is deployed as it was', () => {
  const callable = onCall({ region: 'us-central1', maxInstances: 10 }, () => 'done');
  expect(withSanitizedCalls(callable).__endpoint).toEqual(callable.__endpoint);
});

test('the callable meets nothing but the readable call', () => {
  const met: unknown[] = [];
  const callable: unknown = (request: { body: unknown }) => met.push(request.body);
  const readable: CallableFunction = withSanitizedCalls(callable as HttpsFunction);

  readable({ body: { token: 'the-token' } });
  readable({ body: { data: { ...call, email: 'jane@example.com' } } });

  expect(met).toEqual([{ data: null }, { data: call }]);
});
