import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { planOf } from '#test/support/plans.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';
import { answersOfRequests } from '#test/support/statements.ts';

const { api, db, environment } = await startApp();
const reader = api.as(await seedUser(db, { admin: true }));
const project = await seedProject(db);
for (const title of ['Kiln', 'Oven']) {
  await reader.post(`/projects/${project.id}/issues`, { title });
}

const orders = {
  issues: [
    ...['created_at', 'updated_at', 'title', 'popularity', 'due_date', 'weight'],
    ...['relative_position', 'milestone_due', 'label_priority', 'priority'],
  ],
  merge_requests: ['created_at', 'updated_at', 'title'],
} as const;
const lists = Object.entries(orders).flatMap(([list, names]) =>
  names.flatMap((order) => (['asc', 'desc'] as const).map((sort) => [list, order, sort] as const)),
);

// Postgres sorts what it takes for few rows, whatever an index could do.
describe.runIf(databaseKind() === 'sqlite')('the rows of a project', () => {
  it.each(lists)('%s by %s, %s, come from an index or in stretches', async (list, order, sort) => {
    const path = `/projects/${project.id}/${list}?order_by=${order}&sort=${sort}`;
    const sent = await answersOfRequests({ db, environment }, async () => {
      expect((await reader.get(path)).status).toBe(200);
    });
    const listed = sent.filter(({ sql }) => new RegExp(`from .?${list}.? .*order by`).test(sql));
    expect(listed.length).toBeGreaterThan(0);
    for (const each of listed) expect(await planOf(db, each)).not.toMatch(/B-TREE FOR ORDER BY/);
  });
});
