import type { BoardList } from '#generated/boards/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isForeignKeyViolation } from '#src/database/dialect.ts';
import { HttpError, RowNotFound } from '#src/errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import type { BoardContainer } from './place.ts';
import { presentLists } from './presenter.ts';
import { type BoardSubjectInput, subjects } from './subjects.ts';
import { type BoardListRow, type LimitMetric, loadLists, lockBoard } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'url' | 'now' | 'today' | 'paid'>;

/** Maximum number of lists of a board. */
export const maxLists = 100;

const createRefusal = (error: string) => new HttpError(400, { message: { error } });

/** All lists of a board, from left to right. */
export async function loadBoardLists(
  db: Database,
  boardId: number,
): Promise<readonly BoardListRow[]> {
  return (await loadLists(db, [boardId])).get(boardId) ?? [];
}

/** @throws RowNotFound if the board has no such list */
export function presentList(
  context: Context,
  place: BoardContainer,
  rows: readonly BoardListRow[],
  id: number,
): BoardList {
  const list = presentLists(context, place, rows).find((list) => list.id === id);
  if (list === undefined) throw new RowNotFound();
  return list;
}

/**
 * Adds a list behind all others.
 * @throws RowNotFound when there is no such board
 * @throws HttpError 400 when it would be about nothing, or about what there is a list for
 */
export async function createList(
  context: Context,
  place: BoardContainer,
  board_id: number,
  input: BoardSubjectInput,
): Promise<BoardList> {
  const { now, today, paid } = context;
  const subject = subjects.find(({ column }) => input[column] !== undefined);
  const id = subject && input[subject.column];
  if (subject === undefined || id === undefined) throw createRefusal('List type is not known');
  const { column, thing, kind } = subject;
  try {
    return await context.db.transaction(async (db) => {
      await lockBoard(db, place, board_id);
      if (subject.paid && !paid) {
        throw createRefusal(`${kind} lists not available with your current license`);
      }
      if (!(await subject.exists(db, place, id, today))) throw createRefusal(`${kind} not found`);
      const taken = await db('board_lists')
        .where({ board_id, [column]: id })
        .first('id');
      if (taken !== undefined) throw createRefusal(`${thing} has already been taken`);
      const before = await loadBoardLists(db, board_id);
      if (before.length >= maxLists) throw createRefusal(`A board holds ${maxLists} lists at most`);
      const list = await insertReturning<BoardListRow>(db, 'board_lists', {
        board_id,
        [column]: id,
        position: (before.at(-1)?.position ?? -1) + 1,
        created_at: now,
        updated_at: now,
      });
      return presentList(context, place, await loadBoardLists(db, board_id), list.id);
    });
  } catch (error) {
    // The record was deleted while the list was created.
    throw isForeignKeyViolation(error) ? createRefusal(`${kind} not found`) : error;
  }
}

interface GivenList {
  readonly position: number;
  readonly max_issue_count?: number | undefined;
  readonly max_issue_weight?: number | undefined;
  readonly limit_metric?: LimitMetric | null | undefined;
}

/**
 * Puts a list in another place, counted from 0.
 * @throws RowNotFound when there is no such board or list
 * @throws HttpError 400 when the board has no such place
 */
export async function updateList(
  context: Context,
  place: BoardContainer,
  { board_id, list_id: id }: { readonly board_id: number; readonly list_id: number },
  { position, ...limits }: GivenList,
): Promise<BoardList> {
  return context.db.transaction(async (db) => {
    await lockBoard(db, place, board_id);
    const lists = await loadBoardLists(db, board_id);
    const moved = lists.find((list) => list.id === id);
    if (moved === undefined) throw new RowNotFound();
    if (position >= lists.length) throw createRefusal('List could not be moved!');
    const order = lists.filter((list) => list !== moved);
    order.splice(position, 0, moved);
    for (const [index, list] of order.entries()) {
      if (list.position !== index) {
        await db('board_lists').where({ id: list.id }).update({ position: index });
      }
    }
    await db('board_lists')
      .where({ id })
      .update({ ...(context.paid && pickDefined(limits)), updated_at: context.now });
    return presentList(context, place, await loadBoardLists(db, board_id), id);
  });
}

function pickDefined({
  max_issue_count,
  max_issue_weight,
  limit_metric,
}: Omit<GivenList, 'position'>) {
  return {
    ...(max_issue_count !== undefined && { max_issue_count }),
    ...(max_issue_weight !== undefined && { max_issue_weight }),
    ...(limit_metric !== undefined && { limit_metric }),
  };
}

/**
 * @throws RowNotFound when there is no such board or list
 * @throws PreconditionFailed when it was changed since
 */
export async function deleteList(
  { db }: Pick<Context, 'db'>,
  place: BoardContainer,
  { board_id, list_id: id }: { readonly board_id: number; readonly list_id: number },
  unmodifiedSince?: string,
): Promise<void> {
  await db.transaction(async (db) => {
    await lockBoard(db, place, board_id);
    const list = await db('board_lists')
      .where({ id, board_id })
      .first<{ updated_at: string } | undefined>('updated_at');
    if (list === undefined) throw new RowNotFound();
    checkUnmodifiedSince(unmodifiedSince, list.updated_at);
    await db('board_lists').where({ id }).delete();
  });
}
