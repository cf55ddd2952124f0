import { type RequestContext, requireActor } from '#src/context.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { putInto } from '#src/domains/planning/epics/membership.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { removeRow } from '#src/domains/projects/removals/remove-row.ts';
import { issuableDeleted } from '#src/domains/planning/issuables/events.ts';
import { countOpen } from './count.ts';
import { toIssueIssuable } from './finder.ts';
import type { IssueRow } from '#src/records/issue.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'workers'>;

/**
 * Deletes an issue with its notes, links, to-dos and all other related records.
 * @throws RowNotFound when it is gone
 * @throws PreconditionFailed when it was changed since
 */
export async function deleteIssue(
  context: Context,
  project: ProjectAccess,
  { id }: Pick<IssueRow, 'id'>,
  unmodifiedSince: string | undefined,
): Promise<void> {
  const by = toWorkRequest(requireActor(context));
  await context.db.transaction(async (db) => {
    const issue = await lockPresent(db, 'issues', id, 'removal');
    checkUnmodifiedSince(unmodifiedSince, issue.updated_at);
    await putInto(db, id, null);
    await removeRow(db, context, 'issues', id);
    await countOpen(db, project.id, issue, null);
    const target = toIssueIssuable(issue, project);
    await publish(db, issuableDeleted({ target, by, at: context.clock() }));
  });
}
