import { type HttpsFunction, onCall } from 'firebase-functions/https';
import { expect, test } from 'vitest';
import { sanitizedCall, withSanitizedCalls } from './sanitized-call.ts';

const call = { token: 'the-token', action: 'submit' };

test('does not change a call', () => {
  expect(sanitizedCall({ data: call })).toEqual({ data: call });
});

test('keeps only strings of the expected fields', () => {
  const data = { ...call, action: ['submit'], '@type': 'a-type', email: 'jane@example.com' };
  expect(sanitizedCall({ data })).toEqual({ data: { token: 'the-token' } });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a string', 'the-token'],
  ['a list', [{ data: call }]],
  ['no data', call],
  ['data beside other keys', { data: call, more: 1 }],
  ['data in capitals', { DATA: call }],
  ['data under __proto__', JSON.parse('{"__proto__":{"data":{"token":"the-token"}}}')],
  ['null as data', { data: null }],
  ['a string as data', { data: 'the-token' }],
  ['a list as data', { data: [call] }],
  ['inherited data', Object.create({ data: call })],
])('replaces %s with an empty call', (_what, body) => {
  expect(sanitizedCall(body)).toEqual({ data: null });
});

test('ignores inherited fields of the data', () => {
  expect(sanitizedCall({ data: Object.create(call) })).toEqual({ data: {} });
});

test('keeps the deployment options of the callable', () => {
  const callable = onCall({ region: 'us-central1', maxInstances: 10 }, () => 'done');
  expect(withSanitizedCalls(callable).__endpoint).toEqual(callable.__endpoint);
});

test('passes only the sanitized call to the callable', () => {
  const received: unknown[] = [];
  const callable: unknown = (request: { body: unknown }) => received.push(request.body);
  const sanitized: CallableFunction = withSanitizedCalls(callable as HttpsFunction);

  sanitized({ body: { token: 'the-token' } });
  sanitized({ body: { data: { ...call, email: 'jane@example.com' } } });

  expect(received).toEqual([{ data: null }, { data: call }]);
});
