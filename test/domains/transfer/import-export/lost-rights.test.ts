import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createLog } from '#src/log.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { UserRow } from '#src/records/user.ts';
import { importGroupArchive } from '#src/domains/transfer/import-export/import/group/worker.ts';
import { importProjectArchive } from '#src/domains/transfer/import-export/import/worker.ts';
import type { Storage } from '#src/storage/storage.ts';
import { archiveOf, importForm, tarOf } from '#test/support/project-archives.ts';
import { addMember, seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { api, db, environment, ask } = await importWorld({ config: { plan: 'ultimate' } });
const { storage } = environment;
const root = api.as(await seedUser(db, { admin: true }));

/** Loss of a right of the importer, or of the namespace, while the archive is being read. */
type Loss = (user: UserRow, group: GroupRow) => Promise<unknown>;

const removal: Loss = (user, group) => root.delete(`/groups/${group.id}/members/${user.id}`);
const block: Loss = (user) => root.post(`/users/${user.id}/block`);

const job = {
  ...{ id: '1', attempt: 1, signal: new AbortController().signal },
  progress: async () => {},
};

/** The means of a worker that reads an archive; before the first byte of it something happens. */
function dependenciesWith(before: () => Promise<unknown>) {
  const read: Storage['read'] = async (...args) => {
    await before();
    return storage.read(...args);
  };
  return { ...environment, storage: { ...storage, read }, log: createLog('silent') };
}

async function privateGroup() {
  const group = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group, user: await seedUser(db), level: 50 });
  return group;
}

describe('an import of a project', () => {
  const losses: readonly (readonly [string, { readonly admin?: boolean }, Loss])[] = [
    ['leaves the group', {}, removal],
    ['is blocked', {}, block],
    [
      'may create no projects in the group',
      {},
      (_, group) => root.put(`/groups/${group.id}`, { project_creation_level: 'noone' }),
    ],
    [
      'has a lower level',
      {},
      (user, group) => root.put(`/groups/${group.id}/members/${user.id}`, { access_level: 20 }),
    ],
    [
      'is no administrator',
      { admin: true },
      (user) => root.put(`/users/${user.id}`, { admin: false }),
    ],
  ];
  it.each(losses)('is not shown to whoever %s while it runs', async (_, { admin }, lose) => {
    const group = await privateGroup();
    const user = await seedUser(db, { admin: admin === true });
    if (admin !== true) await addMember(db, { group, user, level: 30 });
    const archive = await archiveOf({
      relations: { labels: [{ title: 'hot', color: '#ff0000' }] },
    });
    const { body } = await ask(user, archive, { namespace: group.full_path });
    const project_id = Number(body.id);
    const dependencies = dependenciesWith(() => lose(user, group));
    await importProjectArchive.run({ project_id }, dependencies, job);

    const { body: status } = await root.get(`/projects/${project_id}/import`);
    expect(status).toMatchObject({
      ...{ import_status: 'failed', import_error: 'Namespace is not valid' },
    });
    expect((await root.get(`/projects/${project_id}/labels`)).body).toEqual([]);
    const members = db('members').where({ source_type: 'Project', source_id: project_id });
    expect(await members.where({ user_id: user.id })).toEqual([]);
  });

  it('is shown to an administrator who is no member, and maintains it from then on', async () => {
    const group = await privateGroup();
    const user = await seedUser(db, { admin: true });
    const { body } = await ask(user, await archiveOf({}), { namespace: group.full_path });
    const project_id = Number(body.id);
    await importProjectArchive.run(
      { project_id },
      dependenciesWith(async () => {}),
      job,
    );
    const { body: members } = await root.get(`/projects/${project_id}/members`);
    expect(members).toMatchObject([{ id: user.id, access_level: 40 }]);
  });
});

describe('an import of a group', () => {
  it.each([
    ['leaves the group above', removal],
    ['is blocked', block],
  ])('is not shown to whoever %s while it runs', async (_, lose) => {
    const parent = await privateGroup();
    const user = await seedUser(db);
    await addMember(db, { group: parent, user, level: 40 });
    const path = unique('kilns');
    const label = JSON.stringify({ title: 'hot', color: '#ff0000' });
    const files = {
      ...{ VERSION: '0.2.4', 'tree/groups/_all.ndjson': '1\n', 'tree/groups/1.json': '{}' },
      'tree/groups/1/labels.ndjson': label,
    };
    const fields = { path, name: path, parent_id: String(parent.id) };
    const { body, headers } = importForm(gzipSync(await tarOf(files)), fields);
    expect((await api.as(user).send('POST', '/groups/import', body, headers)).status).toBe(202);
    const { id: group_id } = await db('namespaces').where({ path }).first<{ id: number }>('id');
    const dependencies = dependenciesWith(() => lose(user, parent));
    await importGroupArchive.run({ group_id }, dependencies, job);

    expect(await db('group_imports').where({ group_id })).toMatchObject([{ status: 'failed' }]);
    expect((await root.get(`/groups/${group_id}/labels?only_group_labels=true`)).body).toEqual([]);
    if (lose === removal) expect((await api.as(user).get(`/groups/${group_id}`)).status).toBe(404);
  });
});
