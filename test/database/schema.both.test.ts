import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { describeSchema, schemaFile } from './schema-text.ts';

const kind = databaseKind();
const fresh = await freshDatabase();
const db = await connect(fresh.url);
afterAll(async () => {
  await db.close();
  await fresh.drop();
});

it('is the one that stands beside the migrations, else `npm run schema` writes it', async () => {
  const made = await describeSchema(db);
  const written = readFileSync(schemaFile(kind), 'utf8');
  expect(made.split('\n')).toEqual(written.split('\n'));
});
