import { changeWithin } from '#src/database/in-parts.ts';
import { revokeAuthorizations } from '#src/auth/oauth-tokens.ts';
import { endUserSessions } from '#src/auth/sessions.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { audit, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Conflict, Forbidden, NotFound } from '#src/errors.ts';
import { isInternal } from '#src/records/user-types.ts';
import type { UserRow } from '#src/records/user.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import type { Workers } from '#src/workers/definition.ts';
import { selectOwnerships, selectSoleOwnerships } from './ownerships.ts';
import { userRejected, usersShutOut } from '../events.ts';
import { lockExistingUser, lockUser } from '../table.ts';
import { deleteUser } from '../workers.ts';

interface DeletionOptions extends Doing {
  readonly hard: boolean;
  /** The value of an `If-Unmodified-Since` header. */
  readonly unmodifiedSince?: string | undefined;
}

/**
 * Shuts the user out at once and queues the removal of the account. Asking again queues it again.
 * @throws NotFound, Forbidden for internal users, Conflict when a group would be left without owner,
 * PreconditionFailed
 */
export async function requestUserDeletion(
  db: Database,
  workers: Workers,
  id: number,
  { hard, unmodifiedSince, actor, now }: DeletionOptions,
): Promise<void> {
  await changeAccess(db, async (db) => {
    const user = await lockUser(db, id);
    if (user === undefined) return requestAgain(db, workers, id, hard);
    if (isInternal(user)) throw new Forbidden();
    if (!hard) await refuseSoleOwner(db, user, toDay(now));
    checkUnmodifiedSince(unmodifiedSince, user.updated_at);
    await blockForDeletion(db, workers, user, hard, { actor, now });
  });
}

/** Removes a user who was never approved; throws `Conflict` for any other. */
export async function rejectUser(
  db: Database,
  workers: Workers,
  id: number,
  doing: Doing,
): Promise<void> {
  await changeAccess(db, async (db) => {
    const user = await lockExistingUser(db, id);
    if (user.state !== 'blocked_pending_approval') {
      throw new Conflict('User does not have a pending request');
    }
    await blockForDeletion(db, workers, user, true, doing);
    await publish(db, userRejected({ user, at: new Date(doing.now) }));
  });
}

async function requestAgain(
  db: Database,
  workers: Workers,
  id: number,
  hard: boolean,
): Promise<void> {
  const going = await db('users').where({ id }).first('id');
  if (going === undefined) throw new NotFound('User');
  await workers.enqueue(db, deleteUser, { user_id: id, hard_delete: hard });
}

async function blockForDeletion(
  db: Database,
  workers: Workers,
  { id, username }: UserRow,
  hard: boolean,
  doing: Doing,
): Promise<void> {
  const { now } = doing;
  const changed = { updated_at: now };
  await db('users')
    .where({ id })
    .update({ ...changed, state: 'blocked', deletion_requested_at: now });
  const tokens = db('personal_access_tokens').where({ user_id: id, revoked: false });
  await changeWithin(tokens, { ...changed, revoked: true });
  await endUserSessions(db, [id]);
  await revokeAuthorizations(db, [id], now);
  await publish(db, usersShutOut({ ids: [id] }));
  await audit(db, { type: 'User', id, path: username }, { remove: 'user' }, doing);
  await workers.enqueue(db, deleteUser, { user_id: id, hard_delete: hard });
}

/** Locks the groups of the user, so that of two owners who are removed at the same time one is refused. */
async function refuseSoleOwner(db: Database, user: UserRow, today: string): Promise<void> {
  const owned = await selectOwnerships(db, user.id, today).pluck<number[]>('own.source_id');
  await whereInList(db('namespaces').select('id'), 'id', owned).orderBy('id').forNoKeyUpdate();
  const alone = await selectSoleOwnerships(db, user.id, today)
    .limit(1)
    .pluck<number[]>('own.source_id');
  if (alone.length > 0) {
    throw new Conflict('User cannot be removed while is the sole-owner of a group');
  }
}
