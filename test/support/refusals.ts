import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Database } from '#src/database/database.ts';
import type { TestApp } from './app.ts';
import { databaseKind } from './databases.ts';
import type { Answer } from './http-client.ts';

/** Columns that every request may change, refused or not. */
const tracks = ['last_used_at', 'last_activity_on'];

/** Tables that the clock changes, not requests. */
const ownLife = new Set(['worker_schedules']);

type Everything = Readonly<Record<string, readonly string[]>>;

const byTable = {
  sqlite: async (db: Database): Promise<Everything> => {
    const tables = await namesOf(
      db,
      // Indexes for searches are tables there, filled by triggers from the tables that are looked at anyway.
      `select name from sqlite_master
       where type = 'table' and name not like 'sqlite%' and name not like '%text_search%'`,
    );
    const rows = tables.map(async (name) => {
      const all = (await db(name).select('*')).map((row) =>
        JSON.stringify(Object.entries(row).filter(([column]) => !tracks.includes(column))),
      );
      return [name, all.toSorted()] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  },

  // A single query reads all tables: one for each table takes longer than the tested request.
  postgres: async (db: Database): Promise<Everything> => {
    const tables = await namesOf(
      db,
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const without = tracks.map((column) => `- '${column}'`).join(' ');
    const selects = tables.map(
      (name) => `select '${name}' as name, (to_jsonb(t) ${without})::text as text from "${name}" t`,
    );
    const rows = await db.raw<{ name: string; text: string }>(selects.join(' union all '));
    const found = Object.fromEntries(tables.map((name): [string, string[]] => [name, []]));
    for (const { name, text } of rows) found[name]?.push(text);
    for (const name of tables) found[name]?.sort();
    return found;
  },
} as const;

async function namesOf(db: Database, sql: string): Promise<readonly string[]> {
  const rows = await db.raw<{ name: string }>(sql);
  return rows.map(({ name }) => name).filter((name) => !ownLife.has(name));
}

/** Every row of every table, and the names of all that lies in repositories and storage. */
export async function everything({ db, environment }: TestApp): Promise<Everything> {
  const folders = ['repositories', 'blobs'].map(async (name) => {
    const folder = join(environment.config.dataDir, name);
    const entries = await readdir(folder, { recursive: true }).catch(() => []);
    return [`files of ${name}`, entries.toSorted()] as const;
  });
  return {
    ...(await byTable[databaseKind()](db)),
    ...Object.fromEntries(await Promise.all(folders)),
  };
}

export interface Refusal {
  readonly status: number;
  /** May hold matchers. */
  readonly body: unknown;
}

/** Asks, and expects just this answer and everything as it was. Whoever asks has asked for something before. */
export async function expectRefused(
  app: TestApp,
  ask: () => Promise<Answer>,
  { status, body }: Refusal,
): Promise<void> {
  const before = await everything(app);
  const answer = await ask();
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
  expect(await everything(app)).toEqual(before);
}

/** A fault of a parameter, before anything is looked up. */
export const invalid = (error: unknown): Refusal => ({ status: 400, body: { error } });

/** Faults of attributes, by name. */
export const refused = (message: Readonly<Record<string, unknown>> | string): Refusal => ({
  status: 400,
  body: { message },
});

export const notFound = (what: string): Refusal => ({
  status: 404,
  body: { message: `404 ${what} Not Found` },
});

export const rowNotFound: Refusal = { status: 404, body: { message: '404 Not found' } };

export const forbidden = (reason?: string): Refusal => ({
  status: 403,
  body: { message: reason === undefined ? '403 Forbidden' : `403 Forbidden - ${reason}` },
});

export const conflict = (message: unknown): Refusal => ({ status: 409, body: { message } });

/** Paths that would lead elsewhere, hide or mislead, wherever they are given. */
export const hostilePaths: readonly string[] = [
  '../x',
  '..',
  'x/../../y',
  'a/b',
  'a%00b',
  '%2e%2e%2fx',
  'x.git',
  'x.GIT',
  'x.atom',
  'x.Atom',
  'x.',
  '-x',
  '--upload-pack=x',
  'a b',
  'a\nb',
  'a\u202eb',
  '\u200fab',
  'kiln\u200b',
  '😀😀',
  'ｋｉｌｎ',
  'kıln',
  '<b>',
  'a;b',
  'a\\b',
];

/** Names that would look like something else where they are shown. */
export const hostileNames: readonly string[] = [
  '-x',
  '.x',
  '../x',
  '<script>',
  'a/b',
  'a\u202eb',
  '\u200fab',
  'a\nb',
  '=1+1',
  ' x',
];
