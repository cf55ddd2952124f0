import type { Database } from '#src/database/database.ts';
import { databaseKind } from '#test/support/databases.ts';

/** A row with a column of every type that we use. */
export interface Sample {
  readonly id: number;
  readonly name: string | null;
  readonly note: string | null;
  readonly active: boolean | null;
  readonly size: number | null;
  readonly data: unknown;
  readonly stored_at: string | null;
  readonly due_on: string | null;
  readonly score: number | null;
  readonly bytes: Uint8Array | null;
}

/** The column types are the ones that Knex gives the portable builder methods. */
const types = {
  sqlite: { id: 'integer primary key autoincrement', json: 'json', at: 'datetime', bytes: 'blob' },
  postgres: { id: 'bigserial primary key', json: 'jsonb', at: 'timestamptz', bytes: 'bytea' },
};

/** Creates the table `samples`, with a unique column to violate. */
export async function createSamples(db: Database): Promise<void> {
  const { id, json, at, bytes } = types[databaseKind()];
  await db.raw(
    `create table samples (id ${id}, name varchar(255), note varchar(255), active boolean, size bigint,
       data ${json}, stored_at ${at}, due_on date, score double precision, bytes ${bytes})`,
  );
}
