import type { ListEpicsRequest } from '#generated/epics/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import {
  type ListQuery,
  filterByChoice,
  filterByColumn,
  elsewhere,
  filter,
  type Filter,
  type Query,
  filterByBoolean,
} from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { filterLastingWithin, type Timeframe } from '#src/lists/timeframe.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import {
  selectGroupsAtLevel,
  selectListedGroups,
  selectGroupsOpenToUser,
} from '#src/policy/visible.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import { isSomewhere } from '#src/records/container.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { toViewer, whereIssueVisible } from '#src/policy/visible-issues.ts';
import { selectLineage, selectTree } from '#src/domains/core/namespaces/tree.ts';
import {
  filterAuthoredBy,
  containsWords,
  filterLabelled,
  whereNotLabelled,
  filterReactedTo,
  selectUserNamed,
} from '#src/domains/planning/issuables/filters.ts';
import { sortByExpression, earliest, latest } from '#src/domains/planning/issuables/orders.ts';
import {
  filterNegated,
  negate,
  negateAnyValue,
  negateName,
  negateReaction,
} from '#src/domains/planning/issuables/negations.ts';
import { epicTexts, type ShownEpicRow, selectShownEpics } from './table.ts';

/** The parameters of the operations, and the group with the actor's access to it. */
type Parameters = Omit<ListEpicsRequest['query'], 'order_by'> & {
  readonly order_by?: ListEpicsRequest['query']['order_by'] | 'due_date' | 'start_date';
  readonly group: Pick<GroupAccess, 'id' | 'level' | 'viaAuditor'>;
  /** Selects epics with one of these numbers. */
  readonly iids?: readonly number[];
  /** The first digits of the selected numbers. */
  readonly iid_starts_with?: string;
  /** Selects epics with an issue of a milestone of this title, among the issues that the actor may see. */
  readonly milestone_title?: string;
  readonly search_description?: string;
  readonly search_title?: string;
  readonly timeframe?: Timeframe;
  /** Selects direct children of this epic. */
  readonly parent?: number;
  /** Selects epics with one of these ids: the ancestors of another epic. */
  readonly among?: readonly number[];
};

/** Epics of the group itself, of its tree, or of the groups above. */
interface Source {
  readonly [name: string]: string | boolean | readonly Visibility[] | null;
  readonly of: 'group' | 'tree' | 'above';
  /** Visibilities of groups that every caller sees; null if the caller sees all of these groups. */
  readonly open: readonly Visibility[] | null;
  /** True if confidential epics of all of these groups are visible; otherwise the reporter role is required. */
  readonly confidential: boolean;
}

/** Epics of a group, and of groups below and above it. */
export const epicList = list<Parameters, Source, ShownEpicRow>()({
  name: 'epics',
  table: 'epics',
  sources: listSources,
  values: ({ actor, now, query: { group } }) => ({
    group: group?.id ?? 0,
    user: actor?.user.id ?? 0,
    today: toDay(now),
  }),
  walk: (db, source, slots) =>
    source.of === 'group'
      ? null
      : { rows: selectGroups(db, source, slots), each: 'epics.group_id = namespaces.id' },
  shows(query, source, slots, { db, found }) {
    const { group, user, today } = slots;
    if (source.of === 'group') query.where('epics.group_id', group);
    // The other walks begin at the groups.
    else if (found) {
      query.whereIn('epics.group_id', selectGroups(db, source, slots).select('namespaces.id'));
    }
    if (source.confidential) return;
    query.where((either) => {
      const held = selectGroupsAtLevel(db, user, today, AccessLevel.Reporter);
      either.where('epics.confidential', false).orWhereIn('epics.group_id', held);
    });
  },
  filters: {
    group: elsewhere,
    iids: filter({
      shapeOf: () => true,
      boundOf: (iids: readonly number[]) => ({ iids }),
      narrow: (query, { iids }) => void whereInList(query, 'epics.iid', iids),
    }),
    iid_starts_with: filterByBeginning('epics.iid'),
    parent: filterByColumn('epics.parent_id', '=', (db, id) =>
      db('epics').where('parent_id', id).select('id'),
    ),
    among: filter({
      shapeOf: () => true,
      boundOf: (ids: readonly number[]) => ({ ids }),
      narrow: (query, { ids }) => void whereInList(query, 'epics.id', ids),
      candidates: (db, ids) => [
        { key: ids.join(), query: whereInList(db('epics'), 'epics.id', ids).select('id') },
      ],
    }),
    include_ancestor_groups: elsewhere,
    include_descendant_groups: elsewhere,
    with_labels_details: elsewhere,
    author_id: filterByColumn('epics.author_id', '=', (db, id) =>
      db('epics').where('author_id', id).select('id'),
    ),
    author_username: filterAuthoredBy('epic'),
    confidential: filterByBoolean('epics.confidential'),
    created_after: filterByColumn('epics.created_at', '>='),
    created_before: filterByColumn('epics.created_at', '<='),
    updated_after: filterByColumn('epics.updated_at', '>='),
    updated_before: filterByColumn('epics.updated_at', '<='),
    labels: filterLabelled('epic'),
    my_reaction_emoji: filterReactedTo('epic'),
    milestone_title: filterByMilestone(),
    not: filterByNegations(),
    search: containsWords('epics.title', 'epics.description'),
    search_description: containsWords('epics.description'),
    search_title: containsWords('epics.title'),
    timeframe: filterLastingWithin('epics.start_date', 'epics.due_date'),
    state: filterByChoice({
      opened: (query) => void query.where('epics.state', 'opened'),
      closed: (query) => void query.where('epics.state', 'closed'),
      all: null,
    }),
  },
  orders: {
    created_at: { by: 'epics.created_at' },
    updated_at: { by: 'epics.updated_at' },
    title: { by: 'epics.title_key' },
    // Epics without the day come last in both directions.
    'due_date asc': { by: sortByExpression(`coalesce(epics.due_date, ${latest})`) },
    'due_date desc': { by: sortByExpression(`coalesce(epics.due_date, ${earliest})`) },
    'start_date asc': { by: sortByExpression(`coalesce(epics.start_date, ${latest})`) },
    'start_date desc': { by: sortByExpression(`coalesce(epics.start_date, ${earliest})`) },
  },
  orderOf({ query: { order_by = 'id', sort = 'asc' } }) {
    const isDay = order_by === 'due_date' || order_by === 'start_date';
    return { order: isDay ? `${order_by} ${sort}` : order_by, sort };
  },
  hydrate: (page, _form, _slots, db) => selectShownEpics(db, page),
  texts: epicTexts,
});

