import type { Database } from '#src/database/database.ts';
import { computeCutDepth } from './cut.ts';
import type { Engine } from './engine.ts';
import type { Positioned } from './ends.ts';
import type { ListQuery } from './filter.ts';
import { maxTotalRows, type OffsetWindow } from './offset.ts';
import type { ListPlan } from './plan.ts';
import { countListed, readRows } from './rows.ts';
import {
  findLastId,
  type Placed,
  stretchRows,
  sortStretches,
  type StretchWindow,
} from './stretches.ts';

/** The first rows of a list that is read in stretches; null where it is not, or is short enough to be read at once. */
async function sortRows<Parameters extends object, Row extends object>(
  db: Database,
  engine: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
  planned: ListPlan,
  window: StretchWindow,
): Promise<{ readonly placed: readonly Placed[]; readonly count: number } | null> {
  const { shape: list, values } = planned;
  const { statements, table } = engine;
  const kind = statements.stretchesOf(list);
  if (kind === null) return null;
  if (kind === 'ids' && (await countListed(db, engine, listQuery, planned)) <= maxTotalRows)
    return null;
  const read = (behind: number) => {
    const until = behind + stretchRows;
    return statements.stretch.all(db, { list, kind }, { ...values, behind, until });
  };
  const { sort, ties } = list;
  const last = kind === 'ids' ? await findLastId(db, table) : null;
  return sortStretches({ db, actor: listQuery.actor }, read, last, { sort, ties, ...window });
}

/** Ids of a list that is read in stretches, in its order, up to the limit of totals; null for other lists. */
export async function readSortedIds<Parameters extends object, Row extends object>(
  db: Database,
  engine: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
  planned: ListPlan,
): Promise<readonly number[] | null> {
  const sorted = await sortRows(db, engine, listQuery, planned, { depth: maxTotalRows + 1 });
  return sorted === null ? null : listIds(sorted.placed);
}

/** The page of a list that is read in stretches; null if it is not, or if rows were deleted during the read. */
export async function readSortedPage<
  Parameters extends object,
  Row extends { readonly id: number },
>(
  db: Database,
  engine: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
  planned: ListPlan,
  { limit, offset }: OffsetWindow,
): Promise<{ readonly rows: readonly Row[]; readonly count: number } | null> {
  const depth = computeCutDepth({ limit, offset });
  const sorted = await sortRows(db, engine, listQuery, planned, { depth });
  if (sorted === null) return null;
  const { placed, count } = sorted;
  const pageIds = listIds(placed.slice(offset, offset + limit));
  const rows = pageIds.length === 0 ? [] : await readRows(db, engine, listQuery, pageIds);
  return rows.length < pageIds.length ? null : { rows, count };
}

/** The slice of a list that is read in stretches; null if it is not. Deleted rows are omitted. */
export async function readSortedSlice<
  Parameters extends object,
  Row extends { readonly id: number },
>(
  db: Database,
  engine: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
  planned: ListPlan,
  window: StretchWindow,
): Promise<readonly (Row & Positioned)[] | null> {
  const sorted = await sortRows(db, engine, listQuery, planned, window);
  if (sorted === null) return null;
  const { placed } = sorted;
  const positions = new Map(placed.map(({ id, position }) => [id, position]));
  const rows = placed.length === 0 ? [] : await readRows(db, engine, listQuery, listIds(placed));
  return rows.map((row) => ({ ...row, list_position: positions.get(row.id) ?? null }));
}

const listIds = (placed: readonly Placed[]) => placed.map(({ id }) => id);
