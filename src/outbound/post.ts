import { findDestination, type OutboundRules } from './destination.ts';
import { ask, readBeginning } from './exchange.ts';

interface PostOptions {
  readonly rules: OutboundRules;
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
 * Posts a form to an http or https URL whose host the rules allow. A redirect is an answer like any other: what was
 * posted is shown to nobody else. Rejects when there is no answer in time.
 */
export async function postForm(
  url: URL,
  form: Readonly<Record<string, string>>,
  { timeLimit, ...options }: PostOptions,
): Promise<Reply> {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new PostTimeout());
      ended.abort();
    }, timeLimit);
  });
  // Looking up a name cannot be aborted.
  const reply = exchange(url, new URLSearchParams(form).toString(), options, ended.signal);
  return Promise.race([reply, tooLate]).finally(() => clearTimeout(timer));
}

async function exchange(
  url: URL,
  posted: string,
  { rules, headers, maxBytes }: Omit<PostOptions, 'timeLimit'>,
  signal: AbortSignal,
): Promise<Reply> {
  const destination = await findDestination(url, rules);
  const response = await ask({
    url,
    destination,
    signal,
    posted,
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(posted)),
    },
  });
  return { status: response.statusCode ?? 0, body: await readBeginning(response, maxBytes) };
}
