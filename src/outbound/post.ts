import { findDestination, type OutboundRules } from './destination.ts';
import { ask, type ClientIdentity, readBeginning } from './exchange.ts';
import { runInTime } from './in-time.ts';

interface PostOptions {
  readonly rules: OutboundRules;
  /** The certificate that this server shows, in PEM. */
  readonly identity?: ClientIdentity;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the answer to wait for at most; the rest is not read. */
  readonly maxBytes: number;
  /** Milliseconds, of everything together. */
  readonly timeLimit: number;
}

interface Reply {
  readonly status: number;
  readonly body: Buffer;
}

/** There was no answer in time. */
class PostTimeout extends Error {
  constructor() {
    super('there was no answer in time');
    this.name = 'PostTimeout';
  }
}

/**
 * Posts a form to an http or https URL whose host the rules allow. Redirects are not followed: no other server gets
 * the form. Rejects when there is no answer in time.
 */
export async function postForm(
  url: URL,
  form: Readonly<Record<string, string>>,
  options: PostOptions,
): Promise<Reply> {
  const text = new URLSearchParams(form).toString();
  return post(url, { type: 'application/x-www-form-urlencoded', text }, options);
}

/** Posts a value as JSON, as `postForm` posts a form. */
export async function postJson(url: URL, value: object, options: PostOptions): Promise<Reply> {
  return post(url, { type: 'application/json', text: JSON.stringify(value) }, options);
}

interface Posted {
  readonly type: string;
  readonly text: string;
}

async function post(
  url: URL,
  posted: Posted,
  { timeLimit, ...options }: PostOptions,
): Promise<Reply> {
  const createLateError = () => new PostTimeout();
  return runInTime(timeLimit, createLateError, (signal) => exchange(url, posted, options, signal));
}

async function exchange(
  url: URL,
  { type, text }: Posted,
  { rules, headers, maxBytes, identity }: Omit<PostOptions, 'timeLimit'>,
  signal: AbortSignal,
): Promise<Reply> {
  const destination = await findDestination(url, rules);
  const response = await ask({
    url,
    destination,
    signal,
    posted: text,
    ...(identity && { identity }),
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(Buffer.byteLength(text)),
    },
  });
  return { status: response.statusCode ?? 0, body: await readBeginning(response, maxBytes) };
}
