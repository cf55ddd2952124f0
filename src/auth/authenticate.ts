import type { ClientAddress, Received } from '#src/text/client-address.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { Unauthorized } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { findSudoActor } from './act-as.ts';
import { createActorWithoutAdminMode } from './actor-without-admin-mode.ts';
import { createActivityRecorder } from './activity.ts';
import {
  type CredentialSource,
  readJobToken,
  readSudo,
  readPresentedToken,
} from './credentials.ts';
import { isCsrfToken } from './csrf.ts';
import { createEntrance } from './entrance.ts';
import type { JobReach } from './job-tokens.ts';
import {
  createPasswordLogin,
  type LoginLimits,
  type PasswordLogin,
  type PasswordProof,
  type SigningIn,
  type NoteFailure,
} from './password-login.ts';
import { readCookie, listSessionCookieNames } from './session-cookie.ts';
import { SessionEntry, type SignedIn } from './session-entry.ts';
import { type GuessLimit, TokenEntry } from './token-entry.ts';

interface AuthenticateDeps {
  readonly db: Database;
  readonly accessRevision: { current(): Promise<number> | number };
  readonly rateLimits: GuessLimit & LoginLimits;
  readonly clientAddress: ClientAddress;
  readonly config: Pick<Config, 'brand' | 'baseUrl'>;
  readonly clock: () => Date;
  readonly log: {
    info(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  /** The instance's setting; administrators may create tokens of others only while it is on. Default: on. */
  readonly impersonationEnabled?: () => boolean;
  readonly noteFailure?: NoteFailure;
}

/** Differences between the credentials of an operation and those of all operations. */
interface Accepted {
  /** Job tokens are accepted within their scope; other operations ignore or refuse them. */
  readonly jobToken?: JobReach | 'refused';
  /** Ignores requests to act as another user. */
  readonly sudo?: 'ignored';
  /** A session needs a CSRF token for every method. */
  readonly showsPage?: 'always';
}

/** Trace of a presented credential: it reveals nothing about the credential, and grants no access by itself. */
export type Proof =
  | { readonly kind: 'token' | 'job'; readonly digest: string }
  | ({ readonly kind: 'password' } & PasswordProof);

/**
 * Identifies the caller of a request. Null without credentials, and for a session that is over or lacks the proof that
 * a page of ours sent the change.
 * @throws Unauthorized for an unknown token
 * @throws InvalidToken for a token that is no longer valid
 * @throws Forbidden when its owner cannot use the API, and for violations of the rules of sudo
 * @throws TooManyRequests for an address that keeps sending unknown tokens
 */
export interface Authenticate {
  (source: CredentialSource, accepted?: Accepted): Promise<Actor | null>;
  /**
   * Finds the owner of the session with this identifier; null when it is unknown or over. The caller must verify that
   * a page of ours sent the request, and that a user with a duty does nothing else.
   * @throws Forbidden when its owner's account cannot be used
   */
  readonly bySession: (id: string, http: Received) => Promise<SignedIn | null>;
  /** Finds the user with this name and password, for programs that ask for them themselves, like git. */
  readonly byPassword: (login: PasswordLogin) => Promise<SigningIn>;
  /** Finds the user of a browser sign-in with this name and password; a second factor may follow. */
  readonly startSignIn: (login: PasswordLogin) => Promise<SigningIn>;
  /**
   * Verifies the password of a signed-in user again, and returns its stored form.
   * @throws Unauthorized when it is wrong
   * @throws TooManyRequests where too many were wrong, also for a right one
   */
  readonly confirmPassword: (user: UserRow, password: string, http: Received) => Promise<string>;
  /**
   * Readmits a caller by an earlier credential that is still valid; a job as far as its scope reaches.
   * @throws Unauthorized for a credential that is no longer valid, InvalidToken, Forbidden likewise
   */
  readonly again: (proof: Proof, http: Received) => Promise<Actor>;
  /** Resolves when the uses noted so far are written. */
  settled(): Promise<void>;
}

export function createAuthenticate(deps: AuthenticateDeps): Authenticate {
  const { db, clock, config, rateLimits: limits, clientAddress } = deps;
  const entrance = createEntrance({ db, clientAddress, config });
  const activity = createActivityRecorder(db, (error) =>
    deps.log.error(
      { event: 'credential_use_not_stored', err: error },
      'failed to store the last use of a credential',
    ),
  );
  const { againByPassword, ...passwords } = createPasswordLogin({
    db,
    clock,
    limits,
    clientAddress,
    entrance,
    noteFailure: deps.noteFailure,
  });
  const sessions = new SessionEntry({ ...deps, entrance, activity });
  const tokens = new TokenEntry({ ...deps, entrance, activity });
  const cookieNames = listSessionCookieNames(config);

  async function authenticate(
    source: CredentialSource,
    accepted?: Accepted,
  ): Promise<Actor | null> {
    const token = readPresentedToken(source);
    const sudo = accepted?.sudo === 'ignored' ? null : readSudo(source);
    const actor =
      token === null
        ? await authenticateWithoutToken(source, accepted)
        : await tokens.admit(token, source);
    if (sudo === null) return actor;
    if (actor === null) throw new Unauthorized();
    return findSudoActor(deps, source, actor, sudo);
  }

  function authenticateWithoutToken(
    source: CredentialSource,
    accepted?: Accepted,
  ): Promise<Actor | null> {
    const reach = accepted?.jobToken;
    const jobToken = reach === undefined ? null : readJobToken(source);
    if (reach !== undefined && jobToken !== null) {
      if (reach === 'refused') throw new Unauthorized();
      return tokens.admitJobToken(jobToken, source, reach);
    }
    const cookie = readCookie(source.header('cookie'), cookieNames);
    const always = accepted?.showsPage === 'always';
    return cookie !== null && mayChange(cookie, source, always)
      ? sessions.admit(cookie, source.http)
      : nobody;
  }

  return Object.assign(authenticate, {
    bySession: (id: string, http: Received) => sessions.find(id, http),
    ...passwords,
    again: async (proof: Proof, http: Received) =>
      proof.kind === 'password'
        ? createActorWithoutAdminMode(db, await againByPassword(proof, http))
        : tokens.admitAgain(proof, http),
    settled: () => activity.settled(),
  });
}

const nobody = Promise.resolve(null);

/** Browsers send cookies with requests of other sites: changes need a CSRF token. */
function mayChange(sessionId: string, source: CredentialSource, always: boolean): boolean {
  const { method } = source.http;
  if (!always && (method === 'GET' || method === 'HEAD')) return true;
  return isCsrfToken(source.header('x-csrf-token') ?? '', sessionId);
}
