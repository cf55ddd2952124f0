import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { InvalidToken, Unauthorized } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ClientAddress, Received } from '#src/text/client-address.ts';
import type { ActivityRecorder } from './activity.ts';
import { type Caller, loadCaller } from './callers.ts';
import type { CredentialSource } from './credentials.ts';
import type { Entrance } from './entrance.ts';
import { createJobActor, type JobCaller, type JobReach, loadJobCaller } from './job-tokens.ts';
import { closeReplaced } from './oauth-tokens.ts';
import { rememberByDigest, type RememberedByDigest } from './remembered-by-digest.ts';
import { digestToken, maxTokenChars } from './tokens.ts';

/** The limiter of tokens that do not exist. */
export interface GuessLimit {
  /** Counts one more, and throws `TooManyRequests` when there were too many. */
  consume(
    className: 'bad_token',
    subject: { readonly actor: null; readonly path: string; readonly ip: string },
  ): Promise<void>;
}

interface TokenDeps {
  readonly db: Database;
  readonly accessRevision: { current(): Promise<number> | number };
  readonly rateLimits: GuessLimit;
  readonly clientAddress: ClientAddress;
  readonly config: Pick<Config, 'brand'>;
  readonly clock: () => Date;
  readonly entrance: Entrance;
  readonly activity: ActivityRecorder;
  readonly impersonationEnabled?: () => boolean;
}

/** Entrance for callers with a token, and for jobs. */
export class TokenEntry {
  readonly #deps: TokenDeps;
  readonly #callers: RememberedByDigest<Caller>;

  constructor(deps: TokenDeps) {
    this.#deps = deps;
    this.#callers = rememberByDigest(deps.accessRevision, (digest) => loadCaller(deps.db, digest));
  }

  async admit(token: string, source: CredentialSource): Promise<Actor> {
    // Longer texts are no tokens; hashing megabytes would only cost time.
    const known =
      token.length > maxTokenChars ? null : await this.#callers.find(digestToken(token));
    return this.#admitCaller(known ?? (await this.#refuseGuess(source)), source.http);
  }

  async admitJobToken(token: string, source: CredentialSource, reach: JobReach): Promise<Actor> {
    const known =
      token.length > maxTokenChars ? null : await loadJobCaller(this.#deps.db, digestToken(token));
    return this.#admitJob(known ?? (await this.#refuseGuess(source)), source.http, reach);
  }

  /** Readmits a caller by a token id; a job within its scope. */
  async admitAgain(
    { kind, digest }: { readonly kind: 'token' | 'job'; readonly digest: string },
    http: Received,
  ): Promise<Actor> {
    if (kind === 'job') {
      const job = await loadJobCaller(this.#deps.db, digest);
      if (job === null) throw new Unauthorized();
      return this.#admitJob(job, http, 'scope');
    }
    const caller = await this.#callers.find(digest);
    if (caller === null) throw new Unauthorized();
    return this.#admitCaller(caller, http);
  }

  async #admitCaller(caller: Caller, http: Received): Promise<Actor> {
    const { db, clock, entrance, activity } = this.#deps;
    const now = clock().getTime();
    this.#requireUsable(caller, now);
    const admitted = entrance.admit(caller, http, now);
    if (admitted instanceof Promise) await admitted;
    if (caller.replaces !== null) {
      await closeReplaced(db, { id: caller.tokenId, replaces: caller.replaces }, clock());
      caller.replaces = null;
    }
    activity.record(caller, now);
    return toActor(caller);
  }

  async #admitJob(caller: JobCaller, http: Received, reach: JobReach): Promise<Actor> {
    const { clock, entrance } = this.#deps;
    const visitor = { user: caller.user, passwordExpiresAt: Infinity };
    await entrance.admit(visitor, http, clock().getTime());
    return createJobActor(caller, reach);
  }

  async #refuseGuess({ http }: CredentialSource): Promise<never> {
    const { rateLimits, clientAddress } = this.#deps;
    await rateLimits.consume('bad_token', { actor: null, path: '', ip: clientAddress(http) });
    throw new Unauthorized();
  }

  #requireUsable(caller: Caller, now: number): void {
    const { config, impersonationEnabled = () => true } = this.#deps;
    const createInvalidToken = (description: string) => new InvalidToken(description, config.brand);
    if (caller.revoked) {
      throw createInvalidToken('Token was revoked. You have to re-authorize from the user.');
    }
    if (now >= caller.expiresAt) {
      throw createInvalidToken(
        'Token is expired. You can either do re-authorization or token refresh.',
      );
    }
    if (caller.kind === 'impersonation' && !impersonationEnabled()) {
      throw createInvalidToken('Token is an impersonation token but impersonation was disabled.');
    }
  }
}

function toActor({ user, tokenId, scopes, kind }: Caller): Actor {
  return {
    user,
    token: { id: tokenId, kind, scopes },
    admin: user.admin,
    external: user.external,
    impersonator: null,
  };
}
