import type { UserActivity } from '#generated/users/types.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { UserRow } from '#src/records/user.ts';

type ActivityRow = Pick<UserRow, 'username'> & { readonly last_activity_on: string };

/** Lists users active on the day `from` or later, the longest inactive first. */
export function listActivities(
  db: Database,
  from: string,
  query: OffsetQuery,
): Promise<Page<ActivityRow>> {
  const rows = db<ActivityRow>('users')
    .where('last_activity_on', '>=', from)
    .select('users.username', 'users.last_activity_on')
    .orderBy('users.last_activity_on')
    .orderBy('users.id');
  return paginate(db, rows, query);
}

/** `YYYY-MM-DD`; of a month that has no such day, its last one. */
export function computeSixMonthsBefore(now: Date): string {
  const month = now.getUTCMonth() - 6;
  const day = new Date(Date.UTC(now.getUTCFullYear(), month, now.getUTCDate()));
  const last = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0));
  return toDay(day > last ? last : day);
}

export function presentActivity({ username, last_activity_on }: ActivityRow): UserActivity {
  return { username, last_activity_on, last_activity_at: last_activity_on };
}
