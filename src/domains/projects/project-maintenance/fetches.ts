import type { ProjectFetchStatistics } from '#generated/project-maintenance/types.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { toDay } from '#src/text/day.ts';
import { dayMs } from '#src/units.ts';

/** Number of days that are returned, including today; older ones are deleted. */
const keptDays = 30;
interface Counted {
  readonly project_id: number;
  readonly date: string;
}

const countOne = prepareStatement<Counted, { count: number }>((db, { project_id, date }) =>
  db('project_fetches')
    .insert({ project_id, date, count: 1 })
    .onConflict(['project_id', 'date'])
    .merge({ count: db.raw('project_fetches.count + 1') })
    .returning('count'),
);

/** Counts a clone or fetch of a project. */
export async function countFetch(
  db: Database,
  { id }: { readonly id: number },
  now: Date,
): Promise<void> {
  const row = await countOne.first(db, { project_id: id, date: toDay(now) });
  if (row?.count !== 1) return;
  // The first one of a day tidies up behind it.
  await db('project_fetches')
    .where({ project_id: id })
    .where('date', '<', computeFirstDay(now))
    .delete();
}

/** Number of clones and fetches of a project per day, newest day first. */
export async function fetchStatistics(
  db: Database,
  { id }: { readonly id: number },
  now: Date,
): Promise<ProjectFetchStatistics> {
  const days = await db('project_fetches')
    .where({ project_id: id })
    .where('date', '>=', computeFirstDay(now))
    .select<{ count: number; date: string }[]>('count', 'date')
    .orderBy('date', 'desc');
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return { fetches: { total, days: days.map(({ count, date }) => ({ count, date })) } };
}

const computeFirstDay = (now: Date) => toDay(new Date(now.getTime() - (keptDays - 1) * dayMs));
