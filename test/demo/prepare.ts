import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '#src/database/database.ts';
import { loadDemo } from '#src/demo/load.ts';
import type { PreparedDemo, PreparedTable } from '#src/demo/prepared.ts';
import type { PreparedRepository } from '#src/demo/prepared-commits.ts';
import type { Git } from '#src/git/git.ts';
import { createRoot } from '#src/start/root.ts';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** The moment of the prepared demonstration data: any beginning of a day. */
export const preparedAt = '2026-01-01T00:00:00.000Z';

/** The columns that are made anew for each instance, or told by its disk. */
const fresh: Readonly<Record<string, readonly string[]>> = {
  groups: ['runners_token_sealed', 'runners_token_digest'],
  project_settings: ['runners_token_sealed', 'runners_token_digest'],
  project_statistics: ['repository_size'],
  job_traces: ['checksum'],
};

/** Tables that are filled by the rows of others, or count how often something changed. */
const derived = /^(?:knex_.*|access_revision|.*_text_search_waiting)$/;

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Loads the demonstration data into an empty instance on SQLite, and gives what came about. */
export async function prepareDemo(db: Database, git: Git): Promise<PreparedDemo> {
  await createRoot(db, { rootEmail: 'root@demo.example' }, preparedAt);
  const names = await tablesInOrder(db);
  const before = await readTables(db, names);
  await loadDemo(db, git, preparedAt);
  const after = await readTables(db, names);
  const tables: PreparedTable[] = [];
  for (const name of names) {
    const prepared = await prepareTable(db, name, before.get(name) ?? [], after.get(name) ?? []);
    if (prepared !== null) tables.push(prepared);
  }
  const projects = await db('projects').orderBy('id').select<{ id: number }[]>('id');
  const repositories = projects.map(({ id }) =>
    prepareRepository(git.repository(id).directory, id),
  );
  return { now: preparedAt, tables, repositories: await Promise.all(repositories) };
}

/** Parents before children. */
async function tablesInOrder(db: Database): Promise<string[]> {
  const names = await db
    .raw<{ name: string }>(
      `select name from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite%' order by name`,
    )
    .then((rows) => rows.map(({ name }) => name).filter((name) => !derived.test(name)));
  const ordered = new Set<string>();
  const visit = async (name: string, path: readonly string[]): Promise<void> => {
    if (ordered.has(name) || path.includes(name)) return;
    const parents = await db.raw<{ table: string }>(
      'select distinct "table" from pragma_foreign_key_list(?) order by 1',
      [name],
    );
    for (const { table } of parents) await visit(table, [...path, name]);
    ordered.add(name);
  };
  for (const name of names) await visit(name, []);
  return [...ordered];
}

const readTables = async (db: Database, names: readonly string[]) =>
  new Map<string, Rows>(
    await Promise.all(names.map(async (name) => [name, await readTable(db, name)] as const)),
  );

const readTable = async (db: Database, name: string): Promise<Rows> =>
  db(db.raw('??', [name]))
    .orderByRaw('1, 2')
    .select('*');

async function prepareTable(
  db: Database,
  name: string,
  before: Rows,
  after: Rows,
): Promise<PreparedTable | null> {
  const known = new Set(before.map((row) => JSON.stringify(row)));
  const added = after.filter((row) => !known.has(JSON.stringify(row)));
  const [first] = added;
  if (first === undefined) return null;
  const key = await db.raw<{ name: string }>(
    'select name from pragma_table_info(?) where pk > 0 order by pk',
    [name],
  );
  const isChange = added.length + before.length > after.length;
  const columns = Object.keys(first).filter((column) => fresh[name]?.includes(column) !== true);
  return {
    name,
    columns,
    ...(isChange && { key: key.map((column) => column.name) }),
    rows: numberDiscussions(name, added).map((row) =>
      columns.map((column) => prepareValue(row, column)),
    ),
  };
}

/** Discussions have random names; here they have numbers, which stay the same the next time. */
function numberDiscussions(table: string, rows: Rows): Rows {
  if (table !== 'notes') return rows;
  const names = [...new Set(rows.map((row) => row['discussion_id']))];
  return rows.map((row) => ({ ...row, discussion_id: names.indexOf(row['discussion_id']) }));
}

function prepareValue(row: Readonly<Record<string, unknown>>, column: string): unknown {
  const value = row[column];
  // Loading the demo data creates the repository and adds its size.
  if (column === 'storage_size') return Number(value) - Number(row['repository_size']);
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('latin1') };
  return value;
}

async function prepareRepository(directory: string, project: number): Promise<PreparedRepository> {
  const git = async (...args: readonly string[]) => {
    const options = { encoding: 'latin1', maxBuffer } as const;
    return (await run('git', ['-C', directory, ...args], options)).stdout;
  };
  const lines = async (...args: readonly string[]) =>
    (await git(...args)).split('\n').filter((line) => line !== '');
  const refs = (await lines('for-each-ref', '--format=%(refname) %(objectname)')).map(
    (line) => line.split(' ') as [string, string],
  );
  const reached =
    refs.length === 0 ? [] : await lines('rev-list', '--all', '--objects', '--no-object-names');
  const commits =
    refs.length === 0 ? [] : await lines('rev-list', '--all', '--topo-order', '--reverse');
  const tags = await lines('for-each-ref', '--format=%(objectname)', 'refs/tags');
  const others = reached.filter((id) => !commits.includes(id) && !tags.includes(id)).sort();
  const ids = [...new Set([...others, ...commits, ...tags])];
  const objects = readObjects(directory, ids);
  const head = (await git('symbolic-ref', 'HEAD')).trim();
  return {
    project,
    defaultBranch: head.replace('refs/heads/', ''),
    objects,
    refs: Object.fromEntries(refs),
  };
}

/** Contents with one letter for each byte. */
function readObjects(directory: string, ids: readonly string[]): PreparedRepository['objects'] {
  const { stdout } = spawnSync('git', ['-C', directory, 'cat-file', '--batch'], {
    input: ids.map((id) => `${id}\n`).join(''),
    encoding: 'latin1',
    maxBuffer,
  });
  let at = 0;
  return ids.map(() => {
    const end = stdout.indexOf('\n', at);
    const [, type, size] = stdout.slice(at, end).split(' ');
    at = end + 1 + Number(size) + 1;
    return [type as PreparedRepository['objects'][number][0], stdout.slice(end + 1, at - 1)];
  });
}

/** Prints the demo as lines of rows and objects, so that a change shows which of them differ. */
export function printDemo({ now, tables, repositories }: PreparedDemo): string {
  const list = (values: readonly unknown[]) =>
    values.length === 0
      ? '[]'
      : `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
  const table = ({ rows, ...facts }: PreparedTable) =>
    `${JSON.stringify(facts).slice(0, -1)},"rows":${list(rows)}}`;
  const repository = ({ objects, ...facts }: PreparedRepository) =>
    `${JSON.stringify(facts).slice(0, -1)},"objects":${list(objects)}}`;
  return `{"now":${JSON.stringify(now)},\n"tables":[\n${tables.map(table).join(',\n')}\n],
"repositories":[\n${repositories.map(repository).join(',\n')}\n]}\n`;
}
