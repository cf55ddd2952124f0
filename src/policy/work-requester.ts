import { createActorWithoutAdminMode } from '#src/auth/actor-without-admin-mode.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';

/** The request that background work follows. Plain JSON: events, jobs and rows carry it. */
export interface WorkRequest {
  /** Null for a deleted user. */
  readonly user_id: number | null;
  /**
   * True where an administrator made the request; a session outside admin mode does not count. `unknown` where no request is
   * stored: administrators then count as such only where admin mode is off.
   */
  readonly administrator: boolean | 'unknown';
  /** The token of the request, with its scopes. Left out, or null, where the request had none. */
  readonly token?: Actor['token'];
}

/** The request of a user that exists when it is stored. */
export interface UserRequest extends WorkRequest {
  readonly user_id: number;
}

export const toWorkRequest = ({ user, admin, token }: Actor): UserRequest => ({
  user_id: user.id,
  administrator: admin,
  ...(token !== null && { token }),
});

/** The request in the payload of a job; jobs of earlier versions store the user alone. */
export interface StoredRequest extends Partial<WorkRequest> {
  readonly user_id: number;
}

export const readWorkRequest = ({
  user_id,
  administrator = 'unknown',
  token = null,
}: StoredRequest): UserRequest => ({ user_id, administrator, token });

/** Background work that no stored request causes, such as a schedule. A test lists the callers with their reasons. */
export const toUnknownRequest = (user_id: number): UserRequest => readWorkRequest({ user_id });

const findActiveUser = prepareStatement<{ id: number }, UserRow>((db, { id }) =>
  db('users').where({ id, state: 'active' }).limit(1).select('*'),
);

/**
 * The user of background work, with permissions that the user had at the request and still has. Null for a deleted or
 * inactive user.
 */
export async function findRequester(
  db: Database,
  { user_id, administrator, token = null }: WorkRequest,
): Promise<Actor | null> {
  if (user_id === null) return null;
  const user = await findActiveUser.first(db, { id: user_id });
  if (user === undefined) return null;
  const actor =
    administrator === 'unknown'
      ? await createActorWithoutAdminMode(db, user)
      : createActor(user, { administrator });
  return { ...actor, token };
}
