import type { IssueNegatedFilters } from '../../../../generated/issues/types.ts';
import type { Database } from '../../../database/database.ts';
import { notInList } from '../../../database/dialect.ts';
import { dayOf } from '../../../day.ts';
import type { Bound, Filter, Query, Values } from '../../../lists/filter.ts';
import { usernameKey } from '../../../records/user.ts';
import {
  assignments,
  assignmentsByName,
  iterationsByTitle,
  labelLinksByTitle,
  milestonesByTitle,
  startedMilestones,
  upcomingMilestones,
  usersByName,
  weightOf,
} from './conditions.ts';
import type { IssueParameters } from './parameters.ts';

type Name = keyof IssueNegatedFilters;
type Negation = (query: Query, db: Database, slots: Values, count: number, word: string) => void;

/** Rows whose column is none of these, or nothing. */
function without(query: Query, column: string, rows: Query): void {
  query.where((left) => void left.whereNull(column).orWhereNotIn(column, rows));
}

/** Leaves out what a filter of this name would leave. */
const narrowings: { readonly [Each in Name]-?: Negation } = {
  assignee_id: (query, db, { value }) =>
    void query.whereNotExists(assignments(db).where('assigned.user_id', value as number)),
  assignee_username(query, db, slots, count) {
    for (let at = 0; at < count; at += 1) {
      query.whereNotExists(assignmentsByName(db, slots[`value${at}`] as string));
    }
  },
  author_id: (query, _, { value }) => void query.whereNot('issues.author_id', value as number),
  author_username: (query, db, { value }) =>
    void query.whereNotIn('issues.author_id', usersByName(db, value as string)),
  iids: (query, _, { value }) => void notInList(query, 'issues.iid', value as number[]),
  iteration_id: (query, _, { value }) =>
    void query.where((left) => {
      void left.whereNull('issues.iteration_id').orWhereNot('issues.iteration_id', value as number);
    }),
  iteration_title: (query, db, { value }) =>
    without(query, 'issues.iteration_id', iterationsByTitle(db, value as string)),
  labels(query, db, slots, count) {
    for (let at = 0; at < count; at += 1) {
      query.whereNotExists(labelLinksByTitle(db, slots[`value${at}`] as string));
    }
  },
  milestone: (query, db, { value }) =>
    without(query, 'issues.milestone_id', milestonesByTitle(db, value as string)),
  milestone_id(query, db, { today }, _, word) {
    const column = 'issues.milestone_id';
    if (word === 'None') query.whereNotNull(column);
    else if (word === 'Any') query.whereNull(column);
    else if (word === 'Upcoming') {
      without(query, column, upcomingMilestones(db, today as string));
    } else without(query, column, startedMilestones(db, today as string));
  },
  weight: (query, _, { value }) =>
    void query.where((left) => {
      void left.whereNull('issues.weight').orWhereNot('issues.weight', value as number);
    }),
};

const userNames: ReadonlySet<string> = new Set(['assignee_username', 'author_username']);
const lists: ReadonlySet<string> = new Set(['assignee_username', 'labels']);

function given(negated: IssueNegatedFilters): readonly (readonly [Name, unknown])[] {
  const names = Object.keys(narrowings) as Name[];
  return names.flatMap((name) => {
    const value = negated[name];
    const empty = value === undefined || (Array.isArray(value) && value.length === 0);
    return empty ? [] : [[name, value] as const];
  });
}

/** Leaves out each issue that any of the filters matches. */
export const negations: Filter<IssueNegatedFilters, Required<IssueParameters>> = {
  shapeOf(negated) {
    const shapes = given(negated).map(([name, value]) => ({
      name,
      count: lists.has(name) ? (value as unknown[]).length : 1,
      word: name === 'milestone_id' ? (value as string) : '',
    }));
    return shapes.length === 0 ? null : shapes;
  },
  boundOf(negated, { now }) {
    const textOf = (name: Name, text: string) =>
      userNames.has(name) ? (usernameKey(text) ?? '') : text;
    const bound = given(negated).flatMap(([name, value]): [string, Bound][] => {
      if (lists.has(name)) {
        const texts = value as string[];
        return texts.map((text, at) => [`${name}.value${at}`, textOf(name, text)]);
      }
      const only = typeof value === 'string' ? textOf(name, value) : value;
      const bound = name === 'weight' ? weightOf(value as number) : only;
      return [[`${name}.value`, bound as Bound]];
    });
    return { ...Object.fromEntries(bound), 'milestone_id.today': dayOf(now) };
  },
  narrow(query, slots, shape, { db }) {
    const shapes = shape as readonly { name: Name; count: number; word: string }[];
    for (const { name, count, word } of shapes) {
      const own = new Proxy<Values>(Object.create(null) as Values, {
        get: (_, key) => (typeof key === 'string' ? slots[`${name}.${key}`] : undefined),
      });
      narrowings[name](query, db, own, count, word);
    }
  },
  timed: ({ milestone_id: word }) => word === 'Upcoming' || word === 'Started',
};
