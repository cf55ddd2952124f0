import type { MergeRequestNegatedFilters } from '#generated/merge-requests/types.ts';
import type { Database } from '#src/database/database.ts';
import {
  selectAssigned,
  selectAssignedByName,
  selectMilestonesByTitle,
  whereNotLabelled,
  selectUserNamed,
} from '#src/domains/planning/issuables/filters.ts';
import {
  toNameKey,
  filterNegated,
  negate,
  negateAnyValue,
  negateName,
  negateReaction,
  whereWithout,
} from '#src/domains/planning/issuables/negations.ts';
import type { MergeRequestParameters } from './parameters.ts';

const kind = 'merge_request';
const reviewers = 'merge_request_reviewers';
const assignees = 'merge_request_assignees';

const negateAssigned = (table: string) =>
  negate<number>(
    (query, id, db) =>
      void query.whereNotExists(selectAssigned(db, kind, table).where('assigned.user_id', id)),
  );

const selectNamed = (table: string, db: Database, key: string) =>
  selectAssignedByName(db, kind, table, key);

/** Leaves out each merge request that any of the filters matches. */
export const mergeRequestNegations = filterNegated<
  MergeRequestNegatedFilters,
  Required<MergeRequestParameters>
>({
  assignee_id: negateAssigned(assignees),
  assignee_username: negateAnyValue(
    (query, key, db) => void query.whereNotExists(selectNamed(assignees, db, key)),
    toNameKey,
  ),
  author_id: negate((query, id) => void query.whereNot('merge_requests.author_id', id)),
  author_username: negateName(
    (query, key, db) => void query.whereNotIn('merge_requests.author_id', selectUserNamed(db, key)),
  ),
  labels: negateAnyValue((query, title, db) => whereNotLabelled(query, db, kind, [title])),
  milestone: negate((query, title, db) =>
    whereWithout(query, 'merge_requests.milestone_id', selectMilestonesByTitle(db, title)),
  ),
  my_reaction_emoji: negateReaction(kind),
  reviewer_id: negateAssigned(reviewers),
  reviewer_username: negateName(
    (query, key, db) => void query.whereNotExists(selectNamed(reviewers, db, key)),
  ),
});
