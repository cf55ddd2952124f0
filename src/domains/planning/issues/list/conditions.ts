import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { Query } from '#src/lists/filter.ts';
import { selectAssigned, selectAssignedByName } from '#src/domains/planning/issuables/filters.ts';

/** Assignments of the issue at hand. */
export const selectAssignments = (db: Database) => selectAssigned(db, 'issue', 'issue_assignees');

/** Assignments to users with this username. */
export const selectAssignmentsByName = (db: Database, key: string) =>
  selectAssignedByName(db, 'issue', 'issue_assignees', key);

export const selectIterationsByTitle = (db: Database, title: string) =>
  db('iterations').where({ title }).select('id');

/** The iteration of the current issue, if the day lies in it. */
export const selectIterationOn = (db: Database, day: string) =>
  db('iterations as current')
    .select(db.raw('1'))
    .whereRaw('current.id = issues.iteration_id')
    .where('current.start_date', '<=', day)
    .where('current.due_date', '>=', day);

export const selectUsersByName = (db: Database, key: string) =>
  db('users').where('username_key', key).select('id');

/** Selects the open milestone of each project and group that is due next; `today` may be a slot. */
export function selectUpcomingMilestones(db: Database, today: string): Query {
  const sooner = db('milestones as sooner')
    .select(db.raw('1'))
    .where('sooner.state', 'active')
    .where('sooner.due_date', '>', today)
    .whereRaw('sooner.due_date < coming.due_date')
    .whereRaw('(sooner.project_id = coming.project_id or sooner.group_id = coming.group_id)');
  return db('milestones as coming')
    .where('coming.state', 'active')
    .where('coming.due_date', '>', today)
    .whereNotExists(sooner)
    .select('coming.id');
}

/** Open milestones that have begun and are not over. */
export function selectStartedMilestones(db: Database, today: string): Query {
  return db('milestones as begun')
    .where('begun.state', 'active')
    .where('begun.start_date', '<=', today)
    .where((rest) => void rest.whereNull('begun.due_date').orWhere('begun.due_date', '>=', today))
    .select('begun.id');
}

/** Reactions of a user to the issue at hand. */
export const selectOwnReactions = (db: Database, user: number) =>
  db('award_emoji as mine')
    .select(db.raw('1'))
    .whereRaw('mine.issue_id = issues.id')
    .where('mine.user_id', user);

export const whereIidIn = (query: Query, numbers: readonly number[]) =>
  whereInList(query, 'issues.iid', numbers);

/** More than the column holds is the weight of none. */
export const limitWeight = (weight: number) => (weight > 2 ** 31 - 1 ? -1 : weight);
