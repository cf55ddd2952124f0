import { expect, it } from 'vitest';
import { createLog } from '#src/log.ts';
import { endLeftImports } from '#src/domains/transfer/import-export/import/left.ts';
import { archiveOf, importForm } from '#test/support/project-archives.ts';
import { seedUser, unique } from '#test/support/seed.ts';
import { until } from '#test/support/waiting.ts';
import { importWorld } from './import-world.ts';

const { api, db, environment, ask, settle } = await importWorld();

const small = await archiveOf({ relations: { labels: [{ title: 'bug', color: '#d9534f' }] } });

/** Does what is due daily, without its time of day, until that is so: imports of one user wait for each other. */
async function endLeft(isSo: () => Promise<boolean>): Promise<void> {
  const dependencies = { ...environment, log: createLog('silent') };
  const job = { id: '1', attempt: 1, signal: new AbortController().signal };
  await endLeftImports.run({}, dependencies, { ...job, progress: async () => {} });
  await until(async () => {
    await settle();
    return isSo();
  });
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it('ends imports whose jobs are gone, and leaves those alone that may still go on', async () => {
  const user = await seedUser(db);
  const accepted = [await ask(user, small), await ask(user, small)];
  const [left, younger] = accepted.map(({ body }) => Number(body.id)) as [number, number];
  const path = unique('kilns');
  const { body, headers } = importForm(small, { path, name: path });
  expect(await api.as(user).send('POST', '/groups/import', body, headers)).toMatchObject({
    status: 202,
  });
  await db('worker_jobs').whereIn('worker', ['import_project', 'import_group']).delete();
  await db('project_imports')
    .where({ project_id: left })
    .update({ created_at: ago(49) });
  await db('project_imports')
    .where({ project_id: younger })
    .update({ created_at: ago(47) });
  await db('group_imports').update({ created_at: ago(49) });

  const status = async (id: number) => (await api.as(user).get(`/projects/${id}/import`)).body;
  const isOver = async (id: number) => (await status(id))['import_status'] === 'failed';
  const ofGroups = () => db('group_imports').pluck<string[]>('status');
  await endLeft(async () => (await isOver(left)) && (await ofGroups()).includes('failed'));
  const import_error = 'Import timed out. Import took longer than 86400 seconds';
  expect(await status(left)).toMatchObject({ import_status: 'failed', import_error });
  expect(await status(younger)).toMatchObject({ import_status: 'scheduled' });
  const group = await db('namespaces').where({ path }).first('pending_delete');
  expect(Boolean(group?.['pending_delete'])).toBe(false);

  await db('project_imports')
    .where({ project_id: younger })
    .update({ created_at: ago(49) });
  await endLeft(() => isOver(younger));
  expect(await status(younger)).toMatchObject({ import_error });
});
