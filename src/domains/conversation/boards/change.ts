import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { BadRequest } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { toOwnerColumn } from '#src/records/container.ts';
import { findLengthErrors, findTextErrors, describeTooLong } from '#src/text/text-errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findLabelIds } from '#src/domains/planning/labels/links.ts';
import { removeRow } from '#src/domains/projects/removals/remove-row.ts';
import { lockBoardContainer, type BoardContainer } from './place.ts';
import { boardPolicy } from './policy.ts';
import { hasMilestone, isMember } from './subjects.ts';
import { type BoardRow, countBoards, lockBoard } from './table.ts';

/** Maximum number of labels in the scope of a board. */
const maxLabels = 100;

type Context = Pick<RequestContext, 'db' | 'now' | 'today' | 'paid'>;

/**
 * @throws BadRequest when the name or a title of a label is not valid, or there are too many labels
 * @throws Forbidden when the plan has no second board
 */
export async function createBoard(
  { db, now, today, paid }: Context,
  place: BoardContainer,
  { name: given, ...more }: Given & { readonly name: string },
): Promise<BoardRow> {
  const name = requireName(given);
  return db.transaction(async (db) => {
    await lockBoardContainer(db, place);
    authorize(boardPolicy.add, { paid, place, boards: await countBoards(db, place) });
    const board = await insertBoard(db, place, name, now);
    if (Object.values(more).some((value) => value !== undefined)) {
      await updateBoard({ db, now, today, paid }, place, board.id, more);
    }
    return board;
  });
}

function insertBoard(db: Database, { container }: BoardContainer, name: string, now: string) {
  return insertReturning<BoardRow>(db, 'boards', {
    [toOwnerColumn(container)]: container.id,
    name,
    created_at: now,
    updated_at: now,
  });
}

function requireName(given: string): string {
  const name = given.trim();
  const errors = findTextErrors(name);
  if (errors.length > 0) throw new BadRequest({ name: errors });
  return name;
}

interface Given extends GivenScope {
  readonly name?: string | undefined;
  readonly hide_backlog_list?: boolean | undefined;
  readonly hide_closed_list?: boolean | undefined;
}

/** Filters that limit the issues of a board. */
interface GivenScope {
  readonly milestone_id?: number | null | undefined;
  readonly assignee_id?: number | null | undefined;
  /** Titles with commas between. */
  readonly labels?: string | null | undefined;
  readonly weight?: number | null | undefined;
}

/**
 * @throws RowNotFound
 * @throws BadRequest when the name or a title of a label is not valid, or there are too many labels
 */
export async function updateBoard(
  { db, now, today, paid }: Context,
  place: BoardContainer,
  id: number,
  { name, hide_backlog_list, hide_closed_list, ...scope }: Given,
): Promise<void> {
  const columns = {
    ...(name !== undefined && { name: requireName(name) }),
    ...(hide_backlog_list !== undefined && { hide_backlog_list }),
    ...(hide_closed_list !== undefined && { hide_closed_list }),
  };
  await db.transaction(async (db) => {
    await lockBoard(db, place, id);
    const limited = paid ? await storeScope({ db, now, today }, place, id, scope) : {};
    await db('boards')
      .where({ id })
      .update({ ...columns, ...limited, updated_at: now });
  });
}

/** Stores the labels, and returns the columns of the other attributes. Absent attributes keep the scope. */
async function storeScope(
  { db, now, today }: Pick<Context, 'db' | 'now' | 'today'>,
  place: BoardContainer,
  id: number,
  { milestone_id, assignee_id, labels, weight }: GivenScope,
): Promise<Partial<BoardRow>> {
  if (labels !== undefined) await storeLabels({ db, now }, place, id, labels ?? '');
  const assignee = await findKnown(assignee_id, (id) => isMember(db, place, id, today));
  return {
    ...(weight !== undefined && { weight }),
    ...(await toMilestoneColumns(db, place, milestone_id)),
    ...(assignee !== undefined && { assignee_id: assignee }),
  };
}

/** Ids of special values without a milestone. */
const specialMilestones = { none: -1, upcoming: -2, started: -3 };

async function toMilestoneColumns(
  db: Database,
  place: BoardContainer,
  given: number | null | undefined,
): Promise<Partial<Pick<BoardRow, 'milestone_id' | 'special_milestone'>>> {
  const { none, upcoming, started } = specialMilestones;
  if (given === upcoming) return { milestone_id: null, special_milestone: 'Upcoming' };
  if (given === started) return { milestone_id: null, special_milestone: 'Started' };
  const milestoneId = given === none ? null : given;
  const milestone_id = await findKnown(milestoneId, (id) => hasMilestone(db, place, id));
  return milestone_id === undefined ? {} : { milestone_id, special_milestone: null };
}

async function storeLabels(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { container }: BoardContainer,
  board_id: number,
  text: string,
): Promise<void> {
  const titles = text.split(',');
  const errors = titles.length > maxLabels ? [`are too many (maximum is ${maxLabels})`] : [];
  if (titles.some((title) => findLengthErrors(title.trim()).length > 0))
    errors.push(describeTooLong(255));
  // Missing labels are created.
  if (errors.length > 0) throw new BadRequest({ labels: errors });
  const ids = await findLabelIds(db, container, titles, { create: true, now });
  await db('board_labels').where({ board_id }).delete();
  if (ids.length === 0) return;
  await db('board_labels').insert(ids.map((label_id) => ({ board_id, label_id })));
}

/** The id to store: null for none, undefined to leave it. */
async function findKnown(
  id: number | null | undefined,
  exists: (id: number) => Promise<boolean>,
): Promise<number | null | undefined> {
  if (id === null || id === 0) return null;
  return id !== undefined && (await exists(id)) ? id : undefined;
}

/**
 * @throws RowNotFound
 * @throws PreconditionFailed when it was changed since
 */
export async function deleteBoard(
  context: Pick<RequestContext, 'db' | 'workers' | 'actor'>,
  place: BoardContainer,
  id: number,
  unmodifiedSince?: string,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const { updated_at } = await lockBoard(db, place, id);
    checkUnmodifiedSince(unmodifiedSince, updated_at);
    await removeRow(db, context, 'boards', id);
  });
}
