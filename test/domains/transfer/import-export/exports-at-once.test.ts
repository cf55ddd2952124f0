import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '#src/log.ts';
import { exportGroup } from '#src/domains/transfer/import-export/export/group/worker.ts';
import { streamUploads } from '#src/domains/transfer/import-export/export/archive.ts';
import { exportProject } from '#src/domains/transfer/import-export/export/worker.ts';
import { ImportTurns } from '#src/domains/core/projects/import/turns.ts';
import { exportRelations } from '#src/domains/transfer/relations-export/worker.ts';
import { StorageUnavailable } from '#src/storage/errors.ts';
import type { Storage } from '#src/storage/storage.ts';
import { startApp } from '#test/support/app.ts';
import { newMails, subjectsTo } from '#test/support/mails.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { multipart, png } from '#test/support/uploads.ts';
import { until } from '#test/support/waiting.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { storage } = environment;

const job = {
  ...{ id: '1', attempt: 1, signal: new AbortController().signal },
  progress: async () => {},
};

/** Blobs leave when the transaction is over. */
const untilGone = (keys: readonly string[]) =>
  until(async () => {
    const found: string[] = [];
    for await (const some of storage.keys()) found.push(...some);
    return !keys.some((key) => found.includes(key));
  });

type Stored = Awaited<ReturnType<Storage['store']>>;

/** A storage that notes what an export stores; `passed` is called with the first, before the export learns of it. */
function watched(passed: () => Promise<void> = async () => {}) {
  const keys: string[] = [];
  const store = async (source: Parameters<Storage['store']>[0]): Promise<Stored> => {
    const blob = await storage.store(source);
    keys.push(blob.key);
    if (keys.length === 1) await passed();
    return blob;
  };
  return { keys, dependencies: { ...environment, storage: { ...storage, store } } };
}

const kinds = [
  ['a project', exportProject, 'project_exports', 'project_export_files', 'export'],
  ['a group', exportGroup, 'group_exports', 'group_export_files', 'export'],
  [
    'the relations of a project',
    exportRelations,
    'relation_exports',
    'relation_export_files',
    'export_relations',
  ],
] as const;

it.each(kinds)(
  'exports of %s side by side: the one with the latest request is kept',
  async (_, worker, table, files, path) => {
    const ofGroup = table === 'group_exports';
    const group = await seedGroup(db);
    const project = await seedProject(db, { git, readme: true });
    const place = ofGroup ? { group_id: group.id } : { project_id: project.id };
    const ask = async () => {
      const user = await seedUser(db);
      await addMember(db, { ...(ofGroup ? { group } : { project }), user, level: 50 });
      const at = ofGroup ? `/groups/${group.id}` : `/projects/${project.id}`;
      expect((await api.as(user).post(`${at}/${path}`, {})).status).toBe(202);
      const row = await db(table).where({ user_id: user.id }).first<{ id: number }>('id');
      return { export_id: row.id };
    };
    const log = createLog('silent');
    const [older, newer] = [await ask(), await ask()];
    const later = watched();
    // The older has made its archive when the newer begins, and ends behind it.
    const sooner = watched(() => worker.run(newer, { ...later.dependencies, log }, job));
    await worker.run(older, { ...sooner.dependencies, log }, job);

    const kept = await db(files).where(place).orderBy('id').pluck<string[]>('storage_key');
    expect(kept.toSorted()).toEqual(later.keys.toSorted());
    expect(await db(table).where(place)).toEqual([]);
    await untilGone(sooner.keys);
    for (const key of later.keys) {
      const bytes = await storage.read(key);
      expect(bytes).not.toBeNull();
      bytes?.destroy();
    }

    // The order of the requests counts: the newer export replaces the older one.
    const last = await ask();
    const third = watched();
    await worker.run(last, { ...third.dependencies, log }, job);
    const now = await db(files).where(place).pluck<string[]>('storage_key');
    expect(now.toSorted()).toEqual(third.keys.toSorted());
    await untilGone(later.keys);
  },
);

/** Relations of a new project, and two exports of them that wait, asked for by two maintainers. */
async function relationsAskedForTwice() {
  const project = await seedProject(db, { git, readme: true });
  const asked: { readonly export_id: number }[] = [];
  for (const _ of ['older', 'newer']) {
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 40 });
    expect((await api.as(user).post(`/projects/${project.id}/export_relations`)).status).toBe(202);
    const row = await db('relation_exports')
      .where({ user_id: user.id })
      .first<{ id: number }>('id');
    asked.push({ export_id: row.id });
  }
  const [older, newer] = asked as [{ export_id: number }, { export_id: number }];
  const root = api.as(await seedUser(db, { admin: true }));
  const states = async () => {
    const url = `/projects/${project.id}/export_relations/status`;
    const { body } = await root.get(url);
    return [...new Set((body as { readonly status: number }[]).map(({ status }) => status))];
  };
  const download = () =>
    root.get(`/projects/${project.id}/export_relations/download?relation=labels`);
  return { older, newer, states, download };
}

const silent = createLog('silent');
const [started, finished, failed] = [0, 1, -1];

