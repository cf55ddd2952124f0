import type { IssueLinksService } from '#generated/issue-links/service.ts';
import type { IssueLink } from '#generated/issue-links/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { Forbidden, HttpError, RowNotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import { authorize } from '#src/policy/authorize.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findIssue, toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import { presentIssuesById } from '#src/domains/planning/issues/presenter.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import {
  createLink,
  deleteIssuableLink,
  findIssuableLink,
  findLinks,
  type IssuableLinkRow,
} from '#src/domains/planning/issuables/links.ts';

export const issueLinks = {
  async listIssueLinks({ project, params, query }, context) {
    const { db, actor } = context;
    const { id } = await findIssue(context, project, params.issue_iid);
    const links = await findLinks(db, { kind: 'issue', id });
    const others = links.map(({ otherId }) => otherId);
    const visible = await whereInList(selectVisibleIssues(db, actor), 'issues.id', others).select<
      { id: number }[]
    >('issues.id');
    const shown = new Set(visible.map(({ id }) => id));
    const seen = links.filter(({ otherId }) => shown.has(otherId));
    const { rows, page } = await createPageOfRows(seen, query);
    const ids = rows.map(({ otherId }) => otherId);
    const issues = await presentIssuesById(context, ids, { from: toViewpoint(project) });
    const linkOf = new Map(rows.map((link) => [link.otherId, link]));
    const body = issues.flatMap((issue) => {
      const link = linkOf.get(issue.id);
      if (link === undefined) return [];
      return {
        ...issue,
        issue_link_id: link.id,
        link_type: link.type,
        link_created_at: link.created_at,
        link_updated_at: link.updated_at,
      };
    });
    return { status: 200, page, body };
  },

  async createIssueLink({ project, params, body }, context) {
    authorize(issuePolicy.plan, { project });
    const issue = await findIssue(context, project, params.issue_iid);
    const { link_type: type } = body;
    if (type !== 'relates_to' && !context.paid) throw new Forbidden();
    const other = await findProjectFor(context.db, context.actor, body.target_project_id);
    if (!isFeatureVisible(other, 'issues')) throw new RowNotFound();
    const otherIssue = await findIssue(context, other, body.target_issue_iid);
    if (!issuePolicy.plan({ project: other })) throw createNotOfBothError();
    const ends = [toIssueIssuable(issue, project), toIssueIssuable(otherIssue, other)] as const;
    const link = await createLink(context.db, ...ends, type, toAct(context));
    return { status: 201, body: await presentLink(context, project, link) };
  },

  async deleteIssueLink({ project, params, headers }, context) {
    authorize(issuePolicy.plan, { project });
    const { db, actor } = context;
    const issue = await findIssue(context, project, params.issue_iid);
    const link = await findIssuableLink(db, { kind: 'issue', id: issue.id }, params.issue_link_id);
    const otherId = link.source_id === issue.id ? link.target_id : link.source_id;
    const otherIssue = await selectVisibleIssues(db, actor)
      .where('issues.id', otherId)
      .first<IssueRow | undefined>('issues.*');
    if (otherIssue === undefined) throw new RowNotFound();
    const other = await findProjectFor(db, actor, otherIssue.project_id);
    if (!issuePolicy.plan({ project: other })) {
      throw new HttpError(404, { message: 'No Issue Link found' });
    }
    checkUnmodifiedSince(headers['If-Unmodified-Since'], link.updated_at);
    const body = await presentLink(context, project, link);
    const ends = [toIssueIssuable(issue, project), toIssueIssuable(otherIssue, other)] as const;
    await deleteIssuableLink(db, link, ...ends, toAct(context));
    return { status: 200, body };
  },
} satisfies IssueLinksService<RequestContext>;

const createNotOfBothError = () =>
  new HttpError(403, {
    message: "Couldn't link issue. You must have at least the Reporter role in both projects.",
  });

const toViewpoint = ({ full_path: fullPath }: ProjectAccess) =>
  ({ kind: 'project', fullPath }) as const;

const toAct = (context: RequestContext) => ({
  actorId: requireActor(context).user.id,
  at: context.clock(),
});

async function presentLink(
  context: RequestContext,
  project: ProjectAccess,
  { id, source_id, target_id, link_type }: IssuableLinkRow,
): Promise<IssueLink> {
  const shown = { from: toViewpoint(project) };
  const [source, target] = await presentIssuesById(context, [source_id, target_id], shown);
  if (source === undefined || target === undefined) throw new RowNotFound();
  return { id, source_issue: source, target_issue: target, link_type };
}
