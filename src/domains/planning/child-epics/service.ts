import type { ChildEpicsService } from '#generated/child-epics/service.ts';
import type { NewChildEpic } from '#generated/child-epics/types.ts';
import type { Epic } from '#generated/common/types.ts';
import { bindToTransaction, type RequestContext } from '#src/context.ts';
import { maxShortBytes } from '#src/database/long-texts.ts';
import { Conflict, HttpError, RowNotFound } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { createEpic } from '#src/domains/planning/epics/create.ts';
import { findEpic } from '#src/domains/planning/epics/finder.ts';
import { lockHierarchy, requireChange } from '#src/domains/planning/epics/parent.ts';
import {
  hasNeighbour,
  type EpicNeighbours,
  computePlacesAfterMove,
} from '#src/domains/planning/epics/places.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import type { EpicRow } from '#src/records/epic.ts';
import {
  type ListedEpicRow,
  loadEpic,
  readShownEpics,
  type ShownEpicRow,
  joinEpicContext,
} from '#src/domains/planning/epics/table.ts';
import { updateEpic } from '#src/domains/planning/epics/update.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import { selectChildEpics, sortChildEpics, loadChildrenPage } from './list.ts';

const operations = {
  async listChildEpics({ group, params, query }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const { rows, page } = await loadChildrenPage(context.db, context.actor, epic, query);
    return { status: 200, page, body: await presentAll(context, group, rows) };
  },

  async createChildEpic({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const { id } = await createEpic(context, group, { ...body, parent_id: epic.id });
    return { status: 201, body: await presentNew(context, group, epic, id) };
  },

  async addChildEpic({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const child = await findVisible(context, params.child_epic_id);
    await requireChange(context, child);
    if (child.parent_id === epic.id) throw new Conflict('Epic(s) already assigned');
    await context.db.transaction(async (db) => {
      const inside = bindToTransaction(context, db);
      await updateEpic(inside, toGroup(child), child, { parent_id: epic.id });
      const neighbours = { before: body.move_before_id, after: body.move_after_id };
      if (hasNeighbour(neighbours)) await reorder(inside, epic, child, neighbours);
    });
    return { status: 201, body: await presentById(context, group, child.id) };
  },

  async reorderChildEpic({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const child = await findVisible(context, params.child_epic_id, epic);
    const neighbours = { before: body.move_before_id, after: body.move_after_id };
    await reorder(context, epic, child, neighbours);
    const children = selectChildEpics(context.db, context.actor, epic).limit(maxShownEpics);
    const rows = await readShownEpics(context.db, children, maxShortBytes);
    return { status: 200, body: await presentAll(context, group, rows) };
  },

  async removeChildEpic({ group, params }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    await context.db.transaction(async (db) => {
      const inside = bindToTransaction(context, db);
      // A concurrent request may move the child to another parent, from which it must not be removed.
      await lockHierarchy(db, group);
      const child = await findVisible(inside, params.child_epic_id, epic);
      await updateEpic(inside, toGroup(child), child, { parent_id: null });
    });
    return { status: 200, body: await presentById(context, group, params.child_epic_id) };
  },
} satisfies Pick<ChildEpicsService<RequestContext>, Operation>;

type Operation =
  'addChildEpic' | 'createChildEpic' | 'listChildEpics' | 'removeChildEpic' | 'reorderChildEpic';

export const childEpics = {
  ...operations,
  listChildEpicsByDashPath: (request, context) => operations.listChildEpics(request, context),
  createChildEpicByDashPath: (request, context) => operations.createChildEpic(request, context),
  addChildEpicByDashPath: (request, context) => operations.addChildEpic(request, context),
  reorderChildEpicByDashPath: (request, context) => operations.reorderChildEpic(request, context),
  removeChildEpicByDashPath: (request, context) => operations.removeChildEpic(request, context),
} satisfies ChildEpicsService<RequestContext>;

/** The most epics that are shown of a changed order. */
const maxShownEpics = 1000;

const toGroup = ({ group_id, group_path }: ListedEpicRow) => ({
  id: group_id,
  full_path: group_path,
});

/** An epic that the caller may see; right below `parent`, if that is given. */
async function findVisible(
  { db, actor }: RequestContext,
  id: number,
  parent?: Pick<EpicRow, 'id'>,
): Promise<ListedEpicRow> {
  const epics = selectVisibleEpics(db, actor).where('epics.id', id);
  if (parent !== undefined) epics.where('epics.parent_id', parent.id);
  const epic = await joinEpicContext(epics).first<ListedEpicRow | undefined>();
  if (epic === undefined) throw new RowNotFound();
  return epic;
}

/** The lock of the parent makes the order the same for all concurrent requests. */
async function reorder(
  context: RequestContext,
  epic: Pick<EpicRow, 'id'>,
  child: Pick<EpicRow, 'id'>,
  neighbours: EpicNeighbours,
): Promise<void> {
  await context.db.transaction(async (db) => {
    await db('epics').where('id', epic.id).forNoKeyUpdate().select('id');
    const siblings = await sortChildEpics(db('epics').where('parent_id', epic.id)).select<
      { id: number; place: number | null }[]
    >('id', 'relative_position as place');
    const places = computePlacesAfterMove(siblings, child.id, neighbours);
    if (places === null) {
      throw new HttpError(400, { message: { error: 'Epic could not be moved!' } });
    }
    for (const { id, place } of places) {
      await db('epics').where({ id }).update({ relative_position: place });
    }
  });
}

/** A new epic with its relation to its parent. It has no children yet. */
async function presentNew(
  context: RequestContext,
  group: GroupAccess,
  above: Pick<EpicRow, 'iid'>,
  id: number,
): Promise<NewChildEpic> {
  const epic = await presentById(context, group, id);
  const formatPageUrl = (iid: number) =>
    context.url.web(`groups/${group.full_path}/-/epics/${iid}`);
  return {
    ...epic,
    has_children: false,
    has_issues: false,
    reference: epic.references.short,
    url: formatPageUrl(epic.iid),
    relation_url: `${formatPageUrl(above.iid)}/links/${id}`,
  };
}

async function presentById(context: RequestContext, group: GroupAccess, id: number): Promise<Epic> {
  const row = await loadEpic(context.db, id);
  const [body] = row === undefined ? [] : await presentAll(context, group, [row]);
  if (body === undefined) throw new RowNotFound();
  return body;
}

const presentAll = (
  context: RequestContext,
  group: GroupAccess,
  rows: readonly ShownEpicRow[],
): Promise<Epic[]> => presentEpics(context, rows, { from: group.full_path });