describe('the states of relations are of the export that was asked for last', () => {
  it('when an older one succeeds before it, whose files can be had until then', async () => {
    const { older, newer, states, download } = await relationsAskedForTwice();
    await exportRelations.run(older, { ...environment, log: silent }, job);
    expect(await states()).toEqual([started]);
    expect((await download()).status).toBe(200);
    await exportRelations.run(newer, { ...environment, log: silent }, job);
    expect(await states()).toEqual([finished]);
  });

  it('when an older one fails before it', async () => {
    const { older, newer, states } = await relationsAskedForTwice();
    const cutOff = { ...job, attempt: 4 };
    await exportRelations.run(older, { ...environment, log: silent }, cutOff);
    expect(await states()).toEqual([started]);
    await exportRelations.run(newer, { ...environment, log: silent }, job);
    expect(await states()).toEqual([finished]);
  });

  it('when an older one succeeds behind it, though it has failed', async () => {
    const { older, newer, states, download } = await relationsAskedForTwice();
    await exportRelations.run(newer, { ...environment, log: silent }, { ...job, attempt: 4 });
    expect(await states()).toEqual([failed]);
    await exportRelations.run(older, { ...environment, log: silent }, job);
    expect(await states()).toEqual([failed]);
    expect((await download()).status).toBe(404);
  });
});

it('an export that another attempt ended already is kept and told of once', async () => {
  const project = await seedProject(db, { git, readme: true });
  const user = await seedUser(db);
  await addMember(db, { project, user, level: 40 });
  await api.as(user).post(`/projects/${project.id}/export`, {});
  const row = await db('project_exports').where({ user_id: user.id }).first<{ id: number }>('id');
  const asked = { export_id: row.id };
  const log = createLog('silent');
  const second = watched();
  const first = watched(() => exportProject.run(asked, { ...second.dependencies, log }, job));
  // The other attempt is one of another process, which has turns of its own.
  const turns = vi.spyOn(ImportTurns.prototype, 'take');
  turns.mockImplementation((_user, _project, work) => work());
  await exportProject.run(asked, { ...first.dependencies, log }, job);
  turns.mockRestore();
  const kept = await db('project_export_files').where({ project_id: project.id });
  expect(kept.map((each) => each['storage_key'] as string)).toEqual(second.keys);
  await untilGone(first.keys);
  expect(subjectsTo(await newMails(app), user.email)).toHaveLength(1);
  // No other worker may run during the next tests.
  await environment.workers.stop();
});

it.each([
  ['a project', exportProject, 'project_exports', 'project_export_files'],
  ['a group', exportGroup, 'group_exports', 'group_export_files'],
] as const)(
  'an export of %s that the disk has no room for leaves the earlier archive',
  async (_, worker, table, files) => {
    const ofGroup = table === 'group_exports';
    const group = await seedGroup(db);
    const project = await seedProject(db, { git, readme: true });
    const user = await seedUser(db);
    await addMember(db, { ...(ofGroup ? { group } : { project }), user, level: 50 });
    const at = `${ofGroup ? `/groups/${group.id}` : `/projects/${project.id}`}/export`;
    const place = ofGroup ? { group_id: group.id } : { project_id: project.id };
    const ask = async () => {
      await api.as(user).post(at, {});
      const row = await db(table).where({ user_id: user.id }).first<{ id: number }>('id');
      return { export_id: row.id };
    };
    const log = createLog('silent');
    await worker.run(await ask(), { ...environment, log }, job);
    const before = await api.as(user).get(`${at}/download`);
    expect(before.status).toBe(200);
    const asked = await ask();
    const full = new StorageUnavailable(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const store: Storage['store'] = async (source) => {
      // The disk fills while it is written.
      if (!Buffer.isBuffer(source) && typeof source !== 'string') {
        for await (const __ of source) break;
      }
      throw full;
    };
    const dependencies = { ...environment, storage: { ...storage, store }, log };
    for (const attempt of [1, 2]) {
      await expect(worker.run(asked, dependencies, { ...job, attempt })).rejects.toBe(full);
    }
    await worker.run(asked, dependencies, { ...job, attempt: 3 });
    expect(await db(table).where(place)).toEqual([]);
    expect(await db(files).where(place)).toHaveLength(1);
    const after = await api.as(user).get(`${at}/download`);
    expect(after.status).toBe(200);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    const drafts = await readdir(join(environment.config.dataDir, 'exports')).catch(() => []);
    expect(drafts).toEqual([]);
  },
);

it('the file of an upload is closed where an export ends before it is read', async () => {
  const project = await seedProject(db, { git, readme: true });
  const root = api.as(await seedUser(db, { admin: true }));
  const { body, headers } = multipart({ name: 'file', value: png, filename: 'glaze.png' });
  const sent = await root.send('POST', `/projects/${project.id}/uploads`, body, headers);
  expect(sent.status).toBe(201);
  const members = streamUploads({ db, projectId: project.id, storage }, 'uploads/');
  const { value } = await members.next();
  expect(value).toMatchObject({ size: png.length, content: { destroyed: false } });
  await members.return(undefined);
  expect(value).toMatchObject({ content: { destroyed: true } });
});
