import { type RequestContext, requireActor } from '#src/context.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { removeRow } from '#src/domains/projects/removals/remove-row.ts';
import { issuableDeleted } from '#src/domains/planning/issuables/events.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'workers'>;

/**
 * Deletes a merge request with notes, to-dos and all other related records; branches stay.
 * @throws RowNotFound when it is gone
 * @throws PreconditionFailed when it was changed since
 */
export async function deleteMergeRequest(
  context: Context,
  project: ProjectAccess,
  { id }: Pick<MergeRequestRow, 'id'>,
  unmodifiedSince: string | undefined,
): Promise<void> {
  const by = toWorkRequest(requireActor(context));
  await context.db.transaction(async (db) => {
    const mergeRequest = await lockPresent(db, 'merge_requests', id, 'removal');
    checkUnmodifiedSince(unmodifiedSince, mergeRequest.updated_at);
    await removeRow(db, context, 'merge_requests', id);
    const target = toMergeRequestIssuable(mergeRequest, project);
    await publish(db, issuableDeleted({ target, by, at: context.clock() }));
  });
}
