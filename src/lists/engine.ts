import type { Database } from '#src/database/database.ts';
import { type LongText, loadLongTexts } from '#src/database/long-texts.ts';
import type { ListDeclaration } from './declaration.ts';
import type { ListQuery, FilterShape, Values } from './filter.ts';
import type { ListStatements } from './list-statements.ts';
import { createLookAhead, type LookAhead } from './nearby.ts';
import { createPlanner, type Planner } from './plan.ts';
import { readRequestedOrder, type RequestedOrder } from './requested-order.ts';
import type { ListShape } from './shapes.ts';
import { createStatements } from './sql/statements.ts';
import { createTally, type CountInParts } from './tally.ts';

/** Parts derived once from the declaration of a list. */
export interface Engine<Parameters extends object, Row extends object> extends Planner<Parameters> {
  readonly name: string;
  readonly table: string;
  readonly statements: ListStatements<Row>;
  readonly lookNearby: LookAhead<Parameters>;
  readonly tally: CountInParts;
  /** Texts of the rows that may be long. */
  readonly texts: readonly LongText[];
  readonly orderOf: (listQuery: ListQuery<Parameters>) => RequestedOrder;
  readonly formOf: (listQuery: ListQuery<Parameters>) => FilterShape;
  /** The values of the declaration alone. */
  readonly valuesOf: (listQuery: ListQuery<Parameters>) => Values | undefined;
  /** Tells whether the list counts the rows of all sources. */
  readonly isCounted: (list: ListShape) => boolean;
  readonly changesWithAccess: (listQuery: ListQuery<Parameters>) => boolean;
}

export function createEngine<
  Parameters extends object,
  Source extends FilterShape,
  Row extends { readonly id: number },
  Prepared extends FilterShape,
  Bounds extends Values,
  Looked extends Values,
  Near extends Values,
>(
  declaration: ListDeclaration<Parameters, Source, Prepared, Bounds, Looked, Near>,
): Engine<Parameters, Row> {
  const { name, table, texts = [], orderOf = readRequestedOrder, isCounted } = declaration;
  const statements = createStatements<Source, Row, Bounds & Looked & Near>(declaration);
  return {
    ...createPlanner(declaration),
    name,
    table,
    statements,
    lookNearby: createLookAhead(declaration, statements.ids),
    tally: createTally<Source, Bounds & Looked & Near>(declaration),
    texts,
    orderOf,
    formOf: (listQuery) => declaration.formOf?.(listQuery) ?? true,
    valuesOf: (listQuery) => declaration.values?.(listQuery),
    isCounted: ({ sources }) =>
      isCounted === undefined || (sources as readonly Source[]).every(isCounted),
    changesWithAccess: (listQuery) => declaration.changesWithAccess?.(listQuery) === true,
  };
}

/** The rows with all of their long texts. */
export const hydrateTexts = <Row extends object>(
  db: Database,
  { texts }: { readonly texts: readonly LongText[] },
  rows: readonly Row[],
): readonly Row[] => (texts.length === 0 ? rows : loadLongTexts(db, rows, texts));
