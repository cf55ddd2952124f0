import { expect } from 'vitest';
import { createSession } from '#src/auth/sessions.ts';
import type { Api, TestApp } from './app.ts';
import type { Answer } from './http-client.ts';
import type { HasId } from './seed.ts';

/** User with a browser: keeps cookies, and sends the forms of the received pages. It follows no redirect. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #api: Api;
  #token = '';

  constructor({ api }: Pick<TestApp, 'api'>) {
    this.#api = api;
  }

  /** A visitor who has signed in as the user. */
  static async signedIn(app: Pick<TestApp, 'api' | 'db'>, user: HasId, now = new Date()) {
    const visitor = new Visitor(app);
    const { id } = await createSession(app.db, user, now);
    visitor.cookies.set('_service_session', id);
    return visitor;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#send('GET', path, undefined, headers);
  }

  /** Sends a form with the token of the last page; arrays are fields that come several times. */
  async post(
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries({ authenticity_token: this.#token, ...fields })) {
      for (const text of typeof value === 'string' ? [value] : value) body.append(name, text);
    }
    return this.#send('POST', path, body.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  }

  /** Sends a form in parts, as browsers send one with files. */
  async postParts(path: string, fields: Readonly<Record<string, string | File>>): Promise<Answer> {
    const parts = new FormData();
    for (const [name, value] of Object.entries({ authenticity_token: this.#token, ...fields })) {
      parts.append(name, value);
    }
    const sent = new Response(parts);
    const body = Buffer.from(await sent.arrayBuffer());
    const type = sent.headers.get('content-type') ?? '';
    return this.#send('POST', path, body, { 'content-type': type });
  }

  async #send(
    method: string,
    path: string,
    body: string | Buffer | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#api.sendTo(method, path, body, {
      accept: 'text/html',
      ...(cookie !== '' && { cookie }),
      ...headers,
    });
    const set = answer.headers['set-cookie'] as readonly string[] | undefined;
    for (const each of set ?? []) this.#keep(each);
    const token = /name="authenticity_token" value="([\w-]+)"/.exec(pageText(answer))?.[1];
    if (token !== undefined) this.#token = token;
    return answer;
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    if (value === '' || /; Max-Age=0(?:;|$)/.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The HTML of an answer; empty when it is no page. */
export const pageText = ({ body }: Answer): string => (typeof body === 'string' ? body : '');

/** Expects what every page has to have: its own rules for the browser, no script, no style in it, no other host. */
export function expectPage(answer: Answer, status = 200): string {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const policy = answer.headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const html = pageText(answer);
  expect(html).not.toMatch(/<script|<style| style=| on\w+=/i);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  // Named by what it is about, and once by the instance.
  expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toMatch(/^(?:(?!Hearth).+ · )?Hearth$/);
  for (const [form] of html.matchAll(/<form.*?<\/form>/gs)) {
    // Programs that keep passwords learn whose each is.
    if (form.includes('type="password"')) expect(form).toContain('autocomplete="username"');
  }
  return html;
}
