import type {
  ChildEpicsResolvers,
  EpicQueryArguments,
  EpicTreeNodeFieldsInputType,
  Operations,
} from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { GraphqlContext } from '../context.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { loadEpicLineage } from '#src/domains/planning/epics/depth.ts';
import { loadEpicPages } from './epics-lists.ts';
import { loadWholeEpic } from './epics.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import { countBelow } from '#src/domains/planning/child-epics/counts.ts';

export const childEpicsGraphql = {
  Epic: {
    ancestors: async (epic, args, context) =>
      listRelatedEpics(context, 'ancestors', epic.id, { ...args, includeAncestorGroups: true }),
    children: async (epic, args, context) => listRelatedEpics(context, 'children', epic.id, args),
    async descendantCounts({ id }, _args, context) {
      const { epics, issues } = await loadCounts(context, id);
      return {
        closedEpics: epics.closed,
        openedEpics: epics.opened,
        closedIssues: issues.closed.count,
        openedIssues: issues.opened.count,
      };
    },
    async descendantWeightSum({ id }, _args, context) {
      const { issues } = await loadCounts(context, id);
      return { closedIssues: issues.closed.weight, openedIssues: issues.opened.weight };
    },
    hasChildren: async ({ id }, _args, context) =>
      (await context.batches.load(loadParents, id, context)) === true,
    async healthStatus({ id }, _args, context) {
      const { health } = await loadCounts(context, id);
      return {
        issuesAtRisk: health.at_risk,
        issuesNeedingAttention: health.needs_attention,
        issuesOnTrack: health.on_track,
      };
    },
  },

  Mutation: {
    async epicTreeReorder({ baseEpicId, moved }, operations, context) {
      const base = await findEpic(context, baseEpicId.id);
      const wrong = await (moved.id.type === 'Epic'
        ? moveEpic(context, operations, base, moved)
        : moveIssue(context, operations, base, moved));
      return wrong === null ? {} : { errors: [wrong] };
    },
  },
} satisfies ChildEpicsResolvers<GraphqlContext>;

/** Finds the ancestors or children of an epic, in the groups that may contain them. */
async function listRelatedEpics(
  context: GraphqlContext,
  field: 'ancestors' | 'children',
  id: number,
  args: EpicQueryArguments,
) {
  const { group_id } = await loadWholeEpic({ id }, context);
  const within =
    field === 'children'
      ? { parent: id }
      : { among: (await context.lookUp(() => loadEpicLineage(context.request.db, id))).slice(1) };
  return (await loadEpicPages(context, group_id ?? 0, args, within)) ?? [];
}

function loadCounts(context: GraphqlContext, id: number) {
  const load = async () =>
    new Map([[id, await context.lookUp(() => countBelow(context.request, id))]]);
  return context.batches.load(load, id, context, `below epic ${id}`).then((counts) => {
    if (counts === undefined)
      throw new Error(`no counts were loaded for the children of epic ${id}`);
    return counts;
  });
}

/** The epics that have others right below them that the caller may see. */
async function loadParents(
  ids: readonly number[],
  { request: { db, actor } }: GraphqlContext,
): Promise<ReadonlyMap<number, true>> {
  const children = selectVisibleEpics(db, actor).whereRaw('epics.parent_id = above.id');
  const rows = await whereInList(db('epics as above'), 'above.id', ids)
    .whereExists(children.select(db.raw('1')))
    .select<{ id: number }[]>('above.id');
  return new Map(rows.map(({ id }) => [id, true]));
}

type Moving = Pick<
  Operations,
  'addChildEpic' | 'addEpicIssue' | 'reorderChildEpic' | 'reorderEpicIssue'
>;
type Moved = EpicTreeNodeFieldsInputType;

/** An epic in the words of the operations, which tell who may see it. */
interface EpicParams {
  readonly id: number;
  readonly epic_iid: number;
}

/** Finds an epic that the caller may see; a hidden one gets the error for an unknown one. */
async function findEpic(
  { request: { db, actor, paid } }: GraphqlContext,
  id: string,
): Promise<EpicParams & { readonly parent_id: number | null }> {
  if (!paid) throw accessError();
  const epic = await selectVisibleEpics(db, actor)
    .where('epics.id', parseGlobalIdNumber(id))
    .first<{ group_id: number; iid: number; parent_id: number | null } | undefined>(
      ...['epics.group_id', 'epics.iid', 'epics.parent_id'],
    );
  if (epic === undefined) throw accessError();
  return { id: epic.group_id, epic_iid: epic.iid, parent_id: epic.parent_id };
}

/** Returns the error; null on success. */
async function moveEpic(
  context: GraphqlContext,
  operations: Moving,
  base: EpicParams,
  moved: Moved,
): Promise<string | null> {
  const child_epic_id = parseGlobalIdNumber(moved.id.id);
  const child = await findEpic(context, moved.id.id);
  const { newParentId } = moved;
  if (moved.adjacentReferenceId != null && moved.adjacentReferenceId.type !== 'Epic') {
    return 'Epics stand beside epics alone';
  }
  const { id, epic_iid } = newParentId == null ? base : await findEpic(context, newParentId.id);
  const params = { id, epic_iid, child_epic_id };
  const body = readNeighbour(moved);
  if (newParentId != null && child.parent_id !== parseGlobalIdNumber(newParentId.id)) {
    await operations.addChildEpic({ params, body: body ?? {} });
  } else if (body !== null) await operations.reorderChildEpic({ params, body });
  return null;
}

async function moveIssue(
  context: GraphqlContext,
  operations: Moving,
  base: EpicParams,
  moved: Moved,
): Promise<string | null> {
  const epic_issue_id = parseGlobalIdNumber(moved.id.id);
  const { newParentId } = moved;
  if (moved.adjacentReferenceId != null && moved.adjacentReferenceId.type !== 'EpicIssue') {
    return 'Issues stand beside issues alone';
  }
  const link = await findLink(context, epic_issue_id);
  const { id, epic_iid } = newParentId == null ? base : await findEpic(context, newParentId.id);
  const body = readNeighbour(moved);
  if (newParentId != null && link.epic_id !== parseGlobalIdNumber(newParentId.id)) {
    const params = { id, epic_iid, epic_issue_id: link.issue_id };
    await operations.addEpicIssue({ params, body: body ?? {} });
  } else if (body !== null) {
    await operations.reorderEpicIssue({ params: { id, epic_iid, epic_issue_id }, body });
  }
  return null;
}

/** The place of an issue in an epic, where the caller may see both. */
async function findLink({ request: { db, actor } }: GraphqlContext, id: number) {
  const link = await selectVisibleIssues(db, actor)
    .join('epic_issues', 'epic_issues.issue_id', 'issues.id')
    .where('epic_issues.id', id)
    .whereIn('epic_issues.epic_id', selectVisibleEpics(db, actor).select('epics.id'))
    .first<{ issue_id: number; epic_id: number } | undefined>(
      ...['epic_issues.issue_id', 'epic_issues.epic_id'],
    );
  if (link === undefined) throw accessError();
  return link;
}

/** The sibling of the moved epic, in the form of REST; null if absent. */
function readNeighbour({ adjacentReferenceId: beside, relativePosition: side }: Moved) {
  if (beside == null || side == null) return null;
  const id = parseGlobalIdNumber(beside.id);
  return side === 'after' ? { move_before_id: id } : { move_after_id: id };
}
