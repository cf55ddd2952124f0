import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createLog } from '#src/log.ts';
import type { UserRow } from '#src/records/user.ts';
import { importGroupArchive } from '#src/domains/transfer/import-export/import/group/worker.ts';
import { newMails } from '#test/support/mails.ts';
import { tarOf } from '#test/support/project-archives.ts';
import { addMember, seedGroup, seedUser, unique } from '#test/support/seed.ts';

import { groupImportWorld, small, type Fields } from './group-import-world.ts';

const world = await groupImportWorld();
const { api, db, environment, root, settle, ask, blobs } = world;
const { workers, config } = environment;

describe('an import of a group', () => {
  it('leaves an empty group when it fails, and says why by mail', async () => {
    const user = await seedUser(db);
    const version = await tarOf({ VERSION: '0.3.0', 'tree/groups/_all.ndjson': '7\n' });
    const path = unique('kilns');
    await newMails(world);
    await workers.stop();
    await ask(user, gzipSync(version), { path, name: 'Broken' });
    const mails = (await newMails(world)).filter(({ to }) => to === user.email);
    await workers.stop();
    expect(mails.map(({ subject }) => subject)).toEqual(['The group Broken could not be imported']);
    expect(mails[0]?.text).toContain(
      'has failed: Import version mismatch: Required 0.2.4 but was 0.3.0.',
    );
    const { body: group } = await api.as(user).get(`/groups/${path}`);
    expect((await api.as(user).get(`/groups/${group.id}/labels`)).body).toEqual([]);
    expect(await readdir(join(config.dataDir, 'imports')).catch(() => [])).toEqual([]);
    expect(await db('group_imports').whereNotNull('storage_key')).toEqual([]);
    expect((await api.as(user).delete(`/groups/${group.id}`)).status).toBe(202);
  });

  it('begins anew where an attempt was cut off, and ends after a few', async () => {
    const attempt = (group_id: number, number: number) =>
      importGroupArchive.run(
        { group_id },
        { ...environment, log: createLog('silent') },
        {
          ...{ id: '1', attempt: number, signal: new AbortController().signal },
          progress: async () => {},
        },
      );
    const user = await seedUser(db);
    const path = unique('kilns');
    await ask(user, small, { path });
    const id = Number((await api.as(user).get(`/groups/${path}`)).body.id);
    const now = new Date().toISOString();
    const half = { group_id: id, title: 'half', title_key: 'half', color: '#000000' };
    await db('labels').insert({ ...half, created_at: now, updated_at: now });
    const top = await db('namespaces').where({ id }).first();
    const left = await seedGroup(db, { parent: top as never });
    await db('namespaces').where({ id: left.id }).update({ pending_delete: true });
    await addMember(db, { group: { id }, user: await seedUser(db), level: 30 });
    await attempt(id, 2);
    const get = async (below: string) => (await api.as(user).get(`/groups/${id}${below}`)).body;
    expect(await get('/labels')).toMatchObject([{ name: 'hot' }]);
    expect(await get('/subgroups')).toMatchObject([{ path: 'small' }]);
    expect(await get('/members')).toMatchObject([{ id: user.id }]);
    await attempt(id, 3);
    expect(await get('/epics')).toHaveLength(1);

    const again = unique('kilns');
    await ask(user, small, { path: again });
    const other = Number((await api.as(user).get(`/groups/${again}`)).body.id);
    await attempt(other, importGroupArchive.attempts ?? 0);
    expect(await db('group_imports').where({ group_id: other })).toMatchObject([
      { status: 'failed' },
    ]);
    await settle();
  });

  it('ends with the group, or with what it is in', async () => {
    const owner = await seedUser(db);
    const parent = await seedGroup(db);
    await addMember(db, { group: parent, user: owner, level: 50 });
    const by = api.as(owner);
    const path = unique('kilns');
    await ask(owner, small, { path });
    const { body: group } = await by.get(`/groups/${path}`);
    expect((await by.delete(`/groups/${group.id}`)).status).toBe(202);
    expect((await by.get(`/groups/${group.id}`)).status).toBe(404);
    expect((await by.delete(`/groups/${group.id}`)).status).toBe(404);
    // The path of the failed import is free.
    expect((await ask(owner, small, { path, parent_id: String(parent.id) })).status).toBe(202);
    const inside = encodeURIComponent(`${parent.full_path}/${path}`);
    const { body: child } = await by.get(`/groups/${inside}`);
    await db('namespaces').where({ id: parent.id }).update({ pending_delete: true });
    await settle();
    expect(await db('namespaces').where({ id: group.id })).toEqual([]);
    expect(await db('namespaces').where({ id: child.id })).toMatchObject([
      { pending_delete: true },
    ]);
    expect(await db('labels').where({ group_id: child.id })).toEqual([]);
  });

  it('is refused where it cannot be', async () => {
    const [user, none] = [await seedUser(db), await seedUser(db, { can_create_group: false })];
    const parent = await seedGroup(db, { visibility: 'public' });
    await addMember(db, { group: parent, user, level: 30 });
    const hidden = await seedGroup(db, { visibility: 'private' });
    const before = await blobs();
    const refused = async (who: UserRow | null, fields: Fields, filename?: string) => {
      const { status, body } = await ask(who, small, fields, filename);
      return [status, body];
    };
    expect(await refused(null, {})).toMatchObject([401, {}]);
    expect(await refused(none, {})).toMatchObject([403, { message: '403 Forbidden' }]);
    expect((await refused(user, { parent_id: String(parent.id) }))[0]).toBe(403);
    expect(await refused(user, { parent_id: String(hidden.id) })).toEqual([
      ...[404, { message: '404 Group Not Found' }],
    ]);
    expect(await refused(user, { path: parent.path })).toEqual([
      ...[400, { message: 'Failed to save group {:path=>["has already been taken"]}' }],
    ]);
    expect(await refused(user, {}, 'kilns.zip')).toEqual([
      422,
      {
        message: { error: 'You need to upload a Hearth group export archive (ending in .gz).' },
      },
    ]);
    const empty = await api.as(user).post('/groups/import', { name: 'x', path: unique('x') });
    expect(empty).toMatchObject({ status: 400, body: { error: 'file is missing' } });
    const admin = api.as(root);
    await admin.put('/application/settings', { max_import_size: 1 });
    expect((await ask(user, Buffer.alloc(2 * 1_048_577))).status).toBe(413);
    await admin.put('/application/settings', { max_import_size: 0 });
    expect(await blobs()).toEqual(before);
  });
});
