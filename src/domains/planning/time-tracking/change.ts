import { type LastEdit, lastEditColumns } from '#src/records/issuable.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import { publish } from '#src/domain-events/publish.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import {
  type IssuableChange,
  issuableChanged,
  toEditColumns,
} from '#src/domains/planning/issuables/events.ts';
import {
  toIssuableColumns,
  type Issuable,
  issuableKinds,
} from '#src/domains/planning/issuables/issuable.ts';
import { maxTimeSeconds, readTimeDuration } from './duration.ts';
import type { TimeTotals } from './presenter.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock'>;

/** A piece of work; negative seconds take time away. */
interface Spent {
  readonly seconds: number;
  /** Day of the work, `YYYY-MM-DD`; null means the current time. */
  readonly on: string | null;
  readonly summary: string | null;
}

/** @throws BadRequest if it cannot be read */
export function readEstimateSeconds(duration: string): number {
  const seconds = readTimeDuration(duration);
  if (seconds === null || seconds < 0) {
    throw new BadRequest({ time_estimate: ['has an invalid format'] });
  }
  return seconds;
}

/** @throws BadRequest if it cannot be read, or is nothing */
export function readSpentSeconds(duration: string): number {
  const seconds = readTimeDuration(duration);
  if (seconds === null || seconds === 0) {
    throw new BadRequest({ base: ["Time spent can't be blank"] });
  }
  return seconds;
}

/**
 * The day on which time was spent; null for now.
 * @throws BadRequest if it is still to come
 */
export function readSpentDay({ today }: Pick<RequestContext, 'today'>, day = ''): string | null {
  if (day > today) throw new BadRequest({ spent_at: ["can't be a future date"] });
  return day === '' ? null : day;
}

/** The times of a target of a kind that has them. */
async function loadTimes(db: Database, target: Issuable): Promise<TimeTotals> {
  const found = await db(getTable(target))
    .where({ id: target.id })
    .select('time_estimate', 'total_time_spent')
    .first<TimeTotals | undefined>();
  if (found === undefined) throw new RowNotFound();
  return found;
}

const getTable = ({ kind }: Issuable) => issuableKinds[kind].table;

/** Zero removes it. The same estimate again changes nothing. */
export function setEstimate(
  context: Context,
  target: Issuable,
  seconds: number,
): Promise<TimeTotals> {
  return context.db.transaction(async (db) => {
    const at = context.clock();
    const { time_estimate: from } = await loadTimes(db, target);
    const changed = await db(getTable(target))
      .where({ id: target.id })
      .whereNot({ time_estimate: seconds })
      .update({ time_estimate: seconds, updated_at: at.toISOString() });
    if (changed > 0) {
      await announce(db, context, target, at, { attribute: 'time_estimate', from, to: seconds });
    }
    return loadTimes(db, target);
  });
}

/**
 * Adds to the time spent by an increment in the database, so that no concurrent addition is lost.
 * @throws BadRequest if less than nothing would be left, or more than can be stored
 */
export function addSpent(context: Context, target: Issuable, spent: Spent): Promise<TimeTotals> {
  const { seconds, on } = spent;
  return context.db.transaction(async (db) => {
    const at = context.clock();
    const least = Math.max(0, -seconds);
    const most = Math.min(maxTimeSeconds, maxTimeSeconds - seconds);
    const changed = await db(getTable(target))
      .where({ id: target.id })
      .whereBetween('total_time_spent', [least, most])
      .increment('total_time_spent', seconds)
      .update({ updated_at: at.toISOString() });
    const after = await loadTimes(db, target);
    if (changed === 0) refuseSum(seconds);
    await insertTimeLog(db, context, target, at, spent);
    const from = after.total_time_spent - seconds;
    await announce(db, context, target, at, { attribute: 'time_spent', from, added: seconds, on });
    return after;
  });
}

function refuseSum(seconds: number): never {
  throw new BadRequest({
    time_spent: [
      seconds < 0
        ? 'Time to subtract exceeds the total time spent'
        : 'Total time spent is more than can be stored',
    ],
  });
}

/** Removes all time spent; the log keeps the removed amount. */
export function resetSpent(context: Context, target: Issuable): Promise<TimeTotals> {
  return context.db.transaction(async (db) => {
    const at = context.clock();
    // The row is locked from here on, so that no addition happens between the read and the removal.
    const locked = await db(getTable(target))
      .where({ id: target.id })
      .where('total_time_spent', '>', 0)
      .update({ updated_at: at.toISOString() });
    if (locked > 0) {
      const { total_time_spent: all } = await loadTimes(db, target);
      await db(getTable(target)).where({ id: target.id }).update({ total_time_spent: 0 });
      await insertTimeLog(db, context, target, at, { seconds: -all, on: null, summary: null });
      const change = { attribute: 'time_spent', from: all, added: null, on: null } as const;
      await announce(db, context, target, at, change);
    }
    return loadTimes(db, target);
  });
}

async function insertTimeLog(
  db: Database,
  context: Context,
  target: Issuable,
  at: Date,
  { seconds, on, summary }: Spent,
): Promise<void> {
  const now = at.toISOString();
  await db('time_logs').insert({
    ...toIssuableColumns(target),
    project_id: target.container.id,
    user_id: requireActor(context).user.id,
    time_spent: seconds,
    spent_at: on === null ? now : `${on}T00:00:00.000Z`,
    summary,
    created_at: now,
  });
}

async function announce(
  db: Database,
  context: Context,
  target: Issuable,
  at: Date,
  change: IssuableChange,
): Promise<void> {
  const by = toWorkRequest(requireActor(context));
  const now = { ...target, updated_at: at.toISOString() };
  const selectRow = () => db(getTable(target)).where({ id: target.id });
  const edited = await selectRow().first<LastEdit>(...lastEditColumns);
  const changes = [change];
  await selectRow().update(toEditColumns(changes, by, now.updated_at));
  const before = { ...edited, updated_at: target.updated_at };
  await publish(db, issuableChanged({ target: now, by, at, changes, before }));
}
