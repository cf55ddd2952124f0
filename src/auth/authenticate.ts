import type { ClientAddress, Received } from '../text/client-address.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { Forbidden, InsufficientScope, InvalidToken, NotFound, Unauthorized } from '../errors.ts';
import { type Actor, actorOf } from '../records/actor.ts';
import { findUserByIdOrUsername, type UserRow } from '../records/user.ts';
import { currentSettings } from '../settings/current.ts';
import type { ApplicationSettingsRow } from '../settings/row.ts';
import { createActivityRecorder } from './activity.ts';
import { type Caller, loadCaller } from './callers.ts';
import {
  type CredentialSource,
  presentedJobToken,
  presentedSudo,
  presentedToken,
} from './credentials.ts';
import { isCsrfToken } from './csrf.ts';
import { createEntrance, type Duty } from './entrance.ts';
import { actorOfJob, type JobCaller, type JobReach, loadJobCaller } from './job-tokens.ts';
import { closeReplaced } from './oauth-tokens.ts';
import {
  createPasswordLogin,
  type LoginLimits,
  type PasswordLogin,
  type PasswordProof,
  type SigningIn,
  type NoteFailure,
} from './password-login.ts';
import { rememberByDigest } from './remembered-by-digest.ts';
import { cookieOf, sessionCookieNames } from './session-cookie.ts';
import { isOver, isSessionId, lifetimeOf, loadSession, type Session } from './sessions.ts';
import { digestToken, maxTokenChars } from './tokens.ts';

/** The limiter of tokens that do not exist. */
interface GuessLimit extends LoginLimits {
  /** Counts one more, and throws `TooManyRequests` when there were too many. */
  consume(
    className: 'bad_token',
    subject: { readonly actor: null; readonly path: string; readonly ip: string },
  ): Promise<void>;
}

