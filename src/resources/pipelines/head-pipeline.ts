import type { Database } from '../../database/database.ts';
import type { MergeRequestRow } from '../../records/merge-request.ts';
import { findNewestPipeline } from './finder.ts';
import type { PipelineRow } from './table.ts';

export type Headed = Pick<MergeRequestRow, 'source_project_id' | 'source_branch' | 'head_sha'>;

/** The newest pipeline that runs for the head of a merge request, on its source branch; null when there is none. */
export async function findHeadPipeline(
  db: Database,
  { source_project_id: id, source_branch: ref, head_sha: sha }: Headed,
): Promise<PipelineRow | null> {
  return id === null || sha === null ? null : findNewestPipeline(db, { id }, { sha, ref });
}
