import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { canSeeRequests } from './visible-request.ts';

/** Limit on the merge requests in variables of a branch pipeline. */
const maxShownRequests = 4;

const findOpen = prepareStatement<
  { project: number; branch: string },
  { full_path: string; iid: number; target_project_id: number }
>((db, { project, branch }) =>
  db('merge_requests')
    .join('projects', 'projects.id', 'merge_requests.target_project_id')
    .where({ source_project_id: project, source_branch: branch })
    .where('merge_requests.state', 'opened')
    .orderBy('merge_requests.id')
    .limit(maxShownRequests)
    .select('projects.full_path', 'merge_requests.iid', 'merge_requests.target_project_id'),
);

interface Asking {
  readonly mergeRequest: Pick<MergeRequestRow, 'source_project_id' | 'source_branch'> | null;
  /** User of the job. */
  readonly user_id: number | null;
}

/**
 * Lists the open merge requests from a branch, or from the source branch of a merge request, that the user sees. The
 * format is that of `CI_OPEN_MERGE_REQUESTS`; null where there is none.
 */
export async function listOpenMergeRequests(
  db: Database,
  project: { readonly id: number },
  { ref, tag }: { readonly ref: string; readonly tag: boolean },
  { mergeRequest, user_id }: Asking,
): Promise<string | null> {
  if (tag) return null;
  const source =
    mergeRequest === null
      ? { project: project.id, branch: ref }
      : { project: mergeRequest.source_project_id ?? 0, branch: mergeRequest.source_branch };
  const open = await findOpen.all(db, source);
  const names: string[] = [];
  for (const { full_path, iid, target_project_id } of open) {
    const isSeen = await canSeeRequests(db, { project_id: project.id, user_id }, target_project_id);
    if (isSeen) names.push(`${full_path}!${iid}`);
  }
  return names.join(',') || null;
}
