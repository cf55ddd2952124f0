import type { IncomingMessage } from 'node:http';
import type { Authenticate } from '../../auth/authenticate.ts';
import { basicCredentials } from '../../auth/credentials.ts';
import { isTokenDigest } from '../../auth/callers.ts';
import { digestToken, maximumTokenLength } from '../../auth/tokens.ts';
import type { Environment } from '../../context.ts';
import { Unauthorized } from '../../errors.ts';
import { actorOf, type Actor } from '../../records/actor.ts';
import { currentSettings } from '../../settings/current.ts';

type Deps = Pick<Environment, 'db'> & { readonly authenticate: Authenticate };

/**
 * Finds out who runs git: by a token in place of the password, with any username, by the token of a running job, or by
 * the password of a user. Null without credentials. Throws `Unauthorized` for wrong ones, `Forbidden` when the account
 * cannot be used, and `TooManyRequests` where too many were wrong: then right passwords are refused, too, but no
 * tokens.
 */
export async function findGitActor(deps: Deps, http: IncomingMessage): Promise<Actor | null> {
  const given = basicCredentials(http.headers.authorization);
  if (given === null) return null;
  const { username, password } = given;
  if (await isToken(deps, password)) return byToken(deps, http, password);
  if (username === userOfJobs) return byJobToken(deps, http, password);
  const { password_authentication_enabled_for_git: enabled } = await currentSettings(deps.db);
  if (!enabled || username === '' || password === '') throw new Unauthorized();
  const { user } = await deps.authenticate.byPassword({ login: username, password, http });
  return actorOf(user);
}

/** With this name comes the token of a running job; no user can have it. */
const userOfJobs = 'gitlab-ci-token';

function byJobToken(
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

/** Tells whether the text is a token, usable or not: any other text is tried as a password. */
async function isToken({ db }: Deps, text: string): Promise<boolean> {
  if (text === '' || text.length > maximumTokenLength) return false;
  return isTokenDigest(db, digestToken(text));
}

/** Authenticates by a token as the API does, with the same errors. */
function byToken(
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
