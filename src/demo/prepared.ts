import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { sealRegistrationToken } from '#src/auth/registration-token.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { continueNumbers } from '#src/database/dialect.ts';
import { makeFilledRepository } from '#src/git/life/filled.ts';
import { findAncestorWith } from '#src/http/docs/folders.ts';
import { generateDiscussionId } from '#src/domains/planning/notes/table.ts';
import { dayMs } from '#src/units.ts';
import { moveCommits, type MovedCommits, type PreparedRepository } from './prepared-commits.ts';
import { preparedFile } from './prepared-file.ts';

/** Result of `loadDemo` as rows and git objects; `npm run schema` writes it. */
export interface PreparedDemo {
  /** The moment at which it was made. */
  readonly now: string;
  /** Tables in an order in which each row follows the rows that it refers to. */
  readonly tables: readonly PreparedTable[];
  readonly repositories: readonly PreparedRepository[];
}

export interface PreparedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Key columns of rows that an empty database already has; their other columns change. */
  readonly key?: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

type Row = Record<string, unknown>;

/** The demonstration data start at the beginning of a day, so that two loads differ by whole days. */
export const findBeginningOfDay = (now: string): string => `${now.slice(0, 10)}T00:00:00.000Z`;

/**
 * Loads the demonstration data into an instance that has nothing but root: rows in one transaction, repositories in it.
 * All that is secret is made anew. False where there is more already: `loadDemo` completes that.
 */
export async function loadPreparedDemo(
  db: Database,
  dataDir: string,
  now: string,
): Promise<boolean> {
  const demo = await readPreparedDemo();
  const days = Math.round((Date.parse(findBeginningOfDay(now)) - Date.parse(demo.now)) / dayMs);
  const repositories = demo.repositories.map((each) => moveCommits(each, days));
  const commits = new Map(repositories.flatMap(({ renamed }) => [...renamed]));
  // The first change locks a row, so that no other process loads the data at the same time.
  return changeAccess(db, async (db) => {
    if (!(await hasRootAlone(db))) return false;
    const sizes = await writeRepositories(dataDir, repositories);
    const moved = demo.tables.map((table) => ({ ...table, rows: moveRows(table, days, commits) }));
    const parts = moved.find(({ name }) => name === 'job_trace_parts')?.rows ?? [];
    const fresh = new FreshValues(db, sizes, parts);
    for (const { name, columns, key, rows } of moved) {
      const insertion = db(name).insert(rows.map((row) => fresh.complete(name, row)));
      await (key === undefined ? insertion : insertion.onConflict([...key]).merge());
      if (columns.includes('id')) await continueNumbers(db, name);
    }
    return true;
  });
}

function moveRows(
  { columns, rows }: PreparedTable,
  days: number,
  commits: ReadonlyMap<string, string>,
): Row[] {
  return rows.map((values) =>
    Object.fromEntries(columns.map((name, at) => [name, moveValue(values[at], days, commits)])),
  );
}

async function readPreparedDemo(): Promise<PreparedDemo> {
  const file = path.join(findAncestorWith(preparedFile), preparedFile);
  return JSON.parse(await readFile(file, 'utf8')) as PreparedDemo;
}

/** Tells whether only root exists: the rows have the numbers after those of root. */
async function hasRootAlone(db: Database): Promise<boolean> {
  const [users, namespaces] = await Promise.all(
    ['users', 'namespaces'].map((table) => db(table).orderBy('id', 'desc').limit(2).pluck('id')),
  );
  return [users, namespaces].every((ids) => ids?.length === 1 && ids[0] === 1);
}

/** Bytes on disk, by project. */
async function writeRepositories(
  dataDir: string,
  repositories: readonly MovedCommits[],
): Promise<ReadonlyMap<number, number>> {
  const sizes = repositories.map(
    async ({ project, ...content }) =>
      [project, await makeFilledRepository(dataDir, project, content)] as const,
  );
  return new Map(await Promise.all(sizes));
}

/** Values that differ between two instances, or depend on such values. */
class FreshValues {
  readonly #db: Database;
  readonly #sizes: ReadonlyMap<number, number>;
  readonly #logs: readonly Row[];
  readonly #discussions = new Map<unknown, string>();

  constructor(db: Database, sizes: ReadonlyMap<number, number>, logs: readonly Row[]) {
    this.#db = db;
    this.#sizes = sizes;
    this.#logs = logs;
  }

  complete(table: string, row: Row): Row {
    switch (table) {
      case 'groups':
        return { ...row, ...this.#token(table, row['namespace_id']) };
      case 'project_settings':
        return { ...row, ...this.#token(table, row['project_id']) };
      case 'notes':
        return { ...row, discussion_id: this.#discussion(row['discussion_id']) };
      case 'job_traces':
        return { ...row, checksum: this.#checksum(row['job_id']) };
      case 'project_statistics': {
        const size = this.#sizes.get(Number(row['project_id'])) ?? 0;
        return { ...row, repository_size: size, storage_size: Number(row['storage_size']) + size };
      }
      default:
        return row;
    }
  }

  #token(table: 'groups' | 'project_settings', id: unknown) {
    return sealRegistrationToken(this.#db, { table, id: Number(id) });
  }

  /** Logs name their commit. */
  #checksum(job: unknown): number {
    const parts = this.#logs.filter(({ job_id }) => job_id === job);
    return parts.reduce((sum, { bytes }) => crc32(bytes as Buffer, sum), 0);
  }

  #discussion(prepared: unknown): string {
    const id = this.#discussions.get(prepared) ?? generateDiscussionId();
    this.#discussions.set(prepared, id);
    return id;
  }
}

/** Column value moved by `days`, with the new commit ids. */
function moveValue(value: unknown, days: number, commits: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return moveTime(value, days) ?? renameCommits(value, commits);
  if (!isBytes(value)) return value;
  return Buffer.from(renameCommits(value.bytes, commits), 'latin1');
}

/** Bytes, one for each letter. */
const isBytes = (value: unknown): value is { readonly bytes: string } =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  typeof value.bytes === 'string';

function moveTime(text: string, days: number): string | null {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(text)) return null;
  return new Date(Date.parse(text) + days * dayMs).toISOString().slice(0, text.length);
}

function renameCommits(text: string, commits: ReadonlyMap<string, string>): string {
  return text.replace(/\b(?:[0-9a-f]{40}|[0-9a-f]{8})\b/g, (name) => commits.get(name) ?? name);
}
