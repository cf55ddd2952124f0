import { GraphQLError } from 'graphql';
import type {
  EpicSort,
  EpicSource,
  EpicsResolvers,
  NegatedEpicFilterInput,
  UpdateEpicInput,
} from '../../../generated/graphql/resolvers.ts';
import { accessError } from '../../../generator/runtime/graphql/mutation.ts';
import type { Pages } from '../../../generator/runtime/graphql/types.ts';
import { groupOf } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { pagesOf } from '../../graphql/lists.ts';
import { numberOf, numbersOf } from '../../graphql/numbers.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { findGroupFor, type GroupAccess } from '../../policy/group-access.ts';
import { groupContainer } from '../../records/container.ts';
import { findLabelsById } from '../labels/table.ts';
import { notePolicy } from '../notes/policy.ts';
import { isSubscribed } from '../targets/subscriptions.ts';
import { findEpicById } from './finder.ts';
import { epicList } from './list.ts';
import { epicPolicy } from './policy.ts';
import { presentEpics } from './presenter.ts';
import { epicTarget, loadEpics, type ShownEpicRow } from './table.ts';

/** The most labels that are named in one question. */
const mostNamed = 100;

export const epicsGraphql = {
  Group: {
    async epic({ id }, args, context) {
      const pages = await epicsOf(context, id, args);
      if (pages === null) return null;
      const { nodes } = await pages.page({ limit: 1, backwards: false, after: null, before: null });
      return nodes[0] ?? null;
    },
    epics: async ({ id }, args, context) => (await epicsOf(context, id, args)) ?? [],
  },

  Epic: {
    load: loadWhole,
    group: async (epic, _args, context) => ({ id: (await whole(epic, context)).group_id ?? 0 }),
    hasParent: async (epic, _args, context) => (await whole(epic, context)).parent_id != null,
    async parent(epic, _args, context) {
      const { parent_id: id } = await whole(epic, context);
      // Of a hidden one nothing is told.
      return id == null ? null : { id };
    },
    async reference(epic, { full }, context) {
      const { references } = await whole(epic, context);
      return (full === true ? references?.full : references?.short) ?? '';
    },
    async subscribed(epic, _args, context) {
      const { actor, db } = context.request;
      if (actor === null) return false;
      const { group, row } = await rowOf(epic, context);
      return context.lookUp(() => isSubscribed(db, actor.user.id, epicTarget(row, group)));
    },
    async userPermissions(epic, _args, context) {
      const { actor } = context.request;
      const { group, row } = await rowOf(epic, context);
      const changes = actor !== null && epicPolicy.change({ group });
      const access = { ...group, archived: false };
      const target = epicTarget(row, group);
      return {
        readEpic: true,
        readEpicIid: true,
        adminEpic: changes,
        awardEmoji: actor !== null,
        createEpic: changes,
        createNote: actor !== null && notePolicy.create({ access, target }),
        destroyEpic: actor !== null && group.level >= AccessLevel.Owner,
        updateEpic: changes,
      };
    },
    webPath: async (epic, _args, context) =>
      new URL((await whole(epic, context)).web_url ?? '', 'http://localhost').pathname,
  },

  Mutation: {
    async createEpic(input, operations, context) {
      const { addLabelIds, groupPath, title } = input;
      const { body } = await operations.createEpic({
        params: { id: groupPath },
        body: {
          title: title ?? '',
          ...attributesOf(input),
          ...(addLabelIds != null && { labels: await titlesOf(context, groupPath, addLabelIds) }),
        },
      });
      return { epic: { id: body.id } };
    },
    async updateEpic(input, operations, context) {
      const { addLabelIds, groupPath, iid, removeLabelIds, stateEvent, title } = input;
      const titles = (ids: readonly string[]) => titlesOf(context, groupPath, ids);
      const { body } = await operations.updateEpic({
        params: { id: groupPath, epic_iid: numberOf(iid) },
        body: {
          ...(title != null && { title }),
          ...attributesOf(input),
          ...(addLabelIds != null && { add_labels: await titles(addLabelIds) }),
          ...(removeLabelIds != null && { remove_labels: await titles(removeLabelIds) }),
          ...(stateEvent != null && {
            state_event: stateEvent.toLowerCase() as 'close' | 'reopen',
          }),
        },
      });
      return { epic: { id: body.id } };
    },
  },
} satisfies EpicsResolvers<GraphqlContext>;

interface EpicArguments {
  readonly authorUsername?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly createdAfter?: string | null | undefined;
  readonly createdBefore?: string | null | undefined;
  readonly iid?: string | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly includeAncestorGroups: boolean | null;
  readonly includeDescendantGroups: boolean | null;
  readonly labelName?: readonly string[] | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly not?: NegatedEpicFilterInput | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: EpicSort | null | undefined;
  readonly state?: 'all' | 'closed' | 'opened' | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
}

