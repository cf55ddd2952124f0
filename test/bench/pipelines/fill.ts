import { connect } from '#src/database/database.ts';
import { seedPipeline } from '#test/support/pipelines.ts';
import { copyRows, createNumbers, dropNumbers, openBulk } from '../scale/bulk.ts';

/** Gives each project as many pipelines as it is said to have; nobody else may use the database meanwhile. */
export async function fillPipelines(
  databaseUrl: string,
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  const db = await connect(databaseUrl);
  const [first] = counts.keys();
  if (first === undefined) return;
  const template = await seedPipeline(db, { project_id: first });
  await db('pipelines').where({ id: template.id }).delete();
  await db.close();
  const bulk = await openBulk(databaseUrl);
  await createNumbers(bulk, Math.max(...counts.values()));
  let before = template.id;
  for (const [project, count] of counts) {
    const columns = {
      ...{ id: `n + ${before}`, project_id: String(project), iid: 'n' },
      status: `case when n % 5 = 0 then 'failed' else 'success' end`,
      sha: `'${'a'.repeat(32)}' || (10000000 + n)`,
      ref: `'topic-' || (n % 1000)`,
      created_at: bulk.ago(`${count} - n`),
      updated_at: bulk.ago(`(n * 7919) % ${count}`),
    };
    await copyRows(bulk, 'pipelines', { ...template }, columns, { count });
    before += count;
  }
  await dropNumbers(bulk);
  await bulk.close();
}
