import type { Issue } from '#generated/issues/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Viewpoint } from '#src/domains/planning/issuables/references.ts';
import { isSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { RowNotFound } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { toIssueIssuable } from './finder.ts';
import { presentIssuesById } from './presenter.ts';

/** Presents a single issue, with the caller's subscription. */
export async function presentIssue(
  context: RequestContext,
  project: ProjectAccess,
  issue: IssueRow,
): Promise<Issue> {
  const from = toProjectViewpoint(project);
  const [[body], subscribed] = await Promise.all([
    presentIssuesById(context, [issue.id], { from }),
    context.actor !== null &&
      isSubscribed(context.db, context.actor.user.id, toIssueIssuable(issue, project)),
  ]);
  if (body === undefined) throw new RowNotFound();
  return { ...body, subscribed };
}

export const toProjectViewpoint = ({ full_path: fullPath }: ProjectAccess): Viewpoint => ({
  kind: 'project',
  fullPath,
});
