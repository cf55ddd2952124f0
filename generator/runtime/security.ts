import type { ApiRequest } from './host.ts';
import type { Operation } from './operation.ts';
import { Problem } from './problem.ts';
import { RefusedRequest } from './refused-request.ts';

/** A way to know who calls, as the document describes it. */
export interface Scheme {
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  /** Location and name of an API key. */
  readonly in?: 'query' | 'header' | 'cookie';
  readonly name?: string;
  /** HTTP authentication scheme: `basic`, `bearer`, … */
  readonly scheme?: string;
}
export type Schemes = Readonly<Record<string, Scheme>>;

export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

/** Credentials of a request for a scheme: a key or token, a name with a password, or a TLS certificate. */
export type CredentialsOf<S extends Scheme> = S extends { type: 'mutualTLS' }
  ? ApiRequest['http']['socket']
  : S extends { type: 'http'; scheme: 'basic' }
    ? BasicCredentials
    : string;

/** Facts for a handler besides the credentials. */
export interface CredentialCheck {
  /** The scopes that the document asks for; roles of schemes that have none. */
  readonly scopes: readonly string[];
  readonly request: ApiRequest;
  readonly operation: Operation;
}

/**
 * Functions by scheme. Each returns the caller, or null or false for unknown credentials, and throws a `Problem` or a
 * `RefusedRequest` if the scopes do not suffice.
 */
export type SecurityHandlers<S extends Schemes> = {
  readonly [Name in keyof S]: (
    credentials: CredentialsOf<S[Name]>,
    asked: CredentialCheck,
  ) => unknown;
};

/** Callers by the schemes of the satisfied alternative; empty where no credentials were required. */
export type CallerBy<Handlers> = {
  readonly [Name in keyof Handlers]?: Handlers[Name] extends (...given: never) => infer Found
    ? NonNullable<Exclude<Awaited<Found>, false>>
    : never;
};

/**
 * Implements `authenticate` of a host: satisfies one of the operation's alternatives, in order, with every scheme that
 * it names. Unknown credentials are rejected even where none are required.
 * @throws RefusedRequest without usable credentials (401), or any error of a handler
 */
export function authenticateBy<S extends Schemes, Handlers extends SecurityHandlers<S>>(
  schemes: S,
  handlers: Handlers,
): (request: ApiRequest, operation: Operation) => Promise<CallerBy<Handlers>> {
  return async (request, operation) => {
    const alternatives = operation.requirements ?? [];
    if (alternatives.length === 0) return {};
    const attempt = new Attempt(schemes, handlers, request, operation);
    for (const alternative of alternatives) {
      const names = Object.entries(alternative);
      const met = names.length === 0 ? null : await attempt.meet(names);
      if (met !== null) return met as CallerBy<Handlers>;
    }
    const isOpen = alternatives.some((alternative) => Object.keys(alternative).length === 0);
    if (isOpen && !attempt.given) return {};
    throw attempt.refusal ?? createUnknownCaller(schemes, alternatives);
  };
}

type AnyHandlers = Readonly<
  Record<string, (credentials: never, asked: CredentialCheck) => unknown>
>;
type Requirements = NonNullable<Operation['requirements']>;

/** Alternatives of one request, which may share schemes. */
class Attempt {
  readonly #schemes: Schemes;
  readonly #handlers: AnyHandlers;
  readonly #request: ApiRequest;
  readonly #operation: Operation;
  /** True when the request has credentials for any of the schemes. */
  given = false;
  /** Thrown by a handler: the credentials are known and do not suffice. */
  refusal: Error | null = null;

  constructor(schemes: Schemes, handlers: AnyHandlers, request: ApiRequest, operation: Operation) {
    this.#schemes = schemes;
    this.#handlers = handlers;
    this.#request = request;
    this.#operation = operation;
  }

  /** Callers found by each of these schemes; null unless all schemes are met. */
  async meet(
    names: readonly (readonly [string, readonly string[]])[],
  ): Promise<Readonly<Record<string, unknown>> | null> {
    const found = names.map(([name, scopes]) => {
      const scheme = this.#schemes[name];
      const credentials = scheme === undefined ? undefined : readCredentials(this.#request, scheme);
      if (credentials !== undefined && scheme?.type !== 'mutualTLS') this.given = true;
      return { name, scopes, credentials };
    });
    if (found.some(({ credentials }) => credentials === undefined)) return null;
    const caller: Record<string, unknown> = {};
    for (const { name, scopes, credentials } of found) {
      const who = await this.#ask(name, credentials, scopes);
      // A handler may return no more than whether the credentials are valid.
      if (who === null || who === undefined || who === false) return null;
      caller[name] = who;
    }
    return caller;
  }

  async #ask(name: string, credentials: unknown, scopes: readonly string[]): Promise<unknown> {
    const asked = { scopes, request: this.#request, operation: this.#operation };
    try {
      return await this.#handlers[name]?.(credentials as never, asked);
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof RefusedRequest)) throw error;
      this.refusal ??= error;
      return null;
    }
  }
}

function readCredentials(request: ApiRequest, scheme: Scheme): unknown {
  const { type, in: place, name = '' } = scheme;
  if (type === 'mutualTLS') return request.http.socket;
  if (type === 'apiKey') {
    if (place === 'query') return request.query(name);
    return place === 'cookie' ? readCookie(request, name) : request.header(name.toLowerCase());
  }
  const word = type === 'http' ? (scheme.scheme ?? '') : 'bearer';
  const text = readAuthorization(request, word);
  return text !== undefined && word.toLowerCase() === 'basic' ? parseBasic(text) : text;
}

/** The text behind the word of a scheme, which has no case. */
function readAuthorization(request: ApiRequest, word: string): string | undefined {
  const header = request.header('authorization') ?? '';
  const space = header.indexOf(' ');
  if (space === -1 || header.slice(0, space).toLowerCase() !== word.toLowerCase()) return undefined;
  return header.slice(space + 1).trim();
}

function parseBasic(text: string): BasicCredentials | undefined {
  const pair = Buffer.from(text, 'base64').toString();
  const colon = pair.indexOf(':');
  if (colon === -1) return undefined;
  return { username: pair.slice(0, colon), password: pair.slice(colon + 1) };
}

function readCookie(request: ApiRequest, name: string): string | undefined {
  for (const part of (request.header('cookie') ?? '').split(';')) {
    const [key = '', ...rest] = part.split('=');
    if (key.trim() === name) return rest.join('=').trim();
  }
  return undefined;
}

/** Names the HTTP schemes that callers may use (RFC 9110). */
function createUnknownCaller(schemes: Schemes, alternatives: Requirements): RefusedRequest {
  const names = new Set(alternatives.flatMap((alternative) => Object.keys(alternative)));
  const challenges = [...names].flatMap((name) => {
    const { type, scheme = '' } = schemes[name] ?? { type: 'apiKey' };
    if (type === 'http') return scheme.charAt(0).toUpperCase() + scheme.slice(1);
    return type === 'oauth2' || type === 'openIdConnect' ? 'Bearer' : [];
  });
  const told = [...new Set(challenges)].map((word) =>
    word === 'Basic' ? 'Basic realm="api", charset="UTF-8"' : word,
  );
  const headers: Record<string, string> = {};
  if (told.length > 0) headers['WWW-Authenticate'] = told.join(', ');
  return new RefusedRequest('unknownCaller', { headers });
}
