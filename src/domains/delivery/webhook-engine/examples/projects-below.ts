import type { Database } from '#src/database/database.ts';
import type { ExampleSource } from './sources.ts';

/** Limits on the groups below a group and on the projects in them that are read, and on projects that are tried. */
const most = { groups: 1000, projects: 1000, tried: 10 };

/** The first projects below a group that have rows from which an example may be made. */
export function findProjectsBelow(
  db: Database,
  group: { readonly id: number },
  { rows }: Pick<ExampleSource, 'rows'>,
): Promise<number[]> {
  const groups = db('namespace_ancestors')
    .where('ancestor_id', group.id)
    .orderBy('namespace_id')
    .limit(most.groups)
    .select('namespace_id');
  // The query has no order, so that it stops in the index at the limit.
  const projects = db(groups.as('below'))
    .join('projects as inside', 'inside.namespace_id', 'below.namespace_id')
    .whereNotNull('inside.listing')
    .limit(most.projects)
    .select('inside.id');
  return db(projects.as('candidates'))
    .whereExists(rows(db, db.raw('candidates.id')).select(db.raw('1')))
    .orderBy('candidates.id')
    .limit(most.tried)
    .pluck<number[]>('candidates.id');
}
