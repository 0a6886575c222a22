import type { Binding, HostingVersion, Project, StoredFunction } from './rehearsed-project.ts';

/** A request to one of the stand-in's APIs. */
export interface Asked {
  /** Without the host. */
  path: string;
  /** Named parts of the address. */
  parts: Record<string, string>;
  query: URLSearchParams;
  /** The parsed body; empty if there is none or it is not JSON. */
  body: Partial<Body>;
  /** The body as it was sent. */
  sent: Buffer;
}

/** What the CLI and the doctor send, as far as it is looked at. */
interface Body extends StoredFunction {
  config: HostingVersion['config'];
  documents: string[];
  fields: Project['indexes'][number]['fields'];
  files: Record<string, string>;
  indexConfig: object;
  permissions: string[];
  policy: { bindings: Binding[] };
  release: { rulesetName: string };
  rulesetName: string;
  source: { files: { content: string }[] };
  ttlConfig: object;
}

/** A response: a body with status 200, as JSON or as it is, or another status. */
export type Answer = object | Buffer | Refusal;

/** An error in the format of all of Google's APIs (google.rpc.Status). */
export class Refusal {
  readonly code: number;
  readonly body: { error: { code: number; status: string; message: string } };

  constructor(code: number, status: string, message: string) {
    this.code = code;
    this.body = { error: { code, status, message } };
  }
}

/** Returns the error for a missing permission. */
export function denied(message: string): Refusal {
  return new Refusal(403, 'PERMISSION_DENIED', message);
}

/**
 * Some of Google's APIs: by method and address, with `*` for one part, `**` for any number of them and
 * `{name}` for a named one, what is answered. It changes the project as Google would.
 */
export type Routes = Record<string, (project: Project, asked: Asked) => Answer>;

/** Returns the error for something that does not exist. */
export function notFound(what: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `${what} was not found.`);
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

/** Answers the polling of an operation. */
export function findOperation({ operations }: Project, { parts }: Asked): Answer {
  return operations[Number(parts.index)] ?? notFound('The operation');
}
