import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { loadDemo } from '#src/demo/load.ts';
import { findBeginningOfDay, loadPreparedDemo } from '#src/demo/prepared.ts';
import { preparedFile } from '#src/demo/prepared-file.ts';
import { createRoot, giveRootCredentials } from '#src/start/root.ts';
import { readOperations } from '#test/bench/operations.ts';
import { startApp, type TestApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { prepareDemo, printDemo } from './prepare.ts';

const run = promisify(execFile);
/** Other than the one of the prepared data, on the other side of the end of a February. */
const now = '2028-03-09T14:21:07.512Z';
const rootToken = 'token-of-root-for-the-demo';

async function startWith(load: (app: TestApp) => Promise<unknown>): Promise<TestApp> {
  const app = await startApp({ clock: () => new Date(now) });
  const { id: userId } = await createRootOf(app);
  await load(app);
  await giveRootCredentials(app.db, userId, { rootPassword: 'open sesame', rootToken }, now);
  return app;
}

async function createRootOf({ db }: TestApp): Promise<{ id: number }> {
  const { userId } = await createRoot(db, { rootEmail: 'root@demo.example' }, now);
  return { id: userId };
}

const dataDirOf = ({ environment }: TestApp) => environment.config.dataDir;

let prepared: TestApp;
let told: TestApp;
beforeAll(async () => {
  prepared = await startWith(async (app) => {
    expect(await loadPreparedDemo(app.db, dataDirOf(app), now)).toBe(true);
  });
  told = await startWith(({ db, git }) => loadDemo(db, git, findBeginningOfDay(now)));
});

/** The rows of all tables, without what is made anew for each instance. */
async function rowsOf(db: Database) {
  const tables = await tablesOf(db);
  const rows = await Promise.all(
    tables.map(async (name) => {
      const found = await db(name).select<Record<string, unknown>[]>('*');
      return [name, found.map((row) => JSON.stringify(row, withoutFresh)).sort()] as const;
    }),
  );
  return new Map(rows);
}

const tablesOf = async (db: Database): Promise<string[]> =>
  (
    await db.raw<{ name: string }>(
      databaseKind() === 'sqlite'
        ? "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'"
        : "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'",
    )
  )
    .map(({ name }) => name)
    .filter((name) => !/^(?:knex_.*|access_revision|application_settings)$/.test(name));

/** Secrets, the names of discussions, and what a repository takes on its disk. */
const freshValues =
  /^(?:runners_token(?:_sealed|_digest)?|discussion_id|password_digest|repository_size|storage_size)$/;
const withoutFresh = (name: string, value: unknown) => (freshValues.test(name) ? 'fresh' : value);

it.runIf(databaseKind() === 'sqlite')('is what `npm run schema` writes now', async () => {
  const { db, git } = await startApp();
  const file = path.resolve(import.meta.dirname, '../..', preparedFile);
  expect(printDemo(await prepareDemo(db, git))).toBe(await readFile(file, 'utf8'));
});

describe('the prepared demonstration data, moved to another day,', () => {
  it('have the rows that loading them one by one makes', async () => {
    const [rows, expected] = [await rowsOf(prepared.db), await rowsOf(told.db)];
    expect([...rows.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [table, found] of rows)
      expect({ table, found }).toEqual({ table, found: expected.get(table) });
  });

  it('have the same refs and objects, which git finds whole', async () => {
    for (const { id } of await told.db('projects').orderBy('id').select<{ id: number }[]>('id')) {
      const contents = [prepared, told].map(async ({ git }) => {
        const { directory } = git.repository(id);
        const ask = async (...args: string[]) =>
          (await run('git', ['-C', directory, ...args])).stdout;
        await ask('fsck', '--strict', '--full', '--no-dangling');
        const objects = await ask('rev-list', '--all', '--objects', '--no-object-names');
        return {
          refs: await ask('for-each-ref'),
          head: await ask('symbolic-ref', 'HEAD'),
          objects: objects.split('\n').sort(),
        };
      });
      const [found, expected] = await Promise.all(contents);
      expect(found).toEqual(expected);
    }
  });

  it('share no secret with another instance', async () => {
    const secretsOf = async ({ db }: TestApp) => [
      ...(await db('groups').pluck('runners_token_digest')),
      ...(await db('project_settings').pluck('runners_token_digest')),
      ...(await db('notes').pluck('discussion_id')),
    ];
    const other = await startWith(({ db, environment }) =>
      loadPreparedDemo(db, environment.config.dataDir, now),
    );
    const [first, second] = await Promise.all([secretsOf(prepared), secretsOf(other)]);
    expect(first.length).toBeGreaterThan(30);
    expect(first.filter((secret) => second.includes(secret))).toEqual([]);
  });

  // The test of rows covers differences between the databases.
  it.runIf(databaseKind() === 'sqlite')('answer every read as they do', async () => {
    const urls = (await readOperations())
      // A snapshot has the files of the repository, which are of other kinds.
      .filter(({ method, path: template }) => method === 'get' && !template.endsWith('/snapshot'))
      .map(({ path: template }) => fill(template));
    const answers = await Promise.all(
      [prepared, told].map(async (app) => {
        const discussions = await app.db('notes').distinct('discussion_id').pluck('discussion_id');
        const ask = createAsker(app, new Set(discussions as string[]));
        const found: Answer[] = [];
        for (const url of urls) found.push(await ask(url));
        return found;
      }),
    );
    const [found, expected] = answers;
    const differences = found?.flatMap((answer, index) =>
      isDeepStrictEqual(answer, expected?.[index]) ? [] : [[answer, expected?.[index]]],
    );
    expect(differences).toEqual([]);
    expect(found?.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
  });

  it('let new records follow', async () => {
    const headers = { 'private-token': rootToken, 'content-type': 'application/json' };
    const created = await fetch(`${prepared.origin}/api/v4/projects/1/issues`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'A cone is missing' }),
    });
    const issues = await told.db('issues').count<{ count: number }[]>({ count: '*' });
    const iid = Number(issues[0]?.count) + 1;
    expect(await created.json()).toMatchObject({ iid, id: iid });
  });

  it('are left to others where there is more than root', async () => {
    const { db, environment } = prepared;
    expect(await loadPreparedDemo(db, environment.config.dataDir, now)).toBe(false);
  });
});

const places: Readonly<Record<string, string>> = {
  branch: 'main',
  file_path: 'README.md',
  ref_name: 'main',
  sha: 'main',
  tag_name: 'v1.0.0',
};

/** The address of something in the demonstration data, as far as its parameters tell. */
const fill = (template: string) =>
  template
    .replace(/\/groups\/\{[^}]+\}/, '/groups/8')
    .replaceAll(/\{([^}]+)\}/g, (_, name: string) => places[name] ?? '1')
    .replace(/\/files\/[^?]*$/, (url) => `${url}?ref=main`);

interface Answer {
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

/** Asks as root; answers are without what is made anew, and without the address. */
function createAsker({ origin }: TestApp, discussions: ReadonlySet<string>) {
  const { host } = new URL(origin);
  return async (url: string): Promise<Answer> => {
    const answer = await fetch(origin + url, { headers: { 'private-token': rootToken } });
    const text = (await answer.text())
      .replaceAll(host, 'host')
      .replaceAll(/\b[0-9a-f]{40}\b/g, (name) => (discussions.has(name) ? 'a discussion' : name));
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    const body = isJson ? (JSON.parse(text, withoutFresh) as unknown) : text;
    return { url, status: answer.status, body };
  };
}
