import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { changeWithin, partRows } from '#src/database/in-parts.ts';
import { toDay } from '#src/text/day.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { membershipTypes, selectSeats } from './seats.ts';

/** Users without any activity come last in both directions. */
const [latest, earliest] = ['9999-12-31', '0001-01-01'];

/** Day in `active_asc` for "never". */
export const neverActive = latest;

/**
 * Counts the billable members of a top-level group unless there is a count: lists show the last one, and the daily job
 * counts requested groups. Returns the time of the count. `now` is ISO 8601.
 */
export async function ensureCounted(db: Database, groupId: number, now: string): Promise<string> {
  const known = await findLastCount(db, groupId);
  if (known !== undefined) return known.counted_at;
  return db.transaction(async (db) => {
    // A second concurrent request waits here and then finds the row.
    const [added] = await db('billable_counts')
      .insert({ group_id: groupId, counted_at: now })
      .onConflict('group_id')
      .ignore()
      .returning('group_id');
    if (added !== undefined) await writeCount(db, groupId, now);
    return (await findLastCount(db, groupId))?.counted_at ?? now;
  });
}

function findLastCount(db: Database, groupId: number): Promise<{ counted_at: string } | undefined> {
  return lastCount.first(db, { groupId });
}

const lastCount = prepareStatement<{ groupId: number }, { counted_at: string }>((db, { groupId }) =>
  db('billable_counts').where('group_id', groupId).select('counted_at').limit(1),
);

/** Groups whose last count is older than `due`, ISO 8601. */
export async function findOutdatedCounts(db: Database, due: string): Promise<number[]> {
  return db('billable_counts')
    .where('counted_at', '<', due)
    .orderBy('group_id')
    .pluck<number[]>('group_id');
}

/** Counts again, unless another job did since `due`. `now` is the time of the count. */
export async function recount(
  db: Database,
  groupId: number,
  { due, now }: { readonly due: string; readonly now: string },
): Promise<void> {
  await db.transaction(async (db) => {
    const taken = await db('billable_counts')
      .where('group_id', groupId)
      .where('counted_at', '<', due)
      .update({ counted_at: now });
    if (taken === 0) return;
    await changeWithin(db('billable_members').where('group_id', groupId), 'delete', 'user_id');
    await writeCount(db, groupId, now);
  });
}

/** Stores the billable members, in batches of one transaction, so that no incomplete count is visible. */
async function writeCount(db: Database, groupId: number, now: string): Promise<void> {
  const users: number[] = await db(selectSeats(db, groupId, toDay(now)).as('taken')).pluck(
    'user_id',
  );
  for (const some of splitIntoBatches(users, partRows)) {
    await writeSeats(db, groupId, some, now);
    await nextTurn();
  }
}

async function writeSeats(
  db: Database,
  groupId: number,
  users: readonly number[],
  now: string,
): Promise<void> {
  const kinds = membershipTypes.map((type, kind) => `when ${kind} then '${type}'`).join(' ');
  const formatMoment = (day: string) => `${day}T00:00:00.000Z`;
  const seats = db(selectSeats(db, groupId, toDay(now), users).as('taken'))
    .join('users', 'users.id', 'taken.user_id')
    .select(
      db.raw(`${groupId} as group_id, taken.user_id, case taken.kind ${kinds} end as kind`),
      db.raw('taken.access_level, taken.awaiting, taken.joined_at, users.name_key'),
      db.raw(`coalesce(users.last_sign_in_at, '${formatMoment(latest)}') as signed_in_asc`),
      db.raw(`coalesce(users.last_sign_in_at, '${formatMoment(earliest)}') as signed_in_desc`),
      db.raw(`coalesce(users.last_activity_on, '${latest}') as active_asc`),
      db.raw(`coalesce(users.last_activity_on, '${earliest}') as active_desc`),
    );
  await db.raw(
    `insert into billable_members
       (group_id, user_id, membership_type, access_level, awaiting, joined_at, name_key,
        signed_in_asc, signed_in_desc, active_asc, active_desc)
     select * from ? as counted`,
    [seats],
  );
}
