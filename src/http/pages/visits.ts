import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Authenticate } from '#src/auth/authenticate.ts';
import { createCsrfToken, isCsrfToken } from '#src/auth/csrf.ts';
import { readCookie, listSessionCookieNames } from '#src/auth/session-cookie.ts';
import type { Duty } from '#src/auth/entrance.ts';
import { isSessionId } from '#src/auth/sessions.ts';
import type { Environment } from '#src/context.ts';
import { Forbidden } from '#src/errors.ts';
import type { Frame } from '#src/pages/frame.ts';
import { formatAssetPath } from '../docs/assets.ts';
import type { Actor } from '#src/records/actor.ts';

/** Visitor who requests a page or submits a form. */
export interface Visit {
  /** Null for an anonymous visitor, for an account that cannot be used (see `refusal`), and for a user with a duty. */
  readonly actor: Actor | null;
  /** Duty that a signed-in user must fulfil before anything else. */
  readonly duty: { readonly kind: Duty; readonly actor: Actor } | null;
  /** Reason why the signed-in account cannot be used; null when it can, and for an anonymous visitor. */
  readonly refusal: Forbidden | null;
  /** Secret identifier of the session; null for an anonymous visitor. */
  readonly sessionId: string | null;
  readonly frame: Frame;
  readonly ip: string;
  readonly userAgent: string;
  /** The moment of the visit. */
  readonly now: Date;
  /** Tells whether a submitted form contains the token of a page that this visitor was shown. */
  showsToken(token: string): boolean;
  /** The `Set-Cookie` header that binds forms to a visitor who is not signed in; null when none is needed. */
  newCookie(): string | null;
  /** The `Set-Cookie` headers that delete the form cookie; empty without one. */
  readonly withoutFormCookie: readonly string[];
}

type Deps = Pick<Environment, 'config' | 'clientAddress' | 'clock'> & {
  readonly authenticate: Authenticate;
};

/** Finds out who visits. Only sessions count: a token in an address would be repeated by every link. */
export function createVisits({ config, clientAddress, clock, authenticate }: Deps) {
  const { pathname, protocol } = new URL(config.baseUrl);
  const base = pathname.replace(/\/$/, '');
  const cookieNames = listSessionCookieNames(config);
  const formCookie = `_${config.brand}_form`;
  const secure = protocol === 'https:' ? '; Secure' : '';

  return async function visitOf(http: IncomingMessage): Promise<Visit> {
    const { cookie, 'user-agent': userAgent = '' } = http.headers;
    const presented = readCookie(cookie, cookieNames);
    const { signedIn, refusal } = await find(presented ?? '', http);
    const sessionId = signedIn === null && refusal === null ? null : presented;
    const known = readCookie(cookie, [formCookie]) ?? '';
    const anonymous = isSessionId(known) ? known : randomBytes(32).toString('base64url');
    const secret = sessionId ?? anonymous;
    const cookieOfForms = (value: string, more = '') =>
      `${formCookie}=${value}; Path=${pathname};${more} HttpOnly; SameSite=Lax${secure}`;
    let used = false;
    const actor = signedIn?.actor ?? null;
    const kind = signedIn?.duty ?? null;
    return {
      actor: kind === null ? actor : null,
      duty: kind === null || actor === null ? null : { kind, actor },
      refusal,
      sessionId,
      ip: clientAddress(http),
      userAgent,
      now: clock(),
      frame: {
        base,
        styles: base + formatAssetPath('pages.css'),
        visitor: actor && {
          name: actor.user.name,
          username: actor.user.username,
          admin: actor.admin,
          mayEnterAdminMode: actor.user.admin && !actor.admin,
        },
        get csrfToken() {
          used = true;
          return createCsrfToken(secret);
        },
      },
      showsToken: (token) => isCsrfToken(token, secret),
      newCookie: () =>
        used && secret === anonymous && anonymous !== known ? cookieOfForms(anonymous) : null,
      withoutFormCookie: known === '' ? [] : [cookieOfForms('', ' Max-Age=0;')],
    };
  };

  async function find(sessionId: string, http: IncomingMessage) {
    try {
      return { signedIn: await authenticate.bySession(sessionId, http), refusal: null };
    } catch (error) {
      if (error instanceof Forbidden) return { signedIn: null, refusal: error };
      throw error;
    }
  }
}
