import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { artifactRegistry } from './artifact-registry.ts';
import { cloudBilling } from './billing.ts';
import { compute } from './compute.ts';
import { firestore } from './firestore.ts';
import { cloudFunctions } from './functions.ts';
import { hosting, hostingUploads } from './hosting.ts';
import { iam } from './iam.ts';
import { liveSite } from './live-site.ts';
import type { Project } from './project.ts';
import { firebaseManagement } from './projects.ts';
import { resourceManager } from './resource-manager.ts';
import { type Answer, denied, type Interface, Refusal } from './route.ts';
import { firebaseRules } from './rules.ts';
import { cloudRun } from './run.ts';
import { secretManager } from './secret-manager.ts';
import { serviceUsage } from './service-usage.ts';
import { apiKeys, identityPlatform, monitoring } from './settings.ts';
import { signIn } from './sign-in.ts';
import { storage } from './storage.ts';
import { firebaseExtensions, runtimeConfigurator } from './unused.ts';

const interfaces: readonly Interface[] = [
  apiKeys,
  artifactRegistry,
  cloudBilling,
  cloudFunctions,
  cloudRun,
  compute,
  firebaseExtensions,
  firebaseManagement,
  firebaseRules,
  firestore,
  hosting,
  hostingUploads,
  iam,
  identityPlatform,
  liveSite,
  monitoring,
  resourceManager,
  runtimeConfigurator,
  secretManager,
  serviceUsage,
  signIn,
  storage,
];

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
  const [host] = String(request.headers[hostHeader] ?? request.headers.host).split(':');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  const path = decodeURIComponent(pathname);
  const sent = await sentWith(request);
  const body = parsed(sent);
  if (host === project.refusing) return denied('The caller does not have permission');
  for (const [method, pattern, respond] of routesOf(host)) {
    const found = method === request.method && pattern.exec(path);
    if (found)
      return respond(project, { groups: found.groups ?? {}, query: searchParams, body, sent });
  }
  return undefined;
}

function routesOf(host: string | undefined) {
  return interfaces.find((one) => one.host === host)?.routes ?? [];
}

async function sentWith(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parsed(sent: Buffer): unknown {
  try {
    return JSON.parse(sent.toString());
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, answer: Answer): void {
  if (Buffer.isBuffer(answer)) {
    response.end(answer);
    return;
  }
  const refused = answer instanceof Refusal;
  response.writeHead(refused ? answer.code : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(refused ? answer.body : answer));
}
