import type { UserRow } from './user.ts';

/**
 * `project` and `group`: the token of a bot that belongs there, and to nothing else. `oauth`: that a user let an
 * application have; its id is one of another table. `job`: of a running job, whose id it has.
 */
export type TokenKind = 'personal' | 'impersonation' | 'project' | 'group' | 'oauth' | 'job';

/** The token that authenticated a request, without its text. */
interface TokenFacts {
  readonly id: number;
  readonly kind: TokenKind;
  readonly scopes: readonly string[];
  /** The project of the job whose token it is. */
  readonly projectId?: number;
  /** True if a job token also reaches other projects, as its own project permits. */
  readonly elsewhere?: boolean;
}

/** User on whose behalf a request acts. `user` dates from the last change of access; reread it to show it. */
export interface Actor {
  readonly user: UserRow;
  /** Null when no token was used. */
  readonly token: TokenFacts | null;
  readonly admin: boolean;
  readonly external: boolean;
  /** The administrator who acts as this user by sudo; the token is then that administrator's. */
  readonly impersonator: Actor | null;
}

/**
 * The actor that a user is without any token: for background work, and for tests of rules. `administrator` is false where
 * the request for the work was not an administrator's.
 */
export function createActor(
  user: UserRow,
  { administrator }: { readonly administrator: boolean },
): Actor {
  return {
    user,
    token: null,
    admin: user.admin && administrator,
    external: user.external,
    impersonator: null,
  };
}
