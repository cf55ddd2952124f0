import type { EpicIssuesService } from '#generated/epic-issues/service.ts';
import type { EpicIssue, EpicIssueLink } from '#generated/epic-issues/types.ts';
import { bindToTransaction, type RequestContext } from '#src/context.ts';
import { HttpError, RowNotFound } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { findEpic } from '#src/domains/planning/epics/finder.ts';
import {
  hasNeighbour,
  type EpicNeighbours,
  computePlacesAfterMove,
} from '#src/domains/planning/epics/places.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { loadEpic } from '#src/domains/planning/epics/table.ts';
import { presentIssues, presentIssuesById } from '#src/domains/planning/issues/presenter.ts';
import { addIssue, findEpicIssueLink, type EpicIssueLinkRow, removeIssue } from './links.ts';
import { type EpicIssueRow, loadFirstEpicIssues, loadEpicIssuesPage } from './list.ts';

const operations = {
  async listEpicIssues({ group, params, query }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const { rows, page } = await loadEpicIssuesPage(context.db, context.actor, epic, query);
    return { status: 200, page, body: await present(context, group, rows) };
  },

  async addEpicIssue({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const neighbours = { before: body.move_before_id, after: body.move_after_id };
    const link = await context.db.transaction(async (db) => {
      const inside = bindToTransaction(context, db);
      const added = await addIssue(inside, epic, params.epic_issue_id);
      if (!hasNeighbour(neighbours)) return added;
      await reorder(inside, epic, added, neighbours);
      return findEpicIssueLink(inside, epic, added.id);
    });
    return { status: 201, body: await presentLink(context, group, epic, link) };
  },

  async reorderEpicIssue({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const link = await findEpicIssueLink(context, epic, params.epic_issue_id);
    await reorder(context, epic, link, {
      before: body.move_before_id,
      after: body.move_after_id,
    });
    const rows = await loadFirstEpicIssues(context.db, context.actor, epic, maxShownIssues);
    return { status: 200, body: await present(context, group, rows) };
  },

  async removeEpicIssue({ group, params, headers }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const link = await findEpicIssueLink(context, epic, params.epic_issue_id);
    await removeIssue(context, epic, link, headers['If-Unmodified-Since']);
    return { status: 200, body: await presentLink(context, group, epic, link) };
  },
} satisfies Pick<EpicIssuesService<RequestContext>, Operation>;

type Operation = 'addEpicIssue' | 'listEpicIssues' | 'removeEpicIssue' | 'reorderEpicIssue';

export const epicIssues = {
  ...operations,
  listEpicIssuesByDashPath: (request, context) => operations.listEpicIssues(request, context),
  addEpicIssueByDashPath: (request, context) => operations.addEpicIssue(request, context),
  reorderEpicIssueByDashPath: (request, context) => operations.reorderEpicIssue(request, context),
  removeEpicIssueByDashPath: (request, context) => operations.removeEpicIssue(request, context),
} satisfies EpicIssuesService<RequestContext>;

/** The most issues that are shown of a changed order. */
const maxShownIssues = 1000;

/** The lock of the epic makes the order the same for all concurrent requests. */
async function reorder(
  context: RequestContext,
  epic: Pick<EpicRow, 'id'>,
  link: { readonly id: number },
  neighbours: EpicNeighbours,
): Promise<void> {
  await context.db.transaction(async (db) => {
    await db('epics').where('id', epic.id).forNoKeyUpdate().select('id');
    const links = await db('epic_issues')
      .where('epic_id', epic.id)
      .orderBy(['relative_position', 'id'])
      .select<{ id: number; place: number }[]>('id', 'relative_position as place');
    const places = computePlacesAfterMove(links, link.id, neighbours);
    if (places === null) {
      throw new HttpError(400, { message: { error: 'Issue could not be moved!' } });
    }
    for (const { id, place } of places) {
      await db('epic_issues').where({ id }).update({ relative_position: place });
    }
  });
}

const toView = ({ full_path }: GroupAccess) => ({
  from: { kind: 'group', fullPath: full_path } as const,
});

async function present(
  context: RequestContext,
  group: GroupAccess,
  rows: readonly EpicIssueRow[],
): Promise<EpicIssue[]> {
  const issues = await presentIssues(context, rows, toView(group));
  return rows.flatMap(({ epic_issue_id, place }, index) => {
    const issue = issues[index];
    return issue === undefined ? [] : [{ ...issue, epic_issue_id, relative_position: place }];
  });
}

async function presentLink(
  context: RequestContext,
  group: GroupAccess,
  { id }: Pick<EpicRow, 'id'>,
  { id: linkId, issue_id, relative_position }: EpicIssueLinkRow,
): Promise<EpicIssueLink> {
  const row = await loadEpic(context.db, id);
  const [[epic], [issue]] = await Promise.all([
    presentEpics(context, row === undefined ? [] : [row], { from: group.full_path }),
    presentIssuesById(context, [issue_id], toView(group)),
  ]);
  if (epic === undefined || issue === undefined) throw new RowNotFound();
  return { id: linkId, epic, issue, relative_position };
}
