import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { startPostgres } from './postgres-server.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The template from which every new database of a run is copied. */
export interface DatabaseTemplate {
  readonly kind: DatabaseKind;
  /** SQLite: the path of the file. Postgres: url of the maintenance database, and the name. */
  readonly location: string;
  readonly name: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export interface FreshDatabase {
  readonly url: string;
  drop: () => Promise<void>;
}

/** The database under test, as the vitest project says. */
export function databaseKind(): DatabaseKind {
  return process.env['HEARTH_TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';
}

/** An empty, migrated database for one test or file: a copy of the run's template. */
export function freshDatabase(): Promise<FreshDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'sqlite' ? copySqlite(template) : copyPostgres(template);
}

/** The same, before any migration has run. */
export function emptyDatabase(): Promise<FreshDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'sqlite'
    ? copySqlite({ ...template, location: '' })
    : copyPostgres({ ...template, name: 'template0' });
}

/** Makes the template; `release` removes it and whatever server was started for it. */
export async function prepareTemplate(
  kind: DatabaseKind,
): Promise<{ template: DatabaseTemplate; release: () => Promise<void> }> {
  return kind === 'sqlite' ? prepareSqlite() : preparePostgres();
}

async function prepareSqlite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-template-'));
  const file = path.join(folder, 'template.sqlite');
  const template: DatabaseTemplate = { kind: 'sqlite', location: file, name: 'template' };
  const release = () => rm(folder, { recursive: true, force: true });
  await migrateOrRelease(`sqlite:${file}`, release);
  return { template, release };
}

async function preparePostgres() {
  const own = process.env['HEARTH_TEST_POSTGRES_URL'];
  // A vacuum at some moment of the run would write statistics, by which plans change. The soak runs long enough to need it.
  const autovacuum = process.argv.some((argument) => argument.includes('soak')) ? 'on' : 'off';
  const server = own ? { url: own, stop: async () => {} } : await startPostgres({ autovacuum });
  const name = `hearth_template_${randomBytes(6).toString('hex')}`;
  const template: DatabaseTemplate = { kind: 'postgres', location: server.url, name };
  const release = async () => {
    // Ours goes with everything in it; of a developer's server we leave nothing behind.
    if (own) await onServer(template, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
  try {
    await onServer(template, `create database ${name} template template0`);
  } catch (error) {
    await release();
    throw error;
  }
  await migrateOrRelease(databaseUrl(template, name), release);
  return { template, release };
}

async function migrateOrRelease(url: string, release: () => Promise<void>): Promise<void> {
  try {
    const db = await connect(url);
    try {
      await migrate(db);
    } finally {
      await db.close();
    }
  } catch (error) {
    await release();
    throw error;
  }
}

async function copySqlite(template: DatabaseTemplate): Promise<FreshDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-test-'));
  const file = path.join(folder, 'test.sqlite');
  if (template.location !== '') await copyFile(template.location, file);
  return { url: `sqlite:${file}`, drop: () => rm(folder, { recursive: true, force: true }) };
}

async function copyPostgres(template: DatabaseTemplate): Promise<FreshDatabase> {
  const name = `hearth_test_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third of the time of writing them through the log.
  await onServer(template, `create database ${name} template ${template.name} strategy file_copy`);
  return {
    url: databaseUrl(template, name),
    drop: () => onServer(template, `drop database if exists ${name} with (force)`),
  };
}

function databaseUrl(template: DatabaseTemplate, name: string): string {
  const url = new URL(template.location);
  url.pathname = `/${name}`;
  return url.href;
}

/** A connection for each command: tests are few beside what they do with their databases. */
async function onServer(template: DatabaseTemplate, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: template.location });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
