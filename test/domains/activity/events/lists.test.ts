import { describe, expect, it } from 'vitest';
import { recordEvent, type NewEvent } from '#src/domains/activity/events/record.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();

const at = (day: string) => new Date(`${day}T12:00:00.000Z`);
const today = new Date();
const author = await seedUser(db);
const record = (event: Partial<NewEvent>) =>
  recordEvent(db, { author, action: 'created', at: today, ...event });
const titles = (answer: { body: { target_title: string | null }[] }) =>
  answer.body.map(({ target_title }) => target_title);

describe('GET /projects/:id/events', () => {
  it('tells what happened, newest first, with words of its own for each action', async () => {
    const project = await seedProject(db);
    const issue = { type: 'Issue', id: 71, iid: 3, title: 'Too hot' };
    const push = {
      commit_count: 1,
      action: 'created',
      ref_type: 'branch',
      commit_from: null,
      commit_to: 'c'.repeat(40),
      ref: 'main',
      commit_title: 'Fire',
      ref_count: null,
    } as const;
    const actions = ['updated', 'closed', 'reopened', 'commented', 'merged', 'approved'] as const;
    await record({ project });
    for (const action of ['created', ...actions] as const) {
      await record({ project, action, target: issue });
    }
    for (const action of ['joined', 'left', 'destroyed', 'expired'] as const) {
      await record({ project, action });
    }
    for (const action of ['created', 'removed', 'pushed'] as const) {
      await record({ project, action: 'pushed', push: { ...push, action } });
    }

    const { status, body } = await api.get(`/projects/${project.id}/events`);
    expect(status).toBe(200);
    expect(body.map(({ action_name }: { action_name: string }) => action_name)).toEqual([
      'pushed to',
      'deleted',
      'pushed new',
      'removed due to membership expiration from',
      'destroyed',
      'left',
      'joined',
      'approved',
      'accepted',
      'commented on',
      'opened',
      'closed',
      'updated',
      'opened',
      'created',
    ]);
    const pushed = { target_type: null, target_id: null, target_iid: null, push_data: push };
    expect(body[2]).toMatchObject(pushed);
    expect(body[13]).toEqual({
      id: expect.any(Number),
      project_id: project.id,
      action_name: 'opened',
      target_id: 71,
      target_iid: 3,
      target_type: 'Issue',
      author_id: author.id,
      target_title: 'Too hot',
      title: null,
      created_at: today.toISOString(),
      author: expect.objectContaining({ id: author.id, username: author.username }),
      author_username: author.username,
    });
  });

  it('calls an imported project imported', async () => {
    const project = await seedProject(db, { import_type: 'service_project' });
    await record({ project });
    expect((await api.get(`/projects/${project.id}/events`)).body).toMatchObject([
      { action_name: 'imported' },
    ]);
  });

  it('filters by action, kind of target and day, the days themselves left out', async () => {
    const project = await seedProject(db);
    const year = today.getUTCFullYear() - 1;
    const issue = (title: string) => ({ type: 'Issue', id: 1, title });
    await record({ project, at: at(`${year}-05-01`), target: issue('first') });
    await record({ project, at: at(`${year}-05-02`), action: 'closed', target: issue('second') });
    await record({
      project,
      at: at(`${year}-05-03`),
      target: { ...issue('third'), type: 'MergeRequest' },
    });
    await record({ project, at: at(`${year}-05-04`) });
    const list = async (query: string) =>
      titles(await api.get(`/projects/${project.id}/events?${query}`));

    expect(await list('sort=asc')).toEqual(['first', 'second', 'third', null]);
    expect(await list('action=closed')).toEqual(['second']);
    expect(await list('target_type=issue')).toEqual(['second', 'first']);
    expect(await list('target_type=merge_request')).toEqual(['third']);
    expect(await list('target_type=project')).toEqual([null]);
    expect(await list('target_type=epic')).toEqual([]);
    expect(await list(`before=${year}-05-02`)).toEqual(['first']);
    expect(await list(`after=${year}-05-02`)).toEqual([null, 'third']);
    expect(await list(`after=${year}-05-01&before=${year}-05-03`)).toEqual(['second']);
    expect(await list('per_page=1&page=2')).toEqual(['third']);
    expect(await list('after=9999-12-31')).toEqual([]);
    expect(await list('before=9999-12-31&sort=asc')).toEqual(['first', 'second', 'third', null]);
    expect(await list('after=0001-01-01&sort=asc')).toEqual(['first', 'second', 'third', null]);
    expect(await list('before=0001-01-01')).toEqual([]);
  });

  it('forgets what is older than three years', async () => {
    const project = await seedProject(db);
    await record({ project, at: new Date(today.getTime() - 3.01 * 365.25 * 86_400_000) });
    await record({ project, at: new Date(today.getTime() - 2.99 * 365.25 * 86_400_000) });
    const answer = await api.get(`/projects/${project.id}/events`);
    expect(answer.body).toHaveLength(1);
    expect(answer.headers['x-total']).toBe('1');
  });

  const secrets: [who: string, seen: string[]][] = [
    ['guest', ['project', 'issue', 'milestone']],
    ['reporter', ['project', 'issue', 'milestone', 'confidential', 'request', 'push']],
    ['owner', ['project', 'issue', 'milestone', 'confidential', 'request', 'push']],
    ['administrator', ['project', 'issue', 'milestone', 'confidential', 'request', 'push']],
    ['author', ['project', 'issue', 'milestone', 'confidential']],
  ];
  it.each(secrets)(
    'shows to a %s of a private project only what they may read',
    async (who, seen) => {
      const project = await seedProject(db, { visibility: 'private' });
      const people = {
        guest: await seedUser(db),
        reporter: await seedUser(db),
        owner: await seedUser(db),
        administrator: await seedUser(db, { admin: true }),
        author: await seedUser(db),
      };
      const levels = { guest: 10, reporter: 20, owner: 50, author: 10 } as const;
      for (const [role, level] of Object.entries(levels)) {
        await addMember(db, { project, user: people[role as keyof typeof levels], level });
      }
      const by = { author: people.author, project };
      const target = (type: string, title: string) => ({ type, id: 1, title });
      await record({ ...by, target: target('Project', 'project') });
      await record({ ...by, target: target('Issue', 'issue') });
      await record({ ...by, target: target('Milestone', 'milestone') });
      await record({ ...by, target: { ...target('Issue', 'confidential'), confidential: true } });
      await record({ ...by, target: target('MergeRequest', 'request') });
      await record({ ...by, action: 'pushed', target: target('Project', 'push') });

      const me = api.as(people[who as keyof typeof people]);
      for (const path of [`/projects/${project.id}/events`, `/users/${people.author.id}/events`]) {
        const answer = await me.get(`${path}?sort=asc`);
        expect(titles(answer)).toEqual(seen);
        expect(answer.headers['x-total']).toBe(String(seen.length));
      }
      if (who !== 'administrator') {
        expect(titles(await me.get('/events?scope=all&sort=asc'))).toEqual(seen);
      }
    },
  );

  it('hides a private project', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    expect(await api.get(`/projects/${project.id}/events`)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
  });

  it('leaves out parts that are switched off', async () => {
    const project = await seedProject(db, { issues_access_level: 'disabled' });
    await record({ project, target: { type: 'Issue', id: 1, title: 'issue' } });
    await record({ project, target: { type: 'Milestone', id: 1, title: 'milestone' } });
    const administrator = api.as(await seedUser(db, { admin: true }));
    for (const caller of [administrator, api]) {
      expect(titles(await caller.get(`/projects/${project.id}/events`))).toEqual(['milestone']);
    }
  });
});

