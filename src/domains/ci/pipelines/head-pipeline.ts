import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { isNoChild } from './finder.ts';
import type { PipelineRow } from './table.ts';

export type Headed = Pick<
  MergeRequestRow,
  'id' | 'source_project_id' | 'source_branch' | 'head_sha'
>;

const runsForHead =
  '(pipelines.sha = requests.head_sha or pipelines.source_sha = requests.head_sha)';

/** Newest pipelines of merge requests: their own for the head, or those of the source branches. */
const newestPipelines = prepareShapedStatement<
  'branch' | 'request',
  { ids: readonly number[] },
  PipelineRow & { readonly request: number }
>((db, { ids }, kind) => {
  const requests = db('merge_requests as requests');
  const pipelines =
    kind === 'request'
      ? requests
          .join('pipelines', 'pipelines.merge_request_id', 'requests.id')
          .whereRaw(runsForHead)
      : requests
          .join('pipelines', (on) => {
            on.on('pipelines.project_id', 'requests.source_project_id')
              .andOn('pipelines.sha', 'requests.head_sha')
              .andOn('pipelines.ref', 'requests.source_branch');
          })
          .whereRaw('not pipelines.tag and pipelines.merge_request_id is null');
  const newest = whereInList(pipelines, 'requests.id', ids)
    .whereRaw(isNoChild)
    .groupBy('requests.id')
    .select('requests.id as request', db.raw('max(pipelines.id) as newest'))
    .as('newest');
  return db('pipelines')
    .join(newest, 'newest.newest', 'pipelines.id')
    .select('pipelines.*', 'newest.request');
});

/**
 * The pipelines that decide about merge requests, by id: the newest that runs for the merge request and its head, in
 * whichever project. A pipeline of the source branch decides where no such pipeline exists; that of a tag never does.
 */
export async function findHeadPipelines(
  db: Database,
  requests: readonly Headed[],
): Promise<ReadonlyMap<number, PipelineRow>> {
  const ids = requests.flatMap(({ id, head_sha }) => (head_sha === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const found = new Map<number, PipelineRow>();
  for (const kind of ['branch', 'request'] as const) {
    const rows = await newestPipelines.all(db, kind, { ids });
    for (const { request, ...row } of rows) found.set(Number(request), row);
  }
  return found;
}

/** The pipeline that decides about a merge request; null where none runs for its head. */
export const findHeadPipeline = async (
  db: Database,
  request: Headed,
): Promise<PipelineRow | null> => (await findHeadPipelines(db, [request])).get(request.id) ?? null;

/** Selects the open merge requests whose head a pipeline runs for: its own, or all from its branch. */
export function selectPipelineRequests(
  db: Database,
  {
    project_id,
    ref,
    tag,
    sha,
    source_sha,
    merge_request_id,
  }: Pick<PipelineRow, 'project_id' | 'ref' | 'tag' | 'sha' | 'source_sha' | 'merge_request_id'>,
) {
  const open = db<MergeRequestRow>('merge_requests').where({
    state: 'opened',
    head_sha: source_sha ?? sha,
  });
  if (merge_request_id !== null) return open.where({ id: merge_request_id });
  if (tag) return open.whereRaw('false');
  return open.where({ source_project_id: project_id, source_branch: ref });
}
