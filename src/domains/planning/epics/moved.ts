import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows, runStepByStep } from '#src/database/in-parts.ts';
import type { WalkedPart } from '#src/database/walks.ts';
import type { Moved } from '#src/domains/core/namespaces/events.ts';
import { walkMovedIssuables, whereElsewhere } from '#src/domains/core/namespaces/moved.ts';
import { selectTree } from '#src/domains/core/namespaces/tree.ts';
import { refreshDates } from './dates.ts';

/** Issues and child epics that moved away from the groups of their epics leave the epics. */
export async function* leaveOthers(db: Database, moved: Moved): AsyncGenerator<WalkedPart> {
  for await (const ids of walkMovedIssuables(db, 'issues', moved)) {
    yield { rows: ids.length, change: (db) => leaveAsIssues(db, ids) };
  }
  for await (const ids of walkMovedIssuables(db, 'epics', moved)) {
    yield { rows: ids.length, change: (db) => leaveAsChildren(db, ids) };
  }
}

async function leaveAsIssues(db: Database, issues: readonly number[]): Promise<void> {
  const links = whereInList(db('epic_issues'), 'epic_issues.issue_id', issues)
    .join('epics', 'epics.id', 'epic_issues.epic_id')
    .join('issues', 'issues.id', 'epic_issues.issue_id')
    .join('projects', 'projects.id', 'issues.project_id');
  const rows = await whereElsewhere(db, links, 'epics.group_id', 'projects.namespace_id').select<
    { id: number; epic_id: number }[]
  >('epic_issues.id', 'epic_issues.epic_id');
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await whereInList(db('epic_issues'), 'id', ids).delete();
  await refreshDates(
    db,
    rows.map(({ epic_id }) => epic_id),
  );
}

async function leaveAsChildren(db: Database, epics: readonly number[]): Promise<void> {
  const children = whereInList(db('epics'), 'epics.id', epics).join(
    'epics as parents',
    'parents.id',
    'epics.parent_id',
  );
  const rows = await whereElsewhere(db, children, 'parents.group_id', 'epics.group_id').select<
    { id: number; parent_id: number }[]
  >('epics.id', 'epics.parent_id');
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) {
    await whereInList(db('epics'), 'id', ids).update({ parent_id: null, relative_position: null });
  }
  await refreshDates(
    db,
    rows.map(({ parent_id }) => parent_id),
  );
}

/** Issues and epics that are about to go leave the epics that stay, in parts. */
export async function leaveAll(db: Database, { kind, id }: Moved): Promise<void> {
  await runStepByStep(db, kind === 'project' ? leaveAsProject(id) : leaveAsGroups(id));
}

const leaveAsProject = (id: number) => async (db: Database) => {
  const part = db('epic_issues')
    .join('issues', 'issues.id', 'epic_issues.issue_id')
    .where('issues.project_id', id)
    .limit(partRows)
    .select('epic_issues.id');
  const rows = await db('epic_issues')
    .whereIn('id', part)
    .delete()
    .returning<{ epic_id: number }[]>('epic_id');
  await refreshDates(
    db,
    rows.map(({ epic_id }) => epic_id),
  );
  return rows.length;
};

const leaveAsGroups = (id: number) => async (db: Database) => {
  const children = await db('epics')
    .whereIn('group_id', selectTree(db, id))
    .whereNotNull('parent_id')
    .orderBy('id')
    .limit(partRows)
    .select<{ id: number; parent_id: number }[]>('id', 'parent_id');
  const ids = children.map((child) => child.id);
  await whereInList(db('epics'), 'id', ids).update({ parent_id: null });
  await refreshDates(
    db,
    children.map(({ parent_id }) => parent_id),
  );
  return children.length;
};
