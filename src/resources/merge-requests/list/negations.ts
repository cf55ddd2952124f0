import type { MergeRequestNegatedFilters } from '../../../../generated/merge-requests/types.ts';
import type { Database } from '../../../database/database.ts';
import {
  assigned,
  assignedByName,
  milestonesByTitle,
  notLabelled,
  userNamed,
} from '../../targets/filters.ts';
import {
  keyOfName,
  leavingOut,
  not,
  notAnyOf,
  notNamed,
  notReactedTo,
  without,
} from '../../targets/negations.ts';
import type { MergeRequestParameters } from './parameters.ts';

const kind = 'merge_request';
const reviewers = 'merge_request_reviewers';
const assignees = 'merge_request_assignees';

const notAssigned = (table: string) =>
  not<number>(
    (query, id, db) =>
      void query.whereNotExists(assigned(db, kind, table).where('assigned.user_id', id)),
  );

const named = (table: string, db: Database, key: string) => assignedByName(db, kind, table, key);

/** Leaves out each merge request that any of the filters matches. */
export const negations = leavingOut<MergeRequestNegatedFilters, Required<MergeRequestParameters>>({
  assignee_id: notAssigned(assignees),
  assignee_username: notAnyOf(
    (query, key, db) => void query.whereNotExists(named(assignees, db, key)),
    keyOfName,
  ),
  author_id: not((query, id) => void query.whereNot('merge_requests.author_id', id)),
  author_username: notNamed(
    (query, key, db) => void query.whereNotIn('merge_requests.author_id', userNamed(db, key)),
  ),
  labels: notAnyOf((query, title, db) => notLabelled(query, db, kind, [title])),
  milestone: not((query, title, db) =>
    without(query, 'merge_requests.milestone_id', milestonesByTitle(db, title)),
  ),
  my_reaction_emoji: notReactedTo(kind),
  reviewer_id: notAssigned(reviewers),
  reviewer_username: notNamed(
    (query, key, db) => void query.whereNotExists(named(reviewers, db, key)),
  ),
});
