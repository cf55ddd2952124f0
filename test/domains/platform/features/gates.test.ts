import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import { featureDefinitions } from '#src/domains/platform/features/definitions.ts';
import { isFeatureOpen } from '#src/domains/platform/features/enabled.ts';
import { closed, type Gates, isOpen } from '#src/domains/platform/features/gates.ts';
import { startApp } from '#test/support/app.ts';
import { passTime } from '#test/support/clock.ts';
import { documentedFlags } from '#test/support/features.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const admin = api.as(await seedUser(db, { admin: true }));
const set = (name: string, body: object) => admin.post(`/features/${name}`, body);
const users = await Promise.all(Array.from({ length: 60 }, () => seedUser(db)));
const actors = users.map((user) => createActor(user, { administrator: true }));
const [first] = actors;

it('every flag of the document is declared, with the same default', () => {
  expect(documentedFlags.length).toBeGreaterThan(5);
  for (const { name, default: enabled } of documentedFlags) {
    const definition = featureDefinitions.find((each) => each.name === name);
    expect([name, definition?.default_enabled]).toEqual([name, enabled]);
  }
  const names = featureDefinitions.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});

describe('a gate', () => {
  const open = (gates: Partial<Gates>, actor = first, random = () => 0.5) =>
    isOpen('flag', { ...closed, ...gates }, { actor: actor ?? null }, random);

  it('is open or closed for everybody', () => {
    expect(open({})).toBe(false);
    expect(open({ boolean: true })).toBe(true);
    expect(isOpen('flag', { ...closed, boolean: true }, { actor: null })).toBe(true);
  });

  it('is open for a share of the time', () => {
    expect(open({ percentage_of_time: 51 })).toBe(true);
    expect(open({ percentage_of_time: 50 })).toBe(false);
    expect(open({ percentage_of_time: 100 }, first, () => 0.9999)).toBe(true);
    expect(open({}, first, () => 0)).toBe(false);
  });

  it('is open for a share of the actors, always for the same ones, and for more as it grows', () => {
    const within = (percentage: number) =>
      actors.filter((actor) => open({ percentage_of_actors: percentage }, actor));
    expect(within(0)).toEqual([]);
    expect(within(100)).toEqual(actors);
    const half = within(50);
    expect(half.length).toBeGreaterThan(10);
    expect(half.length).toBeLessThan(50);
    expect(within(50)).toEqual(half);
    expect(within(75)).toEqual(expect.arrayContaining(half));
    expect(isOpen('flag', { ...closed, percentage_of_actors: 100 }, { actor: null })).toBe(false);
    // Another feature is open for others.
    const others = actors.filter((actor) =>
      isOpen('other', { ...closed, percentage_of_actors: 50 }, { actor }),
    );
    expect(others).not.toEqual(half);
  });

  it('is open for actors and for groups of them', () => {
    const gates = { ...closed, actors: [`User:${users[0]?.id}`, 'Project:5', 'Group:3'] };
    expect(isOpen('flag', gates, { actor: first ?? null })).toBe(true);
    expect(isOpen('flag', gates, { actor: actors[1] ?? null })).toBe(false);
    expect(isOpen('flag', gates, { actor: null, project: { id: 5, namespace_id: 9 } })).toBe(true);
    expect(isOpen('flag', gates, { actor: null, project: { id: 6, namespace_id: 3 } })).toBe(true);
    expect(isOpen('flag', gates, { actor: null, group: { id: 3 } })).toBe(true);
    expect(isOpen('flag', gates, { actor: null, group: { id: 5 } })).toBe(false);
    expect(open({ groups: ['administrators'] })).toBe(false);
    expect(open({ groups: ['nobody_knows_it'] })).toBe(false);
  });
});

describe('an operation behind a feature', () => {
  afterEach(async () => {
    await admin.delete('/features/ci_secure_files');
  });

  it('follows the default, and what is set at once', async () => {
    const project = await seedProject(db);
    const list = () => admin.get(`/projects/${project.id}/secure_files`);
    expect((await list()).status).toBe(503);
    await set('ci_secure_files', { value: true });
    expect((await list()).status).not.toBe(503);
    await set('ci_secure_files', { value: false });
    expect((await list()).status).toBe(503);
    await set('ci_secure_files', { value: true });
    await admin.delete('/features/ci_secure_files');
    expect((await list()).status).toBe(503);
  });

  it('is open for the users, projects and groups that are its targets', async () => {
    const group = await seedGroup(db);
    const [inGroup, target, other] = [
      await seedProject(db, { namespace: group, visibility: 'private' }),
      await seedProject(db, { visibility: 'private' }),
      await seedProject(db, { visibility: 'private' }),
    ];
    const user = await seedUser(db);
    for (const project of [inGroup, target, other]) {
      await addMember(db, { project, user, level: 40 });
    }
    const answers = async () => {
      const statuses = [inGroup, target, other].map(async ({ id }) => {
        const { status } = await api.as(user).get(`/projects/${id}/secure_files`);
        return status === 503 ? 'closed' : status === 200 ? 'open' : status;
      });
      return Promise.all(statuses);
    };
    expect(await answers()).toEqual(['closed', 'closed', 'closed']);
    await set('ci_secure_files', { value: true, project: target.full_path });
    expect(await answers()).toEqual(['closed', 'open', 'closed']);
    await set('ci_secure_files', { value: true, group: group.full_path });
    expect(await answers()).toEqual(['open', 'open', 'closed']);
    await set('ci_secure_files', { value: true, user: user.username });
    expect(await answers()).toEqual(['open', 'open', 'open']);
    await set('ci_secure_files', { value: false, user: user.username });
    expect(await answers()).toEqual(['open', 'open', 'closed']);
    // The flag reveals no hidden projects.
    const stranger = api.as(await seedUser(db));
    expect((await stranger.get(`/projects/${target.id}/secure_files`)).status).toBe(404);
  });

  it('is open within a second on other processes', async () => {
    const other = await connect(environment.config.databaseUrl);
    const isSet = () => isFeatureOpen(other, 'ci_secure_files', { actor: null });
    expect(await isSet()).toBe(false);
    await set('ci_secure_files', { value: true });
    passTime(1_000);
    expect(await isSet()).toBe(true);
    await other.close();
  });
});
