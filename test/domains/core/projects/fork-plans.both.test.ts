import { afterAll, beforeAll, expect, it } from 'vitest';
import { createActor, type Actor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';
import type { Executor } from '#src/database/executor.ts';
import { findProjects } from '#src/domains/core/projects/finder.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

let member: Actor;
let source: { id: number };
beforeAll(async () => {
  const group = await seedGroup(db);
  const user = await seedUser(db);
  member = createActor(user, { administrator: true });
  source = await seedProject(db, { namespace: group });
  const fork = await seedProject(db, { namespace: group, forked_from_id: source.id });
  await addMember(db, { project: fork, user, level: 30 });
});

/** The plan of the page, on tables too large to be read whole. */
async function planOf(order_by: 'created_at' | 'name', actor: Actor | null): Promise<string> {
  const { executor } = db[execution];
  const pages: { sql: string; values: unknown[] }[] = [];
  const all: Executor['all'] = executor.all.bind(executor);
  executor.all = (sql, values) => {
    if (sql.includes('forked_from_id')) pages.push({ sql, values: [...values] });
    return all(sql, values);
  };
  const query = { page: 1, per_page: 20, sort: 'desc', order_by, forked_from: source.id } as const;
  const parts = { full: false, statistics: false } as const;
  try {
    const { rows } = await findProjects(db, actor, query, parts);
    expect(rows).toHaveLength(1);
  } finally {
    executor.all = all;
  }
  const [page] = pages;
  if (page === undefined) throw new Error('nothing was sent');
  const { sql, values } = page;
  if (databaseKind() === 'sqlite') {
    const rows = await all(`explain query plan ${sql}`, values);
    return rows.map((row) => String(row['detail'])).join('\n');
  }
  return db.transaction(async (db) => {
    await db.raw('set local enable_seqscan = off');
    const rows = await db[execution].executor.all(`explain ${sql}`, values);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
}

it.each(['created_at', 'name'] as const)(
  'finds forks by an index, whatever the number of projects: by %s',
  async (order) => {
    for (const actor of [null, member]) {
      const plan = await planOf(order, actor);
      expect(plan).toContain('projects_forked_from_id');
      expect(plan).not.toMatch(/SCAN projects|Seq Scan on projects|projects_listing/);
    }
  },
);
