import { prepareShapedStatement, type ShapedStatement } from '#src/database/statement.ts';
import type { Declared } from '../declaration.ts';
import type { Query, FilterShape, Values } from '../filter.ts';
import type { ListStatements } from '../list-statements.ts';
import { findStretchKind, isReadWhole } from '../reading.ts';
import type { ListShape } from '../shapes.ts';
import { selectCount } from './count.ts';
import { ListSql, type OwnValues } from './list-sql.ts';
import { selectFirstIds, selectOrder, selectPage, selectRows, selectSlice } from './page.ts';
import { countEach, selectEach } from './parents.ts';
import { selectStretch } from './stretch.ts';
import { sumRows, tallyRows } from './tally.ts';

export function createStatements<
  Source extends FilterShape,
  Row extends object,
  Bounds extends Values,
>(declared: Declared<Source, Bounds>): ListStatements<Row> {
  type Sql = ListSql<Source, Bounds>;
  const prepareForShape = <OfShape extends { readonly list: ListShape }, Result extends object>(
    build: (sql: Sql, shape: OfShape) => Query,
  ): ShapedStatement<OfShape, Bounds & OwnValues, Result> =>
    prepareShapedStatement((db, slots, shape) =>
      build(new ListSql(declared, db, slots, shape.list), shape),
    );
  const prepareForList = <Result extends object>(
    build: (sql: Sql) => Query,
  ): ShapedStatement<ListShape, Bounds & OwnValues, Result> =>
    prepareShapedStatement((db, slots, list) => build(new ListSql(declared, db, slots, list)));

  const statements: ListStatements<Row, Bounds & OwnValues> = {
    isReadWhole: (list) => isReadWhole(declared, list),
    stretchesOf: (list) => findStretchKind(declared, list),
    page: prepareForShape((sql, { cut, form }) => selectPage(sql, cut, form)),
    slice: prepareForShape((sql, { cut, form }) => selectSlice(sql, cut, form)),
    each: prepareForShape(selectEach),
    ids: prepareForShape((sql, { cut }) => selectFirstIds(sql, cut)),
    order: prepareForList(selectOrder),
    count: prepareForList(selectCount),
    countEach: prepareForShape(countEach),
    tally: prepareForShape((sql, { by }) => tallyRows(sql, by)),
    sum: prepareForShape((sql, { sum }) => sumRows(sql, sum)),
    stretch: prepareForShape((sql, { kind }) => selectStretch(sql, kind)),
    rows: prepareShapedStatement((db, slots, form) => selectRows(declared, db, slots, form)),
  };
  // Each statement gets the values of the request, and throws if one is missing.
  return statements;
}
