import type { IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { findDestination, type OutboundRules } from './destination.ts';
import { ask, readBeginning } from './exchange.ts';

interface SendOptions {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly rules: OutboundRules;
  /** Names in the spelling in which they are sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** False where the certificate of the receiver need not be valid. */
  readonly verified: boolean;
  /** Bytes of the answer to wait for at most; the rest is not read. */
  readonly maxBytes: number;
  /** Milliseconds, of everything together. */
  readonly timeLimit: number;
}

export interface Answer {
  readonly status: number;
  /** As they came, names in lower case, those that came several times joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Why there is no answer: one general text for each kind, which tells nothing of the network that the server is in. */
export class NoAnswer extends Error {
  constructor(reason: 'refused' | 'late' | 'broken') {
    super(texts[reason]);
    this.name = 'NoAnswer';
  }
}

const texts = {
  refused: 'URL is blocked: the host does not exist, or requests to it are not allowed',
  late: 'The receiver did not answer in time',
  broken: 'The connection to the receiver failed',
};

/**
 * Sends one request to an http or https URL whose host the rules allow. A redirect is an answer like any other: what was
 * sent is shown to nobody else. The user-info of the URL is sent as Basic authorization.
 * @throws NoAnswer
 */
export async function send(url: URL, { timeLimit, ...options }: SendOptions): Promise<Answer> {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer('late'));
      ended.abort();
    }, timeLimit);
  });
  // Looking up a name cannot be aborted.
  const answer = exchange(url, options, ended.signal);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

async function exchange(
  url: URL,
  { method, rules, headers, body, verified, maxBytes }: Omit<SendOptions, 'timeLimit'>,
  signal: AbortSignal,
): Promise<Answer> {
  const destination = await findDestination(url, rules).catch(() => {
    throw new NoAnswer('refused');
  });
  try {
    const response = await ask({
      ...{ url, destination, method, signal, verified },
      headers: { ...headers, ...authorizationOf(url), ...lengthOf(body) },
      ...(body !== undefined && { posted: body }),
    });
    const status = response.statusCode ?? 0;
    return { status, headers: headersOf(response), body: await readBeginning(response, maxBytes) };
  } catch {
    throw new NoAnswer('broken');
  }
}

function authorizationOf(url: URL): Record<string, string> {
  const { auth } = urlToHttpOptions(url);
  if (auth === null || auth === undefined) return {};
  const given = auth.includes(':') ? auth : `${auth}:`;
  return { authorization: `Basic ${Buffer.from(given).toString('base64')}` };
}

function lengthOf(body: string | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  );
}
