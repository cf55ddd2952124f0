import { GraphQLError } from 'graphql';
import { toEpicQuery } from '#generated/graphql/arguments/epics.ts';
import type { EpicQueryArguments, EpicSort, EpicSource } from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { loadGroupAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { readGlobalIdNumbers } from '#runtime/graphql/read.ts';
import { readTimeframe } from '../timeframes.ts';
import { epicList } from '#src/domains/planning/epics/list.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import type { ShownEpicRow } from '#src/domains/planning/epics/table.ts';

/** Epics of a group, or those in the tree of an epic; null without a plan that includes epics. */
export async function loadEpicPages(
  context: GraphqlContext,
  groupId: number,
  args: EpicQueryArguments,
  within: { readonly parent?: number; readonly among?: readonly number[] } = {},
): Promise<Pages<EpicSource> | null> {
  if (!context.request.paid) return null;
  const { id, level, viaAuditor } = await loadGroupAccess(context, groupId);
  const { iid, iids } = args;
  const numbers = [...(iid == null ? [] : [iid]), ...(iids ?? [])];
  const query = {
    ...within,
    group: { id, level, viaAuditor },
    ...readOrder(args.sort ?? 'CREATED_AT_DESC'),
    include_ancestor_groups: args.includeAncestorGroups === true,
    include_descendant_groups: args.includeDescendantGroups !== false,
    ...toEpicQuery(args),
    ...(args.iidStartsWith != null && { iid_starts_with: readDigits(args.iidStartsWith) }),
    ...((iid != null || iids != null) && { iids: readGlobalIdNumbers(numbers) }),
    ...(args.search != null && toSearchFilter(args.search, args.in ?? [])),
    ...readTimeframe({ timeframe: args.timeframe }),
  };
  return createConnectionPages(context, {
    list: epicList,
    query,
    present: (rows: readonly ShownEpicRow[]) =>
      presentEpics(context.request, rows, { details: true }),
  });
}

/** @throws GraphQLError for what no number begins with */
function readDigits(text: string): string {
  if (/^[1-9]\d{0,14}$/.test(text)) return text;
  throw new GraphQLError(`Invalid \`iidStartsWith\` query: ${JSON.stringify(text)}`);
}

function toSearchFilter(search: string, fields: readonly ('DESCRIPTION' | 'TITLE')[]) {
  const [field, ...others] = new Set(fields);
  if (field === undefined || others.length > 0) return { search };
  return field === 'TITLE' ? { search_title: search } : { search_description: search };
}

function readOrder(sort: EpicSort) {
  const [, name = '', direction] = /^(.+)_(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const order = name === 'end_date' ? 'due_date' : name;
  return {
    order_by: order as 'created_at' | 'due_date' | 'start_date' | 'title' | 'updated_at',
    sort: direction === 'asc' ? ('asc' as const) : ('desc' as const),
  };
}
