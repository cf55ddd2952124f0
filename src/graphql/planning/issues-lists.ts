import { toIssueQuery, toNegatedIssues } from '#generated/graphql/arguments/issues.ts';
import type {
  IssueQueryArguments,
  IssueSort,
  IssueSource,
  IssueStatusCountsTypeSource,
  NegatedIssueFilterInput,
} from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import type { GraphqlContext } from '../context.ts';
import { countOfParent, createConnectionPages, createConnectionPagesOfParent } from '../lists.ts';
import {
  listWords,
  readGlobalIdEnd,
  readGlobalIdNumbers,
  readIdOrWord,
  readIidNumber,
} from '#runtime/graphql/read.ts';
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

/** The arguments in the words of REST; null where they leave nothing. */
function readIssueQuery(
  { globalIdApp: app }: GraphqlContext,
  args: IssueQueryArguments,
): IssueQuery | null {
  if (args.state === 'locked' || args.types?.length === 0) return null;
  const assignees = [
    ...(args.assigneeUsernames ?? []),
    ...listWords([args.assigneeUsername ?? null]),
  ];
  const iids = [...(args.iid == null ? [] : [args.iid]), ...(args.iids ?? [])];
  return {
    ...toIssueQuery(args),
    ...readOrder(args.sort ?? 'created_desc'),
    ...(assignees.length > 0 && { assignee_username: assignees }),
    ...toEpicFilter(args),
    ...((args.iid != null || args.iids != null) && { iids: readGlobalIdNumbers(iids) }),
    ...readIterationFilter({ ...args, iterationId: readIterationIds(app, args.iterationId) }),
    ...readIterationWord(args.iterationWildcardId, args.not?.iterationWildcardId),
    ...readMilestoneFilter(args),
    ...(args.not != null && { not: toNegatedFilter(app, args.not) }),
    ...(args.state != null && { state: args.state }),
  };
}

/** The epic, alone or with its descendants; `None` and `Any` have no descendants. */
function toEpicFilter({ epicId, includeSubepics }: IssueQueryArguments): IssueQuery {
  if (epicId == null) return {};
  const epic = readIdOrWord(epicId);
  if (includeSubepics === true && typeof epic === 'number') return { below_epic: epic };
  return { epic_id: epic };
}

const toNegatedFilter = (app: string, args: NegatedIssueFilterInput): NegatedIssues => ({
  ...toNegatedIssues(args, app),
  ...readIterationFilter({ ...args, iterationId: readIterationIds(app, args.iterationId) }),
  ...readMilestoneFilter(args),
});

/** The milestones with one of the titles; a single title may be one of the words of REST. */
function readMilestoneFilter({
  milestoneTitle,
}: Pick<IssueQueryArguments, 'milestoneTitle'>): Pick<
  NegatedIssues,
  'milestone' | 'milestone_titles'
> {
  const titles = listWords(milestoneTitle ?? []);
  const [first] = titles;
  if (first === undefined) return {};
  return titles.length === 1 ? { milestone: first } : { milestone_titles: titles };
}

interface IterationArguments {
  readonly iterationId?: readonly (string | null)[] | null | undefined;
  readonly iterationWildcardId?: 'ANY' | 'CURRENT' | 'NONE' | null | undefined;
}

const readIterationIds = (app: string, ids: IterationArguments['iterationId']) =>
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

function readOrder(sort: IssueSort): Pick<IssueQuery, 'order_by' | 'sort'> {
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
  return createConnectionPages(context, await prepareIssueList(context, place, query));
}

async function prepareIssueList(context: GraphqlContext, place: IssuableScope, query: IssueQuery) {
  const listParams: Partial<IssueParameters> = await loadIssueQuery(context.request, query, place);
  return {
    list: issueList,
    query: listParams as Partial<Required<IssueParameters>>,
    present: (rows: readonly DetailedIssueRow[]) => presentIssuesAlone(context.request, rows),
  };
}

/** Issues of a project or group; projects are read in batches. */
export async function listIssueSources(
  context: GraphqlContext,
  place: IssuableScope,
  args: IssueQueryArguments,
  more: IssueQuery = {},
): Promise<Pages<IssueSource> | readonly []> {
  const query = readIssueQuery(context, args);
  if (query === null) return [];
  const listParams = { ...query, ...more };
  if (place.kind === 'group') return createIssuePages(context, place, listParams);
  return createConnectionPagesOfParent(
    context,
    await prepareProjectIssues(context, place, listParams),
  );
}

/** Issues of one of many projects. */
async function prepareProjectIssues(
  context: GraphqlContext,
  place: IssuableScope,
  query: IssueQuery,
) {
  const paged = await prepareIssueList(context, place, query);
  return {
    ...paged,
    parent: place.id,
    common: { ...paged.query, place: { ...place, id: 0, namespaceId: 0 } },
    table: 'projects' as const,
    slots: { place: 'id', namespace: 'namespace_id' },
  };
}

/** Counts the issues of a project by state; projects with few issues are counted in batches. */
export async function countIssueStatuses(
  context: GraphqlContext,
  place: IssuableScope,
  args: IssueQueryArguments,
): Promise<IssueStatusCountsTypeSource> {
  const query = readIssueQuery(context, args);
  if (query === null) return { all: 0, closed: 0, opened: 0 };
  const [closed, opened] = await Promise.all(
    (['closed', 'opened'] as const).map(async (state) =>
      countOfParent(context, await prepareProjectIssues(context, place, { ...query, state })),
    ),
  );
  if (closed == null || opened == null) return countByState(context, place, query);
  return { all: closed + opened, closed, opened };
}

/** Counts the issues by state that a question in the words of REST finds. */
async function countByState(
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
