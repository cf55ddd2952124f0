import { GraphQLError } from 'graphql';
import type { EpicSort, EpicSource, NegatedEpicFilterInput } from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { loadGroupAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { readGlobalIdNumbers } from '../numbers.ts';
import { readTimeframe } from '../timeframes.ts';
import type { Timeframe } from '#src/lists/timeframe.ts';
import { epicList } from '#src/domains/planning/epics/list.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import type { ShownEpicRow } from '#src/domains/planning/epics/table.ts';

/** The arguments that the lists of epics have in common. */
export interface EpicArguments {
  readonly authorUsername?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly createdAfter?: string | null | undefined;
  readonly createdBefore?: string | null | undefined;
  readonly iid?: string | null | undefined;
  readonly iidStartsWith?: string | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly in?: readonly ('DESCRIPTION' | 'TITLE')[] | null | undefined;
  readonly includeAncestorGroups: boolean | null;
  readonly includeDescendantGroups: boolean | null;
  readonly labelName?: readonly string[] | null | undefined;
  readonly milestoneTitle?: string | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly not?: NegatedEpicFilterInput | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: EpicSort | null | undefined;
  readonly state?: 'all' | 'closed' | 'opened' | null | undefined;
  readonly timeframe?: Timeframe | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
}

/** Epics of a group, or those of them that are somewhere in its tree of epics; null without the plan for them. */
export async function loadEpicPages(
  context: GraphqlContext,
  groupId: number,
  args: EpicArguments,
  within: { readonly parent?: number; readonly among?: readonly number[] } = {},
): Promise<Pages<EpicSource> | null> {
  if (!context.request.paid) return null;
  const { id, level, viaAuditor } = await loadGroupAccess(context, groupId);
  const { iid, iids } = args;
  const numbers = [...(iid == null ? [] : [iid]), ...(iids ?? [])];
  const query = {
    ...within,
    group: { id, level, viaAuditor },
    ...orderOf(args.sort ?? 'CREATED_AT_DESC'),
    include_ancestor_groups: args.includeAncestorGroups === true,
    include_descendant_groups: args.includeDescendantGroups !== false,
    ...(args.authorUsername != null && { author_username: args.authorUsername }),
    ...(args.confidential != null && { confidential: args.confidential }),
    ...(args.createdAfter != null && { created_after: args.createdAfter }),
    ...(args.createdBefore != null && { created_before: args.createdBefore }),
    ...(args.iidStartsWith != null && { iid_starts_with: digitsOf(args.iidStartsWith) }),
    ...((iid != null || iids != null) && { iids: readGlobalIdNumbers(numbers) }),
    ...(args.labelName != null && { labels: [...args.labelName] }),
    ...(args.milestoneTitle != null && { milestone_title: args.milestoneTitle }),
    ...(args.myReactionEmoji != null && { my_reaction_emoji: args.myReactionEmoji }),
    ...(args.not != null && { not: negatedOf(args.not) }),
    ...(args.search != null && searched(args.search, args.in ?? [])),
    ...readTimeframe({ timeframe: args.timeframe }),
    ...(args.state != null && { state: args.state }),
    ...(args.updatedAfter != null && { updated_after: args.updatedAfter }),
    ...(args.updatedBefore != null && { updated_before: args.updatedBefore }),
  };
  return createConnectionPages(context, {
    list: epicList,
    query,
    present: (rows: readonly ShownEpicRow[]) =>
      presentEpics(context.request, rows, { details: true }),
  });
}

/** @throws GraphQLError for what no number begins with */
function digitsOf(text: string): string {
  if (/^[1-9]\d{0,14}$/.test(text)) return text;
  throw new GraphQLError(`Invalid \`iidStartsWith\` query: ${JSON.stringify(text)}`);
}

function searched(search: string, fields: readonly ('DESCRIPTION' | 'TITLE')[]) {
  const [field, ...others] = new Set(fields);
  if (field === undefined || others.length > 0) return { search };
  return field === 'TITLE' ? { search_title: search } : { search_description: search };
}

const negatedOf = ({ authorUsername, labelName, myReactionEmoji }: NegatedEpicFilterInput) => ({
  ...(authorUsername != null && { author_username: authorUsername }),
  ...(labelName != null && { labels: labelName.filter((title) => title !== null) }),
  ...(myReactionEmoji != null && { my_reaction_emoji: myReactionEmoji }),
});

function orderOf(sort: EpicSort) {
  const [, name = '', direction] = /^(.+)_(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const order = name === 'end_date' ? 'due_date' : name;
  return {
    order_by: order as 'created_at' | 'due_date' | 'start_date' | 'title' | 'updated_at',
    sort: direction === 'asc' ? ('asc' as const) : ('desc' as const),
  };
}