/** Epics of a group; null without the plan for them. */
async function epicsOf(
  context: GraphqlContext,
  groupId: number,
  given: EpicArguments,
): Promise<Pages<EpicSource> | null> {
  if (!context.request.paid) return null;
  const { id, level, viaAuditor } = await groupOf(context, groupId);
  const { iid, iids } = given;
  const numbers = [...(iid == null ? [] : [iid]), ...(iids ?? [])];
  const query = {
    group: { id, level, viaAuditor },
    ...orderOf(given.sort ?? 'CREATED_AT_DESC'),
    include_ancestor_groups: given.includeAncestorGroups === true,
    include_descendant_groups: given.includeDescendantGroups !== false,
    ...(given.authorUsername != null && { author_username: given.authorUsername }),
    ...(given.confidential != null && { confidential: given.confidential }),
    ...(given.createdAfter != null && { created_after: given.createdAfter }),
    ...(given.createdBefore != null && { created_before: given.createdBefore }),
    ...((iid != null || iids != null) && { iids: numbersOf(numbers) }),
    ...(given.labelName != null && { labels: [...given.labelName] }),
    ...(given.myReactionEmoji != null && { my_reaction_emoji: given.myReactionEmoji }),
    ...(given.not != null && { not: negatedOf(given.not) }),
    ...(given.search != null && { search: given.search }),
    ...(given.state != null && { state: given.state }),
    ...(given.updatedAfter != null && { updated_after: given.updatedAfter }),
    ...(given.updatedBefore != null && { updated_before: given.updatedBefore }),
  };
  return pagesOf(context, {
    list: epicList,
    query,
    present: (rows: readonly ShownEpicRow[]) =>
      presentEpics(context.request, rows, { details: true }),
  });
}

const negatedOf = ({ authorUsername, labelName, myReactionEmoji }: NegatedEpicFilterInput) => ({
  ...(authorUsername != null && { author_username: authorUsername }),
  ...(labelName != null && { labels: labelName.filter((title) => title !== null) }),
  ...(myReactionEmoji != null && { my_reaction_emoji: myReactionEmoji }),
});

function orderOf(sort: EpicSort) {
  const [, order_by = '', direction] = /^(.+)_(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  return {
    order_by: order_by as 'created_at' | 'title' | 'updated_at',
    sort: direction === 'asc' ? ('asc' as const) : ('desc' as const),
  };
}

/** The attributes that both mutations give. */
const attributesOf = (
  input: Omit<UpdateEpicInput, 'groupPath' | 'iid' | 'addLabelIds' | 'removeLabelIds'>,
) => ({
  ...(input.color != null && { color: input.color }),
  ...(input.confidential != null && { confidential: input.confidential }),
  ...(input.description !== undefined && { description: input.description }),
  ...(input.dueDateFixed !== undefined && { due_date_fixed: input.dueDateFixed }),
  ...(input.dueDateIsFixed != null && { due_date_is_fixed: input.dueDateIsFixed }),
  ...(input.startDateFixed !== undefined && { start_date_fixed: input.startDateFixed }),
  ...(input.startDateIsFixed != null && { start_date_is_fixed: input.startDateIsFixed }),
});

/** Titles of labels by id, of those that things in the group may have. */
async function titlesOf(
  { request: { db, actor } }: GraphqlContext,
  groupPath: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length > mostNamed) throw new GraphQLError(`At most ${mostNamed} labels may be named`);
  const group = await findGroupFor(db, actor, groupPath).catch(() => {
    throw accessError();
  });
  const numbers = ids.map((id) => numberOf(id.slice(id.lastIndexOf('/') + 1)));
  const found = await findLabelsById(db, groupContainer(group), numbers);
  return found.map(({ title }) => title);
}

async function loadWhole(
  ids: readonly number[],
  { request }: GraphqlContext,
): Promise<ReadonlyMap<number, EpicSource>> {
  const epics = await presentEpics(request, await loadEpics(request.db, ids), {
    details: true,
  });
  return new Map(epics.map((epic) => [epic.id, epic]));
}

/** All that REST tells of the epic. */
async function whole(epic: EpicSource, context: GraphqlContext): Promise<EpicSource> {
  if (epic.references !== undefined) return epic;
  return (await context.batches.load(loadWhole, epic.id, context)) ?? epic;
}

/**
 * The row of an epic with its group.
 * @throws NotFound where either is hidden
 */
async function rowOf(
  epic: EpicSource,
  context: GraphqlContext,
): Promise<{
  readonly group: GroupAccess;
  readonly row: Awaited<ReturnType<typeof findEpicById>>;
}> {
  const { group_id } = await whole(epic, context);
  const group = await groupOf(context, group_id ?? 0);
  const row = await context.lookUp(() => findEpicById(context.request, group, epic.id));
  return { group, row };
}
