import { GraphQLError } from 'graphql';
import type {
  IssueSort,
  IssueSource,
  IssueStatusCountsTypeSource,
  NegatedIssueFilterInput,
} from '../../../generated/graphql/resolvers.ts';
import type { Pages } from '../../../generator/runtime/graphql/types.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  countOfParent,
  createConnectionPages,
  createConnectionPagesOfParent,
} from '../../graphql/lists.ts';
import { readGlobalIdEnd, readGlobalIdNumbers } from '../../graphql/numbers.ts';
import type { IssuableScope } from '../targets/sources.ts';
import { loadIssueQuery } from './list/asked.ts';
import { issueList } from './list/list.ts';
import type { IssueParameters, IssueQuery, NegatedIssues } from './list/parameters.ts';
import { presentIssuesAlone } from './presenter.ts';
import type { DetailedIssueRow } from './table.ts';

/** The arguments that the lists of issues have in common. */
export interface IssueArguments {
  readonly assigneeId?: string | null | undefined;
  readonly assigneeUsername?: string | null | undefined;
  readonly assigneeUsernames?: readonly string[] | null | undefined;
  readonly authorUsername?: string | null | undefined;
  readonly closedAfter?: string | null | undefined;
  readonly closedBefore?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly createdAfter?: string | null | undefined;
  readonly createdBefore?: string | null | undefined;
  readonly epicId?: string | null | undefined;
  readonly iid?: string | null | undefined;
  readonly includeSubepics?: boolean | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly iterationId?: readonly (string | null)[] | null | undefined;
  readonly iterationWildcardId?: 'ANY' | 'CURRENT' | 'NONE' | null | undefined;
  readonly labelName?: readonly (string | null)[] | null | undefined;
  readonly milestoneTitle?: readonly (string | null)[] | null | undefined;
  readonly milestoneWildcardId?: 'NONE' | 'ANY' | 'STARTED' | 'UPCOMING' | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly not?: NegatedIssueFilterInput | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: IssueSort | null;
  readonly state?: 'opened' | 'closed' | 'locked' | 'all' | null | undefined;
  readonly types?: readonly string[] | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
  readonly weight?: string | null | undefined;
}

export const wildcards = {
  NONE: 'None',
  ANY: 'Any',
  STARTED: 'Started',
  UPCOMING: 'Upcoming',
} as const;

export const listWords = (values: readonly (string | null)[] | null | undefined) =>
  (values ?? []).filter((value) => value !== null);

/** @throws GraphQLError */
export function readIidNumber(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new GraphQLError(`${JSON.stringify(value)} is no number`);
}

export const readIdOrWord = (value: string) => (/^\d{1,15}$/.test(value) ? Number(value) : value);

/** Kinds in the words of REST. */
export const listIssueKinds = (types: readonly string[]) => [
  ...new Set(types.map((type) => type.toLowerCase())),
];

/** The arguments in the words of REST; null where they leave nothing. */
function queryOf(given: IssueArguments): IssueQuery | null {
  if (given.state === 'locked' || given.types?.length === 0) return null;
  const [milestone] = listWords(given.milestoneTitle);
  const assignees = [
    ...(given.assigneeUsernames ?? []),
    ...listWords([given.assigneeUsername ?? null]),
  ];
  const iids = [...(given.iid == null ? [] : [given.iid]), ...(given.iids ?? [])];
  return {
    ...orderOf(given.sort ?? 'created_desc'),
    ...(given.assigneeId != null && { assignee_id: readIdOrWord(given.assigneeId) as 'None' }),
    ...(assignees.length > 0 && { assignee_username: assignees }),
    ...(given.authorUsername != null && { author_username: given.authorUsername }),
    ...(given.closedAfter != null && { closed_after: given.closedAfter }),
    ...(given.closedBefore != null && { closed_before: given.closedBefore }),
    ...(given.confidential != null && { confidential: given.confidential }),
    ...(given.createdAfter != null && { created_after: given.createdAfter }),
    ...(given.createdBefore != null && { created_before: given.createdBefore }),
    ...epicOf(given),
    ...((given.iid != null || given.iids != null) && { iids: readGlobalIdNumbers(iids) }),
    ...readIterationFilter(given),
    ...readIterationWord(given.iterationWildcardId, given.not?.iterationWildcardId),
    ...(given.labelName != null && { labels: listWords(given.labelName) }),
    ...(milestone !== undefined && { milestone }),
    ...(given.milestoneWildcardId != null && {
      milestone_id: wildcards[given.milestoneWildcardId],
    }),
    ...(given.myReactionEmoji != null && { my_reaction_emoji: given.myReactionEmoji }),
    ...(given.not != null && { not: negatedOf(given.not) }),
    ...(given.search != null && { search: given.search }),
    ...(given.state != null && { state: given.state }),
    ...(given.types != null && { issue_types: listIssueKinds(given.types) }),
    ...(given.updatedAfter != null && { updated_after: given.updatedAfter }),
    ...(given.updatedBefore != null && { updated_before: given.updatedBefore }),
    ...(given.weight != null && { weight: readIdOrWord(given.weight) as 'None' }),
  };
}

/** The epic, alone or with those below it: below none, and below any, are no others. */
function epicOf({ epicId, includeSubepics }: IssueArguments): IssueQuery {
  if (epicId == null) return {};
  const epic = readIdOrWord(epicId);
  if (includeSubepics === true && typeof epic === 'number') return { below_epic: epic };
  return { epic_id: epic };
}

