import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { findRoute } from '#generated/router.ts';
import { createDispatcher, type Host } from '#runtime/dispatch.ts';
import { plainHost } from '#runtime/plain-host.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import { API_BASE } from '#src/http/api/host.ts';
import { toRefusal } from '#src/http/refusals.ts';
import type { OurVerdict } from '#test/support/judge.ts';
import type { MadeRequest } from './requests.ts';

type AskedRequest = Pick<MadeRequest, 'method' | 'url' | 'headers' | 'body'>;

/**
 * The generated routes, decoders, validators and relations with nothing behind them: nobody has to sign in, everything
 * exists, and no operation has a function, so that a request whose parameters are accepted is answered with 501.
 */
const host: Host<null, null> = {
  ...plainHost,
  basePath: API_BASE,
  bodyLimits: { text: 4_000_000, file: 4_000_000 },
  context: () => null,
  fail: (error) => {
    if (error instanceof RefusedRequest) return toRefusal(error);
    throw error;
  },
};

const dispatch = createDispatcher(findRoute, {}, host);

/** The verdict of our chain on a request. Only the server's address is put before the path. */
export async function askOurs(request: AskedRequest, root: string): Promise<OurVerdict> {
  const { status, text } = await answerOurs({ ...request, url: root + request.url });
  return verdictOf(status, text);
}

/** The answer of our chain; no socket is opened. */
export function answerOurs(request: AskedRequest): Promise<{ status: number; text: unknown }> {
  return new Promise((resolve) => {
    const incoming = new IncomingMessage(new Socket());
    incoming.method = request.method;
    incoming.url = request.url;
    Object.assign(incoming.headers, request.headers);
    if (request.body !== null) incoming.push(request.body);
    incoming.push(null);
    // The parser of a connection sets this after a whole request.
    incoming.complete = true;
    const response = new ServerResponse(incoming);
    response.end = ((text?: unknown) => {
      resolve({ status: response.statusCode, text });
      return response;
    }) as ServerResponse['end'];
    dispatch(incoming, response);
  });
}

function verdictOf(status: number, text: unknown): OurVerdict {
  if (status === 501) return { accepted: true, error: '' };
  const body: unknown =
    typeof text === 'string' || Buffer.isBuffer(text) ? JSON.parse(String(text)) : null;
  // A number in a path that names nothing is no fault of the request.
  if (status === 404 && isNothing(body)) return { accepted: true, error: body.message };
  const told =
    typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : '';
  return { accepted: false, error: told === '' ? String(status) : told };
}

const isNothing = (body: unknown): body is { readonly message: string } =>
  typeof body === 'object' && body !== null && 'message' in body;
