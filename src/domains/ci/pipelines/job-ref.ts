import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { formatRequestRef } from '#src/git/writing/refs.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadBranchRules } from '#src/policy/protected-refs.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { JobRow } from './job-table.ts';
import type { PipelineRow } from './table.ts';

/**
 * The ref of the jobs of a merge request's pipeline in this project, whose protections count: the source branch, where
 * the project has it. A branch of another project has the name of a protected branch by chance alone, so that the ref of
 * the merge request takes its place.
 */
export const chooseJobRef = (
  { id }: { readonly id: number },
  { source_project_id, source_branch, iid }: MergeRequestRow,
): string => (source_project_id === id ? source_branch : formatRequestRef(iid, 'head'));

/**
 * The ref of the jobs of a pipeline for the merge of a merge request with its target branch, in the project of both. The
 * merge may have the configuration of the target: an unprotected target takes the protection of the source away.
 */
export async function chooseJobRefOfMerge(
  db: Database,
  { project, actor }: { readonly project: ProjectAccess; readonly actor: Actor },
  mergeRequest: MergeRequestRow,
): Promise<string> {
  const { source_branch, target_branch, iid } = mergeRequest;
  const rules = await loadBranchRules(db, project, actor);
  const isProtected = (branch: string) => rules.abilities(branch).protected;
  const losesProtection = isProtected(source_branch) && !isProtected(target_branch);
  return losesProtection ? formatRequestRef(iid, 'head') : chooseJobRef(project, mergeRequest);
}

/** Refs of the jobs of pipelines, the same for all jobs of one; pipelines without jobs have none. */
export async function findRefsOfJobs(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await whereInList(db('jobs'), 'pipeline_id', ids)
    .groupBy('pipeline_id')
    .select<Pick<JobRow, 'pipeline_id' | 'ref'>[]>('pipeline_id', db.raw('min(ref) as ref'));
  return new Map(rows.map((row) => [Number(row.pipeline_id), row.ref]));
}

/** The ref of the jobs of a pipeline, whose protections count. It outlives a merge request that was deleted. */
export async function findRefOfJobs(
  db: Database,
  { id, ref, tag }: Pick<PipelineRow, 'id' | 'ref' | 'tag'>,
): Promise<Pick<JobRow, 'ref' | 'tag'>> {
  if (tag || !isRequestRef(ref)) return { ref, tag };
  return { ref: (await findRefsOfJobs(db, [id])).get(id) ?? ref, tag };
}

const findRequestBranch = prepareStatement<
  { pipeline: number },
  Pick<MergeRequestRow, 'source_branch'>
>((db, { pipeline }) =>
  db('pipelines')
    .join('merge_requests', 'merge_requests.id', 'pipelines.merge_request_id')
    .where('pipelines.id', pipeline)
    .select('merge_requests.source_branch')
    .limit(1),
);

/** The value of `CI_COMMIT_REF_NAME` in a job: for a merge request the source branch, in any project. */
export async function findRefName(
  db: Database,
  { pipeline_id, ref }: Pick<JobRow, 'pipeline_id' | 'ref'>,
): Promise<string> {
  if (!isRequestRef(ref)) return ref;
  return (await findRequestBranch.first(db, { pipeline: pipeline_id }))?.source_branch ?? ref;
}
