import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import {
  filterByChoice,
  filterByColumn,
  countConditions,
  elsewhere,
  filter,
  type Filter,
  type Query,
  filterByBoolean,
} from '#src/lists/filter.ts';
import type { Filters } from '#src/lists/declaration.ts';
import { toUsernameKey } from '#src/records/user.ts';
import {
  filterAssignedTo,
  filterIdOrKeyword,
  filterLabelled,
  selectMilestonesByTitle,
  filterTitleOrKeyword,
} from '#src/domains/planning/issuables/filters.ts';
import { filterDescribedBy } from '#src/domains/planning/issuables/search.ts';
import {
  selectAssignments,
  selectAssignmentsByName,
  selectIterationsByTitle,
  selectIterationOn,
  selectOwnReactions,
  selectStartedMilestones,
  selectUpcomingMilestones,
  selectUsersByName,
  limitWeight,
  whereIidIn,
} from './conditions.ts';
import { on_board } from './board-columns.ts';
import { computeDueDays } from './due-date.ts';
import { below_epic, epic_id } from './epics.ts';
import { issueNegations } from './negations.ts';
import type { IssueListQuery, IssueParameters } from './parameters.ts';

type IssueFilter<Value> = Filter<Value, Required<IssueParameters>>;

const toKeyword = (text: string) => (/^(?:none|any)$/i.test(text) ? text.toLowerCase() : 'title');

const assignee_username: IssueFilter<readonly string[]> = filter({
  shapeOf: (names) => countConditions(names) || null,
  boundOf: (names) =>
    Object.fromEntries(names.map((name, at) => [`name${at}`, toUsernameKey(name) ?? ''])),
  narrow(query, slots, count, { db }) {
    for (let at = 0; at < count; at += 1) {
      query.whereExists(selectAssignmentsByName(db, slots[`name${at}`] as string));
    }
  },
});

const author_username: IssueFilter<string> = filter({
  shapeOf: () => true,
  boundOf: (name) => ({ name: toUsernameKey(name) ?? '' }),
  narrow: (query, { name }, _, { db }) =>
    void query.whereIn('issues.author_id', selectUsersByName(db, name)),
});

const due_date: IssueFilter<string> = filter({
  shapeOf: (word) => (word === '' || word === '0' ? 'none' : word === 'any' ? 'any' : 'days'),
  boundOf(word, { now }) {
    const [from, to] = computeDueDays(word, now) ?? ['', ''];
    return { from, to };
  },
  narrow(query, { from, to }, shape) {
    if (shape === 'none') query.whereNull('issues.due_date');
    else if (shape === 'any') query.whereNotNull('issues.due_date');
    else query.where('issues.due_date', '>=', from).where('issues.due_date', '<=', to);
  },
  timed: (word) => !['', '0', 'any'].includes(word),
});

const milestone_id: IssueFilter<string> = filter({
  shapeOf: (word) => word,
  boundOf: (_, { now }) => ({ today: toDay(now) }),
  narrow(query, { today }, word, { db }) {
    const column = 'issues.milestone_id';
    if (word === 'None') query.whereNull(column);
    else if (word === 'Any') query.whereNotNull(column);
    else if (word === 'Upcoming') query.whereIn(column, selectUpcomingMilestones(db, today));
    else query.whereIn(column, selectStartedMilestones(db, today));
  },
  timed: (word) => word === 'Upcoming' || word === 'Started',
});

/** Issues whose column is one of these. */
function filterByIds(narrow: (query: Query, ids: readonly number[], db: Database) => void) {
  return filter({
    shapeOf: (ids: readonly number[]) => countConditions(ids) > 0 || null,
    boundOf: (ids) => ({ ids }),
    narrow: (query, { ids }, _, { db }) => narrow(query, ids, db),
  });
}

const issue_types: IssueFilter<readonly string[]> = filter({
  shapeOf: (types) => countConditions(types) || null,
  boundOf: (types) => Object.fromEntries(types.map((type, at) => [`type${at}`, type])),
  narrow(query, slots, count) {
    query.where((either) => {
      for (let at = 0; at < count; at += 1) {
        either.orWhere('issues.issue_type', slots[`type${at}`] as string);
      }
    });
  },
});

const in_current_iteration: IssueFilter<boolean> = filter({
  shapeOf: (current) => current || null,
  boundOf: (_, { now }) => ({ today: toDay(now) }),
  narrow: (query, { today }, _, { db }) => void query.whereExists(selectIterationOn(db, today)),
  timed: (current) => current,
});

const getUserId = ({ actor }: IssueListQuery) => actor?.user.id ?? 0;

const my_reaction_emoji: IssueFilter<string> = filter({
  shapeOf: toKeyword,
  boundOf: (name, listQuery) => ({ name, user: getUserId(listQuery) }),
  narrow(query, slots, shape, { db }) {
    const selectOwn = () => selectOwnReactions(db, slots.user);
    if (shape === 'none') query.whereNotExists(selectOwn());
    else if (shape === 'any') query.whereExists(selectOwn());
    else query.whereExists(selectOwn().where('mine.name', slots.name));
  },
});

