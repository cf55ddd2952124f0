import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf, type Actor } from '../../src/auth/actor.ts';
import { connect, type Database } from '../../src/database/database.ts';
import { execution, type Executor } from '../../src/database/execution.ts';
import { createUrls } from '../../src/http/urls.ts';
import { AccessLevel } from '../../src/policy/access-level.ts';
import { findProjects, type ProjectListQuery } from '../../src/resources/projects/finder.ts';
import { partsFor, presentProjects } from '../../src/resources/projects/list.ts';
import { databaseKind, freshDatabase } from '../support/databases.ts';
import { addMember, seedGroup, seedProject, seedUser, shareProject } from '../support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const url = createUrls('http://127.0.0.1:8080');
const first = { page: 1, per_page: 20, order_by: 'created_at', sort: 'desc' } as const;

/** The statements that `work` sends, each with its values. */
async function statementsOf(
  db: Database,
  work: () => Promise<unknown>,
): Promise<{ sql: string; values: unknown[] }[]> {
  const { executor } = db[execution];
  const seen: { sql: string; values: unknown[] }[] = [];
  const original: Pick<Executor, 'all' | 'first'> = {
    all: executor.all.bind(executor),
    first: executor.first.bind(executor),
  };
  executor.all = (sql, values) => {
    seen.push({ sql, values: [...values] });
    return original.all(sql, values);
  };
  executor.first = (sql, values) => {
    seen.push({ sql, values: [...values] });
    return original.first(sql, values);
  };
  try {
    await work();
  } finally {
    Object.assign(executor, original);
  }
  return seen;
}

async function list(actor: Actor | null, query: ProjectListQuery, options = {}) {
  const { rows } = await findProjects(db, actor, query, partsFor(actor, options));
  return presentProjects(db, actor, url, rows, options);
}

let member: Actor;
let admin: Actor;

beforeAll(async () => {
  const user = await seedUser(db);
  member = actorOf(user);
  admin = actorOf(await seedUser(db, { admin: true }));
  const group = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group, user, level: AccessLevel.Developer });
  const source = await seedProject(db, { namespace: group });
  for (let index = 0; index < 24; index += 1) {
    const visibility = (['private', 'internal', 'public'] as const)[index % 3] ?? 'public';
    const project = await seedProject(db, {
      namespace: group,
      visibility,
      forked_from_id: source.id,
    });
    if (index < 3) await shareProject(db, project, { with: group, level: AccessLevel.Guest });
  }
});

describe('a list of projects', () => {
  const pages: [string, number][] = [
    ['anonymous', 5],
    ['member', 5],
    ['admin', 5],
  ];
  it.each(pages)(
    'asks the database for a page for %s at most %i times, whatever its length',
    async (who, most) => {
      const actor = { anonymous: null, member, admin }[who] ?? null;
      const counts = [];
      for (const per_page of [2, 20]) {
        const query = { ...first, per_page, archived: false };
        counts.push(
          (await statementsOf(db, () => list(actor, query, { statistics: true }))).length,
        );
      }
      expect(counts[0]).toBe(counts[1]);
      expect(counts[0]).toBeLessThanOrEqual(most);
    },
  );

  it('does not count for lists whose totals are kept', async () => {
    for (const actor of [null, admin]) {
      const statements = await statementsOf(db, () => list(actor, { ...first, per_page: 2 }));
      expect(statements.filter(({ sql }) => sql.includes('counted'))).toEqual([]);
    }
  });
});

/** How the database would answer the statement, on tables too large to be read whole. */
async function planOf({ sql, values }: { sql: string; values: unknown[] }): Promise<string> {
  if (databaseKind() === 'sqlite') {
    const rows = await db[execution].executor.all(`explain query plan ${sql}`, values);
    return rows.map((row) => String(row['detail'])).join('\n');
  }
  return db.transaction(async (db) => {
    await db.raw('set local enable_seqscan = off');
    await db.raw('set local enable_bitmapscan = off');
    const rows = await db[execution].executor.all(`explain ${sql}`, values);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
}

describe('the indexes of project lists', () => {
  const orders = ['id', 'name', 'path', 'updated_at', 'last_activity_at', 'star_count'] as const;
  const callers = ['anonymous', 'admin', 'member'] as const;
  const cases = orders.flatMap((order) => callers.map((who) => [order, who] as const));

  it.each(cases)('serve the order %s for %s', async (order_by, who) => {
    const actor = { anonymous: null, member, admin }[who];
    const [page] = await statementsOf(db, () => list(actor, { ...first, order_by }));
    const plan = await planOf(page ?? { sql: '', values: [] });
    expect(plan).not.toMatch(/SCAN projects(?! USING)|Seq Scan on projects/);
    if (order_by !== 'id') expect(plan).toContain(`projects_listing_${order_by}_id_index`);
    else
      expect(plan).toMatch(
        /projects_listing_id_index|INTEGER PRIMARY KEY|SCAN projects|projects_pkey/,
      );
  });

  const filters: [string, Partial<ProjectListQuery>, RegExp][] = [
    ['membership', { membership: true }, /project_authorizations/],
    ['starred', { starred: true }, /project_stars/],
    ['topic', { topic: ['clay'] }, /topics_name_key_unique/],
    [
      'with_programming_language',
      { with_programming_language: 'Ruby' },
      /project_languages_name_project_id_index/,
    ],
    ['id_before', { id_before: 5 }, /projects_listing_id_index/],
  ];
  it.each(filters)('serve the filter %s', async (_, filter, index) => {
    const [page] = await statementsOf(db, () => list(member, { ...first, ...filter }));
    expect(await planOf(page ?? { sql: '', values: [] })).toMatch(index);
  });
});
