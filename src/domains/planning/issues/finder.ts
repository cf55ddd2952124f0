import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound, RowNotFound } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { isAssigned, mayRead, whereAuthorNotBanned } from '#src/policy/visible-issues.ts';
import type { Actor } from '#src/records/actor.ts';
import { toProjectContainer } from '#src/records/container.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { pickOwnColumns, type Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { issuePolicy } from './policy.ts';

type Context = Pick<RequestContext, 'db' | 'actor'>;

const issueByNumber = prepareStatement<{ project: number; iid: number }, IssueRow>(
  (db, { project, iid }) => db('issues').where({ project_id: project, iid }).limit(1),
);

const shownByNumber = prepareStatement<{ project: number; iid: number }, IssueRow>(
  (db, { project, iid }) =>
    whereAuthorNotBanned(db('issues').where({ project_id: project, iid })).limit(1),
);

/**
 * The issue with this number, if the actor may see it.
 * @throws RowNotFound
 */
export async function findIssue(
  { db, actor }: Context,
  project: ProjectAccess,
  iid: number,
): Promise<IssueRow> {
  const find = actor?.admin === true ? issueByNumber : shownByNumber;
  const issue = await find.first(db, { project: project.id, iid });
  if (issue === undefined) throw new RowNotFound();
  const open = mayRead(issue, { project, actor, assigned: false });
  if (!open && !mayRead(issue, { project, actor, assigned: await isAssigned(db, issue, actor) })) {
    throw new RowNotFound();
  }
  return issue;
}

/** Tells whether the project of an issue is listed: false while it is being created or deleted. */
export async function isShown(db: Database, id: number): Promise<boolean> {
  const found = await db('issues')
    .join('projects', 'projects.id', 'issues.project_id')
    .where('issues.id', id)
    .whereNotNull('projects.listing')
    .first<{ id: number } | undefined>('issues.id');
  return found !== undefined;
}

/**
 * Finds the issue of a nested resource; the error names it.
 * @throws NotFound
 */
export async function findNamedIssue(
  context: Context,
  project: ProjectAccess,
  iid: number,
): Promise<IssueRow> {
  try {
    return await findIssue(context, project, iid);
  } catch (error) {
    throw error instanceof RowNotFound ? new NotFound('Issue') : error;
  }
}

/** Tells whether the actor may change the issue. Assignees are loaded only if no other rule permits the change. */
export async function mayChangeIssue(
  db: Database,
  project: ProjectAccess,
  issue: IssueRow,
  actor: Actor,
): Promise<boolean> {
  const facts = { project, issue, actor };
  if (issuePolicy.change({ ...facts, assigned: false })) return true;
  return issuePolicy.change({ ...facts, assigned: await isAssigned(db, issue, actor) });
}

/** The issue as notes, labels and to-dos see it. */
export function toIssueIssuable(
  issue: IssueRow,
  project: { readonly id: number; readonly namespace_id: number; readonly full_path: string },
): Issuable & { readonly kind: 'issue' } {
  return {
    kind: 'issue',
    ...pickOwnColumns(issue),
    confidential: issue.confidential,
    container: toProjectContainer(project),
    fullPath: project.full_path,
  };
}