interface AuthenticateDeps {
  readonly db: Database;
  readonly accessRevision: { current(): Promise<number> | number };
  readonly rateLimits: GuessLimit;
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

/** How the credentials that an operation accepts differ from those that every operation accepts. */
interface Accepted {
  /** Tokens of jobs are accepted, as far as they reach; others pass over them, or refuse them. */
  readonly jobToken?: JobReach | 'refused';
  /** Nobody acts as another user: what asks for it is passed over. */
  readonly sudo?: 'ignored';
  /** A session has to show that a page of ours asks, whatever the method. */
  readonly showsPage?: 'always';
}

/** The trace of a credential that somebody showed: it tells nothing of the credential, and lets nobody in by itself. */
export type Proof =
  | { readonly kind: 'token' | 'job'; readonly digest: string }
  | ({ readonly kind: 'password' } & PasswordProof);

/**
 * Finds out who makes a request. Null without credentials, and for a session that is over or that does not show that
 * a page of ours wants to change something. Throws `Unauthorized` for a token that does not exist, `InvalidToken` for
 * one that cannot be used any more, `Forbidden` when its owner cannot use the API, what the rules of sudo say, and
 * `TooManyRequests` for an address that keeps sending tokens that do not exist.
 */
export interface Authenticate {
  (source: CredentialSource, accepted?: Accepted): Promise<Actor | null>;
  /**
   * Finds the owner of the session with this identifier; null when there is none, or it is over. The caller has to make
   * sure that a page of ours asks, and that whoever has a duty does nothing else.
   * @throws Forbidden when its owner's account cannot be used
   */
  readonly bySession: (id: string, http: Received) => Promise<SignedIn | null>;
  /** Finds the user with this name and password, for programs that ask for them themselves, like git. */
  readonly byPassword: (login: PasswordLogin) => Promise<SigningIn>;
  /** Finds the user who signs in with a browser by this name and password; a second factor, if any, comes next. */
  readonly startSignIn: (login: PasswordLogin) => Promise<SigningIn>;
  /**
   * Asks somebody who is signed in for their password once more, and answers what is stored of it.
   * @throws Unauthorized when it is wrong
   * @throws TooManyRequests where too many were wrong, also for a right one
   */
  readonly confirmPassword: (user: UserRow, password: string, http: Received) => Promise<string>;
  /**
   * Lets somebody in once more who showed a credential before, if it would let them in now; a job as far as its scope
   * reaches.
   * @throws Unauthorized where the credential is none any more, InvalidToken, Forbidden likewise
   */
  readonly again: (proof: Proof, http: Received) => Promise<Actor>;
  /** Resolves when the uses noted so far are written. */
  settled(): Promise<void>;
}

/** Somebody who visits pages. */
export interface SignedIn {
  readonly actor: Actor;
  /** The thing that they have to do before anything else; null for nothing. */
  readonly duty: Duty | null;
}

export function createAuthenticate(deps: AuthenticateDeps): Authenticate {
  const { db, clock, config, rateLimits, clientAddress, log } = deps;
  const { impersonationEnabled = () => true } = deps;
  const callers = rememberByDigest(deps.accessRevision, (digest) => loadCaller(db, digest));
  const sessions = rememberByDigest(deps.accessRevision, (digest) =>
    loadSession(db, digest, clock()),
  );
  const entrance = createEntrance({ db, clientAddress, config });
  const { againByPassword, ...passwords } = createPasswordLogin({
    ...{ db, clock, limits: rateLimits, clientAddress, entrance },
    noteFailure: deps.noteFailure,
  });
  const cookieNames = sessionCookieNames(config);
  const activity = createActivityRecorder(db, (error) =>
    log.error({ err: error }, 'the last use of a token or session was not written'),
  );

  async function authenticate(
    source: CredentialSource,
    accepted?: Accepted,
  ): Promise<Actor | null> {
    const token = presentedToken(source);
    const sudo = accepted?.sudo === 'ignored' ? null : presentedSudo(source);
    if (token === null) {
      const actor = await withoutToken(source, accepted);
      if (sudo === null) return actor;
      if (actor === null) throw new Unauthorized();
      return actNoted(source, actor, sudo);
    }
    // Beyond this length nothing is a token; hashing megabytes would only cost.
    const known = token.length > maxTokenChars ? null : await callers.find(digestToken(token));
    const actor = await admitCaller(known ?? (await refuseGuess(source)), source.http);
    return sudo === null ? actor : actNoted(source, actor, sudo);
  }

  async function admitCaller(caller: Caller, http: Received): Promise<Actor> {
    const now = clock().getTime();
    requireUsableToken(caller, now);
    const admitted = entrance.admit(caller, http, now);
    if (admitted instanceof Promise) await admitted;
    if (caller.replaces !== null) {
      await closeReplaced(db, { id: caller.tokenId, replaces: caller.replaces }, clock());
      caller.replaces = null;
    }
    activity.record(caller, now);
    return actorOfCaller(caller);
  }

  function withoutToken(source: CredentialSource, accepted?: Accepted): Promise<Actor | null> {
    const reach = accepted?.jobToken;
    const jobToken = reach === undefined ? null : presentedJobToken(source);
    if (reach !== undefined && jobToken !== null) {
      if (reach === 'refused') throw new Unauthorized();
      return byJobToken(jobToken, source, reach);
    }
    const cookie = cookieOf(source.header('cookie'), cookieNames);
    const always = accepted?.showsPage === 'always';
    return cookie !== null && mayChange(cookie, source, always)
      ? byCookie(cookie, source.http)
      : nobody;
  }

  async function byJobToken(
    token: string,
    source: CredentialSource,
    reach: JobReach,
  ): Promise<Actor> {
    const known = token.length > maxTokenChars ? null : await loadJobCaller(db, digestToken(token));
    return admitJob(known ?? (await refuseGuess(source)), source.http, reach);
  }

  async function admitJob(caller: JobCaller, http: Received, reach: JobReach): Promise<Actor> {
    const visitor = { user: caller.user, passwordExpiresAt: Infinity };
    await entrance.admit(visitor, http, clock().getTime());
    return actorOfJob(caller, reach);
  }

  async function again(proof: Proof, http: Received): Promise<Actor> {
    if (proof.kind === 'password') return actorOf(await againByPassword(proof, http));
    if (proof.kind === 'job') {
      const job = await loadJobCaller(db, proof.digest);
      if (job === null) throw new Unauthorized();
      return admitJob(job, http, 'scope');
    }
    const caller = await callers.find(proof.digest);
    if (caller === null) throw new Unauthorized();
    return admitCaller(caller, http);
  }

  async function findSession(id: string): Promise<UsedSession | null> {
    if (!isSessionId(id)) return null;
    const digest = digestToken(id);
    const [settings, remembered] = await Promise.all([currentSettings(db), sessions.find(digest)]);
    const now = clock().getTime();
    const over = (session: Session) => isOver(session, lifetimeOf(settings, session), now);
    let session = remembered;
    // Another process may have noted a use since this one read it.
    if (session !== null && over(session)) session = await sessions.findAnew(digest);
    return session === null || over(session) ? null : { session, settings, now };
  }

  function actorOfUse({ session, settings, now }: UsedSession): Actor {
    activity.recordSession(session, lifetimeOf(settings, session), now);
    return actorOfSession(session, settings, now);
  }

  async function byCookie(id: string, http: Received): Promise<Actor | null> {
    const used = await findSession(id);
    const admitted = used !== null && (await entrance.admit(used.session, http, used.now));
    return admitted ? actorOfUse(used) : null;
  }

  async function bySession(id: string, http: Received): Promise<SignedIn | null> {
    const used = await findSession(id);
    if (used === null) return null;
    const duty = await entrance.dutyOf(used.session, http, used.now);
    return { actor: actorOfUse(used), duty };
  }

  /** Lets an administrator act as another user, and logs who acted as whom in which request. */
  async function actNoted(
    source: CredentialSource,
    administrator: Actor,
    target: string,
  ): Promise<Actor> {
    const actor = await actAs(db, administrator, target);
    const facts = { request_id: source.id, administrator: administrator.user.id };
    log.info({ ...facts, acts_as: actor.user.id }, 'sudo');
    return actor;
  }

  async function refuseGuess(source: CredentialSource): Promise<never> {
    await rateLimits.consume('bad_token', {
      actor: null,
      path: '',
      ip: clientAddress(source.http),
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

  return Object.assign(authenticate, {
    bySession,
    ...passwords,
    again,
    settled: () => activity.settled(),
  });
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

/** A session that is not over, as it is used now. */
interface UsedSession {
  readonly session: Session;
  readonly settings: ApplicationSettingsRow;
  readonly now: number;
}

/** In admin mode people prove once more who they are before they act as administrators. */
function actorOfSession(
  { user, adminUntil }: Session,
  settings: ApplicationSettingsRow,
  now: number,
): Actor {
  return {
    user,
    token: null,
    admin: user.admin && (!settings.admin_mode || now < adminUntil),
    external: user.external,
    impersonator: null,
  };
}

const nobody = Promise.resolve(null);

/** Browsers send cookies with whatever a page of another site asks for: what changes something needs more. */
function mayChange(sessionId: string, source: CredentialSource, always: boolean): boolean {
  const { method } = source.http;
  if (!always && (method === 'GET' || method === 'HEAD')) return true;
  return isCsrfToken(source.header('x-csrf-token') ?? '', sessionId);
}

/** Longest text that may name a user; a longer one names nobody and is not repeated whole in the answer. */
const maxNameChars = 255;

/** The state of the target does not matter: administrators may act as a blocked user. */
async function actAs(db: Database, administrator: Actor, target: string): Promise<Actor> {
  if (!administrator.admin) throw new Forbidden('Must be admin to use sudo');
  if (administrator.token === null || administrator.token.kind === 'job') {
    throw new Forbidden(
      'Must be authenticated using an OAuth or Personal Access Token to use sudo',
    );
  }
  if (!administrator.token.scopes.includes('sudo')) throw new InsufficientScope(['sudo']);
  const name = target.slice(0, maxNameChars);
  const user =
    target.length > maxNameChars || target.includes('\0')
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
