import type { IncomingMessage } from 'node:http';
import type { Database } from '#src/database/database.ts';
import { Unauthorized } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { createActorWithoutAdminMode } from './actor-without-admin-mode.ts';
import type { Authenticate, Proof } from './authenticate.ts';
import { isTokenDigest } from './callers.ts';
import { readBasicCredentials } from './credentials.ts';
import { digestToken, maxTokenChars } from './tokens.ts';

interface Deps {
  readonly db: Database;
  readonly authenticate: Authenticate;
}

/** Caller identified by `Authorization: Basic`. */
export interface BasicCaller {
  readonly actor: Actor;
  /** Proof that readmits the caller later without the credential: see `Authenticate.again`. */
  readonly proof: Proof;
}

/**
 * Identifies the caller of a program like git or docker. The password is a token, with any username, the token of a
 * running job, or the password of a user. Null without credentials.
 * @throws Unauthorized for wrong credentials
 * @throws Forbidden when the account cannot be used
 * @throws TooManyRequests after too many wrong ones: then right passwords are rejected, too, but no tokens
 */
export async function findBasicCaller(
  deps: Deps,
  http: IncomingMessage,
): Promise<BasicCaller | null> {
  const credentials = readBasicCredentials(http.headers.authorization);
  if (credentials === null) return null;
  const { username, password } = credentials;
  if (await isToken(deps, password)) {
    return toBasicCaller(await authenticateByToken(deps, http, password), 'token', password);
  }
  if (username === userOfJobs) {
    return toBasicCaller(await authenticateByJobToken(deps, http, password), 'job', password);
  }
  const { password_authentication_enabled_for_git: enabled } = await loadCurrentSettings(deps.db);
  if (!enabled || username === '' || password === '') throw new Unauthorized();
  const { user, digest } = await deps.authenticate.byPassword({ login: username, password, http });
  return {
    actor: await createActorWithoutAdminMode(deps.db, user),
    proof: { kind: 'password', user: user.id, digest: digestToken(digest) },
  };
}

/** Finds out who runs a program like git or docker, as `findBasicCaller` does, without the proof. */
export async function findBasicActor(deps: Deps, http: IncomingMessage): Promise<Actor | null> {
  return (await findBasicCaller(deps, http))?.actor ?? null;
}

function toBasicCaller(
  actor: Actor | null,
  kind: 'token' | 'job',
  token: string,
): BasicCaller | null {
  return actor === null ? null : { actor, proof: { kind, digest: digestToken(token) } };
}

/** Username for tokens of running jobs; no user can have this name. */
export const userOfJobs = 'gitlab-ci-token';

function authenticateByJobToken(
  { authenticate }: Deps,
  http: IncomingMessage,
  token: string,
): Promise<Actor | null> {
  const source = {
    header: (name: string) => (name === 'job-token' ? token : undefined),
    query: () => undefined,
    http,
  };
  return authenticate(source, { jobToken: 'scope' });
}

/** Tells whether the text is a token, usable or not: other texts are tried as passwords. */
async function isToken({ db }: Deps, text: string): Promise<boolean> {
  if (text === '' || text.length > maxTokenChars) return false;
  return isTokenDigest(db, digestToken(text));
}

/** Authenticates by a token as the API does, with the same errors. */
function authenticateByToken(
  { authenticate }: Deps,
  http: IncomingMessage,
  token: string,
): Promise<Actor | null> {
  return authenticate({
    header: (name) => (name === 'authorization' ? `Bearer ${token}` : undefined),
    query: () => undefined,
    http,
  });
}
