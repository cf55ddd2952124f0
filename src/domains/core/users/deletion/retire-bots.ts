import { setImmediate as nextTurn } from 'node:timers/promises';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { changeWithin, clearReferences } from '#src/database/in-parts.ts';
import { walkParts } from '#src/database/walks.ts';
import { prepare, publish } from '#src/domain-events/publish.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { resourceColumns, type TokenResource } from '#src/records/token.ts';
import { projectBot } from '#src/records/user-types.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { removeMembers } from '#src/domains/core/members/table.ts';
import {
  type AnnouncedAccount,
  announcedUserColumns,
  userDeleted,
  userRemoved,
} from '../events.ts';
import { moveContributionsToGhost } from './ghost.ts';

/**
 * Ends bots at once: revokes their tokens and ends their memberships. A worker passes their records on and deletes
 * their accounts. Safe to repeat.
 */
export async function retireBots(
  db: Database,
  workers: Workers,
  userIds: readonly number[],
  now: string,
): Promise<void> {
  if (userIds.length === 0) return;
  await changeAccess(db, async (db) => {
    const changed = { updated_at: now };
    const tokens = whereInList(db('personal_access_tokens'), 'user_id', userIds).where(
      'revoked',
      false,
    );
    await changeWithin(tokens, { ...changed, revoked: true });
    await whereInList(db('users'), 'id', userIds).update({ ...changed, state: 'blocked' });
    for await (const ids of walkParts(whereInList(db('members'), 'user_id', userIds))) {
      await removeMembers(db, ids, { event: null }, now);
    }
    for (const user_id of userIds) await workers.enqueue(db, removeBot, { user_id });
  });
}

/** Finds the bot to delete with a token; empty for the token of a person. */
export async function findBotsBehind(db: Database, tokenId: number): Promise<number[]> {
  const rows = await db<{ user_id: number }>('personal_access_tokens')
    .where('id', tokenId)
    .where((either) => void either.whereNotNull('project_id').orWhereNotNull('group_id'))
    .select('user_id');
  return rows.map(({ user_id }) => user_id);
}

/** Bots that one transaction removes. */
const botBatchSize = 50;

interface Places {
  readonly kind: TokenResource['kind'];
  readonly ids: readonly number[];
}

interface Retiring {
  /** ISO 8601. */
  readonly now: string;
  readonly signal?: AbortSignal | undefined;
}

/** Removes all bots of hidden projects or groups, in parts with separate transactions. */
export async function retireResourceBots(
  db: Database,
  workers: Workers,
  { kind, ids }: Places,
  { now, signal }: Retiring,
): Promise<void> {
  const tokens = whereInList(db('personal_access_tokens'), resourceColumns[kind], ids);
  for await (const bots of walkParts(tokens.where('revoked', false), { select: 'user_id' })) {
    for (const some of splitIntoBatches([...new Set(bots)], botBatchSize)) {
      signal?.throwIfAborted();
      await retireBots(db, workers, some, now);
      await nextTurn();
    }
  }
}

/** Removes the account of a bot whose token was revoked; its records move to the ghost. */
export const removeBot: WorkerDefinition<{ readonly user_id: number }> = {
  name: 'remove_bot',
  worksFor: toInstanceOwner,

  async run({ user_id }, { db, clock }, { signal }) {
    const bot = { id: user_id, user_type: projectBot, state: 'blocked' };
    if ((await db('users').where(bot).first('id')) === undefined) return;
    const at = clock();
    const heir = await moveContributionsToGhost(db, user_id, at.toISOString(), signal);
    await prepare(db, userRemoved({ id: user_id, hard: false, heir, at }));
    await clearReferences(db, 'users', [user_id], { signal });
    await db.transaction(async (db) => {
      const [removed] = await db('users')
        .where(bot)
        .delete()
        .returning<AnnouncedAccount[]>([...announcedUserColumns]);
      if (removed !== undefined) await publish(db, userDeleted({ user: removed }));
    });
  },
};