/** The spellings with `-` are older. */
const scope: IssueFilter<NonNullable<IssueParameters['scope']>> = filter({
  shapeOf: (scope) => (scope === 'all' ? null : scope.replaceAll('-', '_')),
  boundOf: (_, listQuery) => ({ user: getUserId(listQuery) }),
  narrow(query, { user }, shape, { db }) {
    if (shape === 'created_by_me') query.where('issues.author_id', user);
    else query.whereExists(selectAssignments(db).where('assigned.user_id', user));
  },
  candidates(db, scope, listQuery) {
    const user = getUserId(listQuery);
    if (scope === 'all') return [];
    const name = scope.replaceAll('-', '_');
    const query =
      name === 'created_by_me' ? selectIssuesByAuthor(db, user) : selectAssignedIssues(db, user);
    return [{ key: `${name} ${user}`, query }];
  },
});

const selectIssuesByAuthor = (db: Database, user: number) =>
  db('issues').where('author_id', user).select('id');

const selectAssignedIssues = (db: Database, user: number) =>
  db('issue_assignees').where('user_id', user).select('issue_id as id');

/** One entry for each documented parameter. */
export const issueFilters: Filters<Required<IssueParameters>> = {
  place: elsewhere,
  in: elsewhere,
  below_epic,
  cadence_ids: filterByIds((query, ids, db) => {
    const iterations = whereInList(db('iterations'), 'cadence_id', ids).select('id');
    query.whereIn('issues.iteration_id', iterations);
  }),
  closed_after: filterByColumn('issues.closed_at', '>='),
  closed_before: filterByColumn('issues.closed_at', '<='),
  directly_in: filter({
    shapeOf: () => true,
    boundOf: (namespace) => ({ namespace }),
    narrow(query, { namespace }, _, { db }) {
      const inside = db('projects as inside')
        .select(db.raw('1'))
        .whereRaw('inside.id = issues.project_id')
        .where('inside.namespace_id', namespace);
      query.whereExists(inside);
    },
  }),
  in_current_iteration,
  issue_types,
  iteration_ids: filterByIds((query, ids) => void whereInList(query, 'issues.iteration_id', ids)),
  of_milestone: filterByColumn('issues.milestone_id', '=', (db, id) =>
    db('issues').where('milestone_id', id).select('id'),
  ),
  on_board,
  assignee_id: filterAssignedTo('issue', 'issue_assignees'),
  assignee_username,
  author_id: filterByColumn('issues.author_id', '=', selectIssuesByAuthor),
  author_username,
  confidential: filterByBoolean('issues.confidential'),
  created_after: filterByColumn('issues.created_at', '>='),
  created_before: filterByColumn('issues.created_at', '<='),
  due_date,
  epic_id,
  iids: filter({
    shapeOf: (numbers) => numbers.length > 0 || null,
    boundOf: (numbers) => ({ numbers }),
    narrow: (query, { numbers }) => void whereIidIn(query, numbers),
  }),
  issue_type: filterByColumn('issues.issue_type'),
  iteration_id: filterIdOrKeyword({
    none: (query) => void query.whereNull('issues.iteration_id'),
    any: (query) => void query.whereNotNull('issues.iteration_id'),
    id: (query, _, id) => void query.where('issues.iteration_id', id),
    candidates: (db, id) =>
      db('issues')
        .where('iteration_id', id === 'any' ? '>' : '=', id === 'any' ? 0 : id)
        .select('id'),
  }),
  iteration_title: filterTitleOrKeyword('issues.iteration_id', selectIterationsByTitle),
  labels: filterLabelled('issue'),
  milestone: filterTitleOrKeyword('issues.milestone_id', selectMilestonesByTitle),
  milestone_titles: filter({
    shapeOf: (titles) => countConditions(titles) > 0 || null,
    boundOf: (titles) => ({ titles }),
    narrow(query, { titles }, _, { db }) {
      const milestones = whereInList(db('milestones'), 'title', titles).select('id');
      query.whereIn('issues.milestone_id', milestones);
    },
  }),
  milestone_id,
  my_reaction_emoji,
  non_archived: filterByChoice({
    true: (query, { db }) => {
      const archived = db('projects as kept')
        .select(db.raw('1'))
        .whereRaw('kept.id = issues.project_id')
        .where('kept.archived', true);
      query.whereNotExists(archived);
    },
    false: null,
  }),
  not: issueNegations,
  scope,
  search: filterDescribedBy('issue'),
  state: filterByChoice({
    opened: (query) => void query.where('issues.state', 'opened'),
    closed: (query) => void query.where('issues.state', 'closed'),
    all: null,
  }),
  updated_after: filterByColumn('issues.updated_at', '>='),
  updated_before: filterByColumn('issues.updated_at', '<='),
  weight: {
    ...filterIdOrKeyword({
      none: (query) => void query.whereNull('issues.weight'),
      any: (query) => void query.whereNotNull('issues.weight'),
      id: (query, _, weight) => void query.where('issues.weight', weight),
    }),
    boundOf: (value): { readonly id?: number } =>
      typeof value === 'number' ? { id: limitWeight(value) } : {},
  },
};
