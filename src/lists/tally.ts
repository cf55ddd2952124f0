import type { Database } from '#src/database/database.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Behind, Declared } from './declaration.ts';
import type { FilterShape, Values } from './filter.ts';
import type { ListShape } from './shapes.ts';
import {
  createSubjectStatements,
  subjectBatchSize,
  type SubjectStatements,
} from './sql/holders.ts';
import { readInTurn, stretchRows } from './stretches.ts';

interface Caller {
  readonly db: Database;
  readonly actor: Actor | null;
}

interface Planned {
  readonly shape: ListShape;
  readonly values: Values;
}

export interface CountOfValue {
  readonly value: string;
  readonly count: number;
}

export type CountInParts = (
  caller: Caller,
  planned: Planned,
  count: (ids: readonly number[]) => PromiseLike<readonly CountOfValue[]>,
) => Promise<ReadonlyMap<string, number>>;

/**
 * Counts all rows of a list by their values, at most a thousand at a time and in turns. An index supplies the ids of
 * possible rows, whatever the filters, and `count` counts the matching ones.
 */
export function createTally<Source extends FilterShape, Bounds extends Values>(
  declared: Pick<Declared<Source, Bounds>, 'table' | 'holders' | 'disjoint'>,
): CountInParts {
  const statements = createSubjectStatements(declared);
  return async (caller, planned, count) => {
    const counts = new Map<string, number>();
    for await (const ids of streamParts(caller, planned, statements)) {
      for (const { value, count: more } of await readInTurn(caller, async () => count(ids))) {
        counts.set(value, (counts.get(value) ?? 0) + Number(more));
      }
    }
    return counts;
  };
}

/** Ids of all rows that the list may have, at most as many at a time as a stretch has. */
async function* streamParts(
  caller: Caller,
  planned: Planned,
  statements: SubjectStatements,
): AsyncGenerator<readonly number[]> {
  const { shape, values } = planned;
  if (shape.found) {
    yield* splitIntoBatches(values['few'] as readonly number[], stretchRows);
    return;
  }
  const { db } = caller;
  const read = async (holders: readonly number[]) => {
    const asked = { holders, holder: 0, behind: 0 };
    const rows = await readInTurn(caller, () => statements.whole.all(db, null, asked));
    return rows.map(({ id }) => id);
  };
  let holders: number[] = [];
  let rows = 0;
  let place: Behind = { area: 0, behind: 0 };
  for (;;) {
    const asked = { ...values, ...place };
    const some = await readInTurn(caller, () => statements.next.all(db, shape, asked));
    for (const { id, last } of some) {
      // The last place is an upper bound of the number of rows.
      const most = Number(last ?? 0);
      if (most > stretchRows) {
        yield* streamStretches(caller, id, statements);
        continue;
      }
      if (rows + most > stretchRows) {
        yield await read(holders);
        [holders, rows] = [[], 0];
      }
      if (most > 0) holders.push(id);
      rows += most;
    }
    const end = some.at(-1);
    if (end === undefined || some.length < subjectBatchSize) break;
    place = { area: end.area, behind: end.id };
  }
  if (holders.length > 0) yield read(holders);
}

/** Ids of the rows of one holder that has many. */
async function* streamStretches(
  caller: Caller,
  holder: number,
  { stretch }: SubjectStatements,
): AsyncGenerator<readonly number[]> {
  for (let behind = 0; ;) {
    const asked = { holder, behind, holders: [] };
    const rows = await readInTurn(caller, () => stretch.all(caller.db, null, asked));
    yield rows.map(({ id }) => id);
    if (rows.length < stretchRows) return;
    behind = rows.at(-1)?.along ?? 0;
  }
}
