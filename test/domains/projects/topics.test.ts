import { describe, expect, it } from 'vitest';
import { moveListing } from '#src/domains/core/projects/table.ts';
import { writeTopics } from '#src/domains/core/projects/topics.ts';
import { renameTopic } from '#src/domains/projects/topics/rename.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const admin = api.as(await seedUser(db, { admin: true }));
const stranger = api.as(await seedUser(db));

const named = async (name: string, caller = admin) =>
  (await caller.get(`/topics?search=${encodeURIComponent(name)}`)).body;

describe('POST /topics', () => {
  it('creates a topic that everybody can read', async () => {
    const name = unique('clay');
    const created = await admin.post('/topics', {
      name,
      title: 'Clay',
      description: 'Wet *earth*',
    });
    expect(created).toMatchObject({
      status: 201,
      body: { name, title: 'Clay', description: 'Wet *earth*', total_projects_count: 0 },
    });
    expect((await api.get(`/topics/${created.body.id}`)).body).toEqual({
      ...created.body,
      avatar_url: null,
    });
    expect((await admin.post('/topics', { name: unique('x') })).body).toMatchObject({
      title: expect.stringMatching(/^x/),
      description: null,
    });
  });

  it('refuses names that are taken in any case, blank or long', async () => {
    const name = unique('Glaze');
    await admin.post('/topics', { name });
    const refused = async (body: object) => {
      const answer = await admin.post('/topics', body);
      expect(answer.status).toBe(400);
      return answer.body;
    };
    expect(await refused({ name: ` ${name.toUpperCase()} ` })).toEqual({
      message: { name: ['has already been taken'] },
    });
    expect(await refused({ name: ' ' })).toEqual({ message: { name: ["can't be blank"] } });
    expect(await refused({ name: 'x'.repeat(256), title: '' })).toEqual({
      message: {
        name: ['is too long (maximum is 255 characters)'],
        title: ["can't be blank"],
      },
    });
    expect(await refused({})).toEqual({ error: 'name is missing' });
  });

  it('is for administrators only, like PUT', async () => {
    const { body } = await admin.post('/topics', { name: unique('kiln') });
    for (const [caller, status] of [
      [api, 401],
      [stranger, 403],
    ] as const) {
      expect(await caller.post('/topics', { name: unique('no') })).toMatchObject({ status });
      expect(await caller.put(`/topics/${body.id}`, { title: 'x' })).toMatchObject({ status });
    }
  });
});

describe('PUT /topics/:id', () => {
  it('changes what is given, and the names in the projects with it', async () => {
    const [old, name, other] = [unique('old'), unique('new'), unique('other')];
    const project = await seedProject(db, { topics: [other, old, 'zest'] });
    const [topic] = await named(old);
    await admin.put(`/topics/${topic.id}`, { description: 'Before' });
    expect((await admin.put(`/topics/${topic.id}`, { name, title: 'Shown' })).body).toMatchObject({
      name,
      title: 'Shown',
      description: 'Before',
      total_projects_count: 1,
    });
    expect((await api.get(`/projects/${project.id}`)).body.topics).toEqual([other, name, 'zest']);
    expect((await admin.get(`/projects?topic=${name}`)).body).toHaveLength(1);
    expect((await admin.put(`/topics/${topic.id}`, { description: null })).body).toMatchObject({
      description: null,
    });
    expect(await admin.put(`/topics/${topic.id}`, { name: other })).toMatchObject({
      status: 400,
      body: { message: { name: ['has already been taken'] } },
    });
  });

  it('leaves what it cannot rename at once to a worker', async () => {
    const old = unique('slow');
    const project = await seedProject(db, { topics: [old] });
    const [topic] = await named(old);
    await db('topics').where({ id: topic.id }).update({ name: 'Fast', name_key: 'fast' });
    const job = { id: '1', attempt: 1, signal: AbortSignal.abort(), progress: async () => {} };
    for (let run = 0; run < 2; run += 1) {
      const dependencies = { ...environment, log: console as never };
      await renameTopic.run({ topic_id: topic.id, after: 0 }, dependencies, job);
      expect((await api.get(`/projects/${project.id}`)).body.topics).toEqual(['Fast']);
    }
  });

  it('answers 404 for a topic that does not exist', async () => {
    for (const answer of [
      await admin.put('/topics/999999', { title: 'x' }),
      await admin.get('/topics/999999'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Topic Not Found' } });
    }
  });
});

describe('GET /topics', () => {
  it('lists those with most projects first, and finds parts of names', async () => {
    const word = unique('wood');
    const [few, many] = [`${word}-few`, `${word}-many`];
    await seedProject(db, { topics: [few, many] });
    await seedProject(db, { topics: [many.toUpperCase()] });
    const found = await named(word.toUpperCase(), api);
    expect(found.map(({ name }: { name: string }) => name)).toEqual([many, few]);
    expect(found[0].total_projects_count).toBe(2);
    expect(await named(`${word}-few`, api)).toHaveLength(1);
    expect(await named(`${word}%`, api)).toEqual([]);
    const all = (await admin.get('/topics?per_page=100')).body;
    const counts = all.map((topic: { total_projects_count: number }) => topic.total_projects_count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });

  it('lists with without_projects=true those that no project has', async () => {
    const word = unique('unused');
    const path = `/topics?search=${word}&without_projects=`;
    await seedProject(db, { topics: [`${word}-used`] });
    await seedProject(db, { topics: [`${word}-hidden`], visibility: 'private' });
    await admin.post('/topics', { name: `${word}-free` });
    const names = async (caller: typeof api, query: string) =>
      (await caller.get(path + query)).body.map(({ name }: { name: string }) => name);
    expect(await names(admin, 'true')).toEqual([`${word}-free`]);
    expect(await names(api, 'true')).toEqual([`${word}-free`]);
    expect(await names(admin, 'false')).toHaveLength(3);
    expect(await names(api, 'false')).toHaveLength(2);
    // Known to everybody, the topic tells nobody else of the hidden project.
    const topics = (await admin.get(path + 'false')).body as { id: number; name: string }[];
    const kept = topics.find(({ name }) => name === `${word}-hidden`);
    await admin.put(`/topics/${kept?.id}`, { description: 'Known' });
    expect(await names(api, 'true')).toHaveLength(2);
  });

  it('tells nobody of topics and projects that are hidden from them', async () => {
    const name = unique('secret');
    const private1 = await seedProject(db, { topics: [name], visibility: 'private' });
    const [topic] = await named(name);
    const counts = async () => {
      const views = [];
      for (const caller of [api, stranger, admin]) {
        const { status, body } = await caller.get(`/topics/${topic.id}`);
        const [listed] = await named(name, caller);
        expect(listed).toEqual(status === 200 ? body : undefined);
        views.push(status === 200 ? body.total_projects_count : status);
      }
      return views;
    };
    expect(await counts()).toEqual([404, 404, 1]);
    const internal = await seedProject(db, { topics: [name], visibility: 'internal' });
    expect(await counts()).toEqual([404, 1, 2]);
    await seedProject(db, { topics: [name], visibility: 'public' });
    expect(await counts()).toEqual([1, 2, 3]);

    await moveListing(db, private1.id, null);
    expect(await counts()).toEqual([1, 2, 2]);
    await db.transaction((db) => writeTopics(db, internal.id, [], new Date().toISOString()));
    expect(await counts()).toEqual([1, 1, 1]);
    await admin.put(`/topics/${topic.id}`, { title: 'Known' });
    expect(await counts()).toEqual([1, 1, 1]);
  });
});
