import { afterAll, afterEach, describe, expect } from 'vitest';
import {
  leaveCleanupSlot,
  takeCleanupSlot,
} from '#src/domains/registry/container-registry/cleanup-places.ts';
import type { Located } from '#src/domains/registry/container-registry/table.ts';
import { deleteByRules } from '#src/domains/registry/container-registry/delete-by-rules.ts';
import { defaultExpirationPolicy } from '#src/domains/core/projects/settings.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { seedUser } from '#test/support/seed.ts';
import { digestOf, RegistryClient, registryProject, types } from './client.ts';

const dayMs = 86_400_000;
let time = new Date('2026-03-02T10:00:00Z');
/** Milliseconds by which the clock goes on whenever somebody looks at it. */
let step = 0;
const app = await startApp({
  connections: racing,
  clock() {
    time = new Date(time.getTime() + step);
    return time;
  },
});
const { api, db, environment } = app;
const { workers } = environment;
const client = new RegistryClient(app);
const admin = api.as(await seedUser(db, { admin: true }));

afterAll(() => workers.stop());
// No policy runs in the tests that follow.
afterEach(async () => {
  await db('project_settings').update({ container_expiration_policy: defaultExpirationPolicy });
});

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

const ofPolicies = ['run_expiration_policy', 'clean_up_images'];

/** Moves the time on, and the jobs with it: they wait by the clock of the database, which does not stand still. */
async function later(days: number): Promise<void> {
  time = new Date(time.getTime() + days * dayMs);
  const jobs = db('worker_jobs').whereIn('worker', ofPolicies);
  for (const { id, run_at } of await jobs.select<{ id: number; run_at: string }[]>()) {
    const sooner = new Date(Date.parse(run_at) - days * dayMs).toISOString();
    await db('worker_jobs').where({ id }).update({ run_at: sooner });
  }
}

const setting = (name: string, value: unknown) =>
  admin.put('/application/settings', { [name]: value });

async function addTags(repository_id: number, names: readonly string[]): Promise<void> {
  const at = time.toISOString();
  for (const [index, name] of names.entries()) {
    const image_created_at = new Date(time.getTime() - (index + 1) * dayMs).toISOString();
    const [manifest] = await db('registry_manifests')
      .insert({
        ...{ repository_id, digest: digestOf(name), media_type: types.image, size: 2 },
        ...{ content: Buffer.from('{}'), image_created_at, created_at: at },
      })
      .returning<{ id: number }[]>('id');
    const times = { created_at: at, updated_at: at };
    await db('registry_tags').insert({ repository_id, name, manifest_id: manifest?.id, ...times });
  }
}

/** A project with two repositories, whose tags were built one day before each other. */
async function place(names: readonly string[] = ['v1', 'v2', 'v3', 'a1', 'latest']) {
  const { project, user } = await registryProject(app, client);
  const ids: number[] = [];
  for (const name of ['first', 'second']) {
    const [row] = await db('registry_repositories')
      .insert({ project_id: project.id, name, created_at: time.toISOString() })
      .returning<{ id: number }[]>('id');
    ids.push(row?.id ?? 0);
    await addTags(row?.id ?? 0, names);
  }
  const as = api.as(user);
  const path = `/projects/${project.id}`;
  const policy = async (attributes: object) => {
    const body = { container_expiration_policy_attributes: attributes };
    const answer = await admin.put(path, body);
    return answer.status === 200 ? answer.body.container_expiration_policy : answer.body.message;
  };
  const left = async () => {
    const rows = await db('registry_tags')
      .whereIn('repository_id', ids)
      .orderBy(['repository_id', 'name'])
      .select<{ repository_id: number; name: string }[]>('repository_id', 'name');
    return ids.map((id) =>
      rows
        .filter(({ repository_id }) => repository_id === id)
        .map(({ name }) => name)
        .join(' '),
    );
  };
  const told = async () => (await admin.get(path)).body.container_expiration_policy;
  return { project, as, path, ids, policy, left, told };
}

const everything = { enabled: true, keep_n: null, older_than: null, name_regex: '.*' };
const all = 'a1 latest v1 v2 v3';