function listSources({ actor, query }: ListQuery<Parameters>): Source[] {
  const { group, include_ancestor_groups: above, include_descendant_groups: below } = query;
  if (group === undefined) return [];
  const all = actor?.admin === true || group.viaAuditor;
  const open = all ? null : listVisibilities(actor);
  // A level in a group is held in all groups below it.
  const own = {
    of: below === false ? 'group' : 'tree',
    open: below === false || group.level >= AccessLevel.Guest ? null : open,
    confidential: all || group.level >= AccessLevel.Reporter,
  } as const;
  return above === true ? [own, { of: 'above', open, confidential: all }] : [own];
}

/** The group, the actor and the time of the request. */
interface Caller {
  readonly group: number;
  readonly user: number;
  readonly today: string;
}

function selectGroups(db: Database, { of, open }: Source, { group, user, today }: Caller): Query {
  const groups = selectListedGroups(db).whereIn(
    'namespaces.id',
    of === 'above' ? selectLineage(db, group).where('distance', '>', 0) : selectTree(db, group),
  );
  if (open === null) return groups;
  return groups.where((either) => {
    either
      .whereIn('namespaces.visibility', open)
      .orWhereIn('namespaces.id', selectGroupsOpenToUser(db, user, today));
  });
}

/** Digits of the largest numbers. */
const maxDigits = 15;

/** Rows whose number begins with the given digits: one range of numbers for each count of further digits. */
function filterByBeginning(name: string): Filter<string> {
  return filter({
    shapeOf: (digits) => Math.max(0, maxDigits - digits.length),
    boundOf: (digits) => ({ digits: Number(digits) }),
    narrow(query, { digits }, further, { db }) {
      query.where((either) => {
        for (let more = 0; more <= further; more += 1) {
          const size = db.raw(String(10 ** more));
          const rest = db.raw(String(10 ** more - 1));
          either.orWhereRaw('?? between cast(? as bigint) * ? and cast(? as bigint) * ? + ?', [
            name,
            digits,
            size,
            digits,
            size,
            rest,
          ]);
        }
      });
    },
  });
}

/** Epics with an issue of such a milestone. Issues that are hidden from the actor do not count. */
function filterByMilestone(): Filter<string, Parameters> {
  return filter({
    shapeOf: (_, { actor }) => toViewer(actor),
    boundOf: (title, { actor }) => ({ title, user: actor?.user.id ?? 0 }),
    narrow(query, { title, user }, viewer, { db }) {
      const issues = selectWithEpics(db, title)
        .join('projects', 'projects.id', 'issues.project_id')
        .whereRaw('epic_issues.epic_id = epics.id');
      query.whereExists(whereIssueVisible(db, issues, viewer, user).select(db.raw('1')));
    },
    candidates: (db, title) => [
      { key: title, query: selectWithEpics(db, title).select({ id: 'epic_issues.epic_id' }) },
    ],
  });
}

/** The issues of milestones with this title that are in epics. */
const selectWithEpics = (db: Database, title: string): Query =>
  db('milestones')
    .join('issues', 'issues.milestone_id', 'milestones.id')
    .join('epic_issues', 'epic_issues.issue_id', 'issues.id')
    .where('milestones.title', title)
    .whereRaw(isSomewhere('milestones'));

type Negated = NonNullable<Parameters['not']>;

/** Excludes epics that match any of the negated filters. */
function filterByNegations(): Filter<Negated> {
  return filterNegated<Negated>({
    author_id: negate((query, id) => void query.whereNot('epics.author_id', id)),
    author_username: negateName(
      (query, key, db) => void query.whereNotIn('epics.author_id', selectUserNamed(db, key)),
    ),
    labels: negateAnyValue((query, title, db) => whereNotLabelled(query, db, 'epic', [title])),
    my_reaction_emoji: negateReaction('epic'),
  });
}
