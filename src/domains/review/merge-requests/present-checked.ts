import type { MergeRequestDetail } from '#generated/merge-requests/types.ts';
import type { RequestContext } from '#src/context.ts';
import { Forbidden, RowNotFound } from '#src/errors.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { checkMergeStatus } from './check.ts';
import { presentDetail } from './presenter.ts';

/**
 * Checks whether a merge request can be merged, and presents it. The caller sees the target project.
 * @throws Forbidden where its merge requests are hidden from the caller
 */
export async function presentCheckedMergeRequest(
  context: RequestContext,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<MergeRequestDetail> {
  if (!isFeatureVisible(project, 'merge_requests')) throw new Forbidden();
  const checked = await checkMergeStatus(context, mergeRequest);
  const body = await presentDetail(context, project, checked);
  if (body === null) throw new RowNotFound();
  return body;
}
