import { GraphQLError } from 'graphql';
import type {
  IssueSort,
  IssueSource,
  IssueStatusCountsTypeSource,
  NegatedIssueFilterInput,
} from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import type { GraphqlContext } from '../context.ts';
import { countOfParent, createConnectionPages, createConnectionPagesOfParent } from '../lists.ts';
import { readGlobalIdEnd, readGlobalIdNumbers } from '../numbers.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { loadIssueQuery } from '#src/domains/planning/issues/list/query.ts';
import { issueList } from '#src/domains/planning/issues/list/list.ts';
import type {
  IssueParameters,
  IssueQuery,
  NegatedIssues,
} from '#src/domains/planning/issues/list/parameters.ts';
import { presentIssuesAlone } from '#src/domains/planning/issues/presenter.ts';
import type { DetailedIssueRow } from '#src/domains/planning/issues/table.ts';

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

/** Converts GraphQL issue types to REST values. */
export const listIssueKinds = (types: readonly string[]) => [
  ...new Set(types.map((type) => type.toLowerCase())),
];

/** The arguments in the words of REST; null where they leave nothing. */
function queryOf({ globalIdApp: app }: GraphqlContext, args: IssueArguments): IssueQuery | null {
  if (args.state === 'locked' || args.types?.length === 0) return null;
  const assignees = [
    ...(args.assigneeUsernames ?? []),
    ...listWords([args.assigneeUsername ?? null]),
  ];
  const iids = [...(args.iid == null ? [] : [args.iid]), ...(args.iids ?? [])];
  return {
    ...orderOf(args.sort ?? 'created_desc'),
    ...(args.assigneeId != null && { assignee_id: readIdOrWord(args.assigneeId) as 'None' }),
    ...(assignees.length > 0 && { assignee_username: assignees }),
    ...(args.authorUsername != null && { author_username: args.authorUsername }),
    ...(args.closedAfter != null && { closed_after: args.closedAfter }),
    ...(args.closedBefore != null && { closed_before: args.closedBefore }),
    ...(args.confidential != null && { confidential: args.confidential }),
    ...(args.createdAfter != null && { created_after: args.createdAfter }),
    ...(args.createdBefore != null && { created_before: args.createdBefore }),
    ...epicOf(args),
    ...((args.iid != null || args.iids != null) && { iids: readGlobalIdNumbers(iids) }),
    ...readIterationFilter({ ...args, iterationId: iterationsIn(app, args.iterationId) }),
    ...readIterationWord(args.iterationWildcardId, args.not?.iterationWildcardId),
    ...(args.labelName != null && { labels: listWords(args.labelName) }),
    ...readMilestoneFilter(args),
    ...(args.milestoneWildcardId != null && {
      milestone_id: wildcards[args.milestoneWildcardId],
    }),
    ...(args.myReactionEmoji != null && { my_reaction_emoji: args.myReactionEmoji }),
    ...(args.not != null && { not: negatedOf(app, args.not) }),
    ...(args.search != null && { search: args.search }),
    ...(args.state != null && { state: args.state }),
    ...(args.types != null && { issue_types: listIssueKinds(args.types) }),
    ...(args.updatedAfter != null && { updated_after: args.updatedAfter }),
    ...(args.updatedBefore != null && { updated_before: args.updatedBefore }),
    ...(args.weight != null && { weight: readIdOrWord(args.weight) as 'None' }),
  };
}

/** The epic, alone or with those below it: below none, and below any, are no others. */
function epicOf({ epicId, includeSubepics }: IssueArguments): IssueQuery {
  if (epicId == null) return {};
  const epic = readIdOrWord(epicId);
  if (includeSubepics === true && typeof epic === 'number') return { below_epic: epic };
  return { epic_id: epic };
}

function negatedOf(app: string, args: NegatedIssueFilterInput): NegatedIssues {
  return {
    ...(args.assigneeId != null && { assignee_id: readIidNumber(args.assigneeId) }),
    ...(args.assigneeUsernames != null && { assignee_username: [...args.assigneeUsernames] }),
    ...(args.authorUsername != null && { author_username: args.authorUsername }),
    ...(args.epicId != null && {
      epic_id: readIidNumber(readGlobalIdEnd(app, args.epicId, 'Epic')),
    }),
    ...(args.iids != null && { iids: readGlobalIdNumbers(args.iids) }),
    ...readIterationFilter({ ...args, iterationId: iterationsIn(app, args.iterationId) }),
    ...(args.labelName != null && { labels: [...args.labelName] }),
    ...readMilestoneFilter(args),
    ...(args.milestoneWildcardId != null && {
      milestone_id: wildcards[args.milestoneWildcardId],
    }),
    ...(args.myReactionEmoji != null && { my_reaction_emoji: args.myReactionEmoji }),
    ...(args.types != null && { issue_types: listIssueKinds(args.types) }),
    ...(args.weight != null && { weight: readIidNumber(args.weight) }),
  };
}

/** The milestones with one of the titles; a single title may be one of the words of REST. */
function readMilestoneFilter({
  milestoneTitle,
}: Pick<IssueArguments, 'milestoneTitle'>): Pick<NegatedIssues, 'milestone' | 'milestone_titles'> {
  const titles = listWords(milestoneTitle);
  const [first] = titles;
  if (first === undefined) return {};
  return titles.length === 1 ? { milestone: first } : { milestone_titles: titles };
}

interface IterationArguments {
  readonly iterationId?: readonly (string | null)[] | null | undefined;
  readonly iterationWildcardId?: 'ANY' | 'CURRENT' | 'NONE' | null | undefined;
}

const iterationsIn = (app: string, ids: IterationArguments['iterationId']) =>
  ids == null ? ids : listWords(ids).map((id) => readGlobalIdEnd(app, id, 'Iteration'));

/** Iterations by their ids, or by words, in the words of REST. */
export function readIterationFilter({
  iterationId: ids,
  iterationWildcardId: word,
}: IterationArguments) {
  return {
    ...(ids != null && {
      iteration_ids: listWords(ids).map((id) => readIidNumber(id)),
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
  const listParams: Partial<IssueParameters> = await loadIssueQuery(context.request, query, place);
  return {
    list: issueList,
    query: listParams as Partial<Required<IssueParameters>>,
    present: (rows: readonly DetailedIssueRow[]) => presentIssuesAlone(context.request, rows),
  };
}

/** Issues of a project or group. Those of projects are read for many projects together. */
export async function listIssueSources(
  context: GraphqlContext,
  place: IssuableScope,
  args: IssueArguments,
  more: IssueQuery = {},
): Promise<Pages<IssueSource> | readonly []> {
  const query = queryOf(context, args);
  if (query === null) return [];
  const listParams = { ...query, ...more };
  if (place.kind === 'group') return createIssuePages(context, place, listParams);
  return createConnectionPagesOfParent(context, await issuesOfProject(context, place, listParams));
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
  args: IssueArguments,
): Promise<IssueStatusCountsTypeSource> {
  const query = queryOf(context, args);
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
    const listParams: Partial<IssueParameters> = await loadIssueQuery(
      context.request,
      query,
      place,
    );
    const admin = actor?.admin === true;
    return issueList.tally(db, { query: listParams, actor, now: clock(), admin }, 'state');
  });
  const [closed, opened] = [states.get('closed') ?? 0, states.get('opened') ?? 0];
  return { all: closed + opened, closed, opened };
}
