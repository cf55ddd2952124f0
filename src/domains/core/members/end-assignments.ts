import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type WalkedPart, walkParts } from '#src/database/walks.ts';
import type { AssignmentsEnded } from './events.ts';

/** Users are assigned to these: a row of `table` for each. */
export interface Assignments {
  readonly table: 'issue_assignees' | 'merge_request_assignees' | 'merge_request_reviewers';
  readonly targets: 'issues' | 'merge_requests';
  readonly column: 'issue_id' | 'merge_request_id';
  readonly project: 'project_id' | 'target_project_id';
}

/** Ends the assignments of a user in a project, or in all projects of a group and below, in parts. */
export async function* endAssignments(
  db: Database,
  of: Assignments,
  { user_id, source_type, source_id }: AssignmentsEnded,
): AsyncGenerator<WalkedPart> {
  const { table, targets, column, project } = of;
  const selectWithin = (db: Database, ids: readonly number[]) => {
    const rows = whereInList(db(targets), `${targets}.id`, ids).select(`${targets}.id`);
    if (source_type === 'Project') return rows.where(project, source_id);
    return rows
      .join('projects', 'projects.id', `${targets}.${project}`)
      .join('namespace_ancestors as above', 'above.namespace_id', 'projects.namespace_id')
      .where('above.ancestor_id', source_id);
  };
  for await (const ids of walkParts(db(table).where({ user_id }), { key: column })) {
    yield {
      rows: ids.length,
      change: (db) => db(table).where({ user_id }).whereIn(column, selectWithin(db, ids)).delete(),
    };
  }
}
