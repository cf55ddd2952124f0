import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/** Upper limit on the nesting of child pipelines. */
export const maxPipelineDepth = 10;

type Relative = Pick<PipelineRow, 'id' | 'parent_pipeline_id'>;

/** Finds the pipelines that are the newest successful ones of their refs, or descendants of such. */
export async function findLatestAmong(
  db: Database,
  pipelines: readonly number[],
): Promise<ReadonlySet<number>> {
  const roots = new Map(pipelines.map((id) => [id, id]));
  let open = [...roots.keys()];
  for (let level = 0; level < maxPipelineDepth && open.length > 0; level += 1) {
    const query = db<PipelineRow>('pipelines').whereNotNull('parent_pipeline_id');
    const ids = [...new Set(open.map((id) => roots.get(id) ?? id))];
    const children = await whereInList(query, 'id', ids).select<Relative[]>(
      'id',
      'parent_pipeline_id',
    );
    const parents = new Map(children.map((row) => [row.id, Number(row.parent_pipeline_id)]));
    open = open.filter((id) => parents.has(roots.get(id) ?? id));
    for (const id of open) roots.set(id, parents.get(roots.get(id) ?? id) ?? id);
  }
  const newest = db<PipelineRow>('pipelines').where('status', 'success');
  whereInList(newest, 'id', [...new Set(roots.values())]);
  const latest = await newest
    .whereNotExists(
      db('pipelines as later')
        .whereRaw('later.project_id = pipelines.project_id and later.ref = pipelines.ref')
        .whereRaw(`later.id > pipelines.id and later.status = 'success'`)
        .whereNull('later.parent_pipeline_id'),
    )
    .select<{ id: number }[]>('id');
  const kept = new Set(latest.map(({ id }) => id));
  return new Set(pipelines.filter((id) => kept.has(roots.get(id) ?? id)));
}

/** Finds the pipelines whose newest artifacts do not expire, as their projects and the instance set it. */
export async function findKeptAmong(
  db: Database,
  pipelines: readonly number[],
): Promise<ReadonlySet<number>> {
  const { keep_latest_artifact: keeps } = await loadCurrentSettings(db);
  if (!keeps || pipelines.length === 0) return new Set();
  const query = db('pipelines')
    .join('project_settings', 'project_settings.project_id', 'pipelines.project_id')
    .where('project_settings.keep_latest_artifact', true);
  const keeping = await whereInList(query, 'pipelines.id', pipelines).select<{ id: number }[]>(
    'pipelines.id',
  );
  return findLatestAmong(
    db,
    keeping.map(({ id }) => id),
  );
}
