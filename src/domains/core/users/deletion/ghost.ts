import type { Database } from '#src/database/database.ts';
import { partRows, runStepByStep } from '#src/database/in-parts.ts';
import type { UserRow } from '#src/records/user.ts';
import { insertUser } from '../table.ts';

const names = { username: 'ghost', name: 'Ghost User' } as const;

/** Finds the account that takes over the records of deleted users, and creates it when it is first needed. */
async function findOrCreateGhost(
  db: Database,
  now: string,
): Promise<Pick<UserRow, 'id' | 'username'>> {
  return db.transaction(async (db) => {
    for (let number = 0; ; number += 1) {
      const found = await db<UserRow>('users')
        .where('user_type', 'ghost')
        .select('id', 'username')
        .orderBy('id')
        .first();
      if (found !== undefined) return found;
      // A person may have had the name or the address before there was a ghost.
      const username = number === 0 ? names.username : `${names.username}${number}`;
      const email = `${username}@example.com`;
      if (await isTaken(db, username, email)) continue;
      return insertUser(
        db,
        {
          ...names,
          username,
          email,
          user_type: 'ghost',
          confirmed_at: now,
          projects_limit: 0,
          can_create_group: false,
        },
        now,
      );
    }
  });
}

async function isTaken(db: Database, username: string, email: string): Promise<boolean> {
  const user = await db('users').where('username_key', username).select('id').first();
  const address = await db('emails').where('email_key', email).select('id').first();
  return user !== undefined || address !== undefined;
}

/**
 * Columns that name the author of a record, which move to the ghost. Other references are deleted or cleared with the
 * user, as their migrations define; `test/database/references-to-users.both.test.ts` checks every table for one of these.
 */
export const contributions = [
  ['projects', 'creator_id'],
  ['events', 'author_id'],
  ['commit_notes', 'author_id'],
  ['issues', 'author_id'],
  ['epics', 'author_id'],
  ['merge_requests', 'author_id'],
  ['notes', 'author_id'],
  ['todos', 'author_id'],
] as const;

/**
 * Moves the contributions of a user to the ghost user in parts, before the removal. Returns the id of the ghost user.
 */
export async function moveContributionsToGhost(
  db: Database,
  userId: number,
  now: string,
  signal: AbortSignal,
): Promise<number> {
  const ghost = await findOrCreateGhost(db, now);
  for (const [table, column] of contributions) {
    const part = db(table).where(column, userId).orderBy('id').limit(partRows).select('id');
    const moved = { [column]: ghost.id };
    await runStepByStep(db, (db) => db(table).whereIn('id', part).update(moved), signal);
  }
  return ghost.id;
}
