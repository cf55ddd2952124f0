import { whereNotInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { countConditions, filter, type Filter, type Query } from '#src/lists/filter.ts';
import {
  selectMilestonesByTitle,
  whereNotLabelled,
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
import {
  selectAssignments,
  selectAssignmentsByName,
  selectIterationsByTitle,
  selectIterationOn,
  selectStartedMilestones,
  selectUpcomingMilestones,
  selectUsersByName,
  limitWeight,
} from './conditions.ts';
import { outsideEpic } from './epics.ts';
import type { IssueParameters, NegatedIssues } from './parameters.ts';

const whereOtherThan = (query: Query, column: string, value: number) =>
  void query.where((left) => void left.whereNull(column).orWhereNot(column, value));

const milestoneColumn = 'issues.milestone_id';

const milestone_id: Filter<string, Required<IssueParameters>> = filter({
  shapeOf: (word) => word,
  boundOf: (_, { now }) => ({ today: toDay(now) }),
  narrow(query, { today }, word, { db }) {
    if (word === 'None') query.whereNotNull(milestoneColumn);
    else if (word === 'Any') query.whereNull(milestoneColumn);
    else if (word === 'Upcoming')
      whereWithout(query, milestoneColumn, selectUpcomingMilestones(db, today));
    else whereWithout(query, milestoneColumn, selectStartedMilestones(db, today));
  },
  timed: (word) => word === 'Upcoming' || word === 'Started',
});

/** Leaves out each issue that any of the filters matches. */
export const issueNegations = filterNegated<NegatedIssues, Required<IssueParameters>>({
  assignee_id: negate(
    (query, id, db) =>
      void query.whereNotExists(selectAssignments(db).where('assigned.user_id', id)),
  ),
  assignee_username: negateAnyValue(
    (query, key, db) => void query.whereNotExists(selectAssignmentsByName(db, key)),
    toNameKey,
  ),
  author_id: negate((query, id) => void query.whereNot('issues.author_id', id)),
  author_username: negateName(
    (query, key, db) => void query.whereNotIn('issues.author_id', selectUsersByName(db, key)),
  ),
  epic_id: outsideEpic,
  issue_types: negateAnyValue((query, type) => void query.whereNot('issues.issue_type', type)),
  iids: filter({
    shapeOf: (numbers) => numbers.length > 0 || null,
    boundOf: (numbers) => ({ numbers }),
    narrow: (query, { numbers }) => void whereNotInList(query, 'issues.iid', numbers),
  }),
  iteration_id: negate((query, id) => whereOtherThan(query, 'issues.iteration_id', id)),
  iteration_ids: filter({
    shapeOf: (ids) => countConditions(ids) || null,
    boundOf: (ids) => Object.fromEntries(ids.map((id, at) => [`id${at}`, id])),
    narrow(query, slots, count) {
      for (let at = 0; at < count; at += 1) {
        whereOtherThan(query, 'issues.iteration_id', slots[`id${at}`] as number);
      }
    },
  }),
  in_current_iteration: filter({
    shapeOf: (current) => current || null,
    boundOf: (_, { now }) => ({ today: toDay(now) }),
    narrow: (query, { today }, _, { db }) =>
      void query.whereNotExists(selectIterationOn(db, today)),
    timed: (current) => current,
  }),
  iteration_title: negate((query, title, db) =>
    whereWithout(query, 'issues.iteration_id', selectIterationsByTitle(db, title)),
  ),
  labels: negateAnyValue((query, title, db) => whereNotLabelled(query, db, 'issue', [title])),
  milestone: negate((query, title, db) =>
    whereWithout(query, milestoneColumn, selectMilestonesByTitle(db, title)),
  ),
  milestone_titles: negateAnyValue((query, title, db) =>
    whereWithout(query, milestoneColumn, selectMilestonesByTitle(db, title)),
  ),
  milestone_id,
  my_reaction_emoji: negateReaction('issue'),
  weight: {
    ...negate<number>((query, weight) => whereOtherThan(query, 'issues.weight', weight)),
    boundOf: (weight) => ({ value: limitWeight(weight) }),
  },
});
