import { whereInList, joinFirstOfEach } from '#src/database/dialect.ts';
import type { Slots } from '#src/database/slots.ts';
import { cutWalk } from '../cut.ts';
import type { Query, FilterShape, Values } from '../filter.ts';
import type { CountEachShape, EachShape, Parents } from '../shapes.ts';
import { inSql, type ListSql, type OwnValues } from './list-sql.ts';
import { selectPositioned } from './page.ts';

/** Maximum rows of one parent in a statement for many parents. */
const maxRowsOfParent = 500;

/** The first rows of the list of each parent, in one statement. */
export function selectEach<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  { cut, form, parents }: EachShape,
): Query {
  const { db, id, slots, table } = sql;
  const own = createSqlOfParents(sql, parents);
  const walks = sql.sources.map((source) => {
    const rows = selectRowsOfParent(own, source);
    const first = cutWalk(sql.order(rows, own.positionOf(id), id), cut, slots);
    return joinFirstOfEach(db, selectParents(sql, parents), table, first, table)
      .select('parents.id as parent_id', `${id} as id`)
      .select(db.raw('? as position', [own.positionOf(id)]))
      .select(...(sql.isRanked ? [db.raw(`${sql.rankOf(source)} as rank`)] : []));
  });
  const page = db(sql.join(walks).as('page')).select('page.parent_id');
  return selectPositioned(sql, page, form);
}

/** Number or sum of the rows in the list of each parent; null above the limit of the statement. */
export function countEach<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  { parents, sum }: CountEachShape,
): Query {
  const { db, list } = sql;
  const own = createSqlOfParents(sql, parents);
  // Filters may leave no rows, so parents without rows in the unfiltered list are found first.
  const every = own.with({ ...list, filters: [], found: false });
  const all = selectSomeOfParent(every, maxRowsOfParent + 1, sum).count();
  const some = selectSomeOfParent(own, maxRowsOfParent, sum);
  const left = sum === undefined ? some.count() : some.select(db.raw('coalesce(sum(value), 0)'));
  const count = db.raw(`case when ? > ${maxRowsOfParent} then null else ? end`, [all, left]);
  return selectParents(sql, parents).select('parents.id as parent_id').select({ count });
}

function selectParents<Source extends FilterShape, Bounds extends Values>(
  { db, slots }: ListSql<Source, Bounds>,
  { table }: Parents,
): Query {
  return whereInList(db(`${table} as parents`), 'parents.id', slots.parents);
}

/** A limited number of rows of one parent's list, with their sums. */
function selectSomeOfParent<Source extends FilterShape, Bounds extends Values>(
  own: ListSql<Source, Bounds>,
  maxRows: number,
  sum: string | undefined,
): Query {
  const { db, id } = own;
  const parts = own.disjointSources.map((source, index) => {
    const rows = selectRowsOfParent(own, source).select(`${id} as id`);
    if (sum !== undefined) rows.select({ value: own.addUp(sum) });
    const part = db(rows.limit(maxRows, inSql).as(`part${index}`));
    return sum === undefined ? part.select('id') : part.select('id', 'value');
  });
  return db(own.join(parts).limit(maxRows, inSql).as('counted'));
}

/** The rows of a source that belong to a parent. */
function selectRowsOfParent<Source extends FilterShape, Bounds extends Values>(
  own: ListSql<Source, Bounds>,
  source: Source,
): Query {
  const rows = own.narrow(own.listed(own.begin()), own.id, { rank: own.rankOf(source) });
  own.narrowToSource(rows, source);
  return rows;
}

/** The list of one parent, whose columns replace some of the values. */
function createSqlOfParents<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  parents: Parents,
): ListSql<Source, Bounds> {
  const slots = new Proxy<Slots<Bounds & OwnValues>>(sql.slots, {
    get: (values, name: string) => {
      const column = parents.slots[name];
      return column === undefined
        ? (values as Values)[name]
        : sql.db.raw('??', [`parents.${column}`]);
    },
  });
  return sql.with(sql.list, slots);
}