describe('GET /users/:id/events', () => {
  const visibilities = ['private', 'internal', 'public'] as const;
  const views: [who: string, seen: string[]][] = [
    ['anonymous', ['public']],
    ['external', ['public']],
    ['stranger', ['internal', 'public']],
    ['self', ['internal', 'public']],
    ['member', ['private', 'internal', 'public']],
    ['administrator', ['private', 'internal', 'public']],
  ];
  it.each(views)('shows to %s what happened where they may look', async (who, seen) => {
    const user = await seedUser(db);
    const people: Record<string, { id: number } | null> = {
      anonymous: null,
      external: await seedUser(db, { external: true }),
      stranger: await seedUser(db),
      self: user,
      member: await seedUser(db),
      administrator: await seedUser(db, { admin: true }),
    };
    const member = people['member'];
    for (const visibility of visibilities) {
      const target = { type: 'Issue', id: 1, title: visibility };
      const group = await seedGroup(db, { visibility });
      const project = await seedProject(db, { namespace: group, visibility });
      await record({ author: user, project, target });
      await record({ author: user, group, action: 'joined', target: { ...target, type: 'Group' } });
      if (member) await addMember(db, { group, user: member, level: 20 });
    }
    const answer = await api.as(people[who]).get(`/users/${user.username}/events?sort=asc`);
    expect(titles(answer)).toEqual(seen.flatMap((each) => [each, each]));
    expect(answer.headers['x-total']).toBe(String(seen.length * 2));
  });

  it('keeps what is confidential in a group from others than its reporters', async () => {
    const group = await seedGroup(db);
    const people = {
      user: await seedUser(db),
      reporter: await seedUser(db),
      guest: await seedUser(db),
    };
    await addMember(db, { group, user: people.reporter, level: 20 });
    await addMember(db, { group, user: people.guest, level: 10 });
    const target = { type: 'Epic', id: 1, title: 'secret', confidential: true };
    await record({ author: people.user, group, target });
    const auditor = await seedUser(db, { auditor: true });
    const administrator = await seedUser(db, { admin: true });
    const seen = async (who: typeof auditor | null) =>
      (await api.as(who).get(`/users/${people.user.id}/events`)).body.length;
    for (const who of [people.user, people.reporter, auditor, administrator]) {
      expect(await seen(who)).toBe(1);
    }
    for (const who of [people.guest, await seedUser(db), null]) expect(await seen(who)).toBe(0);
  });

  it('shows of a private profile nothing to others', async () => {
    const user = await seedUser(db, { private_profile: true });
    await record({ author: user, project: await seedProject(db) });
    const counts = async (caller: typeof api) =>
      (await caller.get(`/users/${user.id}/events`)).body;
    expect(await counts(api)).toEqual([]);
    expect(await counts(api.as(await seedUser(db)))).toEqual([]);
    expect(await counts(api.as(user))).toHaveLength(1);
    expect(await counts(api.as(await seedUser(db, { admin: true })))).toHaveLength(1);
  });

  it('answers 404 for nobody', async () => {
    for (const id of ['999999', 'no-such-user']) {
      expect(await api.get(`/users/${id}/events`)).toMatchObject({
        status: 404,
        body: { message: '404 User Not Found' },
      });
    }
  });

  it('closes profiles to callers without credentials where nothing may be public', async () => {
    const administrator = api.as(await seedUser(db, { admin: true }));
    const restrict = (levels: string[]) =>
      administrator.put('/application/settings', { restricted_visibility_levels: levels });
    await restrict(['public']);
    expect(await api.get(`/users/${author.id}/events`)).toMatchObject({ status: 404 });
    expect(await administrator.get(`/users/${author.id}/events`)).toMatchObject({ status: 200 });
    await restrict([]);
    expect(await api.get(`/users/${author.id}/events`)).toMatchObject({ status: 200 });
  });
});

