import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';

/** The jobs of a project that name the same resource group run one at a time. */
export interface ResourceGroupRow {
  readonly id: number;
  readonly project_id: number;
  readonly key: string;
  /** The rule that selects the next waiting job. */
  readonly process_mode: 'unordered' | 'oldest_first' | 'newest_first';
  readonly created_at: string;
  readonly updated_at: string;
}

const selectGroups = (
  db: Database,
  projectId: number,
): Knex.QueryBuilder<ResourceGroupRow, ResourceGroupRow[]> =>
  db<ResourceGroupRow>('resource_groups')
    .where('project_id', projectId)
    .select('resource_groups.*');

export const listResourceGroups = (
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<ResourceGroupRow>> =>
  paginate(db, selectGroups(db, projectId).orderBy('id'), query);

/** @throws NotFound */
export async function findResourceGroup(
  db: Database,
  projectId: number,
  key: string,
): Promise<ResourceGroupRow> {
  const [found]: ResourceGroupRow[] = await selectGroups(db, projectId).where({ key }).limit(1);
  if (found === undefined) throw new NotFound('Resource Group');
  return found;
}

/** Stores the resource group names of a pipeline's jobs; existing ones remain. */
export async function keepResourceGroups(
  db: Database,
  pipeline: { readonly id: number; readonly project_id: number },
  now: string,
): Promise<void> {
  const named = await db('jobs')
    .where({ pipeline_id: pipeline.id })
    .whereNotNull('resource_group')
    .distinct<{ resource_group: string }[]>('resource_group');
  if (named.length === 0) return;
  const times = { created_at: now, updated_at: now };
  const rows = named.map(({ resource_group: key }) => ({
    project_id: pipeline.project_id,
    key,
    process_mode: 'unordered',
    ...times,
  }));
  for (const some of splitIntoBatches(rows, insertBatchRows)) {
    await db('resource_groups').insert(some).onConflict(['project_id', 'key']).ignore();
  }
}

/** @throws NotFound when it is gone meanwhile */
export async function updateResourceGroup(
  db: Database,
  { id }: ResourceGroupRow,
  changes: Pick<ResourceGroupRow, 'process_mode'>,
  now: string,
): Promise<ResourceGroupRow> {
  const [row] = await db('resource_groups')
    .where({ id })
    .update({ ...changes, updated_at: now })
    .returning<ResourceGroupRow[]>('*');
  if (row === undefined) throw new NotFound('Resource Group');
  return row;
}
