import type { Knex } from 'knex';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { closed, type Gates } from './gates.ts';

const maxFeatures = 1_000;

export interface FeatureRow {
  readonly id: number;
  readonly name: string;
  readonly gates: Gates;
}

/** Lists stored features, in the order of their first change. */
export function selectStoredFeatures(db: Database): Knex.QueryBuilder<FeatureRow, FeatureRow[]> {
  return db<FeatureRow>('features').select('id', 'name', 'gates').orderBy('id');
}

/**
 * Changes the gates of a feature, and stores it if needed; `db` is the transaction. The lock serializes calls of
 * `change`.
 */
export async function changeFeature(
  db: Database,
  name: string,
  change: (gates: Gates) => Gates,
  now: string,
): Promise<FeatureRow> {
  // The revision is changed first: concurrent changes of features wait here, and then read this one.
  await bump(db);
  const stored = await db<FeatureRow>('features').where({ name }).first('id', 'name', 'gates');
  const gates = change({ ...closed, ...stored?.gates });
  const values = { gates: JSON.stringify(gates), updated_at: now };
  if (stored !== undefined) {
    await db('features').where({ id: stored.id }).update(values);
    return { ...stored, gates };
  }
  // Every process keeps them all in mind.
  const { length } = await db('features').limit(maxFeatures).select('id');
  if (length >= maxFeatures) {
    throw new BadRequest(`400 Bad request - there are at most ${maxFeatures} features`);
  }
  const [row] = await db('features')
    .insert({ name, created_at: now, ...values })
    .returning<FeatureRow[]>(['id', 'name', 'gates']);
  if (row === undefined) throw new Error('the database returned no row for an insert');
  return row;
}

/** Forgets how a feature was set, if it was; `db` is the transaction. */
export async function deleteFeature(db: Database, name: string): Promise<void> {
  await bump(db);
  await db('features').where({ name }).delete();
}
