import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { Forbidden, InsufficientScope, InvalidToken, NotFound, Unauthorized } from '../errors.ts';
import { findUserByIdOrUsername } from '../resources/users/finder.ts';
import { requireUsableAccount } from './account-state.ts';
import { createActivityRecorder } from './activity.ts';
import type { Actor } from './actor.ts';
import { type Caller, createCallers } from './callers.ts';
import { type CredentialSource, presentedSudo, presentedToken } from './credentials.ts';
import { digestToken, maximumTokenLength } from './tokens.ts';

/** The limiter of tokens that do not exist. */
interface GuessLimit {
  /** Counts one more, and throws `TooManyRequests` when there were too many. */
  consume(
    className: 'bad_token',
    subject: { readonly actor: null; readonly path: string; readonly ip: string },
  ): Promise<void>;
}

export interface AuthenticateDeps {
  readonly db: Database;
  readonly accessRevision: { current(): Promise<number> | number };
  readonly rateLimits: GuessLimit;
  readonly config: Pick<Config, 'brand'>;
  readonly clock: () => Date;
  readonly log: { error(facts: object, message: string): void };
  /** The instance's setting; administrators may create tokens of others only while it is on. Default: on. */
  readonly impersonationEnabled?: () => boolean;
}

/**
 * Finds out who makes a request. Null without credentials. Throws `Unauthorized` for a token that does not exist,
 * `InvalidToken` for one that cannot be used any more, `Forbidden` when its owner cannot use the API, what the rules
 * of sudo say, and `TooManyRequests` for an address that keeps sending tokens that do not exist.
 */
export interface Authenticate {
  (source: CredentialSource): Promise<Actor | null>;
  /** Resolves when the uses noted so far are written. */
  settled(): Promise<void>;
}

export function createAuthenticate(deps: AuthenticateDeps): Authenticate {
  const { db, clock, config, rateLimits, log, impersonationEnabled = () => true } = deps;
  const callers = createCallers(db, deps.accessRevision);
  const activity = createActivityRecorder(db, (error) =>
    log.error({ err: error }, 'the last use of a token was not written'),
  );

  async function authenticate(source: CredentialSource): Promise<Actor | null> {
    const token = presentedToken(source);
    const sudo = presentedSudo(source);
    if (token === null) {
      if (sudo !== null) throw new Unauthorized();
      return null;
    }
    // Beyond this length nothing is a token; hashing megabytes would only cost.
    const known = token.length > maximumTokenLength ? null : await callers.find(digestToken(token));
    const caller = known ?? (await refuseGuess(source));
    const now = clock().getTime();
    requireUsableToken(caller, now);
    requireUsableAccount(caller.user, caller.passwordExpiresAt, now);
    activity.record(caller, now);
    const actor = actorOfCaller(caller);
    return sudo === null ? actor : actAs(db, actor, sudo);
  }

  async function refuseGuess(source: CredentialSource): Promise<never> {
    await rateLimits.consume('bad_token', {
      actor: null,
      path: '',
      ip: source.http.socket.remoteAddress ?? '',
    });
    throw new Unauthorized();
  }

  function requireUsableToken(caller: Caller, now: number): void {
    if (caller.revoked) {
      throw invalid('Token was revoked. You have to re-authorize from the user.');
    }
    if (now >= caller.expiresAt) {
      throw invalid('Token is expired. You can either do re-authorization or token refresh.');
    }
    if (caller.kind === 'impersonation' && !impersonationEnabled()) {
      throw invalid('Token is an impersonation token but impersonation was disabled.');
    }
  }

  const invalid = (description: string) => new InvalidToken(description, config.brand);

  return Object.assign(authenticate, { settled: () => activity.settled() });
}

function actorOfCaller({ user, tokenId, scopes, kind }: Caller): Actor {
  return {
    user,
    token: { id: tokenId, kind, scopes },
    admin: user.admin,
    external: user.external,
    impersonator: null,
  };
}

/** Longest text that may name a user; a longer one names nobody and is not repeated whole in the answer. */
const longestName = 255;

/** The state of the target does not matter: administrators may act as a blocked user. */
async function actAs(db: Database, administrator: Actor, target: string): Promise<Actor> {
  if (!administrator.admin) throw new Forbidden('Must be admin to use sudo');
  if (administrator.token === null) {
    throw new Forbidden(
      'Must be authenticated using an OAuth or Personal Access Token to use sudo',
    );
  }
  if (!administrator.token.scopes.includes('sudo')) throw new InsufficientScope(['sudo']);
  const name = target.slice(0, longestName);
  const user =
    target.length > longestName || target.includes('\0')
      ? undefined
      : await findUserByIdOrUsername(db, target);
  if (user === undefined) throw new NotFound(`User with ID or username '${name}'`);
  return {
    user,
    token: administrator.token,
    admin: user.admin,
    external: user.external,
    impersonator: administrator,
  };
}
