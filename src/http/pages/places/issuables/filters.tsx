import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { Button } from '#src/pages/fields.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import { readQueryText } from '../../page-query.ts';
import { formatQuery } from '../links.ts';

/** Filters of a list of issues or merge requests, as they stand in the address. */
export interface ListFilters {
  readonly state: string;
  readonly search?: string | undefined;
  readonly labels?: string | undefined;
  readonly author_username?: string | undefined;
  readonly assignee_username?: string | undefined;
  readonly milestone?: string | undefined;
  readonly sort?: string | undefined;
}

/** Orders that people choose, by their name in the address. */
const orders: Readonly<
  Record<string, readonly [by: string, direction: 'asc' | 'desc', text: string]>
> = {
  created_date: ['created_at', 'desc', 'Newest'],
  created_asc: ['created_at', 'asc', 'Oldest'],
  updated_desc: ['updated_at', 'desc', 'Recently updated'],
};

/** Reads the filters of an address; v4 names such as `label_name[]` count, too. */
export function readFilters(req: Request, states: readonly string[]): ListFilters {
  const state = readQueryText(req, 'state');
  const text = (name: string) => readQueryText(req, name).slice(0, 255) || undefined;
  const sort = readQueryText(req, 'sort');
  return {
    state: states.includes(state) ? state : (states[0] ?? ''),
    search: text('search'),
    labels: readLabels(req),
    author_username: text('author_username'),
    assignee_username: text('assignee_username'),
    milestone: text('milestone_title'),
    sort: Object.hasOwn(orders, sort) ? sort : undefined,
  };
}

function readLabels(req: Request): string | undefined {
  const named = req.query['label_name'] ?? req.query['label_name[]'];
  const all: readonly unknown[] = Array.isArray(named) ? named : [named];
  const names = all.filter(
    (each) => typeof each === 'string' && each !== '' && !each.includes('\0'),
  );
  return names.length === 0 ? undefined : names.join(',').slice(0, 255);
}

/** Parameters of the list operation. */
export function toListQuery({ sort, labels, assignee_username, ...filters }: ListFilters) {
  const [order_by, direction] = orders[sort ?? ''] ?? ['created_at', 'desc'];
  return {
    ...filters,
    ...(labels !== undefined && { labels: labels.split(',') }),
    ...(assignee_username !== undefined && { assignee_username: [assignee_username] }),
    order_by,
    sort: direction,
    scope: 'all',
  };
}

/** Parameters of the address of a filtered list; those that are set. */
export function toAddressQuery({
  labels,
  milestone,
  ...filters
}: ListFilters): Record<string, string> {
  const all = { ...filters, 'label_name[]': labels, milestone_title: milestone };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export interface FilterBarProps {
  readonly frame: Frame;
  /** Path of the list from the root of the instance. */
  readonly path: string;
  readonly filters: ListFilters;
  /** Parameters of the address that choose the list, and stay whatever is filtered. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
  readonly states: readonly string[];
  /** The fields of the form; all unless given. */
  readonly fields?: readonly (keyof typeof filterFields)[];
}

/** Name in the address, and label, of each field. */
const filterFields = {
  search: ['search', 'Search'],
  labels: ['label_name[]', 'Label'],
  author_username: ['author_username', 'Author'],
  assignee_username: ['assignee_username', 'Assignee'],
  milestone: ['milestone_title', 'Milestone'],
} as const;

const allFields = Object.keys(filterFields) as (keyof typeof filterFields)[];

/** States as links, and a form for words, labels and people. */
export const FilterBar: FC<FilterBarProps> = ({
  frame,
  path,
  filters,
  fixed = {},
  states,
  fields = allFields,
}) => (
  <>
    <Tabs
      frame={frame}
      label="States"
      current={filters.state}
      tabs={states.map((state) => ({
        name: state,
        text: stateTexts[state] ?? state,
        path: path + formatQuery({ ...fixed, ...toAddressQuery({ ...filters, state }) }),
      }))}
    />
    <form class="filters" role="search" aria-label="Filter" action={frame.base + path}>
      {Object.entries({ ...fixed, state: filters.state }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <FilterField
          name={filterFields[field][0]}
          text={filterFields[field][1]}
          value={filters[field]}
        />
      ))}
      <label>
        Order
        <select name="sort">
          {Object.entries(orders).map(([name, [, , text]]) => (
            <option value={name} selected={filters.sort === name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <Button kind="quiet">Filter</Button>
    </form>
  </>
);

const FilterField: FC<{
  readonly name: string;
  readonly text: string;
  readonly value: string | undefined;
}> = ({ name, text, value }) => (
  <label>
    {text}
    <input type="search" name={name} value={value ?? ''} maxlength={255} />
  </label>
);

const stateTexts: Readonly<Record<string, string>> = {
  opened: 'Open',
  closed: 'Closed',
  merged: 'Merged',
  all: 'All',
};
