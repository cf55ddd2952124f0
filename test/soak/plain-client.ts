import { Agent, request as send } from 'node:http';

export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer | null;
}

export interface PlainAnswer {
  /** 0 when the connection ended before there was an answer. */
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
}

/** Milliseconds that an answer may take. */
const PATIENCE = 120_000;

/** Sends what no ordinary client would, and keeps next to nothing of what comes back. */
export class PlainClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** Rejects only when there is no answer at all for minutes. `abortAfter` leaves after so many bytes of the body. */
  send(
    { method, url, headers, bytes }: PlainRequest,
    abortAfter: number | null = null,
  ): Promise<PlainAnswer> {
    const length = bytes === null ? {} : { 'content-length': String(bytes.length) };
    const { promise, resolve, reject } = settleable<PlainAnswer>();
    const request = send({
      host: '127.0.0.1',
      port: this.#port,
      method,
      path: url,
      headers: { ...headers, ...length },
      agent: abortAfter === null ? this.#agent : false,
    });
    const timer = setTimeout(() => {
      reject(new Error(`no answer to ${method} ${url.slice(0, 200)}`));
      request.destroy();
    }, PATIENCE);
    let status = 0;
    let text = '';
    const done = () => {
      clearTimeout(timer);
      resolve({ status, text });
    };
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.setEncoding('utf8').on('data', (chunk: string) => {
        if (text.length < 500) text += chunk.slice(0, 500);
      });
      response.on('end', done).on('error', done).on('close', done);
    });
    request.on('error', done);
    if (abortAfter === null) request.end(bytes ?? undefined);
    else request.write(bytes?.subarray(0, abortAfter) ?? '', () => request.destroy());
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function settleable<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
