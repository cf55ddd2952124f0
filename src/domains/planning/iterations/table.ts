import type { Text } from '#runtime/later-text.ts';
import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';

/** A series of iterations of a group. */
export interface CadenceRow {
  readonly id: number;
  readonly group_id: number;
  readonly title: string;
  readonly description: string | null;
  /** `YYYY-MM-DD`, as all days here: the first day of its first iteration. */
  readonly start_date: string | null;
  readonly duration_in_weeks: number | null;
  /** Number of upcoming iterations. */
  readonly iterations_in_advance: number | null;
  /** True where its iterations make themselves. */
  readonly automatic: boolean;
  readonly active: boolean;
  /** True if open issues of a closed iteration move to the current one. */
  readonly roll_over: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface IterationRow {
  readonly id: number;
  readonly group_id: number;
  readonly cadence_id: number;
  /** Number within the group. */
  readonly iid: number;
  /** Number within its series. */
  readonly sequence: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly start_date: string;
  readonly due_date: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An iteration whose description may be loaded later. */
export interface ShownIterationRow extends Omit<IterationRow, 'description'> {
  readonly description: Text | null;
}

export type NewCadence = Pick<CadenceRow, 'group_id' | 'title'> &
  Partial<Omit<CadenceRow, 'id' | 'created_at' | 'updated_at'>>;

export function insertCadence(db: Database, cadence: NewCadence, now: string): Promise<CadenceRow> {
  return insertReturning<CadenceRow>(db, 'iteration_cadences', {
    automatic: false,
    active: true,
    roll_over: false,
    created_at: now,
    updated_at: now,
    ...cadence,
  });
}

/** Loads an iteration of any group, with the group's path. */
export const findIteration = (db: Database, id: number) =>
  db('iterations')
    .join('namespaces', 'namespaces.id', 'iterations.group_id')
    .where('iterations.id', id)
    .first<(IterationRow & { readonly group_path: string }) | undefined>(
      'iterations.*',
      'namespaces.full_path as group_path',
    );

/** The iteration cadences, by id. */
export async function loadCadences(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CadenceRow>> {
  const rows = await whereInList(db('iterations'), 'iterations.id', ids)
    .join('iteration_cadences', 'iteration_cadences.id', 'iterations.cadence_id')
    .select<(CadenceRow & { iteration_id: number })[]>(
      'iteration_cadences.*',
      'iterations.id as iteration_id',
    );
  return new Map(rows.map((row) => [row.iteration_id, row]));
}

type NewIteration = Pick<IterationRow, 'start_date' | 'due_date'> &
  Partial<Pick<IterationRow, 'title' | 'description'>>;

/**
 * Adds an iteration to a cadence, after the existing ones, in a transaction. Violates a unique index when one of them
 * begins on the same day.
 */
export async function insertIteration(
  db: Database,
  { id: cadence_id, group_id }: Pick<CadenceRow, 'id' | 'group_id'>,
  iteration: NewIteration,
  now: string,
): Promise<IterationRow> {
  await db('iteration_cadences').where({ id: cadence_id }).forNoKeyUpdate().select('id');
  const last = await db('iterations')
    .where({ cadence_id })
    .max<{ sequence: number | null }[]>({ sequence: 'sequence' })
    .first();
  return insertReturning<IterationRow>(db, 'iterations', {
    ...iteration,
    group_id,
    cadence_id,
    iid: await takeNextInternalId(db, { scope: 'group iterations', owner: group_id }),
    sequence: (last?.sequence ?? 0) + 1,
    created_at: now,
    updated_at: now,
  });
}
