import type { Database } from '#src/database/database.ts';
import { toCut, computeCutDepth } from './cut.ts';
import { type Engine, hydrateTexts } from './engine.ts';
import type { ListQuery } from './filter.ts';
import { countList, maxTotalRows, type OffsetWindow } from './offset.ts';
import { sortByIds } from './order-cache.ts';
import type { ListPlan } from './plan.ts';
import { dropOrder } from './shapes.ts';

/** The rows of a page, from an offset on, and the total of the list if the same statement returns it. */
export async function readPage<Parameters extends object, Row extends object>(
  db: Database,
  engine: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
  planned: ListPlan,
  { limit, offset }: Pick<OffsetWindow, 'limit' | 'offset'>,
): Promise<readonly (Row & { readonly total?: number })[]> {
  const lengths = { limit, offset, depth: computeCutDepth({ limit, offset }) };
  const { shape, values } = await engine.lookNearby(db, listQuery, planned, lengths.depth);
  const page = { list: shape, cut: toCut({ limit, offset }), form: engine.formOf(listQuery) };
  const rows = await engine.statements.page.all(db, page, { ...values, ...lengths });
  return hydrateTexts(db, engine, rows);
}

/** Rows by their ids, in the order of these, without deleted ones. */
export async function readRows<Parameters extends object, Row extends { readonly id: number }>(
  db: Database,
  engine: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
  ids: readonly number[],
): Promise<Row[]> {
  const values = { ...engine.valuesOf(listQuery), ids };
  const rows = await engine.statements.rows.all(db, engine.formOf(listQuery), values);
  return sortByIds(ids, hydrateTexts(db, engine, rows));
}

/** Number of rows, or the limit of totals plus one. */
export async function countListed<Parameters extends object, Row extends object>(
  db: Database,
  engine: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
  { shape, values, timed }: ListPlan,
): Promise<number> {
  if (!engine.isCounted(shape)) return maxTotalRows + 1;
  return countList(
    db,
    () => describeQuery(engine, listQuery) + JSON.stringify(shape.sources),
    async () => (await engine.statements.count.first(db, dropOrder(shape), values))?.count ?? 0,
    { timed },
  );
}

/** Text of everything that decides which rows a list has, except the time. */
export function describeQuery<Parameters extends object, Row extends object>(
  { name, valuesOf }: Engine<Parameters, Row>,
  listQuery: ListQuery<Parameters>,
): string {
  const { page, per_page, order_by, sort, ...query } = listQuery.query as Record<string, unknown>;
  return JSON.stringify([name, listQuery.admin, query, valuesOf(listQuery)]);
}
