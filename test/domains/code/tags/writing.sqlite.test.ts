import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { gitIn, seedBranch } from '#test/domains/code/branches/world.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git, environment } = await startApp();
const { project, people } = await projectWorld(db, { git });
const path = `/projects/${project.id}/repository/tags`;
const developer = api.as(people.developer);
const run = (...args: string[]) => gitIn(environment, git, project, args);
const create = (tag_name: unknown, more: object = {}) =>
  developer.post(path, { tag_name, ref: 'main', ...more });

describe('POST /projects/:id/repository/tags', () => {
  it('creates a lightweight tag', async () => {
    const created = await create('light');
    const head = run('rev-parse', 'main');
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'light', message: null, target: head, release: null, protected: false },
    });
    expect(run('cat-file', '-t', 'refs/tags/light')).toBe('commit');
    expect((await developer.get(`${path}/light`)).body).toEqual(created.body);
  });

  it('creates an annotated tag from a message', async () => {
    const message = 'First firing\r\n\r\nwith <angle> brackets\n\n';
    const created = await create('full/v1', { message });
    const shown = 'First firing\n\nwith <angle> brackets';
    expect(created).toMatchObject({ status: 201, body: { name: 'full/v1', message: shown } });
    expect(run('cat-file', '-t', 'refs/tags/full/v1')).toBe('tag');
    expect(created.body.target).toBe(run('rev-parse', 'refs/tags/full/v1'));
    const tagger = run(
      'for-each-ref',
      '--format=%(taggername) %(taggeremail)',
      'refs/tags/full/v1',
    );
    const { name, email } = people.developer;
    expect(tagger).toBe(`${name} <${email}>`);
    expect(run('fsck', '--no-dangling')).toBe('');
  });

  it('takes a blank message for none', async () => {
    expect((await create('blank', { message: ' \n' })).body.message).toBeNull();
  });

  it('releases the tag, until it is deleted', async () => {
    const release = { tag_name: 'released', description: 'What is **new**' };
    const text = { release_description: release.description };
    const created = await create('released', { ...text, message: 'One' });
    expect(created).toMatchObject({ status: 201, body: { message: 'One', release } });
    await create('plain', { release_description: ' ' });
    expect((await developer.get(`${path}/released`)).body).toMatchObject({ release });
    const listed = await developer.get(`${path}?search=^released$`);
    expect(listed.body).toMatchObject([{ name: 'released', release }]);
    expect((await developer.get(`${path}/plain`)).body).toMatchObject({ release: null });

    // A project that hides its releases shows them to no caller.
    const shown = (level: string) =>
      db('projects').where({ id: project.id }).update({ releases_access_level: level });
    await shown('disabled');
    expect((await developer.get(`${path}/released`)).body).toMatchObject({ release: null });
    await shown('enabled');

    expect((await developer.delete(`${path}/released`)).status).toBe(204);
    expect((await create('released')).body).toMatchObject({ release: null });
  });

  it('names the commit of a branch, a tag or an id', async () => {
    const head = await seedBranch(git, project, 'source');
    for (const [index, ref] of ['source', head, head.slice(0, 10)].entries()) {
      const created = await create(`of-${index}`, { ref });
      expect(created).toMatchObject({ status: 201, body: { target: head } });
    }
    await create('annotated', { ref: 'source', message: 'One' });
    expect((await create('again', { ref: 'annotated' })).body.target).toBe(head);
  });

  it('notes the push in the activity of the project', async () => {
    await create('noted');
    const events = await developer.get(`/projects/${project.id}/events?action=pushed`);
    expect(events.body[0]).toMatchObject({
      action_name: 'pushed new',
      push_data: { action: 'created', ref_type: 'tag', ref: 'noted' },
    });
  });

  it('refuses a name that is taken, and one that another tag is in the way of', async () => {
    await create('taken');
    expect(await create('taken', { message: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'Tag taken already exists' },
    });
    expect(await create('taken/below')).toMatchObject({
      status: 400,
      body: { message: "Failed to create tag 'taken/below': another tag is in its way" },
    });
    expect((await create('main')).status).toBe(201);
  });

  it.each(['nowhere', 'main~1', 'main:README.md', '-x', 'a\nb'])('refuses %j', async (ref) => {
    expect(await create('named', { ref })).toMatchObject({
      status: 400,
      body: { message: `Target ${ref} is invalid` },
    });
  });

  const names = [
    '-x',
    'a b',
    'a..b',
    'a\nb',
    '@{-1}',
    'HEAD',
    'a:b',
    'a*',
    'refs/tags/a',
    'a.lock',
  ];
  it.each([...names, 'f'.repeat(40)])('refuses the name %j', async (name) => {
    for (const message of ['', 'Annotated']) {
      expect(await create(name, { message })).toMatchObject({
        status: 400,
        body: { message: 'Tag name invalid' },
      });
    }
  });

  it('lets one of several creations of a name win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create('raced', { message: `Try ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  it('asks for both parameters', async () => {
    expect(await developer.post(path, {})).toMatchObject({
      status: 400,
      body: { error: 'tag_name is missing, ref is missing' },
    });
  });

  const writers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 403],
    ['developer', 201],
    ['owner', 201],
    ['administrator', 201],
  ];
  it.each(writers)('answers a %s with %i', async (who, status) => {
    const body = { tag_name: `by-${who}`, ref: 'main' };
    expect((await api.as(people[who]).post(path, body)).status).toBe(status);
  });
});

