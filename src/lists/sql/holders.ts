import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement, type ShapedStatement } from '#src/database/statement.ts';
import type { Slots } from '#src/database/slots.ts';
import type { Behind, Declared, Holders } from '../declaration.ts';
import type { FilterShape, Values } from '../filter.ts';
import type { ListShape } from '../shapes.ts';
import { stretchRows } from '../stretches.ts';
import { inSql } from './list-sql.ts';

/** Maximum number of owners that one statement finds. */
export const subjectBatchSize = 1_000;

/** Object that rows of a list belong to. */
interface Holder {
  readonly id: number;
  readonly area: number;
  /** The greatest position of its rows; null without rows. */
  readonly last: number | null;
}

interface HolderValues {
  readonly behind: number;
  /** Ids of owners whose rows are read completely, and of one whose rows are read in stretches. */
  readonly holders: readonly number[];
  readonly holder: number;
}

/** The statements that find the candidate rows of a list, by owner. */
export interface SubjectStatements {
  /** The next owners, with the last position of each. */
  readonly next: ShapedStatement<ListShape, Values, Holder>;
  /** Ids of the rows of some holders. */
  readonly whole: ShapedStatement<null, HolderValues, { id: number }>;
  /** The next rows of one holder. */
  readonly stretch: ShapedStatement<null, HolderValues, { id: number; along: number }>;
}

export function createSubjectStatements<Source extends FilterShape, Bounds extends Values>({
  table,
  holders: declared,
  disjoint = (sources) => sources,
}: Pick<Declared<Source, Bounds>, 'table' | 'holders' | 'disjoint'>): SubjectStatements {
  const id = `${table}.id`;

  function requireHolders(): Holders<Source, Bounds> {
    if (declared === undefined) throw new Error(`${table} are not counted in parts`);
    return declared;
  }

  return {
    next: prepareShapedStatement((db, slots, list) => {
      const { column, along, of } = requireHolders();
      const bounds = slots as Slots<Bounds & Behind>;
      const [first, ...rest] = disjoint(list.sources as readonly Source[]).map((source) =>
        of(db, source, bounds),
      );
      if (first === undefined) throw new Error(`a list of ${table} has no source`);
      const held = rest.length === 0 ? first : first.union(rest);
      const last = db(table).whereRaw('?? = held.id', [column]).max(along);
      return db(held.as('held'))
        .orderBy(['held.area', 'held.id'])
        .limit(subjectBatchSize, inSql)
        .select('held.id', 'held.area', last.as('last'));
    }),
    whole: prepareShapedStatement((db, { holders }) =>
      whereInList(db(table), requireHolders().column, holders).select(`${id} as id`),
    ),
    stretch: prepareShapedStatement((db, { holder, behind }) => {
      const { column, along } = requireHolders();
      return db(table)
        .where(column, holder)
        .where(along, '>', behind)
        .orderBy(along)
        .limit(stretchRows, inSql)
        .select(`${id} as id`, `${along} as along`);
    }),
  };
}
