import { endSession, type renewSession } from '#src/auth/sessions.ts';
import { formatSessionCookie } from '#src/auth/session-cookie.ts';
import type { SigningIn } from '#src/auth/password-login.ts';
import type { Config } from '#src/config.ts';
import type { Environment } from '#src/context.ts';
import { signIn } from '#src/domains/core/users/account/sign-in.ts';
import type { Reply } from '../handlers.tsx';
import { toLocalPath } from '../local-path.ts';
import type { Visit } from '../visits.ts';

/** Destination after a sign-in, and whether the browser keeps the session. */
export interface SignInDestination {
  /** Destination as it was sent; addresses of other hosts lead to the start page. */
  readonly returnTo: string;
  readonly remembered: boolean;
}

const home = '/';

/** Signs in, and leads on. The session is always a new one: one that the browser has already is ended. */
export async function arrive(
  { db, config }: Pick<Environment, 'db' | 'config'>,
  visit: Visit,
  who: SigningIn,
  { returnTo, remembered }: SignInDestination,
): Promise<Reply> {
  const { now, ip, userAgent } = visit;
  const session = await signIn(db, who, { now, ip, userAgent, remembered });
  if (visit.sessionId !== null) await endSession(db, visit.sessionId);
  const cookie = formatNewSessionCookie(config, { ...session, remembered });
  return redirectTo(visit, returnTo, [cookie, ...visit.withoutFormCookie]);
}

/** The cookie of a session that was just made, or got another identifier. */
export function formatNewSessionCookie(
  config: Pick<Config, 'brand' | 'baseUrl'>,
  { id, lifetime, remembered }: Awaited<ReturnType<typeof renewSession>>,
): string {
  return formatSessionCookie(config, id, remembered ? lifetime : null);
}

/** Redirects to the address that the visitor requested before the sign-in. */
export function redirectTo(
  { frame: { base } }: Visit,
  returnTo: string,
  cookies: readonly string[] = [],
): Reply {
  const path = toLocalPath(returnTo) ?? home;
  // Addresses are sent whole, and replies name them from the root of the instance.
  const within = base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return { redirect: within, cookies };
}