describe('the expiration policy of a project', () => {
  it('runs when it is due, in every repository, and again after its time', async () => {
    const { policy, left, told, path, as, ids } = await place();
    const kept = { ...everything, cadence: '7d', keep_n: 1, name_regex: 'v.*' };
    const { next_run_at } = await policy(kept);
    expect(next_run_at).toBe(new Date(time.getTime() + 7 * dayMs).toISOString());
    await later(6.9);
    await work();
    expect(await left()).toEqual([all, all]);
    await later(0.1);
    await work();
    expect(await left()).toEqual(['a1 latest v1', 'a1 latest v1']);
    expect((await told()).next_run_at).toBe(new Date(time.getTime() + 7 * dayMs).toISOString());
    const { body } = await as.get(`${path}/registry/repositories`);
    expect(body).toMatchObject(ids.map(() => ({ cleanup_policy_started_at: time.toISOString() })));
    await addTags(ids[0] ?? 0, ['v8', 'v9']);
    await later(7);
    await work();
    expect((await left())[0]).toBe('a1 latest v8');
  });

  it.each([
    [{ older_than: '7d', name_regex: 'v.*' }, all],
    [{ name_regex_keep: 'v.*' }, 'latest v1 v2 v3'],
    [{ name_regex: 'a', name_regex_keep: '' }, all],
    [{}, 'latest'],
  ])('with %j leaves %s', async (attributes, expected) => {
    const { policy, left } = await place();
    await policy({ ...everything, ...attributes });
    await later(1);
    await work();
    expect(await left()).toEqual([expected, expected]);
  });

  it('does nothing when it is switched off, or changed to a later time', async () => {
    const { policy, left } = await place();
    await policy(everything);
    await policy({ enabled: false });
    await later(1);
    await work();
    expect(await left()).toEqual([all, all]);
    await policy(everything);
    await policy({ cadence: '14d' });
    await later(1);
    await work();
    expect(await left()).toEqual([all, all]);
    await later(13);
    await work();
    expect(await left()).toEqual(['latest', 'latest']);
  });

  it.each([
    ['archived', { archived: true }],
    ['without a registry', { container_registry_access_level: 'disabled' }],
    ['from before there were policies', { created_at: '2020-02-21T00:00:00.000Z' }],
  ])('does nothing in a project %s', async (_, columns) => {
    const { project, policy, left, told } = await place();
    await policy(everything);
    await db('projects').where({ id: project.id }).update(columns);
    await later(1);
    await work();
    expect(await left()).toEqual([all, all]);
    // The project may be open again at the next run.
    expect((await told()).next_run_at).toBe(new Date(time.getTime() + dayMs).toISOString());
  });

  it('acts in older projects where the setting says so', async () => {
    const { project, policy, left } = await place();
    await policy(everything);
    await db('projects').where({ id: project.id }).update({ created_at: '2020-02-21T00:00:00Z' });
    await setting('container_expiration_policies_enable_historic_entries', true);
    await later(1);
    await work();
    expect(await left()).toEqual(['latest', 'latest']);
    await setting('container_expiration_policies_enable_historic_entries', false);
  });

  it('leaves a repository alone that is being deleted', async () => {
    const { policy, left, ids } = await place();
    await policy(everything);
    await db('registry_repositories').where({ id: ids[0] }).update({ status: 'delete_scheduled' });
    await later(1);
    await work();
    expect(await left()).toEqual([all, 'latest']);
  });

  it('is switched off when it turns out to be unreadable', async () => {
    const { project, policy, left, told } = await place();
    const given = await policy(everything);
    const broken = { ...given, name_regex: '(' };
    await db('project_settings')
      .where({ project_id: project.id })
      .update({ container_expiration_policy: broken });
    await later(1);
    await work();
    expect(await left()).toEqual([all, all]);
    expect(await told()).toMatchObject({ enabled: false, next_run_at: null });
  });

  it('is refused with expressions that are none', async () => {
    const { policy, told } = await place();
    const faults = /^not valid RE2 syntax: .+/;
    const faulty = [expect.stringMatching(faults) as string];
    for (const name of ['name_regex', 'name_regex_keep']) {
      const refused = await policy({ ...everything, [name]: '(?=x)' });
      expect(refused).toEqual({ [`container_expiration_policy.${name}`]: faulty });
    }
    const blank = await policy({ ...everything, name_regex: '' });
    expect(blank).toEqual({ 'container_expiration_policy.name_regex': ["can't be blank"] });
    expect(await told()).toMatchObject({ enabled: false });
    const made = await admin.post('/projects', {
      name: 'Broken',
      container_expiration_policy_attributes: { enabled: true, name_regex: '(' },
    });
    expect(made).toMatchObject({
      status: 400,
      body: { message: { 'container_expiration_policy.name_regex': faulty } },
    });
  });

  it('of a new project runs, too', async () => {
    const made = await admin.post('/projects', {
      name: `New ${time.getTime()}`,
      container_expiration_policy_attributes: { ...everything, older_than: '60d' },
    });
    const { id, container_expiration_policy: policy } = made.body;
    expect(policy).toMatchObject({ older_than: '60d' });
    expect(policy.next_run_at).toBe(new Date(time.getTime() + dayMs).toISOString());
    await later(1);
    await work();
    const { body } = await admin.get(`/projects/${id}`);
    expect(body.container_expiration_policy.next_run_at).toBe(
      new Date(time.getTime() + dayMs).toISOString(),
    );
  });

  it('gets its job again when that was lost', async () => {
    const { policy, left } = await place();
    await policy(everything);
    await db('worker_jobs').whereIn('worker', ofPolicies).delete();
    await later(1);
    await workers.enqueue(db, 'schedule_expiration_policies', {});
    await work();
    await later(0);
    await work();
    expect(await left()).toEqual(['latest', 'latest']);
  });
});

