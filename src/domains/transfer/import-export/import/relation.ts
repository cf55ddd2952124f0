import type { RawTree } from '#runtime/raw.ts';
import { isRefusedByData } from '#src/database/dialect.ts';
import { notePassedOver, type ContainerContext } from './context.ts';
import type { ReadLine } from './lines.ts';
import { isTree, RecordRefused } from './values.ts';

/** How the records of one file of an archive are stored. */
export interface ImportedRelation<Context extends ContainerContext> {
  readonly name: string;
  /** Attributes of a record that are imported; null if they are few, and ignored ones are not counted. */
  readonly attributes: ReadonlySet<string> | null;
  /** Leaves out some of the records, which another pass over the file takes. */
  readonly only?: (record: RawTree) => boolean;
  /** True for a later pass over a file: the first pass reports invalid lines. */
  readonly again?: true;
  /**
   * Calls `refused` for omitted parts of the record.
   * @throws RecordRefused for a record that cannot be stored
   */
  store(context: Context, record: RawTree, refused: () => Promise<void>): Promise<unknown>;
}

interface Records {
  readonly records: AsyncIterable<ReadLine>;
  /** Receives the line numbers of records that are rejected or lose a part. */
  readonly refused: (line: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Stores the records of a relation one by one; invalid records are skipped. */
export async function storeRelation<Context extends ContainerContext>(
  context: Context,
  relation: ImportedRelation<Context>,
  { records, refused, signal }: Records,
): Promise<void> {
  const { name, attributes, only, again } = relation;
  for await (const { line, value } of records) {
    signal.throwIfAborted();
    if (value === null) continue;
    if (!isTree(value)) {
      if (again === undefined) await refused(line);
      continue;
    }
    if (only?.(value) === false) continue;
    if (attributes !== null) notePassedOver(context, name, value, attributes);
    // A record is named once, however many parts it loses.
    let named = false;
    const refuse = async () => {
      if (named) return;
      named = true;
      await refused(line);
    };
    try {
      await relation.store(context, value, refuse);
    } catch (error) {
      if (!(error instanceof RecordRefused) && !isRefusedByData(error)) throw error;
      await refuse();
    }
  }
}
