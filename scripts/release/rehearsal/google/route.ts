import type { Project } from './project.ts';

/** A request as the stand-in's interfaces see it. */
interface Asked {
  /** The groups of the route's pattern. */
  groups: Record<string, string>;
  query: URLSearchParams;
  /** The parsed body; undefined when there is none or it is not JSON. */
  body: unknown;
  /** The body as it was sent. */
  sent: Buffer;
}

/** What is answered: a body with status 200, as JSON or as it is, or another status. */
export type Answer = object | Buffer | Refusal;

/** Answers one request, and changes the project as Google would. */
type Respond = (project: Project, asked: Asked) => Answer;

/** A method, a path without its host, and what it answers. */
export type Route = readonly [method: string, path: RegExp, respond: Respond];

/** One of Google's interfaces: the host that it answers on and its table of routes. */
export interface Interface {
  host: string;
  routes: readonly Route[];
}

/** An error in the form that all of Google's interfaces share (google.rpc.Status). */
export class Refusal {
  readonly code: number;
  readonly body: { error: { code: number; status: string; message: string } };

  constructor(code: number, status: string, message: string) {
    this.code = code;
    this.body = { error: { code, status, message } };
  }
}

/** Says that something does not exist. */
export function notFound(what: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `${what} was not found.`);
}

/** Says that the caller may not do that. */
export function denied(message: string): Refusal {
  return new Refusal(403, 'PERMISSION_DENIED', message);
}

/**
 * An operation that was done before anybody asked, under a name by which it can be asked for again;
 * real ones take seconds to minutes.
 */
export function done({ operations }: Project, response: object = {}): Answer {
  const operation = { name: `operations/${operations.length}`, done: true, response };
  operations.push(operation);
  return operation;
}

/** The route that an interface answers the CLI's question with whether an operation is done. */
export const operationRoute: Route = [
  'GET',
  /^\/v\w+\/operations\/(?<index>\d+)$/,
  ({ operations }, { groups }) => operations[Number(groups.index)] ?? notFound('The operation'),
];
