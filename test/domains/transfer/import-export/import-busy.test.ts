import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { Planning } from '#src/ci/planning.ts';
import { TooManyRequests, Unavailable } from '#src/errors.ts';
import { CallerBusy } from '#src/git/errors.ts';
import { createLog } from '#src/log.ts';
import { exportProject } from '#src/domains/transfer/import-export/export/worker.ts';
import { importGroupArchive } from '#src/domains/transfer/import-export/import/group/worker.ts';
import { maxImportAttempts } from '#src/domains/transfer/import-export/import/turns.ts';
import { importProjectArchive } from '#src/domains/transfer/import-export/import/worker.ts';
import type { Storage } from '#src/storage/storage.ts';
import { SlicedTurns } from '#src/turns/sliced-turns.ts';
import { Postponed } from '#src/workers/definition.ts';
import { archiveOf, importForm } from '#test/support/project-archives.ts';
import { addMember, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { api, db, git, environment, ask } = await importWorld();
const { storage } = environment;
const log = createLog('silent');
const job = (attempt = 1) => ({
  ...{ id: '1', attempt, signal: new AbortController().signal },
  progress: async () => {},
});

const builds = [{ name: 'compile', status: 'failed', options: { script: ['make'] } }];
const pipeline = { iid: 1, sha: 'a'.repeat(40), ref: 'main', status: 'failed' };
const archive = await archiveOf({
  relations: {
    issues: [{ iid: 1, title: 'Cracks', state: 'opened' }],
    ci_pipelines: [{ ...pipeline, stages: [{ name: 'test', builds }] }],
  },
});

it('an import waits while others keep those busy who read configurations', async () => {
  const user = await seedUser(db);
  const { body } = await ask(user, archive);
  const id = Number(body.id);
  const refusals: Error[] = [new TooManyRequests(1), new Unavailable(), new TooManyRequests(1)];
  let asked = 0;
  const planning: Planning = {
    ...environment.planning,
    async plan(...given) {
      asked += 1;
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      return environment.planning.plan(...given);
    },
  };
  await importProjectArchive.run({ project_id: id }, { ...environment, planning, log }, job());
  expect(asked).toBe(4);
  const get = (path: string) => api.as(user).get(`/projects/${id}${path}`);
  expect((await get('/import')).body).toMatchObject({
    ...{ import_status: 'finished', failed_relations: [] },
  });
  expect((await get('/issues')).body).toHaveLength(1);
  expect((await get('/pipelines')).body).toHaveLength(1);
  const jobs = await db('jobs').where({ project_id: id });
  expect(jobs).toHaveLength(1);
  expect(JSON.parse(String(jobs[0]?.['options']))).toMatchObject({ script: ['make'] });
});

it('an import that waits for them ends with its attempt', async () => {
  const user = await seedUser(db);
  const { body } = await ask(user, archive);
  const leaving = new AbortController();
  const planning: Planning = {
    ...environment.planning,
    async plan() {
      leaving.abort();
      throw new Unavailable();
    },
  };
  const run = importProjectArchive.run(
    { project_id: Number(body.id) },
    { ...environment, planning, log },
    { ...job(), signal: leaving.signal },
  );
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
});

const busy = [new TooManyRequests(1), new Unavailable(), new CallerBusy('the repository')];

it.each(busy)(
  'an import that finds others busy comes again, and loses no attempt: %s',
  async (error) => {
    const user = await seedUser(db);
    const away = { ...storage, read: () => Promise.reject(error) };
    const group = importForm(archive, { path: unique('kilns'), name: unique('Kilns') });
    const sent = await api.as(user).send('POST', '/groups/import', group.body, group.headers);
    expect(sent.status).toBe(202);
    const { group_id } = await db('group_imports')
      .where({ user_id: user.id })
      .first<{ group_id: number }>('group_id');
    const project_id = Number((await ask(user, archive)).body.id);
    const busyNow = { ...environment, storage: away, log };
    for (let count = 0; count < maxImportAttempts + 2; count += 1) {
      const ofProject = importProjectArchive.run({ project_id }, busyNow, job());
      await expect(ofProject).rejects.toBeInstanceOf(Postponed);
      const ofGroup = importGroupArchive.run({ group_id }, busyNow, job());
      await expect(ofGroup).rejects.toBeInstanceOf(Postponed);
    }
    const status = () => api.as(user).get(`/projects/${project_id}/import`);
    expect((await status()).body).toMatchObject({ import_status: 'started', import_error: null });
    const dependencies = { ...environment, log };
    await importProjectArchive.run({ project_id }, dependencies, job());
    expect((await status()).body).toMatchObject({ import_status: 'finished' });
    expect((await api.as(user).get(`/projects/${project_id}/issues`)).body).toHaveLength(1);

    // The import does not retry without end: it fails after a day, and after its last attempt.
    const late = Number((await ask(user, archive)).body.id);
    await importProjectArchive.run({ project_id: late }, busyNow, job(maxImportAttempts));
    const told = await api.as(user).get(`/projects/${late}/import`);
    expect(told.body).toMatchObject({ import_status: 'failed' });
    const never = Number((await ask(user, archive)).body.id);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await db('project_imports').where({ project_id: never }).update({ created_at: yesterday });
    await importProjectArchive.run({ project_id: never }, busyNow, job());
    expect((await api.as(user).get(`/projects/${never}/import`)).body).toMatchObject({
      ...{ import_status: 'failed' },
      import_error: 'Import timed out. Import took longer than 86400 seconds',
    });
  },
);

it.each(busy)('an export that finds others busy comes again, for a day: %s', async (error) => {
  const project = await seedProject(db, { git, readme: true });
  const user = await seedUser(db);
  await addMember(db, { project, user, level: 40 });
  const at = `/projects/${project.id}/export`;
  await api.as(user).post(at, {});
  const row = await db('project_exports').where({ user_id: user.id }).first<{ id: number }>('id');
  const asked = { export_id: row.id };
  const store: Storage['store'] = async (source) => {
    if (source instanceof Readable) source.destroy();
    throw error;
  };
  const busyNow = { ...environment, storage: { ...storage, store }, log };
  for (let count = 0; count < maxImportAttempts + 2; count += 1) {
    await expect(exportProject.run(asked, busyNow, job())).rejects.toBeInstanceOf(Postponed);
  }
  const status = async () => (await api.as(user).get(at)).body.export_status as string;
  expect(await status()).toBe('started');
  const tomorrow = { ...busyNow, clock: () => new Date(Date.now() + 86_400_001) };
  await expect(exportProject.run(asked, tomorrow, job())).rejects.toBe(error);
  await exportProject.run(asked, { ...environment, log }, job());
  expect(await status()).toBe('finished');
});

it('an import gives way to others while it unpacks the archive, and between two records', async () => {
  const user = await seedUser(db);
  const labels = Array.from({ length: 20 }, (_, index) => ({
    title: `${index}`,
    color: '#ff0000',
  }));
  const { body } = await ask(user, await archiveOf({ relations: { labels } }));
  let asked = 0;
  let reading = 0;
  const run = vi.spyOn(SlicedTurns.prototype, 'run');
  run.mockImplementationOnce((_signal, work) => work(() => void (asked += 1)));
  const read: Storage['read'] = async (...args) => {
    const found = await storage.read(...args);
    reading = asked;
    return found;
  };
  const dependencies = { ...environment, storage: { ...storage, read }, log };
  await importProjectArchive.run({ project_id: Number(body.id) }, dependencies, job());
  run.mockRestore();
  expect(reading).toBe(0);
  expect(asked).toBeGreaterThan(labels.length);
});
