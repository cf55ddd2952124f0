import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import {
  type CadenceRow,
  insertCadence,
  insertIteration,
  type IterationRow,
  type NewCadence,
} from './table.ts';

/** Makes a series of iterations, and of an automatic one the iterations that it needs now. */
export function createCadence(db: Database, cadence: NewCadence, now: Date): Promise<CadenceRow> {
  return db.transaction(async (db) => {
    const row = await insertCadence(db, cadence, now.toISOString());
    await makeIterations(db, row, now);
    return row;
  });
}

/** Limit on iterations created at once, however long the cadence was inactive. */
const maxMadeIterations = 520;

/**
 * Creates the missing iterations of an automatic cadence: from its first day, or its last iteration, to the current
 * one, and its number of upcoming ones. Returns their number. Safe to repeat, and to run concurrently.
 */
export function makeIterations(
  db: Database,
  { id }: Pick<CadenceRow, 'id'>,
  now: Date,
): Promise<number> {
  return db.transaction(async (db) => {
    const cadence = await db('iteration_cadences')
      .where({ id })
      .forNoKeyUpdate()
      .first<CadenceRow | undefined>();
    if (cadence === undefined || !isRunning(cadence)) return 0;
    const { duration_in_weeks: weeks, iterations_in_advance: advance } = cadence;
    const today = toDay(now);
    const last = await db('iterations')
      .where('cadence_id', id)
      .orderBy('due_date', 'desc')
      .first<IterationRow | undefined>();
    const upcoming = await countUpcoming(db, id, today);
    let start = last === undefined ? cadence.start_date : addDays(last.due_date, 1);
    let missing = advance - upcoming;
    let made = 0;
    while (made < maxMadeIterations && (start <= today || missing > 0)) {
      const due_date = addDays(start, weeks * 7 - 1);
      await insertIteration(db, cadence, { start_date: start, due_date }, now.toISOString());
      made += 1;
      if (start > today) missing -= 1;
      start = addDays(due_date, 1);
    }
    return made;
  });
}

interface Running extends CadenceRow {
  readonly start_date: string;
  readonly duration_in_weeks: number;
  readonly iterations_in_advance: number;
}

function isRunning(cadence: CadenceRow): cadence is Running {
  const { automatic, active, start_date, duration_in_weeks: weeks } = cadence;
  return (
    automatic &&
    active &&
    start_date !== null &&
    weeks !== null &&
    weeks > 0 &&
    cadence.iterations_in_advance !== null
  );
}

async function countUpcoming(db: Database, cadenceId: number, today: string): Promise<number> {
  const row = await db('iterations')
    .where('cadence_id', cadenceId)
    .where('start_date', '>', today)
    .count<{ count: number | string }[]>('* as count')
    .first();
  return Number(row?.count ?? 0);
}

/**
 * Moves open issues from closed iterations of the cadence to the current one, if there is one. The move has no author,
 * so it adds no notes.
 */
export async function rollOver(
  db: Database,
  { id }: Pick<CadenceRow, 'id'>,
  now: Date,
): Promise<void> {
  const today = toDay(now);
  const current = await db('iterations')
    .where('cadence_id', id)
    .where('start_date', '<=', today)
    .where('due_date', '>=', today)
    .first<{ id: number } | undefined>('id');
  if (current === undefined) return;
  const over = db('iterations').where('cadence_id', id).where('due_date', '<', today).select('id');
  await db('issues')
    .whereIn('iteration_id', over)
    .where('state', 'opened')
    .update({ iteration_id: current.id, updated_at: now.toISOString() });
}

function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}
