import type { Database } from './database.ts';
import { prepareStatement } from './statement.ts';

/** Owner and kind of a counter: the issues of project 4. */
interface Counter {
  readonly scope: string;
  readonly owner: number;
}

const increment = prepareStatement<Counter, { value: number }>((db, { scope, owner }) =>
  db('internal_counters')
    .insert({ scope, owner_id: owner, value: 1 })
    .onConflict(['scope', 'owner_id'])
    .merge({ value: db.raw('internal_counters.value + 1') })
    .returning('value'),
);

const raise = prepareStatement<Counter & { value: number }, { value: number }>(
  (db, { scope, owner, value }) =>
    db('internal_counters')
      .insert({ scope, owner_id: owner, value })
      .onConflict(['scope', 'owner_id'])
      .merge({
        value: db.raw(
          'case when internal_counters.value < excluded.value then excluded.value else internal_counters.value end',
        ),
      })
      .returning('value'),
);

/**
 * The next number of the counter, beginning with 1. Call it in the transaction that stores the
 * number: others wait for it there, and a rollback gives the number back.
 */
export async function takeNextInternalId(db: Database, counter: Counter): Promise<number> {
  const row = await increment.first(db, { scope: counter.scope, owner: counter.owner });
  if (row === undefined) throw new Error(`no number for ${counter.scope} of ${counter.owner}`);
  return row.value;
}

/** Makes sure that the counter never hands out `value` again: for numbers chosen by the caller. */
export async function reserveInternalId(
  db: Database,
  counter: Counter,
  value: number,
): Promise<void> {
  await raise.first(db, { scope: counter.scope, owner: counter.owner, value });
}
