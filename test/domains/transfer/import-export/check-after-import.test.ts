import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { check } from '#src/admin/check.ts';
import { archiveOf, importForm, tarOf } from '#test/support/project-archives.ts';
import { seedUser, unique } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { api, db, environment, imported, settle } = await importWorld();
const { config, git } = environment;

it('finds nothing wrong after projects and groups were imported, and relations are yet to be exported', async () => {
  const user = await seedUser(db);
  const { id, status } = await imported(user, await archiveOf({}));
  expect(status.import_status).toBe('finished');
  const path = unique('kilns');
  const files = { VERSION: '0.2.4', 'tree/groups/_all.ndjson': '1\n', 'tree/groups/1.json': '{}' };
  const { body, headers } = importForm(gzipSync(await tarOf(files)), { path, name: path });
  expect((await api.as(user).send('POST', '/groups/import', body, headers)).status).toBe(202);
  await settle();
  expect((await api.as(user).get(`/groups/${path}`)).status).toBe(200);
  expect((await api.as(user).post(`/projects/${id}/export_relations`)).status).toBe(202);
  expect((await api.as(user).post(`/projects/${id}/export`)).status).toBe(202);

  const said: string[] = [];
  const context = { config, db, git, say: (line: string) => void said.push(line) };
  expect({ findings: await check(context), said }).toMatchObject({ findings: 0 });
});