describe('the settings of the instance', () => {
  const names = Array.from({ length: 600 }, (_, index) => `tag-${index}`);

  it('bound the time of a clean-up, which goes on later', async () => {
    await setting('container_registry_cleanup_tags_service_max_list_size', 0);
    await setting('container_registry_delete_tags_service_timeout', 1);
    const { policy, left, ids } = await place(names);
    await policy(everything);
    await later(1);
    const rules = { nameRegexDelete: '.*', nameRegexKeep: null, keepN: null, olderThan: null };
    const { signal } = new AbortController();
    const found = await db('registry_repositories').where({ id: ids[0] }).first<Located>();
    const row = { ...found, full_path: '' };
    let seconds = 0;
    const clock = () => new Date(time.getTime() + (seconds += 1) * 1_000);
    expect(await deleteByRules({ ...environment, clock }, row, rules, signal)).toBe(false);
    const tags = db('registry_tags').where({ repository_id: ids[0] });
    expect((await tags).length).toBe(350);
    step = 1_000;
    await work();
    step = 0;
    expect(await left()).toEqual(['', '']);
    await setting('container_registry_delete_tags_service_timeout', 250);
    await setting('container_registry_cleanup_tags_service_max_list_size', 200);
  });

  it('let none run with a capacity of none', async () => {
    const { policy, left } = await place();
    await setting('container_registry_expiration_policies_worker_capacity', 0);
    await policy(everything);
    await later(1);
    await work();
    expect(await left()).toEqual([all, all]);
    await setting('container_registry_expiration_policies_worker_capacity', 1);
    await later(1);
    await work();
    expect(await left()).toEqual(['latest', 'latest']);
    await setting('container_registry_expiration_policies_worker_capacity', 4);
  });

  it('let one wait until another has left its place', async () => {
    const { policy, left } = await place();
    await setting('container_registry_expiration_policies_worker_capacity', 1);
    const held = await takeCleanupSlot(db, { capacity: 1, now: time, milliseconds: 3 * dayMs });
    if (held === null) throw new Error('the place is held already');
    await policy(everything);
    await later(1);
    await work();
    expect(await left()).toEqual([all, all]);
    await leaveCleanupSlot(db, held);
    await later(0.5);
    await work();
    expect(await left()).toEqual(['latest', 'latest']);
    await setting('container_registry_expiration_policies_worker_capacity', 4);
  });

  race('give as many places as they say, however many ask at once', async () => {
    const take = () => takeCleanupSlot(db, { capacity: 3, now: time, milliseconds: 1_000 });
    const taken = (await Promise.all(Array.from({ length: 12 }, take))).filter(
      (held) => held !== null,
    );
    expect(taken.map(({ place: of }) => of).sort()).toEqual([1, 2, 3]);
    expect(await take()).toBeNull();
    time = new Date(time.getTime() + 1_000);
    const [again] = [await take()];
    expect(again?.place).toBe(1);
    // A holder that lost its place does not free it for another.
    const [lost] = taken.filter(({ place: of }) => of === 1);
    if (lost !== undefined) await leaveCleanupSlot(db, lost);
    expect((await take())?.place).toBe(2);
  });
});
