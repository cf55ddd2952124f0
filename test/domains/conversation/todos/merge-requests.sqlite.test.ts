import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf } from '#test/support/project-world.ts';
import { addMember, seedUser, unique } from '#test/support/seed.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const { api, db, git } = await startApp();
const world = await mergeRequestWorld({ db, git });
const { project, group, people, path } = world;
const developer = api.as(people.developer);
const maintainer = api.as(people.maintainer);
const reporter = api.as(people.reporter);

async function newRequest(body: object = {}, as = maintainer) {
  const branches = { source_branch: await world.branch(), target_branch: 'main' };
  const made = await as.post(path, { title: unique('Kiln '), ...branches, ...body });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; iid: number; title: string; web_url: string };
}

async function asked(as: typeof developer, id: number, query = '') {
  const { body } = await as.get(`/todos?per_page=100&type=MergeRequest${query}`);
  const todos = body as { action_name: string; target: { id: number } }[];
  return todos.filter(({ target }) => target.id === id).map(({ action_name }) => action_name);
}

describe('POST /projects/:id/merge_requests/:merge_request_iid/todo', () => {
  it('asks the caller, once until that is done', async () => {
    const { iid, id, title, web_url } = await newRequest();
    const made = await reporter.post(`${path}/${iid}/todo`);
    expect(made).toMatchObject({
      status: 201,
      body: {
        project: { id: project.id },
        author: { id: people.reporter.id },
        action_name: 'marked',
        target_type: 'MergeRequest',
        target: {
          id,
          title,
          source_project_id: project.id,
          references: { relative: `${project.full_path}!${iid}` },
        },
        target_url: web_url,
        body: title,
        state: 'pending',
      },
    });
    expect(await reporter.post(`${path}/${iid}/todo`)).toMatchObject({ status: 304 });
    expect((await reporter.get('/todos')).body).toEqual([made.body]);
    const done = await reporter.post(`/todos/${made.body.id}/mark_as_done`);
    expect(done).toMatchObject({ status: 201, body: { state: 'done' } });
  });

  const answers = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 201],
    ['administrator', 201],
  ] as const;
  it.each(answers)('answers a %s with %i', async (who, status) => {
    const { iid } = await newRequest();
    expect((await api.as(people[who]).post(`${path}/${iid}/todo`)).status).toBe(status);
  });
});

describe('users are asked about merge requests', () => {
  it('that are assigned to them, or that they are to review', async () => {
    const { id, iid } = await newRequest({
      assignee_ids: [people.developer.id, people.maintainer.id],
      reviewer_ids: [people.reporter.id],
    });
    expect(await asked(developer, id)).toEqual(['assigned']);
    expect(await asked(reporter, id)).toEqual(['review_requested']);
    expect(await asked(maintainer, id)).toEqual([]);
    await maintainer.put(`${path}/${iid}`, { reviewer_ids: [people.owner.id] });
    expect(await asked(api.as(people.owner), id)).toEqual(['review_requested']);
  });

  it('that mention them, unless they may not read them', async () => {
    const names = [people.developer, people.guest, people.stranger].map(
      (one) => `@${one.username}`,
    );
    const { id, iid, web_url } = await newRequest({ description: `See ${names.join(' ')}` });
    expect(await asked(developer, id)).toEqual(['mentioned']);
    expect(await db('todos').where({ merge_request_id: id }).pluck('user_id')).toEqual([
      people.developer.id,
    ]);
    const body = `@${people.reporter.username} look`;
    const { body: note } = await maintainer.post(`${path}/${iid}/notes`, { body });
    const { body: todos } = await reporter.get('/todos?action=directly_addressed');
    expect(todos).toMatchObject([{ target_url: `${web_url}#note_${note.id}`, body }]);
  });

  it('no more once these are hidden', async () => {
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 20 });
    const { iid } = await newRequest({ assignee_ids: [user.id] });
    const as = api.as(user);
    expect(idsOf(await as.get('/todos'))).toHaveLength(1);
    expect((await as.get('/user_counts')).body).toMatchObject({
      merge_requests: 1,
      assigned_merge_requests: 1,
      review_requested_merge_requests: 0,
      todos: 1,
    });
    await maintainer.put(`${path}/${iid}`, { reviewer_ids: [user.id] });
    expect((await as.get('/user_counts')).body.review_requested_merge_requests).toBe(1);
    const level = { access_level: 10 };
    await api.as(people.owner).put(`/groups/${group.id}/members/${user.id}`, level);
    const none = await as.get('/todos');
    expect(none).toMatchObject({ status: 200, body: [] });
    expect((await as.get('/user_counts')).body).toMatchObject({
      merge_requests: 0,
      review_requested_merge_requests: 0,
      todos: 0,
    });
  });

  it('whose confidential notes they may read', async () => {
    const open = await mergeRequestWorld({ db, git }, { visibility: 'public' });
    const as = api.as(open.people.maintainer);
    const branches = { source_branch: await open.branch(), target_branch: 'main' };
    const { id, iid } = (await as.post(open.path, { title: 'Kiln', ...branches })).body;
    const names = [open.people.guest, open.people.developer].map((one) => `@${one.username}`);
    await as.post(`${open.path}/${iid}/notes`, { body: names.join(' '), confidential: true });
    expect(await db('todos').where({ merge_request_id: id }).pluck('user_id')).toEqual([
      open.people.developer.id,
    ]);
  });
});

describe('a to-do about a merge request is done', () => {
  it.each([
    ['close it', { state_event: 'close' }],
    ['change its labels', { labels: 'heat' }],
    ['assign it', { assignee_ids: [0] }],
  ])('when its owners %s', async (_, change) => {
    const { id, iid } = await newRequest({ assignee_ids: [people.developer.id] });
    await developer.put(`${path}/${iid}`, { title: unique('Changed ') });
    expect(await asked(developer, id)).toEqual(['assigned']);
    expect(await developer.put(`${path}/${iid}`, change)).toMatchObject({ status: 200 });
    expect(await asked(developer, id)).toEqual([]);
    expect(await asked(developer, id, '&state=done')).toEqual(['assigned']);
  });

  it('when its owners comment, and deleted with the merge request', async () => {
    const { id, iid } = await newRequest({ reviewer_ids: [people.reporter.id] });
    await reporter.post(`${path}/${iid}/notes`, { body: 'Looks fine' });
    expect(await asked(reporter, id)).toEqual([]);
    await api.as(people.owner).delete(`${path}/${iid}`);
    expect(await db('todos').where({ merge_request_id: id })).toEqual([]);
  });
});
