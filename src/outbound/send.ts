import { urlToHttpOptions } from 'node:url';
import { findDestination, type OutboundRules } from './destination.ts';
import { ask, toHeaderRecord, readBeginning } from './exchange.ts';
import { runInTime } from './in-time.ts';
import { NoAnswer, findNoAnswer } from './no-answer.ts';

export { NoAnswer } from './no-answer.ts';

interface SendOptions {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly rules: OutboundRules;
  /** Header names in the spelling of the request. */
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
  /** Received headers: names in lower case, repeated ones joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Sends one request to an http or https URL whose host the rules allow. Redirects are not followed: no other server
 * gets the body. The user-info of the URL is sent as Basic authorization.
 * @throws NoAnswer
 */
export async function send(url: URL, { timeLimit, ...options }: SendOptions): Promise<Answer> {
  const createLateError = () => new NoAnswer('late');
  return runInTime(timeLimit, createLateError, (signal) => exchange(url, options, signal));
}

async function exchange(
  url: URL,
  { method, rules, headers, body, verified, maxBytes }: Omit<SendOptions, 'timeLimit'>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const destination = await findDestination(url, rules);
    const response = await ask({
      url,
      destination,
      method,
      signal,
      verified,
      headers: { ...headers, ...toAuthorizationHeader(url), ...formatLengthHeader(body) },
      ...(body !== undefined && { posted: body }),
    });
    const status = response.statusCode ?? 0;
    return {
      status,
      headers: toHeaderRecord(response),
      body: await readBeginning(response, maxBytes),
    };
  } catch (error) {
    throw findNoAnswer(error);
  }
}

/** The user-info of a URL, as Basic authorization. */
export function toAuthorizationHeader(url: URL): Record<string, string> {
  const { auth } = urlToHttpOptions(url);
  if (auth === null || auth === undefined) return {};
  const credentials = auth.includes(':') ? auth : `${auth}:`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function formatLengthHeader(body: string | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
}