describe('GET /events', () => {
  it('shows the own activity, and that of the own projects with scope=all', async () => {
    const [me, other] = [await seedUser(db), await seedUser(db)];
    const [mine, foreign] = [await seedProject(db), await seedProject(db)];
    await addMember(db, { project: mine, user: me, level: 10 });
    const target = (title: string) => ({ type: 'Issue', id: 1, title });
    await record({ author: me, project: foreign, target: target('own, elsewhere') });
    await record({ author: other, project: mine, target: target('of another, here') });
    await record({ author: me, project: mine, target: target('own, here') });
    await record({ author: other, project: foreign, target: target('of another, elsewhere') });

    expect(titles(await api.as(me).get('/events'))).toEqual(['own, here', 'own, elsewhere']);
    const all = await api.as(me).get('/events?scope=all');
    expect(titles(all)).toEqual(['own, here', 'of another, here']);
    expect(all.headers['x-total']).toBe('2');
    const paged = await api.as(me).get('/events?scope=all&per_page=1&page=2');
    expect(titles(paged)).toEqual(['of another, here']);
    expect(paged.headers['x-total']).toBe('2');
    expect(await api.as(other).get('/events?scope=all')).toMatchObject({ status: 200, body: [] });
  });

  it('needs credentials', async () => {
    expect(await api.get('/events')).toMatchObject({ status: 401 });
  });

  it('notes the creation of a project with the project', async () => {
    const me = await seedUser(db);
    const { body } = await api.as(me).post('/projects', { name: 'Kiln' });
    expect((await api.as(me).get('/events?action=created')).body).toMatchObject([
      { action_name: 'created', project_id: body.id, target_type: null },
    ]);
    await api.as(me).delete(`/projects/${body.id}`);
    expect((await api.as(me).get('/events')).body).toEqual([]);
  });
});
