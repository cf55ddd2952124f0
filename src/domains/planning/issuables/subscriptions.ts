import type { Database } from '#src/database/database.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import { toIssuableColumns, type Issuable, type IssuableKind, issuableKinds } from './issuable.ts';

type Watched = Pick<Issuable, 'kind' | 'id' | 'author_id'>;

const saidBy = prepareShapedStatement<
  IssuableKind,
  { id: number; user: number },
  { subscribed: boolean }
>((db, { id, user }, kind) =>
  db('subscriptions')
    .where(toIssuableColumns({ kind, id }))
    .where('user_id', user)
    .select('subscribed')
    .limit(1),
);

/** Tells whether the user gets notifications: by choice, or by default as a participant. */
export async function isSubscribed(
  db: Database,
  userId: number,
  target: Watched,
): Promise<boolean> {
  const said = await saidBy.first(db, target.kind, { id: target.id, user: userId });
  return said?.subscribed ?? takesPart(db, userId, target);
}

/** The tables of assigned users and reviewers. */
export const assigning: Readonly<Record<IssuableKind, readonly string[]>> = {
  issue: ['issue_assignees'],
  merge_request: ['merge_request_assignees', 'merge_request_reviewers'],
  epic: [],
};

/** Participants are the author, assignees, and users who commented or were mentioned. */
async function takesPart(db: Database, userId: number, target: Watched): Promise<boolean> {
  if (target.author_id === userId) return true;
  const own = toIssuableColumns(target);
  const ways = [
    db('notes').where({ ...own, author_id: userId, system: false }),
    db('user_mentions').where({ ...own, user_id: userId }),
    ...assigning[target.kind].map((table) => db(table).where({ ...own, user_id: userId })),
  ];
  for (const way of ways) {
    if ((await way.first<{ one: number } | undefined>(db.raw('1 as one'))) !== undefined) {
      return true;
    }
  }
  return false;
}

/** Stores the user's choice; false if it was stored before. Of several concurrent requests, one returns true. */
export async function setSubscribed(
  db: Database,
  userId: number,
  target: Watched,
  subscribed: boolean,
  now: string,
): Promise<boolean> {
  if ((await isSubscribed(db, userId, target)) === subscribed) return false;
  const { column } = issuableKinds[target.kind];
  const said = await db('subscriptions')
    .insert({
      ...toIssuableColumns(target),
      user_id: userId,
      subscribed,
      created_at: now,
      updated_at: now,
    })
    .onConflict(['user_id', column])
    .merge({ subscribed, updated_at: now })
    .where('subscriptions.subscribed', '<>', subscribed)
    .returning('id');
  return said.length > 0;
}
