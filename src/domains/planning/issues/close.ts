import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import type { NamedIssuable } from '#src/domains/planning/markdown/named-targets.ts';
import { mayChangeIssue } from './finder.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { updateIssue } from './update.ts';

const findAutoclose = prepareStatement<{ id: number }, { autoclose_referenced_issues: boolean }>(
  (db, { id }) =>
    db('project_settings').where({ project_id: id }).limit(1).select('autoclose_referenced_issues'),
);

/** Tells whether commits and merge requests that reach the default branch close issues. */
export async function isAutocloseEnabled(
  db: Database,
  { id }: Pick<ProjectAccess, 'id'>,
): Promise<boolean> {
  const settings = await findAutoclose.first(db, { id });
  return settings?.autoclose_referenced_issues === true;
}

/** Closes an issue by the text of a commit or merge request, if its user may; a closed issue is unchanged. */
export async function closeIssue(
  { db, clock }: Pick<WorkerDependencies, 'db' | 'clock'>,
  actor: Actor,
  target: NamedIssuable,
): Promise<void> {
  const project = await findProjectFor(db, actor, target.row.container_id);
  const issue = await db<IssueRow>('issues').where({ id: target.row.id }).first();
  if (issue === undefined || issue.state === 'closed') return;
  if (!(await mayChangeIssue(db, project, issue, actor))) return;
  await updateIssue({ db, actor, clock, paid: true }, project, issue, { state_event: 'close' });
}
