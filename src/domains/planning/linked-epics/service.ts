import type { LinkedEpicsService } from '#generated/linked-epics/service.ts';
import type { EpicLink } from '#generated/linked-epics/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findEpic } from '#src/domains/planning/epics/finder.ts';
import { requireChange } from '#src/domains/planning/epics/parent.ts';
import { epicPolicy } from '#src/domains/planning/epics/policy.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import {
  toEpicIssuable,
  type ListedEpicRow,
  readShownEpics,
  type ShownEpicRow,
  joinEpicContext,
} from '#src/domains/planning/epics/table.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import {
  createLink,
  deleteIssuableLink,
  findIssuableLink,
  findLinks,
  type IssuableLinkRow,
  maxLinks,
} from '#src/domains/planning/issuables/links.ts';

export const linkedEpics = {
  async listLinkedEpics({ group, params, query }, context) {
    const { id } = await findEpic(context, group, params.epic_iid);
    const links = await findLinks(context.db, { kind: 'epic', id });
    const others = links.map(({ otherId }) => otherId);
    const rows = await findShown(context, others);
    const epics = await presentEpics(context, rows, { from: group.full_path });
    const byId = new Map(epics.map((epic) => [epic.id, epic]));
    const shown = links.flatMap(({ otherId, ...link }) => {
      const epic = byId.get(otherId);
      if (epic === undefined) return [];
      return {
        ...epic,
        related_epic_link_id: link.id,
        link_type: link.type,
        link_created_at: link.created_at,
        link_updated_at: link.updated_at,
      };
    });
    const { page, per_page = maxLinks } = query;
    const { rows: body, page: told } = await createPageOfRows(shown, { page, per_page });
    return { status: 200, page: told, body };
  },

  async linkEpic({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const otherGroup = await findGroupFor(context.db, context.actor, body.target_group_id);
    const other = await findEpic(context, otherGroup, body.target_epic_iid);
    authorize(epicPolicy.change, { group: otherGroup });
    const link = await createLink(
      context.db,
      toEpicIssuable(epic, group),
      toEpicIssuable(other, otherGroup),
      body.link_type,
      toAct(context),
    );
    return { status: 201, body: await presentLink(context, group, link) };
  },

  async unlinkEpic({ group, params, headers }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const { db } = context;
    const link = await findIssuableLink(
      db,
      { kind: 'epic', id: epic.id },
      params.related_epic_link_id,
    );
    const otherId = link.source_id === epic.id ? link.target_id : link.source_id;
    const other = await findVisible(context, otherId);
    await requireChange(context, other);
    checkUnmodifiedSince(headers['If-Unmodified-Since'], link.updated_at);
    const body = await presentLink(context, group, link);
    const otherGroup = { id: other.group_id, full_path: other.group_path };
    const ends = [toEpicIssuable(epic, group), toEpicIssuable(other, otherGroup)] as const;
    await deleteIssuableLink(db, link, ...ends, toAct(context));
    return { status: 200, body };
  },
} satisfies LinkedEpicsService<RequestContext>;

const toAct = (context: RequestContext) => ({
  actorId: requireActor(context).user.id,
  at: context.clock(),
});

async function findShown(
  { db, actor }: RequestContext,
  ids: readonly number[],
): Promise<readonly ShownEpicRow[]> {
  if (ids.length === 0) return [];
  return readShownEpics(db, whereInList(selectVisibleEpics(db, actor), 'epics.id', ids));
}

async function findVisible({ db, actor }: RequestContext, id: number): Promise<ListedEpicRow> {
  const epics = selectVisibleEpics(db, actor).where('epics.id', id);
  const found = await joinEpicContext(epics).first<ListedEpicRow | undefined>();
  if (found === undefined) throw new RowNotFound();
  return found;
}

async function presentLink(
  context: RequestContext,
  group: GroupAccess,
  { id, source_id, target_id, link_type, created_at, updated_at }: IssuableLinkRow,
): Promise<EpicLink> {
  const rows = await findShown(context, [source_id, target_id]);
  const epics = await presentEpics(context, rows, { from: group.full_path });
  const source = epics.find((epic) => epic.id === source_id);
  const target = epics.find((epic) => epic.id === target_id);
  if (source === undefined || target === undefined) throw new RowNotFound();
  return { id, source_epic: source, target_epic: target, link_type, created_at, updated_at };
}
