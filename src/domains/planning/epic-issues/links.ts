import { bindToTransaction, type RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { Conflict, HttpError, RowNotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { updateIssue } from '#src/domains/planning/issues/update.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';

/** The place of an issue in an epic. */
export interface EpicIssueLinkRow {
  readonly id: number;
  readonly issue_id: number;
  readonly relative_position: number;
}

const columns = [
  'epic_issues.id',
  'epic_issues.issue_id',
  'epic_issues.relative_position',
] as const;

/**
 * A place in the epic with an issue that the actor may see.
 * @throws RowNotFound
 */
export async function findEpicIssueLink(
  { db, actor }: RequestContext,
  epic: Pick<EpicRow, 'id'>,
  id: number,
): Promise<EpicIssueLinkRow> {
  const link = await selectVisibleIssues(db, actor)
    .join('epic_issues', 'epic_issues.issue_id', 'issues.id')
    .where({ 'epic_issues.id': id, 'epic_issues.epic_id': epic.id })
    .first<EpicIssueLinkRow | undefined>(...columns);
  if (link === undefined) throw new RowNotFound();
  return link;
}

/**
 * Puts an issue of a project below the group of the epic into it; the issue leaves another one.
 * @throws HttpError of 404 where it is hidden, or elsewhere
 * @throws Forbidden where the caller may not plan it
 * @throws Conflict where it belongs to the epic already
 */
export async function addIssue(
  context: RequestContext,
  epic: Pick<EpicRow, 'id' | 'group_id'>,
  issueId: number,
): Promise<EpicIssueLinkRow> {
  const issue = await findIn(context, epic, issueId);
  return context.db.transaction(async (db) => {
    await db('issues').where('id', issueId).forNoKeyUpdate().select('id');
    const taken = await findLink(db, epic, issueId);
    if (taken !== undefined) throw new Conflict('Issue(s) already assigned');
    await plan(bindToTransaction(context, db), issue, epic.id);
    const link = await findLink(db, epic, issueId);
    if (link === undefined) throw new RowNotFound();
    return link;
  });
}

/**
 * @throws RowNotFound where the issue is in another epic by now, or gone
 * @throws Forbidden where the caller may not plan the issue
 */
export function removeIssue(
  context: RequestContext,
  epic: Pick<EpicRow, 'id'>,
  { issue_id: id }: Pick<EpicIssueLinkRow, 'issue_id'>,
  unmodifiedSince: string | undefined,
): Promise<void> {
  return context.db.transaction(async (db) => {
    const issue = await db<IssueRow>('issues').where({ id }).forNoKeyUpdate().first();
    const link = await findLink(db, epic, id);
    if (issue === undefined || link === undefined) throw new RowNotFound();
    await plan(bindToTransaction(context, db), issue, 0, unmodifiedSince);
  });
}

async function findIn(
  { db, actor }: RequestContext,
  epic: Pick<EpicRow, 'group_id'>,
  id: number,
): Promise<IssueRow> {
  const issue = await selectVisibleIssues(db, actor)
    .where('issues.id', id)
    .first<(IssueRow & { readonly namespace_id: number }) | undefined>(
      'issues.*',
      'projects.namespace_id',
    );
  const above =
    issue === undefined
      ? undefined
      : await selectLineage(db, issue.namespace_id).where('ancestor_id', epic.group_id).first();
  if (issue !== undefined && above !== undefined) return issue;
  const message = 'No matching issue found. Make sure that you are adding a valid issue URL.';
  throw new HttpError(404, { message });
}

function findLink(
  db: Database,
  epic: Pick<EpicRow, 'id'>,
  issueId: number,
): Promise<EpicIssueLinkRow | undefined> {
  return db('epic_issues')
    .where({ 'epic_issues.epic_id': epic.id, 'epic_issues.issue_id': issueId })
    .first<EpicIssueLinkRow | undefined>(...columns);
}

async function plan(
  context: RequestContext,
  issue: IssueRow,
  epicId: number,
  unmodifiedSince?: string,
): Promise<void> {
  const project = await findProjectFor(context.db, context.actor, issue.project_id);
  authorize(issuePolicy.plan, { project });
  // An issue changes when its epic changes.
  checkUnmodifiedSince(unmodifiedSince, issue.updated_at);
  await updateIssue(context, project, issue, { epic_id: epicId });
}
