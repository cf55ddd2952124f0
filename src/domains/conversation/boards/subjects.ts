import type { Database } from '#src/database/database.ts';
import { selectUserGroups } from '#src/policy/visible.ts';
import { selectLineage, whereUsableIn } from '#src/domains/core/namespaces/tree.ts';
import type { BoardContainer } from './place.ts';

/** The subject of a list; exactly one is given. */
export interface BoardSubjectInput {
  readonly label_id?: number | undefined;
  readonly milestone_id?: number | undefined;
  readonly iteration_id?: number | undefined;
  readonly assignee_id?: number | undefined;
}

interface Subject {
  readonly column: keyof BoardSubjectInput;
  /** Names of the subject and of its lists. */
  readonly thing: string;
  readonly kind: string;
  readonly paid: boolean;
  readonly exists: (
    db: Database,
    place: BoardContainer,
    id: number,
    today: string,
  ) => Promise<boolean>;
}

export const subjects: readonly Subject[] = [
  {
    column: 'label_id',
    thing: 'Label',
    kind: 'Label',
    paid: false,
    exists: (db, place, id) =>
      isFound(whereUsableIn(db, db('labels').where({ id }), place.container)),
  },
  {
    column: 'milestone_id',
    thing: 'Milestone',
    kind: 'Milestone',
    paid: true,
    exists: hasMilestone,
  },
  {
    column: 'iteration_id',
    thing: 'Iteration',
    kind: 'Iteration',
    paid: true,
    exists(db, { container }, id) {
      const groups = selectLineage(db, container.namespaceId);
      return isFound(db('iterations').where({ id }).whereIn('group_id', groups));
    },
  },
  { column: 'assignee_id', thing: 'User', kind: 'Assignee', paid: true, exists: isMember },
];

async function isFound(rows: ReturnType<typeof whereUsableIn>): Promise<boolean> {
  return (await rows.first('id')) !== undefined;
}

export function hasMilestone(db: Database, place: BoardContainer, id: number): Promise<boolean> {
  return isFound(whereUsableIn(db, db('milestones').where({ id }), place.container));
}

/** Tells whether an active user is a member of the project, or of the group or anything below it. */
export async function isMember(
  db: Database,
  { container: { kind, id } }: BoardContainer,
  user: number,
  today: string,
): Promise<boolean> {
  const active = db('users').where({ id: user, state: 'active' });
  if (kind === 'project') {
    const authorizations = db('project_authorizations').where({ project_id: id, user_id: user });
    return isFound(active.whereExists(authorizations.select('user_id')));
  }
  const reached = db('namespaces')
    .where({ id })
    .whereIn('id', selectUserGroups(db, user, today));
  return isFound(active.whereExists(reached.select('id')));
}
