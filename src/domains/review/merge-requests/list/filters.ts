import { whereInList } from '#src/database/dialect.ts';
import type { Database } from '#src/database/database.ts';
import {
  filterByChoice,
  filterByColumn,
  countConditions,
  elsewhere,
  filter,
  type Filter,
  type Query,
} from '#src/lists/filter.ts';
import type { Filters } from '#src/lists/declaration.ts';
import { toUsernameKey } from '#src/records/user.ts';
import {
  selectAssigned,
  selectAssignedByName,
  filterAssignedTo,
  filterAuthoredBy,
  filterLabelled,
  selectMilestonesByTitle,
  filterReactedTo,
  filterTitleOrKeyword,
} from '#src/domains/planning/issuables/filters.ts';
import { filterDescribedBy } from '#src/domains/planning/issuables/search.ts';
import { approvedBy, namingApprovers } from './approvals.ts';
import { filterDeployed } from './deployed.ts';
import { mergeRequestNegations } from './negations.ts';
import type { MergeRequestListQuery, MergeRequestParameters } from './parameters.ts';

type MergeRequestFilter<Value> = Filter<Value, Required<MergeRequestParameters>>;

const createIdSelector =
  (name: string) =>
  (db: Database, value: number | string): Query =>
    db('merge_requests').where(name, value).select('id');

const getUserId = ({ actor }: MergeRequestListQuery) => actor?.user.id ?? 0;

/** The spellings with `-` are older. */
const scope: MergeRequestFilter<Required<MergeRequestParameters>['scope']> = filter({
  shapeOf: (scope) => (scope === 'all' ? null : scope.replaceAll('-', '_')),
  boundOf: (_, asked) => ({ user: getUserId(asked) }),
  narrow(query, { user }, shape, { db }) {
    if (shape === 'created_by_me') query.where('merge_requests.author_id', user);
    else {
      const own = selectAssigned(db, 'merge_request', 'merge_request_assignees');
      query.whereExists(own.where('assigned.user_id', user));
    }
  },
  candidates(db, scope, asked) {
    if (scope === 'all') return [];
    const user = getUserId(asked);
    const created = scope === 'created_by_me' || scope === 'created-by-me';
    const query = created
      ? createIdSelector('author_id')(db, user)
      : db('merge_request_assignees').where('user_id', user).select('merge_request_id as id');
    return [{ key: `${String(created)} ${user}`, query }];
  },
});

const toKeyword = (name: string) => (/^(?:none|any)$/i.test(name) ? name.toLowerCase() : 'named');

const reviewer_username: MergeRequestFilter<string> = filter({
  shapeOf: toKeyword,
  boundOf: (name) => ({ key: toUsernameKey(name) ?? '' }),
  narrow(query, { key }, shape, { db }) {
    const reviewers = selectAssigned(db, 'merge_request', 'merge_request_reviewers');
    if (shape === 'none') query.whereNotExists(reviewers);
    else if (shape === 'any') query.whereExists(reviewers);
    else {
      query.whereExists(selectAssignedByName(db, 'merge_request', 'merge_request_reviewers', key));
    }
  },
  candidates(db, name) {
    if (toKeyword(name) !== 'named') return [];
    const key = toUsernameKey(name) ?? '';
    const asked = db('users')
      .join('merge_request_reviewers as asked', 'asked.user_id', 'users.id')
      .where('users.username_key', key)
      .select('asked.merge_request_id as id');
    return [{ key, query: asked }];
  },
});

/** Matches merge requests whose column has one of these values. */
const filterByOne = (
  name: 'source_branch' | 'target_branch',
): MergeRequestFilter<readonly string[]> =>
  filter({
    shapeOf: () => true,
    boundOf: (values) => ({ values }),
    narrow: (query, { values }) => void whereInList(query, `merge_requests.${name}`, values),
    candidates: (db, values) => [
      {
        key: JSON.stringify(values),
        query: whereInList(db('merge_requests').select('id'), `merge_requests.${name}`, values),
      },
    ],
  });

/** Matches merge requests assigned to all of these users. */
const assignedToAll: MergeRequestFilter<readonly string[]> = {
  shapeOf(names) {
    const [only = ''] = names;
    const word = toKeyword(only);
    return names.length === 1 && word !== 'named' ? word : countConditions([...new Set(names)]);
  },
  boundOf: (names) =>
    Object.fromEntries(
      [...new Set(names)].map((name, index) => [`name${index}`, toUsernameKey(name) ?? '']),
    ),
  narrow(query, slots, shape, { db }) {
    const assignees = selectAssigned(db, 'merge_request', 'merge_request_assignees');
    if (shape === 'none') query.whereNotExists(assignees);
    else if (shape === 'any') query.whereExists(assignees);
    else {
      for (let index = 0; index < Number(shape); index += 1) {
        const key = slots[`name${index}`] as string;
        query.whereExists(
          selectAssignedByName(db, 'merge_request', 'merge_request_assignees', key),
        );
      }
    }
  },
};