describe('DELETE /projects/:id/repository/tags/:tag_name', () => {
  const remove = (name: string, headers = {}) =>
    developer.delete(`${path}/${encodeURIComponent(name)}`, undefined, headers);

  it('deletes a tag of either kind, and says so in the activity', async () => {
    for (const message of ['', 'Annotated']) {
      await create('done/with', { message });
      expect((await remove('done/with')).status).toBe(204);
      expect(await remove('done/with')).toMatchObject({
        status: 404,
        body: { message: '404 Tag Not Found' },
      });
    }
    const [event] = (await developer.get(`/projects/${project.id}/events?action=pushed`)).body;
    expect(event).toMatchObject({ action_name: 'deleted', push_data: { ref_type: 'tag' } });
  });

  it('compares If-Unmodified-Since with the date of the commit', async () => {
    await seedBranch(git, project, 'dated', { date: '2022-06-01T10:00:00Z' });
    await create('dated', { ref: 'dated', message: 'Today' });
    const before = { 'if-unmodified-since': 'Wed, 01 Jun 2022 09:59:59 GMT' };
    expect((await remove('dated', before)).status).toBe(412);
    const since = { 'if-unmodified-since': 'Wed, 01 Jun 2022 10:00:00 GMT' };
    expect((await remove('dated', since)).status).toBe(204);
  });

  it('refuses what is no name', async () => {
    expect((await remove('a..b')).status).toBe(400);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['reporter', 403],
    ['developer', 204],
  ];
  it.each(callers)('answers a %s with %i', async (who, status) => {
    await create(`deleted-by-${who}`);
    expect((await api.as(people[who]).delete(`${path}/deleted-by-${who}`)).status).toBe(status);
  });
});

describe('protected tags', () => {
  it('are created by those who are let in, and deleted by maintainers', async () => {
    const maintainer = api.as(people.maintainer);
    await maintainer.post(`/projects/${project.id}/protected_tags`, { name: 'v*' });
    expect(await create('v1')).toMatchObject({
      status: 403,
      body: {
        message: '403 Forbidden - You are not allowed to create this tag as it is protected.',
      },
    });
    const body = { tag_name: 'v1', ref: 'main' };
    expect(await maintainer.post(path, body)).toMatchObject({
      status: 201,
      body: { protected: true },
    });
    expect((await developer.get(`${path}?search=%5Ev1`)).body).toMatchObject([{ protected: true }]);
    expect((await developer.delete(`${path}/v1`)).status).toBe(403);
    expect((await maintainer.delete(`${path}/v1`)).status).toBe(204);
  });

  it('stay as they are in an archived project', async () => {
    const archived = await projectWorld(db, { git });
    const owner = api.as(archived.people.owner);
    const tags = `/projects/${archived.project.id}/repository/tags`;
    expect((await owner.post(tags, { tag_name: 'kept', ref: 'main' })).status).toBe(201);
    await db('projects').where({ id: archived.project.id }).update({ archived: true });
    expect((await owner.post(tags, { tag_name: 'new', ref: 'main' })).status).toBe(403);
    expect((await owner.delete(`${tags}/kept`)).status).toBe(403);
    expect((await owner.get(`${tags}/kept`)).status).toBe(200);
  });
});
