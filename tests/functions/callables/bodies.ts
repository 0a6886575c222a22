import { verifierActions } from '#src/domain/leads/submission/bot-check.contract.ts';
import { tokenLength } from '../../../functions/src/request.ts';
import { noAction, noToken, refused, turnedAway, verified } from './replies.ts';
import type { Row } from './row.ts';

const megabyte = 1_000_000;
const deep = 100_000;
const lists = `${'['.repeat(deep)}${']'.repeat(deep)}`;

/** A value as in a lead, which must never be in a log. */
export const personal = 'jane.roe@example.com';

const good = '{"token":"TOKEN","action":"ACTION"}';
const int64 = 'type.googleapis.com/google.protobuf.Int64Value';

const withData = (data: string) => `{"data":${data}}`;
const withToken = (token: string) => `{"data":{"token":${token},"action":"ACTION"}}`;
const withAction = (action: string) => `{"data":{"token":"TOKEN","action":${action}}}`;

/**
 * TOKEN is a valid token, ACTION its action, OTHER the action of the other function. Columns: name,
 * body, reply, receipts, assessments.
 */
const table: [string, string, Row['reply'], receipts: number, assessments: number][] = [
  // Invalid JSON, or JSON that is not an object
  ['nothing', '', noToken, 0, 0],
  ['spaces', '   ', turnedAway(400), 0, 0],
  ['null', 'null', turnedAway(400), 0, 0],
  ['a number', '7', turnedAway(400), 0, 0],
  ['a string', '"TOKEN"', turnedAway(400), 0, 0],
  ['NaN', 'NaN', turnedAway(400), 0, 0],
  ['half a call', '{"data":{"token":"TOKEN"', turnedAway(400), 0, 0],
  ['two calls', `${withData(good)}${withData(good)}`, turnedAway(400), 0, 0],
  ['single quotes', "{'data':{'token':'TOKEN','action':'ACTION'}}", turnedAway(400), 0, 0],
  ['an unterminated string', '{"data":{"token":"TOKEN', turnedAway(400), 0, 0],
  ['a bare token', 'TOKEN', turnedAway(400), 0, 0],
  ['an empty array', '[]', noToken, 0, 0],
  ['a call in an array', `[${withData(good)}]`, noToken, 0, 0],
  ['arrays 100,000 deep', lists, noToken, 0, 0],

  // Around the data
  ['an empty object', '{}', noToken, 0, 0],
  ['no data wrapper', good, noToken, 0, 0],
  ['no data, and personal data', `{"email":"${personal}"}`, noToken, 0, 0],
  ['personal data as a key', `{"data":{"token":"TOKEN"},"${personal}":1}`, noToken, 0, 0],
  ['hasOwnProperty as a number', '{"hasOwnProperty":1,"token":"TOKEN"}', noToken, 0, 0],
  ['toJSON as a string', '{"toJSON":"TOKEN"}', noToken, 0, 0],
  ['data in capitals', `{"DATA":${good}}`, noToken, 0, 0],
  ['data beside another key', withData(`${good},"more":1`), noToken, 0, 0],
  ['everything under __proto__', `{"__proto__":${withData(good)}}`, noToken, 0, 0],
  ['the constructor as data', `{"constructor":${withData(good)}}`, noToken, 0, 0],

  // Another type of data
  ['null as data', withData('null'), noToken, 0, 0],
  ['a string as data', withData('"TOKEN"'), noToken, 0, 0],
  ['a call as a string', withData(JSON.stringify(good)), noToken, 0, 0],
  ['an array as data', withData('["TOKEN","ACTION"]'), noToken, 0, 0],
  ['a call in an array as data', withData(`[${good}]`), noToken, 0, 0],
  ['data in data', withData(withData(good)), noToken, 0, 0],
  ['data 100,000 arrays deep', withData(lists), noToken, 0, 0],
  ['__proto__ in data', withData(`{"__proto__":${good}}`), noToken, 0, 0],
  ['a prototype in data', withData(`{"constructor":{"prototype":${good}}}`), noToken, 0, 0],
  ['an unknown type as data', withData('{"@type":"TOKEN"}'), noToken, 0, 0],

  // The token
  ['no token', withData('{"action":"ACTION"}'), noToken, 0, 0],
  ['a known type as token', withToken(`{"@type":"${int64}","value":"TOKEN"}`), noToken, 0, 0],
  ['an unknown type as token', withToken('{"@type":"TOKEN"}'), noToken, 0, 0],
  ['arrays 100,000 deep as token', withToken(lists), noToken, 0, 0],
  ['a token of 1 MB', withToken(`"${'x'.repeat(megabyte)}"`), noToken, 0, 0],
  ['a token of 11 MB', withToken(`"${'x'.repeat(11 * megabyte)}"`), noToken, 0, 0],
  ['a script as token', withToken(`"<script>alert('${personal}')</script>TOKEN"`), noToken, 0, 0],
  ['an unknown token', withToken(`"${'x'.repeat(tokenLength.min)}"`), refused, 0, 1],
  ['the longest token, unknown', withToken(`"${'x'.repeat(tokenLength.max)}"`), refused, 0, 1],
  ['a path as token', withToken('"../../mortgageQuotes/../TOKEN"'), refused, 0, 1],

  // The action
  ['no action', withData('{"token":"TOKEN"}'), noAction, 0, 0],
  ['the action of the other function', withAction('"OTHER"'), noAction, 0, 0],
  ['the action that only starts a visit', withAction('"init"'), noAction, 0, 0],
  ['personal data as action', withAction(`"${personal}"`), noAction, 0, 0],
  ['an action of 1 MB', withAction(`"${'x'.repeat(megabyte)}"`), noAction, 0, 0],

  // Unusual, but a valid call
  ['white space between', ' {\n"data" : {"token":"TOKEN",\t"action":"ACTION"} } ', verified, 1, 1],
  ['escaped letters', '{"\\u0064ata":{"\\u0074oken":"TOKEN","action":"ACTION"}}', verified, 1, 1],
  ['a byte order mark', `\ufeff${withData(good)}`, verified, 1, 1],
  ['a token after another', withToken('1,"token":"TOKEN"'), verified, 1, 1],
  ['a token before another', withToken('"TOKEN","token":1'), noToken, 0, 0],
  ['a whole lead in data', withAction(`"ACTION","email":"${personal}","score":1`), verified, 1, 1],
  ['a verdict in data', withAction('"ACTION","success":true,"score":1'), verified, 1, 1],
  ['an unknown type beside them', withAction('"ACTION","@type":"unknown"'), verified, 1, 1],
  ['__proto__ beside them', withAction('"ACTION","__proto__":{"action":1}'), verified, 1, 1],
  ['hasOwnProperty beside them', withAction('"ACTION","hasOwnProperty":1'), verified, 1, 1],
  ['arrays 100,000 deep beside them', withAction(`"ACTION","more":${lists}`), verified, 1, 1],
  ['1 MB beside them', withAction(`"ACTION","more":"${'x'.repeat(megabyte)}"`), verified, 1, 1],
];

/** Sent as JSON with POST, as the Firebase SDK does. */
export const bodies: Row[] = table.map(([name, body, reply, receipts, assessments]) => ({
  name,
  send: ({ token, action, verifier }) => {
    const other =
      verifier === 'verifyRecaptcha'
        ? verifierActions.verifyRecaptchaMortgage[0]
        : verifierActions.verifyRecaptcha[0];
    const filled = body
      .replaceAll('TOKEN', token)
      .replaceAll('ACTION', action)
      .replaceAll('OTHER', other);
    return { body: filled };
  },
  reply,
  receipts,
  assessments,
}));
