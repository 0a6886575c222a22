import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, denied, Refusal } from './google-answers.ts';
import { projectRoutes } from './project-routes.ts';
import type { Project } from './rehearsed-project.ts';
import { shippingRoutes } from './shipping-routes.ts';

const routes = Object.entries({ ...projectRoutes, ...shippingRoutes }).map(([route, respond]) => ({
  pattern: toPattern(route),
  respond,
}));

/** Names the API in a request to the stand-in's own address. */
export const hostHeader = 'x-rehearsed-host';

/** A running stand-in. */
export interface StandIn {
  port: number;
  /** Requests without a route, as `METHOD host/path`; a rehearsal must have none. */
  unanswered: string[];
  stop(): Promise<void>;
}

/** Starts the stand-in of Google's APIs for one project, on a free port of this machine. */
export async function startGoogle(project: Project): Promise<StandIn> {
  const unanswered: string[] = [];
  const server = createServer(async (request, response) => {
    const answer = await answerTo(request, project);
    if (!answer) unanswered.push(`${request.method} ${request.headers.host}${request.url}`);
    send(response, answer ?? new Refusal(501, 'UNIMPLEMENTED', 'The stand-in does not know this.'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.port = (server.address() as AddressInfo).port;
  return {
    port: project.port,
    unanswered,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answerTo(request: IncomingMessage, project: Project): Promise<Answer | undefined> {
  const [host = ''] = String(request.headers[hostHeader] ?? request.headers.host).split(':');
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://host');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const sent = Buffer.concat(chunks);
  if (host === project.refusing) return denied('The caller does not have permission');
  const asked = { path: decodeURIComponent(pathname), query, body: parseJson(sent), sent };
  for (const { pattern, respond } of routes) {
    const found = pattern.exec(`${request.method} ${host}${asked.path}`);
    if (found) return respond(project, { ...asked, parts: { ...found.groups } });
  }
  return undefined;
}

function toPattern(route: string): RegExp {
  const source = route
    .replace(/[.()]/g, '\\$&')
    .replace(/\{(\w+)\}|\*+/g, (wildcard, name?: string) => {
      if (name) return `(?<${name}>[^/:]+)`;
      return wildcard === '*' ? '[^/]+' : '.*';
    });
  return new RegExp(`^${source}$`);
}

function parseJson(sent: Buffer): object {
  try {
    return JSON.parse(sent.toString());
  } catch {
    return {};
  }
}

function send(response: ServerResponse, answer: Answer): void {
  if (Buffer.isBuffer(answer)) {
    response.end(answer);
    return;
  }
  const isRefusal = answer instanceof Refusal;
  response.writeHead(isRefusal ? answer.code : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isRefusal ? answer.body : answer));
}