/** Matches merge requests with a related row in another table. */
function filterByName<Value extends number | string>(
  table: 'deployment_merge_requests' | 'merge_request_closing_issues' | 'merge_request_commits',
  name: string,
): Filter<Value> {
  return filter({
    shapeOf: () => true,
    boundOf: (value) => ({ value }),
    narrow(query, { value }, _, { db }) {
      const rows = db(`${table} as named`)
        .select(db.raw('1'))
        .whereRaw('named.merge_request_id = merge_requests.id')
        .where(`named.${name}`, value);
      query.whereExists(rows);
    },
    candidates: (db, value) => [
      {
        key: String(value),
        query: db(table).where(name, value).select('merge_request_id as id'),
      },
    ],
  });
}

/** Matches merge requests that mention an issue in a note, or that close it by their text. */
const related_to: Filter<number> = filter({
  shapeOf: () => true,
  boundOf: (issue) => ({ issue }),
  narrow(query, { issue }, _, { db }) {
    query.whereIn('merge_requests.id', selectRelated(db, issue));
  },
  candidates: (db, issue) => [
    { key: String(issue), query: db(selectRelated(db, issue).as('related')).select('id') },
  ],
});

function selectRelated(db: Database, issue: number): Query {
  const closing = db('merge_request_closing_issues')
    .where('issue_id', issue)
    .select('merge_request_id as id');
  return db('notes')
    .where('issue_id', issue)
    .whereNotNull('about_merge_request_id')
    .select('about_merge_request_id as id')
    .union(closing);
}

const createStateFilter = (name: string) => (query: Query) =>
  void query.where('merge_requests.state', name);

/** One entry for each documented parameter. */
export const mergeRequestFilters: Filters<Required<MergeRequestParameters>> = {
  place: elsewhere,
  in: elsewhere,
  ordered: elsewhere,
  of_milestone: filterByColumn(
    'merge_requests.milestone_id',
    '=',
    createIdSelector('milestone_id'),
  ),
  of_commit: filterByName('merge_request_commits', 'sha'),
  of_deployment: filterByName('deployment_merge_requests', 'deployment_id'),
  closing: filterByName('merge_request_closing_issues', 'issue_id'),
  related_to,
  approved_by_ids: approvedBy,
  approver_ids: namingApprovers,
  assignee_usernames: assignedToAll,
  assignee_id: filterAssignedTo('merge_request', 'merge_request_assignees'),
  author_id: filterByColumn('merge_requests.author_id', '=', createIdSelector('author_id')),
  author_username: filterAuthoredBy('merge_request'),
  created_after: filterByColumn('merge_requests.created_at', '>='),
  created_before: filterByColumn('merge_requests.created_at', '<='),
  deployed_after: filterDeployed('deployed_after'),
  deployed_before: filterDeployed('deployed_before'),
  directly_in: filter({
    shapeOf: () => true,
    boundOf: (namespace) => ({ namespace }),
    narrow(query, { namespace }, _, { db }) {
      const kept = db('projects as kept')
        .select(db.raw('1'))
        .whereRaw('kept.id = merge_requests.target_project_id')
        .where('kept.namespace_id', namespace);
      query.whereExists(kept);
    },
  }),
  environment: filterDeployed('environment'),
  iids: filter({
    shapeOf: (numbers) => numbers.length > 0 || null,
    boundOf: (numbers) => ({ numbers }),
    narrow: (query, { numbers }) => void whereInList(query, 'merge_requests.iid', numbers),
  }),
  labels: filterLabelled('merge_request'),
  merged_after: filterByColumn('merge_requests.merged_at', '>='),
  merged_before: filterByColumn('merge_requests.merged_at', '<='),
  milestone: filterTitleOrKeyword('merge_requests.milestone_id', selectMilestonesByTitle),
  my_reaction_emoji: filterReactedTo('merge_request'),
  non_archived: filterByChoice({
    true: (query, { db }) => {
      const archived = db('projects as kept')
        .select(db.raw('1'))
        .whereRaw('kept.id = merge_requests.target_project_id')
        .where('kept.archived', true);
      query.whereNotExists(archived);
    },
    false: null,
  }),
  not: mergeRequestNegations,
  reviewer_id: filterAssignedTo('merge_request', 'merge_request_reviewers'),
  reviewer_username,
  scope,
  search: filterDescribedBy('merge_request'),
  source_branches: filterByOne('source_branch'),
  source_branch: filterByColumn(
    'merge_requests.source_branch',
    '=',
    createIdSelector('source_branch'),
  ),
  state: filterByChoice({
    opened: createStateFilter('opened'),
    closed: createStateFilter('closed'),
    locked: createStateFilter('locked'),
    merged: createStateFilter('merged'),
    all: null,
  }),
  target_branches: filterByOne('target_branch'),
  target_branch: filterByColumn(
    'merge_requests.target_branch',
    '=',
    createIdSelector('target_branch'),
  ),
  updated_after: filterByColumn('merge_requests.updated_at', '>='),
  updated_before: filterByColumn('merge_requests.updated_at', '<='),
  wip: filterByChoice({
    yes: (query) => void query.where('merge_requests.draft', true),
    no: (query) => void query.where('merge_requests.draft', false),
  }),
};
