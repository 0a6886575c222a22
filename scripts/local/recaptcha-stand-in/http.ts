import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** Returns the body parsed as JSON; `undefined` if it is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Sends an error in the shape of Google's APIs. */
export function sendApiError(
  response: ServerResponse,
  code: number,
  status: string,
  message: string,
): void {
  sendJson(response, code, { error: { code, message, status } });
}