function negatedOf(given: NegatedIssueFilterInput): NegatedIssues {
  const [milestone] = given.milestoneTitle ?? [];
  return {
    ...(given.assigneeId != null && { assignee_id: readIidNumber(given.assigneeId) }),
    ...(given.assigneeUsernames != null && { assignee_username: [...given.assigneeUsernames] }),
    ...(given.authorUsername != null && { author_username: given.authorUsername }),
    ...(given.epicId != null && { epic_id: readIidNumber(readGlobalIdEnd(given.epicId)) }),
    ...(given.iids != null && { iids: readGlobalIdNumbers(given.iids) }),
    ...readIterationFilter(given),
    ...(given.labelName != null && { labels: [...given.labelName] }),
    ...(milestone !== undefined && { milestone }),
    ...(given.milestoneWildcardId != null && {
      milestone_id: wildcards[given.milestoneWildcardId],
    }),
    ...(given.myReactionEmoji != null && { my_reaction_emoji: given.myReactionEmoji }),
    ...(given.types != null && { issue_types: listIssueKinds(given.types) }),
    ...(given.weight != null && { weight: readIidNumber(given.weight) }),
  };
}

interface IterationArguments {
  readonly iterationId?: readonly (string | null)[] | null | undefined;
  readonly iterationWildcardId?: 'ANY' | 'CURRENT' | 'NONE' | null | undefined;
}

/** Iterations by their ids, or by words, in the words of REST. */
export function readIterationFilter({
  iterationId: ids,
  iterationWildcardId: word,
}: IterationArguments) {
  return {
    ...(ids != null && {
      iteration_ids: listWords(ids).map((id) => readIidNumber(readGlobalIdEnd(id))),
    }),
    ...(word === 'CURRENT' && { in_current_iteration: true }),
  };
}

/** The words for any iteration and for none; where they are left out, the other one is left. */
export function readIterationWord(
  word: IterationArguments['iterationWildcardId'],
  without: IterationArguments['iterationWildcardId'],
) {
  if (word === 'ANY' || without === 'NONE') return { iteration_id: 'Any' as const };
  return word === 'NONE' || without === 'ANY' ? { iteration_id: 'None' as const } : {};
}

function orderOf(sort: IssueSort): Pick<IssueQuery, 'order_by' | 'sort'> {
  const [, name = '', direction] = /^(.+)_(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const order_by = ['closed', 'created', 'updated'].includes(name) ? `${name}_at` : name;
  return {
    order_by: order_by as NonNullable<IssueQuery['order_by']>,
    sort: direction === 'asc' ? 'asc' : 'desc',
  };
}

/** Issues of a project or group by a question in the words of REST. */
export async function createIssuePages(
  context: GraphqlContext,
  place: IssuableScope,
  query: IssueQuery,
): Promise<Pages<IssueSource>> {
  return createConnectionPages(context, await issuesAskedFor(context, place, query));
}

async function issuesAskedFor(context: GraphqlContext, place: IssuableScope, query: IssueQuery) {
  const asked: Partial<IssueParameters> = await loadIssueQuery(context.request, query, place);
  return {
    list: issueList,
    query: asked as Partial<Required<IssueParameters>>,
    present: (rows: readonly DetailedIssueRow[]) => presentIssuesAlone(context.request, rows),
  };
}

/** Issues of a project or group. Those of projects are read for many projects together. */
export async function listIssueSources(
  context: GraphqlContext,
  place: IssuableScope,
  given: IssueArguments,
  more: IssueQuery = {},
): Promise<Pages<IssueSource> | readonly []> {
  const query = queryOf(given);
  if (query === null) return [];
  const asked = { ...query, ...more };
  if (place.kind === 'group') return createIssuePages(context, place, asked);
  return createConnectionPagesOfParent(context, await issuesOfProject(context, place, asked));
}

/** Issues of one of many projects. */
async function issuesOfProject(context: GraphqlContext, place: IssuableScope, query: IssueQuery) {
  const paged = await issuesAskedFor(context, place, query);
  return {
    ...paged,
    parent: place.id,
    common: { ...paged.query, place: { ...place, id: 0, namespaceId: 0 } },
    table: 'projects' as const,
    slots: { place: 'id', namespace: 'namespace_id' },
  };
}

/** Counts the issues of a project by state. Those of many projects with few issues are counted together. */
export async function countIssueStatuses(
  context: GraphqlContext,
  place: IssuableScope,
  given: IssueArguments,
): Promise<IssueStatusCountsTypeSource> {
  const query = queryOf(given);
  if (query === null) return { all: 0, closed: 0, opened: 0 };
  const [closed, opened] = await Promise.all(
    (['closed', 'opened'] as const).map(async (state) =>
      countOfParent(context, await issuesOfProject(context, place, { ...query, state })),
    ),
  );
  if (closed == null || opened == null) return countedBy(context, place, query);
  return { all: closed + opened, closed, opened };
}

/** Counts the issues by state that a question in the words of REST finds. */
async function countedBy(
  context: GraphqlContext,
  place: IssuableScope,
  query: IssueQuery,
): Promise<Readonly<Record<'all' | 'closed' | 'opened', number>>> {
  const { db, actor, clock } = context.request;
  const states = await context.lookUp(async () => {
    const asked: Partial<IssueParameters> = await loadIssueQuery(context.request, query, place);
    const admin = actor?.admin === true;
    return issueList.tally(db, { query: asked, actor, now: clock(), admin }, 'state');
  });
  const [closed, opened] = [states.get('closed') ?? 0, states.get('opened') ?? 0];
  return { all: closed + opened, closed, opened };
}
