import { gzipSync } from 'node:zlib';
import { warmUpQuery } from '#src/domain/leads/submission/bot-check.contract.ts';
import type { Sent } from '../suite.ts';
import { personal } from './bodies.ts';
import {
  badRequest,
  noToken,
  otherSite,
  turnedAway,
  unauthenticated,
  verified,
} from './replies.ts';
import { goodBody, type Made, type Row } from './row.ts';

const json = { 'content-type': 'application/json' };
const compressed = { ...json, 'content-encoding': 'gzip' };
const from = (origin: string) => ({ ...json, origin });
const elsewhere = from('https://evil.example');
const home = from('http://127.0.0.1:5000');
const mayCall = (sent: Record<string, string>) => () => ({
  method: 'OPTIONS',
  headers: { ...sent, 'access-control-request-method': 'POST' },
});

type Columns = [string, (made: Made) => Sent, Row['reply'], receipts: number, assessments: number];

const method = (name: string, body?: 'good body') => (made: Made) => ({
  method: name,
  body: body && goodBody(made),
});
const headers = (sent: Record<string, string>) => (made: Made) => ({
  headers: sent,
  body: goodBody(made),
});
const typed = (type: string, body?: (made: Made) => string) => (made: Made) => ({
  headers: { 'content-type': type },
  body: (body ?? goodBody)(made),
});

/** Columns: name, request, reply, receipts, assessments. */
const methods: Columns[] = [
  ['GET', method('GET'), badRequest, 0, 0],
  ['HEAD', method('HEAD'), turnedAway(400), 0, 0],
  ['GET that warms up', () => ({ method: 'GET', query: warmUpQuery }), turnedAway(204), 0, 0],
  ['POST that warms up', (made) => ({ query: warmUpQuery, body: goodBody(made) }), verified, 1, 1],
  ['PUT', method('PUT', 'good body'), badRequest, 0, 0],
  ['PATCH', method('PATCH', 'good body'), badRequest, 0, 0],
  ['DELETE', method('DELETE', 'good body'), badRequest, 0, 0],
  ['OPTIONS', method('OPTIONS'), turnedAway(204), 0, 0],
  ['POST without a body', method('POST'), noToken, 0, 0],
  [
    'GET that overrides its method to POST',
    () => ({ method: 'GET', headers: { 'x-http-method-override': 'POST' } }),
    badRequest,
    0,
    0,
  ],
];

const contentTypes: Columns[] = [
  ['no content type', (made) => ({ headers: {}, body: goodBody(made) }), badRequest, 0, 0],
  ['plain text', typed('text/plain'), badRequest, 0, 0],
  ['XML', typed('application/xml', ({ token }) => `<token>${token}</token>`), badRequest, 0, 0],
  [
    'a form',
    typed('application/x-www-form-urlencoded', ({ token }) => `data[token]=${token}`),
    badRequest,
    0,
    0,
  ],
  [
    'a form with personal data',
    typed('application/x-www-form-urlencoded', () => `email=${personal}&data=`),
    badRequest,
    0,
    0,
  ],
  [
    'a multipart form',
    typed(
      'multipart/form-data; boundary=b',
      ({ token }) => `--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n${token}\r\n--b--`,
    ),
    badRequest,
    0,
    0,
  ],
  ['JSON-LD', typed('application/ld+json'), badRequest, 0, 0],
  ['two types', typed('application/json, text/plain'), badRequest, 0, 0],
  ['JSON in capitals', typed('APPLICATION/JSON'), verified, 1, 1],
  ['JSON in UTF-8', typed('application/json; charset=utf-8'), verified, 1, 1],
  ['JSON in an unknown character set', typed('application/json; charset=x'), turnedAway(415), 0, 0],
];

const bytes: Columns[] = [
  [
    'bytes that are not UTF-8',
    ({ token, action }) => ({
      body: Buffer.from(goodBody({ token: `${token}\xff\xfe`, action }), 'latin1'),
    }),
    noToken,
    0,
    0,
  ],
  ['zeros', () => ({ body: Buffer.alloc(100) }), turnedAway(400), 0, 0],
  [
    'a compressed call',
    (made) => ({ headers: compressed, body: gzipSync(goodBody(made)) }),
    verified,
    1,
    1,
  ],
  [
    'a call that claims to be compressed',
    (made) => ({ headers: compressed, body: goodBody(made) }),
    turnedAway(400),
    0,
    0,
  ],
];
const surroundings: Columns[] = [
  ['a page of this site', headers(home), verified, 1, 1],
  ['a preflight from this site', mayCall(home), turnedAway(204), 0, 0],
  ['a page of another site', headers(elsewhere), otherSite, 0, 0],
  ['a preflight from another site', mayCall(elsewhere), otherSite, 0, 0],
  ['a page of a site with a similar name', headers(from('http://localhost.evil')), otherSite, 0, 0],
  ['a page with a hidden origin', headers(from('null')), otherSite, 0, 0],
  ['an invalid address', headers({ ...json, 'x-forwarded-for': "' or 1=1" }), verified, 1, 1],
  ['an unknown browser', headers({ ...json, 'user-agent': personal }), verified, 1, 1],
  ['invalid credentials', headers({ ...json, authorization: 'Basic a' }), unauthenticated, 0, 0],
  [
    'a request for a stream',
    () => ({ headers: { ...json, accept: 'text/event-stream' }, body: '{}' }),
    { ...noToken, status: 200 },
    0,
    0,
  ],
];

/** Unusual requests around a body. */
export const requests: Row[] = [...methods, ...contentTypes, ...bytes, ...surroundings].map(
  ([name, send, reply, receipts, assessments]) => ({ name, send, reply, receipts, assessments }),
);
