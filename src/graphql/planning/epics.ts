import { GraphQLError } from 'graphql';
import { toEpicBody } from '#generated/graphql/arguments/epics.ts';
import type { EpicSource, EpicsResolvers } from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { whereInList } from '#src/database/dialect.ts';
import { loadGroupAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages, readFirst } from '../lists.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import { toGroupContainer } from '#src/records/container.ts';
import { awardList } from '#src/domains/conversation/award-emoji/list.ts';
import { presentAward } from '#src/domains/conversation/award-emoji/presenter.ts';
import {
  type ListedAwardRow,
  toAwardableIssuable,
} from '#src/domains/conversation/award-emoji/table.ts';
import { createParticipantPages } from './issues-participants.ts';
import { findLabelsById } from '#src/domains/planning/labels/table.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import { isSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { findEpic, findEpicById } from '#src/domains/planning/epics/finder.ts';
import { loadEpicPages } from './epics-lists.ts';
import { epicPolicy } from '#src/domains/planning/epics/policy.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { toEpicIssuable, loadEpics } from '#src/domains/planning/epics/table.ts';

/** The most labels that are named in one question. */
const maxNamedEpics = 100;

export const epicsGraphql = {
  Group: {
    epic: async ({ id }, args, context) =>
      readFirst((await loadEpicPages(context, id, args)) ?? []),
    epics: async ({ id }, args, context) => (await loadEpicPages(context, id, args)) ?? [],
  },

  Epic: {
    load: loadWhole,
    async awardEmoji(epic, _args, context) {
      const { group, row } = await loadEpicAndGroup(epic, context);
      const of = toAwardableIssuable(toEpicIssuable(row, group));
      return createConnectionPages(context, {
        list: awardList,
        query: { of },
        present: async (rows: readonly ListedAwardRow[]) =>
          rows.map((award) => presentAward(award, of, context.request.url)),
      });
    },
    hasParent: async (epic, _args, context) =>
      (await loadWholeEpic(epic, context)).parent_id != null,
    async participants(epic, _args, context) {
      const { group, row } = await loadEpicAndGroup(epic, context);
      return createParticipantPages(context, group, toEpicIssuable(row, group));
    },
    async reference(epic, { full }, context) {
      const { references } = await loadWholeEpic(epic, context);
      return (full === true ? references?.full : references?.short) ?? '';
    },
    relativePosition: async ({ id }, _args, context) =>
      (await context.batches.load(loadBeside, id, context))?.relative_position ?? null,
    async subscribed(epic, _args, context) {
      const { actor, db } = context.request;
      if (actor === null) return false;
      const { group, row } = await loadEpicAndGroup(epic, context);
      return context.lookUp(() => isSubscribed(db, actor.user.id, toEpicIssuable(row, group)));
    },
    userNotesCount: async ({ id }, _args, context) =>
      (await context.batches.load(loadBeside, id, context))?.user_notes_count ?? 0,
    async userPermissions(epic, _args, context) {
      const { actor } = context.request;
      const { group, row } = await loadEpicAndGroup(epic, context);
      const changes = actor !== null && epicPolicy.change({ group });
      const access = { ...group, archived: false };
      const target = toEpicIssuable(row, group);
      return {
        adminEpic: changes,
        awardEmoji: actor !== null,
        createEpic: changes,
        createNote: actor !== null && notePolicy.create({ access, target }),
        destroyEpic: actor !== null && group.level >= AccessLevel.Owner,
        updateEpic: changes,
      };
    },
  },

  Mutation: {
    async createEpic(input, operations, context) {
      const { addLabelIds, groupPath, title } = input;
      const { body } = await operations.createEpic({
        params: { id: groupPath },
        body: {
          ...toEpicBody(input),
          title: title ?? '',
          ...(addLabelIds != null && {
            labels: await findLabelTitles(context, groupPath, addLabelIds),
          }),
        },
      });
      return { epic: { id: body.id } };
    },
    async updateEpic(input, operations, context) {
      const { addLabelIds, groupPath, iid, removeLabelIds } = input;
      const loadTitles = (ids: readonly string[]) => findLabelTitles(context, groupPath, ids);
      const { body } = await operations.updateEpic({
        params: { id: groupPath, epic_iid: parseGlobalIdNumber(iid) },
        body: {
          ...toEpicBody(input),
          ...(addLabelIds != null && { add_labels: await loadTitles(addLabelIds) }),
          ...(removeLabelIds != null && { remove_labels: await loadTitles(removeLabelIds) }),
        },
      });
      return { epic: { id: body.id } };
    },
    async epicSetSubscription({ groupPath, iid, subscribedState }, operations, context) {
      const params = { id: groupPath, epic_iid: parseGlobalIdNumber(iid) };
      await (subscribedState
        ? operations.subscribeToEpic({ params })
        : operations.unsubscribeFromEpic({ params }));
      const { request } = context;
      const group = await findGroupFor(request.db, request.actor, groupPath);
      const { id } = await context.lookUp(() => findEpic(request, group, params.epic_iid));
      return { epic: { id } };
    },
  },
} satisfies EpicsResolvers<GraphqlContext>;

/** Titles of labels by id, for labels that records in the group may have. */
async function findLabelTitles(
  { request: { db, actor } }: GraphqlContext,
  groupPath: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length > maxNamedEpics)
    throw new GraphQLError(`At most ${maxNamedEpics} labels may be named`);
  const group = await findGroupFor(db, actor, groupPath).catch(() => {
    throw accessError();
  });
  const numbers = ids.map((id) => parseGlobalIdNumber(id.slice(id.lastIndexOf('/') + 1)));
  const found = await findLabelsById(db, toGroupContainer(group), numbers);
  return found.map(({ title }) => title);
}

/** The facts of an epic that REST does not tell. */
type Beside = Pick<EpicRow, 'id' | 'relative_position' | 'user_notes_count'>;

async function loadBeside(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, Beside>> {
  const rows = await whereInList(db('epics'), 'id', ids).select<Beside[]>(
    'id',
    'relative_position',
    'user_notes_count',
  );
  return new Map(rows.map((row) => [row.id, row]));
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

/** Loads all fields that REST returns for the epic. */
export async function loadWholeEpic(
  epic: EpicSource,
  context: GraphqlContext,
): Promise<EpicSource> {
  if (epic.references !== undefined) return epic;
  return (await context.batches.load(loadWhole, epic.id, context)) ?? epic;
}

/**
 * The row of an epic with its group.
 * @throws NotFound where either is hidden
 */
export async function loadEpicAndGroup(
  epic: EpicSource,
  context: GraphqlContext,
): Promise<{
  readonly group: GroupAccess;
  readonly row: Awaited<ReturnType<typeof findEpicById>>;
}> {
  const { group_id } = await loadWholeEpic(epic, context);
  const group = await loadGroupAccess(context, group_id ?? 0);
  const row = await context.lookUp(() => findEpicById(context.request, group, epic.id));
  return { group, row };
}
