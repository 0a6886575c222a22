import type { Project } from './project.ts';

/** A request to one of the stand-in's APIs. */
interface Asked {
  /** Groups of the route's pattern. */
  groups: Record<string, string>;
  query: URLSearchParams;
  /** The parsed body; undefined if there is none or it is not JSON. */
  body: unknown;
  /** The body as it was sent. */
  sent: Buffer;
}

/** A response: a body with status 200, as JSON or as it is, or another status. */
export type Answer = object | Buffer | Refusal;

/** Answers a request, and changes the project as Google would. */
type Respond = (project: Project, asked: Asked) => Answer;

/** A method, a path without its host, and its handler. */
export type Route = readonly [method: string, path: RegExp, respond: Respond];

/** One of Google's APIs: its host and its routes. */
export interface Interface {
  host: string;
  routes: readonly Route[];
}

/** Returns an error in the format of all of Google's APIs (google.rpc.Status). */
export class Refusal {
  readonly code: number;
  readonly body: { error: { code: number; status: string; message: string } };

  constructor(code: number, status: string, message: string) {
    this.code = code;
    this.body = { error: { code, status, message } };
  }
}

/** Returns the error for something that does not exist. */
export function notFound(what: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `${what} was not found.`);
}

/** Returns the error for a missing permission. */
export function denied(message: string): Refusal {
  return new Refusal(403, 'PERMISSION_DENIED', message);
}

/**
 * Returns an operation that is already done, with a name by which it can be requested again. Real ones
 * take seconds to minutes.
 */
export function done({ operations }: Project, response: object = {}): Answer {
  const operation = { name: `operations/${operations.length}`, done: true, response };
  operations.push(operation);
  return operation;
}

/** Returns the route by which the CLI polls an operation. */
export const operationRoute: Route = [
  'GET',
  /^\/v\w+\/operations\/(?<index>\d+)$/,
  ({ operations }, { groups }) => operations[Number(groups.index)] ?? notFound('The operation'),
];
