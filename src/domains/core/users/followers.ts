import type { Database } from '#src/database/database.ts';
import { whereInList, isForeignKeyViolation } from '#src/database/dialect.ts';
import { partRows, runStepByStep } from '#src/database/in-parts.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { UserBasicRow } from '#src/records/user.ts';

/** Maximum number of followed users. */
const maxFollowedUsers = 300;

interface Pair {
  readonly follower: { readonly id: number };
  readonly followed: { readonly id: number };
}

/** False without a change. */
export async function follow(
  db: Database,
  { follower, followed }: Pair,
  now: string,
): Promise<boolean> {
  try {
    return await db.transaction(async (db) => {
      const rows = await db('user_followers')
        .insert({ follower_id: follower.id, followed_id: followed.id, created_at: now })
        .onConflict(['follower_id', 'followed_id'])
        .ignore()
        .returning('follower_id');
      if (rows.length === 0) return false;
      await count(db, { follower, followed }, 1);
      const row = await db('users').where('id', follower.id).first('following_count');
      if (Number(row?.['following_count']) > maxFollowedUsers) {
        throw new BadRequest(`You can't follow more than ${maxFollowedUsers} users.`);
      }
      return true;
    });
  } catch (error) {
    // Removed since they were found.
    throw isForeignKeyViolation(error) ? new NotFound('User') : error;
  }
}

/** False without a change. */
export async function unfollow(db: Database, { follower, followed }: Pair): Promise<boolean> {
  return db.transaction(async (db) => {
    const removed = await db('user_followers')
      .where({ follower_id: follower.id, followed_id: followed.id })
      .delete();
    if (removed === 0) return false;
    await count(db, { follower, followed }, -1);
    return true;
  });
}

/** Rows are updated in the order of ids, so that two users who follow each other at the same time never deadlock. */
async function count(db: Database, { follower, followed }: Pair, step: 1 | -1): Promise<void> {
  const writes = [
    { id: follower.id, column: 'following_count' },
    { id: followed.id, column: 'followers_count' },
  ].toSorted((a, b) => a.id - b.id);
  for (const { id, column } of writes) await db('users').where({ id }).increment(column, step);
}

/** Takes a user who is about to be removed out of the counts of all others, in parts. */
export async function forgetFollower(db: Database, id: number, signal: AbortSignal): Promise<void> {
  for (const [own, other, count] of [
    ['follower_id', 'followed_id', 'followers_count'],
    ['followed_id', 'follower_id', 'following_count'],
  ] as const) {
    const follows = db('user_followers').where(own, id);
    const part = follows.orderBy(other).limit(partRows).select(other);
    await runStepByStep(
      db,
      async (db) => {
        const gone = await db('user_followers')
          .where(own, id)
          .whereIn(other, part)
          .delete()
          .returning<Record<string, number>[]>(other);
        const others = gone.map((row) => Number(row[other]));
        await whereInList(db('users'), 'id', others).decrement(count, 1);
        return others.length;
      },
      signal,
    );
  }
}

/** Lists the followers of a user, or the users that they follow. */
export function listFollows(
  db: Database,
  id: number,
  which: 'followers' | 'following',
  query: OffsetQuery,
): Promise<Page<UserBasicRow>> {
  const [own, other] =
    which === 'followers' ? ['followed_id', 'follower_id'] : ['follower_id', 'followed_id'];
  const rows = db<UserBasicRow>('users').select<UserBasicRow[]>(
    'users.id',
    'users.username',
    'users.name',
    'users.state',
    'users.avatar',
  );
  rows
    .join('user_followers', 'users.id', `user_followers.${other}`)
    .where(`user_followers.${own}`, id)
    .orderBy(`user_followers.${other}`);
  return paginate(db, rows, query);
}
