import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { isSomewhere } from '#src/records/container.ts';
import type { LabelRow } from '#src/domains/planning/labels/table.ts';
import type { ListedMilestoneRow } from '#src/domains/planning/milestones/table.ts';
import type { ListedIterationRow } from '#src/domains/planning/iterations/list.ts';
import type { ResourceEventRow } from '#src/domains/planning/resource-events/table.ts';

/** The records to which changes refer, by id. */
export interface Things {
  readonly labels: ReadonlyMap<number, LabelRow>;
  readonly milestones: ReadonlyMap<number, ListedMilestoneRow>;
  readonly iterations: ReadonlyMap<number, ListedIterationRow>;
}

/** Loads the records to which these changes refer: one query, because all are of one kind. */
export async function loadThings(db: Database, rows: readonly ResourceEventRow[]): Promise<Things> {
  return {
    labels: await loadById<LabelRow>(
      rows.map(({ label_id }) => label_id),
      (ids) => whereInList(db('labels').whereRaw(isSomewhere('labels')), 'id', ids),
    ),
    milestones: await loadById<ListedMilestoneRow>(
      rows.map(({ milestone_id }) => milestone_id),
      (ids) =>
        whereInList(db('milestones').whereRaw(isSomewhere('milestones')), 'milestones.id', ids)
          .leftJoin('projects', 'projects.id', 'milestones.project_id')
          .leftJoin('namespaces', 'namespaces.id', 'milestones.group_id')
          .select('milestones.*')
          .select({ project_path: 'projects.full_path', group_path: 'namespaces.full_path' }),
    ),
    iterations: await loadById<ListedIterationRow>(
      rows.map(({ iteration_id }) => iteration_id),
      (ids) =>
        whereInList(db('iterations'), 'iterations.id', ids)
          .join('namespaces', 'namespaces.id', 'iterations.group_id')
          .select('iterations.*')
          .select({ group_path: 'namespaces.full_path' }),
    ),
  };
}

async function loadById<Row extends { readonly id: number }>(
  ids: readonly (number | null)[],
  load: (ids: readonly number[]) => PromiseLike<unknown>,
): Promise<ReadonlyMap<number, Row>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  if (distinctIds.length === 0) return new Map();
  const rows = (await load(distinctIds)) as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}
