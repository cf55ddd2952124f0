import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { startPostgres } from '#test/support/postgres-server.ts';
import { noteMigrations } from '#test/source/landed.ts';
import { describeSchema, schemaFile } from './schema-text.ts';

/** Writes the schema that the migrations make, of each kind of database. */
async function writeSchema(kind: 'sqlite' | 'postgres', url: string): Promise<void> {
  const db = await connect(url);
  try {
    await migrate(db);
    await writeFile(schemaFile(kind), await describeSchema(db));
  } finally {
    await db.close();
  }
}

noteMigrations();
const folder = await mkdtemp(path.join(tmpdir(), 'hearth-schema-'));
try {
  await writeSchema('sqlite', `sqlite:${path.join(folder, 'hearth.sqlite')}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
const server = await startPostgres();
try {
  await writeSchema('postgres', server.url);
} finally {
  await server.stop();
}
