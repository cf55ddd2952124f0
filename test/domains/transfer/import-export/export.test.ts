import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession } from '#src/auth/sessions.ts';
import { connect } from '#src/database/database.ts';
import { loadDemo } from '#src/demo/load.ts';
import { createLog } from '#src/log.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { sweepBlobs } from '#src/domains/platform/application/workers.ts';
import { exportProject } from '#src/domains/transfer/import-export/export/worker.ts';
import { ImportTurns } from '#src/domains/core/projects/import/turns.ts';
import { startApp } from '#test/support/app.ts';
import { linesOf, membersOf } from '#test/support/archive-members.ts';
import { newMails, subjectsTo } from '#test/support/mails.ts';
import { addMember, knowSecret, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { multipart, png } from '#test/support/uploads.ts';
import { archiveKeys, faultsOf, projectKeys } from './archive-keys.ts';
import { checked } from './group-world.ts';
import { seedRelations } from './seed-relations.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { workers, storage, config, clock } = environment;

interface Status {
  readonly export_status: string;
  readonly _links?: { readonly api_url: string; readonly web_url: string };
}

async function settled(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

/** The same, with the mails that were sent: nobody works before the test says so. */
async function mailsSent() {
  const mails = await newMails(app);
  await workers.stop();
  return mails;
}

async function withMaintainer(seed: Parameters<typeof seedProject>[1] = {}) {
  const project = await seedProject(db, { git, readme: true, ...seed });
  const maintainer = await seedUser(db);
  await addMember(db, { project, user: maintainer, level: 40 });
  const path = `/projects/${project.id}/export`;
  const status = async () => (await api.as(maintainer).get(path)).body as Status;
  const start = (body: object = {}) => api.as(maintainer).post(path, body);
  const download = () => api.as(maintainer).get(`${path}/download`);
  return { project, maintainer, path, status, start, download };
}

describe('an export', () => {
  it(
    'has the files and the attributes of the format, and no others',
    { timeout: 60_000 },
    async () => {
      const demo = await connect(config.databaseUrl);
      knowSecret(demo);
      await loadDemo(demo, git, '2026-05-05T09:30:00.000Z');
      await demo.close();
      const kiln = await db<ProjectRow>('projects').where({ full_path: 'demo/kiln' }).first();
      const { id } = kiln as ProjectRow;
      const root = await seedUser(db, { admin: true });
      const upload = multipart({ name: 'file', value: png, filename: 'glaze.png' });
      await api.as(root).send('POST', `/projects/${id}/uploads`, upload.body, upload.headers);
      const member = await seedUser(db);
      await addMember(db, { project: { id }, user: member, level: 30 });
      await api.as(root).put(`/projects/${id}/custom_attributes/kiln`, { value: 'hot' });
      await api.as(root).post(`/projects/${id}/push_rule`, { max_file_size: 10 });
      await api.as(root).post(`/projects/${id}/protected_tags`, { name: 'v*' });
      await api.as(root).post(`/projects/${id}/protected_environments`, {
        ...{ name: 'production', deploy_access_levels: [{ access_level: 40 }] },
      });
      const label = { name: 'Hot', color: '#ff0000', priority: 1 };
      const { body: hot } = await api.as(root).post(`/projects/${id}/labels`, label);
      const { body: board } = await api.as(root).post(`/projects/${id}/boards`, { name: 'Kiln' });
      await api.as(root).post(`/projects/${id}/boards/${board.id}/lists`, { label_id: hot.id });
      await api.as(root).post(`/projects/${id}/repository/commits/main/comments`, { note: 'Hm' });
      await api.as(root).post(`/projects/${id}/pipeline_schedules`, {
        ...{ description: 'Nightly', ref: 'main', cron: '0 1 * * *' },
      });

      const by = checked(api.as(root));
      await seedRelations({ db, by, projectId: id, memberId: member.id });
      expect((await api.as(root).post(`/projects/${id}/export`, {})).status).toBe(202);
      await settled();
      const answer = await api.as(root).get(`/projects/${id}/export/download`);
      expect(answer.status).toBe(200);
      const members = await membersOf(answer.bytes);
      const names = [...members.keys()];
      expect(members.get('./VERSION')?.toString()).toBe('0.2.4');
      expect(names).toEqual(expect.arrayContaining(['./project.bundle', './tree/project.json']));
      expect(names.filter((name) => name.startsWith('./uploads/'))).toEqual([
        expect.stringMatching(/^\.\/uploads\/[0-9a-f]{32}\/glaze\.png$/),
      ]);
      const trees = names.flatMap(
        (name) => /^\.\/tree\/project\/(.*)\.ndjson$/.exec(name)?.[1] ?? [],
      );
      expect(trees.toSorted()).toEqual(Object.keys(archiveKeys).toSorted());
      const own = JSON.parse(members.get('./tree/project.json')?.toString() ?? '') as object;
      expect(Object.keys(own).filter((key) => !projectKeys.includes(key))).toEqual([]);

      const faults = Object.entries(archiveKeys).flatMap(([relation, keys]) =>
        linesOf(members, relation).flatMap((line) => faultsOf(line, keys, relation)),
      );
      expect([...new Set(faults)]).toEqual([]);
      // Each relation has rows to compare.
      const empty = trees.filter((relation) => linesOf(members, relation).length === 0);
      expect(empty).toEqual([]);

      const issues = await db('issues').where({ project_id: id });
      expect(linesOf(members, 'issues')).toHaveLength(issues.length);
      const notes = await db('notes').whereIn(
        'issue_id',
        issues.map((issue) => issue['id'] as number),
      );
      const told = linesOf(members, 'issues').flatMap(({ notes }) => notes as object[]);
      expect(told).toHaveLength(notes.length);
      const merged = linesOf(members, 'merge_requests').find(({ state }) => state === 'merged');
      expect(merged).toMatchObject({
        merge_request_diff: { state: 'collected' },
      });
      const { merge_request_diff_commits: commits, merge_request_diff_files: files } = Object(
        merged?.['merge_request_diff'],
      ) as Record<string, readonly object[]>;
      expect(commits?.[0]).toMatchObject({ relative_order: 0 });
      expect(files?.[0]).toMatchObject({ relative_order: 0, too_large: false });
      const everything = [...members.values()].map((bytes) => bytes.toString('latin1')).join('\n');
      const settings = await db('project_settings').where({ project_id: id }).first();
      expect(everything).not.toContain(settings?.['runners_token_sealed']);
    },
  );

  it('is told of by its status, its links and a mail, and goes after a day', async () => {
    const { project, maintainer, start, status, download, path } = await withMaintainer();
    const { export_status: none, _links } = await status();
    expect({ none, _links }).toEqual({ none: 'none', _links: undefined });
    expect(await download()).toMatchObject({
      ...{ status: 404, body: { message: '404 Not found or has expired' } },
    });
    expect(await start()).toMatchObject({ status: 202, body: { message: '202 Accepted' } });
    expect((await status()).export_status).toBe('queued');

    const all = await mailsSent();
    const mails = all.filter(({ to }) => to === maintainer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `The project ${project.name} was exported`,
    ]);
    const page = `/${project.full_path}/download_export`;
    expect(mails[0]?.text).toContain(page);
    expect(await status()).toMatchObject({
      export_status: 'finished',
      _links: {
        api_url: `${config.baseUrl}/api/v4${path}/download`,
        web_url: `${config.baseUrl}${page}`,
      },
    });
    const answer = await download();
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[^"]+_export\.tar\.gz"$/,
    );
    expect(answer.headers['content-type']).toBe('application/gzip');

    await start();
    expect((await status()).export_status).toBe('regeneration_in_progress');
    expect((await download()).status).toBe(200);
    await settled();
    expect((await status()).export_status).toBe('finished');

    const day = 86_400_000;
    const old = new Date(clock().getTime() - day - 1).toISOString();
    await db('project_export_files').where({ project_id: project.id }).update({ created_at: old });
    expect((await status()).export_status).toBe('none');
    expect((await download()).status).toBe(404);
  });

  it('is one file in the end, whoever asks how often, and leaves none behind', async () => {
    const { project, start, status } = await withMaintainer();
    const other = await seedUser(db);
    await addMember(db, { project, user: other, level: 40 });
    const before = await blobs();
    await start({ description: 'Not this' });
    await start({ description: 'The words of the archive' });
    await api.as(other).post(`/projects/${project.id}/export`, { description: 'Their words' });
    const waiting = await db('project_exports').where({ project_id: project.id });
    expect(waiting.map((row) => row['description'])).toEqual([
      'The words of the archive',
      'Their words',
    ]);
    await settled();
    expect((await status()).export_status).toBe('finished');
    expect(await blobs()).toHaveLength(before.length + 1);
    const [file] = await db('project_export_files').where({ project_id: project.id });
    expect(await db('project_exports').where({ project_id: project.id })).toEqual([]);
    await expect(readdir(join(config.dataDir, 'exports'))).resolves.toEqual([]);

    // The sweep keeps the blob of the export.
    const later = { ...environment, clock: () => new Date(Date.now() + 3 * 86_400_000) };
    await sweepBlobs.run({}, { ...later, log: createLog('silent') }, job());
    expect(await storage.writtenAt(String(file?.['storage_key']))).not.toBeNull();
    await db('projects').where({ id: project.id }).delete();
    await sweepBlobs.run({}, { ...later, log: createLog('silent') }, job());
    expect(await storage.read(String(file?.['storage_key']))).toBeNull();
  });

  it('holds one moment, whatever is written meanwhile', async () => {
    const { project, maintainer, start, download } = await withMaintainer();
    const issues = `/projects/${project.id}/issues`;
    for (const title of ['First', 'Second']) await api.as(maintainer).post(issues, { title });
    await start();
    const [row] = await db('project_exports').where({ project_id: project.id });
    // Another process writes as soon as the first file is being written.
    const once = { done: false };
    const slow = {
      ...storage,
      store: async (source: Parameters<typeof storage.store>[0]) => {
        if (!once.done) await api.as(maintainer).post(issues, { title: 'Third' });
        once.done = true;
        return storage.store(source);
      },
    };
    const dependencies = { ...environment, storage: slow, log: createLog('silent') };
    await exportProject.run({ export_id: Number(row?.['id']) }, dependencies, job());
    const members = await membersOf((await download()).bytes);
    expect(linesOf(members, 'issues').map(({ title }) => title)).toEqual(['First', 'Second']);
  });

  it('tells maintainers what they see, and nobody else what administrators see', async () => {
    const { project, maintainer, start, status, download, path } = await withMaintainer();
    const administrator = api.as(await seedUser(db, { admin: true }));
    const banned = await seedUser(db);
    await addMember(db, { project, user: banned, level: 20 });
    const issues = `/projects/${project.id}/issues`;
    await api.as(banned).post(issues, { title: 'Spam' });
    await db('users').where({ id: banned.id }).update({ state: 'banned' });
    await api.as(maintainer).post(issues, { title: 'Cracks' });
    await api.as(maintainer).post(issues, { title: 'Like #2' });
    const hidden = await seedProject(db, { visibility: 'private' });
    const { body: secret } = await administrator.post(`/projects/${hidden.id}/issues`, {
      title: `As ${project.full_path}#2`,
    });
    expect(secret.iid).toBe(1);
    await administrator.put(`/projects/${project.id}/custom_attributes/kiln`, { value: 'hot' });
    await settled();
    const named = await db('notes').whereNotNull('about_issue_id').select('id');
    expect(named.length).toBeGreaterThanOrEqual(2);

    await start();
    await settled();
    const own = await membersOf((await download()).bytes);
    expect(linesOf(own, 'issues').map(({ title }) => title)).toEqual(['Cracks', 'Like #2']);
    const [{ notes } = {}] = linesOf(own, 'issues');
    expect(JSON.stringify(notes)).toContain('mentioned in issue #3');
    const everything = [...own.values()].map((bytes) => bytes.toString('latin1')).join('\n');
    expect(everything).not.toContain(hidden.full_path);
    expect(linesOf(own, 'custom_attributes')).toEqual([]);

    await administrator.post(path, {});
    await settled();
    expect((await administrator.get(path)).body).toMatchObject({ export_status: 'finished' });
    const { bytes } = await administrator.get(`${path}/download`);
    const whole = await membersOf(bytes);
    expect(linesOf(whole, 'issues').map(({ title }) => title)).toContain('Spam');
    expect(linesOf(whole, 'custom_attributes')).toHaveLength(1);
    // The link in the mail to the maintainer goes on leading to their archive.
    expect((await status()).export_status).toBe('finished');
    const again = await membersOf((await download()).bytes);
    expect(linesOf(again, 'issues')).toEqual(linesOf(own, 'issues'));
    expect(linesOf(again, 'custom_attributes')).toEqual([]);
  });

  it('without admin mode holds what the session sees, by archive and by relation', async () => {
    const { project, path } = await withMaintainer();
    const user = await seedUser(db, { admin: true });
    await addMember(db, { project, user, level: 40 });
    const banned = await seedUser(db);
    await addMember(db, { project, user: banned, level: 20 });
    await api.as(banned).post(`/projects/${project.id}/issues`, { title: 'Spam' });
    await db('users').where({ id: banned.id }).update({ state: 'banned' });
    await api.as(user).put('/application/settings', { admin_mode: true });
    const { id } = await createSession(db, user, new Date());
    const headers = { cookie: `_service_session=${id}`, 'x-csrf-token': createCsrfToken(id) };
    const bySession = (method: 'GET' | 'POST', below: string) =>
      api.send(method, below, undefined, headers);
    const relations = `/projects/${project.id}/export_relations`;
    expect((await bySession('GET', `/projects/${project.id}/issues`)).body).toEqual([]);
    for (const each of [path, relations]) {
      expect((await bySession('POST', each)).status).toBe(202);
      await settled();
    }
    expect((await bySession('GET', path)).body).toMatchObject({ export_status: 'finished' });
    const { bytes } = await bySession('GET', `${path}/download`);
    expect(linesOf(await membersOf(bytes), 'issues')).toEqual([]);
    const alone = await bySession('GET', `${relations}/download?relation=issues`);
    expect(gunzipSync(alone.bytes).toString()).toBe('');
    await api.as(user).put('/application/settings', { admin_mode: false });
  });

  it('tells nothing of comments on commits, which have the same numbers', async () => {
    const { project, start, download } = await withMaintainer();
    const { body: issue } = await api
      .as(await seedUser(db, { admin: true }))
      .post(`/projects/${project.id}/issues`, { title: 'Cracks' });
    const root = await seedUser(db, { admin: true });
    await api.as(root).post(`/projects/${project.id}/issues/${issue.iid}/notes`, { body: 'Hm' });
    const note = await db('notes').where({ body: 'Hm' }).first<{ id: number }>('id');
    const stranger = await seedUser(db);
    const elsewhere = await seedProject(db, { visibility: 'private' });
    await db('events').insert({
      ...{ project_id: elsewhere.id, author_id: stranger.id, action: 'commented' },
      ...{ target_type: 'Note', target_id: note.id, target_title: 'abc', feature: 'repository' },
      ...{ confidential: false, created_at: '2026-01-01T00:00:00.000Z' },
    });
    await start();
    await settled();
    const [{ notes } = {}] = linesOf(await membersOf((await download()).bytes), 'issues');
    const [said] = notes as { readonly events: { readonly author_id: number }[] }[];
    expect(said?.events.map(({ author_id }) => author_id)).toEqual([root.id]);
  });

  it.each([
    ['as members of the project for maintainers of the group', 40, true],
    ['for nobody else', 30, false],
  ] as const)('has members of the groups above %s', async (_, level, tells) => {
    const top = await seedGroup(db);
    const group = await seedGroup(db, { parent: top });
    const project = await seedProject(db, { git, readme: true, namespace: group });
    const maintainer = await seedUser(db);
    await addMember(db, { group: top, user: maintainer, level });
    await addMember(db, { project, user: maintainer, level: 40 });
    const [above, near, invited] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    await addMember(db, { group: top, user: above, level: 20 });
    await addMember(db, { group: top, user: near, level: 20 });
    await addMember(db, { group, user: near, level: 30 });
    await addMember(db, { project, user: invited, level: 10 });
    await addMember(db, { group, user: invited, level: 40 });
    const at = `/projects/${project.id}/export`;
    expect((await api.as(maintainer).post(at, {})).status).toBe(202);
    await settled();
    const { bytes } = await api.as(maintainer).get(`${at}/download`);
    const members = linesOf(await membersOf(bytes), 'project_members');
    const told = members.map(({ user_id, access_level, source_type }) => [
      ...[user_id, access_level, source_type],
    ]);
    const own = [
      [maintainer.id, 40, 'Project'],
      [invited.id, 10, 'Project'],
    ];
    const inherited = [
      [near.id, 30, 'Project'],
      [above.id, 20, 'Project'],
    ];
    expect(told).toEqual(tells ? [...own, ...inherited] : own);
  });

  it('for administrators alone is kept apart from the one of maintainers, whoever asks again', async () => {
    const { project, start, status, download, path } = await withMaintainer();
    const administrator = api.as(await seedUser(db, { admin: true }));
    /** The keys of the archive of maintainers, and of the one of administrators. */
    const kept = () =>
      db('project_export_files')
        .where({ project_id: project.id })
        .orderBy('administrators_only')
        .pluck<string[]>('storage_key');
    await administrator.post(path, {});
    await settled();
    expect((await status()).export_status).toBe('none');
    expect((await download()).status).toBe(404);
    const [whole] = await kept();

    await start();
    await settled();
    const [own, ...others] = await kept();
    expect(others).toEqual([whole]);
    await start();
    await settled();
    const [next] = await kept();
    expect(next).not.toBe(own);
    expect(await kept()).toEqual([next, whole]);
    await administrator.post(path, {});
    await settled();
    const [same, last] = await kept();
    expect(same).toBe(next);
    expect(last).not.toBe(whole);
    expect(await storage.read(String(whole))).toBeNull();
  });

  it('is made as it was asked for last, also where it waited for its turn meanwhile', async () => {
    const { project, start, download } = await withMaintainer();
    await start({ description: 'Not this' });
    const [row] = await db('project_exports').where({ project_id: project.id });
    const { id } = row as { id: number };
    // A newer request changes the description as soon as the worker has looked for it.
    const turn = vi.spyOn(ImportTurns.prototype, 'take');
    turn.mockImplementationOnce(async (_user, _project, work) => {
      await start({ description: 'The words of the archive' });
      return work();
    });
    const dependencies = { ...environment, log: createLog('silent') };
    await exportProject.run({ export_id: id }, dependencies, job());
    turn.mockRestore();
    const members = await membersOf((await download()).bytes);
    expect(JSON.parse(members.get('./tree/project.json')?.toString() ?? '')).toMatchObject({
      description: 'The words of the archive',
    });
  });

  it('is made once more for who asks while it is made, however often', async () => {
    const { project, start, status, download } = await withMaintainer();
    await start({ description: 'As it was' });
    const rows = () => db('project_exports').where({ project_id: project.id }).orderBy('id');
    await rows().update({ status: 'started' });
    for (const description of ['As it is', 'As it will be']) await start({ description });
    expect((await rows()).map((row) => [row['status'], row['description']])).toEqual([
      ['started', 'As it was'],
      ['queued', 'As it will be'],
    ]);
    await settled();
    // The later of two simultaneous exports is postponed for a moment.
    const due = { run_at: '2020-01-01T00:00:00.000Z' };
    await db('worker_jobs').where({ worker: 'export_project' }).update(due);
    await settled();
    expect(await rows()).toEqual([]);
    expect((await status()).export_status).toBe('finished');
    expect(await db('project_export_files').where({ project_id: project.id })).toHaveLength(1);
    const members = await membersOf((await download()).bytes);
    expect(JSON.parse(members.get('./tree/project.json')?.toString() ?? '')).toMatchObject({
      description: 'As it will be',
    });
  });

  it('has each note once and in order, however many came at one time', async () => {
    const { project, maintainer, start, download } = await withMaintainer();
    const issues = `/projects/${project.id}/issues`;
    const { body: issue } = await api.as(maintainer).post(issues, { title: 'Cracks' });
    // Forty are read at once: some times end with such a page, and others go on behind it.
    const counts = [1, 39, 41, 1, 90, 5];
    const notes = counts.flatMap((count, second) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ issue_id: issue.id as number, author_id: maintainer.id, body: `${second} ${index}` },
        ...{ discussion_id: `${second}-${index}`, starts_discussion: true, system: false },
        confidential: false,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
        updated_at: new Date(Date.UTC(2026, 0, 1)).toISOString(),
      })),
    );
    await db('notes').insert(notes);
    await start();
    await settled();
    const members = await membersOf((await download()).bytes);
    const [{ notes: told } = {}] = linesOf(members, 'issues');
    expect((told as { note: string }[]).map(({ note }) => note)).toEqual(
      notes.map(({ body }) => body),
    );
  });

  it('is not made for who is no maintainer any more, nor told to them', async () => {
    const { project, maintainer, start, path } = await withMaintainer();
    await start();
    await api
      .as(await seedUser(db, { admin: true }))
      .delete(`/projects/${project.id}/members/${maintainer.id}`);
    expect(subjectsTo(await mailsSent(), maintainer.email)).toEqual([]);
    const owner = await seedUser(db, { admin: true });
    expect((await api.as(owner).get(path)).body).toMatchObject({ export_status: 'none' });
    expect(await db('project_export_files').where({ project_id: project.id })).toEqual([]);
  });

  it('says by mail that it failed, and leaves the earlier archive', async () => {
    const { project, start, status } = await withMaintainer();
    await start();
    await settled();
    await mailsSent();
    await start();
    const [row] = await db('project_exports').where({ project_id: project.id });
    // Attempts that were killed have left these.
    const drafts = join(config.dataDir, 'exports');
    for (const id of [Number(row?.['id']), 999_999]) {
      await mkdir(join(drafts, `project_exports-${id}`), { recursive: true });
      const last = { ...job(), attempt: exportProject.attempts ?? 0 };
      const dependencies = { ...environment, log: createLog('silent') };
      await exportProject.run({ export_id: id }, dependencies, last);
    }
    expect(await readdir(drafts)).toEqual([]);
    expect((await status()).export_status).toBe('finished');
    const [mail] = await mailsSent();
    expect(mail?.subject).toBe(`The project ${project.name} could not be exported`);
    expect(mail?.text).toContain('has failed: The export was interrupted too often.');
  });

  it('exports an archived project', async () => {
    const { project, start, status } = await withMaintainer();
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect((await start()).status).toBe(202);
    await settled();
    expect((await status()).export_status).toBe('finished');
  });
});

const job = () => ({
  ...{ id: '1', attempt: 1, signal: new AbortController().signal },
  progress: async () => {},
});

async function blobs(): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of storage.keys()) found.push(...keys);
  return found;
}
