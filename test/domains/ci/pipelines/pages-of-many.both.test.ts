import { afterAll, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { findNewestPipeline } from '#src/domains/ci/pipelines/finder.ts';
import { pipelineList } from '#src/domains/ci/pipelines/list.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { seedPipeline } from '#test/support/pipelines.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { seedProject } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

// Postgres plans by what it has counted; SQLite was never told of sizes.
it.runIf(databaseKind() === 'postgres')(
  'are expected to be many where all are pushed, so that an index gives them their order',
  async () => {
    const project = await seedProject(db);
    const { id } = await seedPipeline(db, { project_id: project.id });
    const columns = Object.keys((await db('pipelines').where({ id }).first()) ?? {});
    const copied = columns.map((column) =>
      column === 'id' || column === 'iid' ? `pipelines.${column} + n` : `pipelines.${column}`,
    );
    await db.raw(
      `insert into pipelines (${columns.join(', ')})
       select ${copied.join(', ')} from pipelines, generate_series(1, 5000) as n`,
    );
    await db.raw('analyze pipelines');

    const asked = {
      ...{ actor: null, now: new Date(), admin: false },
      query: { project, order_by: 'id', sort: 'desc' } as const,
    };
    const window = { offset: 0, limit: 21 };
    const sent = await statementsOf(db, async (db) => {
      expect(await pipelineList.rows(db, asked, window)).toHaveLength(21);
      expect(await findNewestPipeline(db, project, {})).toMatchObject({ id: id + 5_000 });
    });
    expect(sent).toHaveLength(2);
    for (const each of sent) {
      // The first scan of the plan is that of the candidates: the plan expects all of them, not a few that it could
      // sort.
      const [, expected] = /Scan .*rows=(\d+)/.exec(await planOf(db, each, [])) ?? [];
      expect(Number(expected)).toBeGreaterThan(4_000);
    }
  },
);
