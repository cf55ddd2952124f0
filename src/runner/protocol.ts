import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { JobPayload } from '#generated/job-execution/types.ts';

/** Time limit of one request, in milliseconds. */
const requestTimeoutMs = 120_000;

/** The server's answer about a job: whether the runner should continue it. */
export interface Reported {
  readonly stop: boolean;
  readonly status: number;
  /** Bytes of the log that the server has. */
  readonly size: number | null;
}

/** The server as a runner sees it: nothing but the protocol of runners, over HTTP. */
export class Protocol {
  readonly #api: string;
  readonly #token: string;
  #lastUpdate: string | null = null;

  constructor(server: string, token: string) {
    this.#api = `${server.replace(/\/+$/, '')}/api/v4`;
    this.#token = token;
  }

  /** Makes a runner of a registration token, and returns the token of the runner. */
  static async register(
    server: string,
    registrationToken: string,
    facts: { readonly description: string; readonly tag_list: readonly string[] },
  ): Promise<string> {
    const answer = await fetch(`${server.replace(/\/+$/, '')}/api/v4/runners`, {
      ...createJsonRequest('POST', { token: registrationToken, run_untagged: true, ...facts }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (answer.status !== 201)
      throw new Error(`the server returned ${answer.status} for the registration`);
    return ((await answer.json()) as { token: string }).token;
  }

  /** The next job; null without one. */
  async requestJob(): Promise<JobPayload | null> {
    const answer = await this.#send('/jobs/request', {
      ...createJsonRequest('POST', {
        token: this.#token,
        last_update: this.#lastUpdate,
        info: {
          name: 'hearth-runner',
          executor: 'shell',
          shell: 'sh',
          platform: process.platform,
          features: { artifacts_exclude: true },
        },
      }),
    });
    // Responses with a job omit the header: more jobs may be waiting.
    this.#lastUpdate = answer.headers.get('x-gitlab-last-update') ?? this.#lastUpdate;
    if (answer.status === 201) return (await answer.json()) as JobPayload;
    await answer.arrayBuffer();
    if (answer.status === 403) throw new Error('the server does not know the token of this runner');
    return null;
  }

  async appendTrace(job: JobPayload, start: number, bytes: Buffer): Promise<Reported> {
    return this.#report(`/jobs/${job.id}/trace`, {
      method: 'PATCH',
      headers: {
        'job-token': job.token,
        'content-range': `${start}-${start + Math.max(0, bytes.length - 1)}`,
        'content-type': 'text/plain',
      },
      body: new Uint8Array(bytes),
    });
  }

  async update(job: JobPayload, facts: object): Promise<Reported> {
    return this.#report(
      `/jobs/${job.id}`,
      createJsonRequest('PUT', { token: job.token, ...facts }),
    );
  }

  /** Sends a file that a job leaves behind. */
  async upload(
    job: JobPayload,
    file: { readonly path: string; readonly name: string },
    facts: Readonly<Record<string, string>>,
  ): Promise<void> {
    const form = new FormData();
    form.set('file', await openAsBlob(file.path), file.name);
    const path = `/jobs/${job.id}/artifacts?${new URLSearchParams(facts).toString()}`;
    const headers = { 'job-token': job.token };
    const answer = await this.#send(path, { method: 'POST', headers, body: form });
    const text = await answer.text();
    if (answer.status !== 201)
      throw new Error(`the server returned ${answer.status} for the upload: ${text}`);
  }

  /** Fetches the archive of a job into a file. */
  async download(id: number, token: string, path: string): Promise<void> {
    const headers = { 'job-token': token };
    const answer = await this.#send(`/jobs/${id}/artifacts`, { headers });
    if (answer.status !== 200 || answer.body === null) {
      throw new Error(`the server returned ${answer.status} for the archive of job ${id}`);
    }
    await writeFile(path, answer.body);
  }

  async #report(path: string, request: RequestInit): Promise<Reported> {
    const answer = await this.#send(path, request);
    await answer.arrayBuffer();
    const { status, headers } = answer;
    const state = headers.get('job-status');
    const size = /^0-(\d+)$/.exec(headers.get('range') ?? '')?.[1];
    return {
      status,
      stop: status === 403 || state === 'canceled' || state === 'failed',
      size: size === undefined ? null : Number(size),
    };
  }

  #send(path: string, request: RequestInit): Promise<Response> {
    return fetch(this.#api + path, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
  }
}

const createJsonRequest = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
