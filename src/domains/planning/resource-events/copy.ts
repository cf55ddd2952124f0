import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { insertBatchRows } from '#src/turns/in-batches.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import type { EventKind, ResourceEventRow } from './table.ts';

const kinds: readonly EventKind[] = ['state', 'label', 'milestone', 'weight', 'iteration'];

interface TargetProject {
  readonly id: number;
  readonly namespace_id: number;
}

/**
 * Replaces the events of an issue by those of another one. Events of labels, milestones and iterations are copied if
 * the project has one of the title: others may not see those of the other project.
 */
export async function copyResourceEvents(
  db: Database,
  from: number,
  to: number,
  place: TargetProject,
): Promise<void> {
  await db('resource_events').where('issue_id', to).delete();
  for (const kind of kinds) {
    for (let after = 0; ; await nextTurn()) {
      const rows = await db<ResourceEventRow>('resource_events')
        .where({ issue_id: from, kind })
        .where('id', '>', after)
        .orderBy('id')
        .limit(insertBatchRows)
        .select('*');
      const copies = await createCopies(db, rows, to, place);
      if (copies.length > 0) await db('resource_events').insert(copies);
      const last = rows.at(-1);
      if (last === undefined || rows.length < insertBatchRows) break;
      after = last.id;
    }
  }
}

async function createCopies(
  db: Database,
  rows: readonly ResourceEventRow[],
  issue_id: number,
  place: TargetProject,
): Promise<Omit<ResourceEventRow, 'id'>[]> {
  const labels = await findSame(db, 'labels', listIds(rows, 'label_id'), place);
  const milestones = await findSame(db, 'milestones', listIds(rows, 'milestone_id'), place);
  const iterations = await findIterations(db, listIds(rows, 'iteration_id'), place);
  return rows.flatMap(({ id: _, ...row }) => {
    const label_id = findSameId(row.label_id, labels);
    const milestone_id = findSameId(row.milestone_id, milestones);
    const iteration_id = findSameId(row.iteration_id, iterations);
    if (label_id === undefined || milestone_id === undefined || iteration_id === undefined) {
      return [];
    }
    return [{ ...row, issue_id, label_id, milestone_id, iteration_id }];
  });
}

type Thing = 'label_id' | 'milestone_id' | 'iteration_id';

const listIds = (rows: readonly ResourceEventRow[], column: Thing) => [
  ...new Set(rows.flatMap((row) => row[column] ?? [])),
];

/** Null for no former value, undefined if the project lacks the counterpart. */
const findSameId = (id: number | null, found: ReadonlyMap<number, number>) =>
  id === null ? null : found.get(id);

/** Finds rows with the same titles in the project or in the groups above it. */
async function findSame(
  db: Database,
  table: 'labels' | 'milestones',
  ids: readonly number[],
  { id, namespace_id }: TargetProject,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const query = db(`${table} as others`)
    .join(`${table} as own`, 'own.title', 'others.title')
    .where((either) => {
      void either
        .where('own.project_id', id)
        .orWhereIn('own.group_id', selectLineage(db, namespace_id));
    });
  const rows = await whereInList(query, 'others.id', ids)
    .orderBy('own.id')
    .select<{ id: number; same: number }[]>('others.id', 'own.id as same');
  return new Map(rows.map(({ id, same }) => [id, same]));
}

async function findIterations(
  db: Database,
  ids: readonly number[],
  { namespace_id }: TargetProject,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const query = db('iterations').whereIn('group_id', selectLineage(db, namespace_id));
  const found = await whereInList(query, 'id', ids).pluck<number[]>('id');
  return new Map(found.map((id) => [id, id]));
}
