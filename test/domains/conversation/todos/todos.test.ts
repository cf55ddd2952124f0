import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const developer = api.as(people.developer);
const issues = `/projects/${project.id}/issues`;

async function newIssue(body: object = {}, as = reporter) {
  const made = await as.post(issues, { title: unique('Kiln '), ...body });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; iid: number; title: string; web_url: string };
}

async function newEpic(groupId = group.id, confidential = false) {
  const made = await api
    .as(people.administrator)
    .post(`/groups/${groupId}/epics`, { title: unique('Second kiln '), confidential });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; iid: number; title: string };
}

interface Shown {
  readonly id: number;
  readonly action_name: string;
  readonly target: { readonly id: number };
}

/** The to-dos of a user about an issue. */
async function asked(as: typeof reporter, issueId: number, query = '') {
  const { body } = await as.get(`/todos?per_page=100${query}`);
  return (body as Shown[]).filter(({ target }) => target.id === issueId);
}

const actionsFor = async (as: typeof reporter, issueId: number) =>
  (await asked(as, issueId)).map(({ action_name }) => action_name);

describe('POST /projects/:id/issues/:issue_iid/todo', () => {
  it('asks the caller, once until that is done', async () => {
    const issue = await newIssue();
    const path = `${issues}/${issue.iid}/todo`;
    const made = await reporter.post(path);
    expect(made).toMatchObject({
      status: 201,
      body: {
        project: {
          id: project.id,
          name: project.name,
          name_with_namespace: `${group.full_name} / ${project.name}`,
          path: project.path,
          path_with_namespace: project.full_path,
          description: null,
          created_at: expect.any(String) as string,
        },
        author: { id: people.reporter.id },
        action_name: 'marked',
        target_type: 'Issue',
        target: {
          id: issue.id,
          title: issue.title,
          references: { relative: `${project.full_path}#${issue.iid}` },
        },
        target_url: issue.web_url,
        body: issue.title,
        state: 'pending',
      },
    });
    expect(made.body).not.toHaveProperty('group');
    expect(await reporter.post(path)).toMatchObject({ status: 304, body: null });
    const done = await reporter.post(`/todos/${made.body.id}/mark_as_done`);
    expect(done).toMatchObject({ status: 201, body: { id: made.body.id, state: 'done' } });
    expect((await reporter.post(path)).status).toBe(201);
  });

  it('asks once, however often at the same time', async () => {
    const issue = await newIssue();
    const path = `${issues}/${issue.iid}/todo`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => reporter.post(path)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 304)]);
    expect(await db('todos').where({ issue_id: issue.id })).toHaveLength(1);
  });

  const answers = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 201],
    ['administrator', 201],
  ] as const;
  it.each(answers)('answers a %s with %i', async (who, status) => {
    const issue = await newIssue();
    expect((await api.as(people[who]).post(`${issues}/${issue.iid}/todo`)).status).toBe(status);
    const hidden = await newIssue({ confidential: true });
    const answer = await api.as(people[who]).post(`${issues}/${hidden.iid}/todo`);
    expect(answer.status).toBe(who === 'guest' ? 404 : status);
  });
});

describe('POST /groups/:id/epics/:epic_iid/todo', () => {
  it('asks the caller, once until that is done', async () => {
    const epic = await newEpic();
    const path = `/groups/${group.id}/epics/${epic.iid}/todo`;
    const made = await reporter.post(path);
    expect(made).toMatchObject({
      status: 201,
      body: {
        project: null,
        group: {
          id: group.id,
          name: group.name,
          path: group.path,
          kind: 'group',
          full_path: group.full_path,
          parent_id: null,
          avatar_url: null,
        },
        target_type: 'Epic',
        target: { id: epic.id, iid: epic.iid },
        body: epic.title,
      },
    });
    expect(made.body.target_url).toBe(made.body.target.web_url);
    expect(made.body.group.web_url).toMatch(new RegExp(`/groups/${group.full_path}$`));
    expect((await reporter.post(path)).status).toBe(304);
    const byDash = `/groups/${group.id}/-/epics/${epic.iid}/todo`;
    expect((await reporter.post(byDash)).status).toBe(304);
    expect((await developer.post(byDash)).status).toBe(201);
  });

  it('is for those who see the epic', async () => {
    const epic = await newEpic(group.id, true);
    const path = `/groups/${group.id}/epics/${epic.iid}/todo`;
    expect((await api.as(people.guest).post(path)).status).toBe(404);
    expect((await api.as(people.stranger).post(path)).status).toBe(404);
    expect((await api.as(null).post(path)).status).toBe(401);
    expect((await reporter.post(path)).status).toBe(201);
  });
});

describe('users are asked', () => {
  it('when something is assigned to them, unless they do it themselves', async () => {
    const ids = [people.developer.id, people.reporter.id];
    const issue = await newIssue({ assignee_ids: ids });
    expect(await actionsFor(developer, issue.id)).toEqual(['assigned']);
    expect(await actionsFor(reporter, issue.id)).toEqual([]);
    await reporter.put(`${issues}/${issue.iid}`, {
      assignee_ids: [...ids, people.maintainer.id],
    });
    const [todo] = await asked(api.as(people.maintainer), issue.id);
    expect(todo).toMatchObject({ action_name: 'assigned', author: { id: people.reporter.id } });
    expect(await asked(developer, issue.id)).toHaveLength(1);
  });

  it('when a description mentions them', async () => {
    const { developer: one, maintainer: two, owner: three } = people;
    const issue = await newIssue({
      description: `@${one.username} look\n\nalso @${two.username.toUpperCase()}\n\n    @${three.username}`,
    });
    expect(await actionsFor(developer, issue.id)).toEqual(['directly_addressed']);
    expect(await actionsFor(api.as(two), issue.id)).toEqual(['mentioned']);
    expect(await actionsFor(api.as(three), issue.id)).toEqual([]);
    expect((await asked(developer, issue.id))[0]).toMatchObject({ body: issue.title });
    const mentions = () =>
      db('user_mentions').where({ issue_id: issue.id }).orderBy('user_id').pluck('user_id');
    expect(await mentions()).toEqual([one.id, two.id].toSorted((a, b) => a - b));

    await developer.post('/todos/mark_as_done');
    const description = `@${one.username} and @${three.username}`;
    await reporter.put(`${issues}/${issue.iid}`, { description });
    expect(await actionsFor(developer, issue.id)).toEqual([]);
    expect(await actionsFor(api.as(three), issue.id)).toEqual(['mentioned']);
    expect(await mentions()).toEqual([one.id, three.id].toSorted((a, b) => a - b));
    await reporter.put(`${issues}/${issue.iid}`, { description: '' });
    expect(await mentions()).toEqual([]);
  });

  it('when it mentions their group, and they see the issue', async () => {
    const mentioned = await seedGroup(db, { visibility: 'private' });
    const [member, owner, outsider] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    for (const user of [member, outsider]) {
      await addMember(db, { group: mentioned, user, level: 30 });
    }
    await addMember(db, { group: mentioned, user: owner, level: 50 });
    for (const user of [member, owner]) await addMember(db, { project, user, level: 20 });
    const description = `@${mentioned.full_path.toUpperCase()} look`;
    // The group is hidden from other users.
    const unseen = await newIssue({ description });
    expect(await actionsFor(api.as(member), unseen.id)).toEqual([]);

    const issue = await newIssue({ description }, api.as(owner));
    expect(await actionsFor(api.as(member), issue.id)).toEqual(['directly_addressed']);
    for (const user of [owner, outsider]) {
      expect(await actionsFor(api.as(user), issue.id)).toEqual([]);
    }
    expect(await db('user_mentions').where({ issue_id: issue.id })).toEqual([]);
    const participants = await reporter.get(`${issues}/${issue.iid}/participants`);
    expect(idsOf(participants)).toEqual([owner.id]);

    // A user who has done the to-do gets no second one from the same text.
    await api.as(member).post('/todos/mark_as_done');
    await api.as(owner).put(`${issues}/${issue.iid}`, { description: `${description} again` });
    expect(await actionsFor(api.as(member), issue.id)).toEqual([]);
    const body = `What do you think, @${mentioned.full_path}?`;
    await api.as(owner).post(`${issues}/${issue.iid}/notes`, { body });
    expect(await actionsFor(api.as(member), issue.id)).toEqual(['mentioned']);

    await api.as(owner).put(`/groups/${mentioned.id}`, { mentions_disabled: true });
    const quiet = await newIssue({ description }, api.as(owner));
    expect(await actionsFor(api.as(member), quiet.id)).toEqual([]);
  });

  it('when it mentions their group, unless that has more members than anybody asks', async () => {
    const crowd = await seedGroup(db);
    const users = await Promise.all(Array.from({ length: 101 }, () => seedUser(db)));
    for (const user of users) await addMember(db, { group: crowd, user, level: 30 });
    const [first] = users;
    await addMember(db, { project, user: first ?? people.guest, level: 20 });
    const asking = api.as(users[1] ?? people.guest);
    await addMember(db, { project, user: users[1] ?? people.guest, level: 20 });
    const description = `For @${crowd.full_path}`;
    const unheard = await newIssue({ description }, asking);
    expect(await actionsFor(api.as(first), unheard.id)).toEqual([]);
    await db('members')
      .where({ source_type: 'Namespace', user_id: users.at(-1)?.id })
      .delete();
    const heard = await newIssue({ description }, asking);
    expect(await actionsFor(api.as(first), heard.id)).toEqual(['mentioned']);
  });

  it('once, for what is assigned to them before what mentions them', async () => {
    const issue = await newIssue({
      assignee_ids: [people.developer.id],
      description: `@${people.developer.username}`,
    });
    expect(await actionsFor(developer, issue.id)).toEqual(['assigned']);
  });

  it('never about what they may not read', async () => {
    const { guest, stranger, developer: reader } = people;
    const blocked = await seedUser(db, { state: 'blocked' });
    await addMember(db, { group, user: blocked, level: 30 });
    const names = [guest, stranger, reader, blocked].map(({ username }) => `@${username}`);
    const issue = await newIssue({ confidential: true, description: names.join(' ') });
    const todos = await db('todos').where({ issue_id: issue.id }).pluck('user_id');
    expect(todos).toEqual([reader.id]);
    const open = await newIssue({ description: names.join(' ') });
    const told = await db('todos').where({ issue_id: open.id }).orderBy('user_id').pluck('user_id');
    expect(told).toEqual([guest.id, reader.id].toSorted((a, b) => a - b));
  });
});

describe('notes', () => {
  const say = (iid: number, body: object, as = reporter) => as.post(`${issues}/${iid}/notes`, body);

  it('ask those whom they mention, with what they say', async () => {
    const issue = await newIssue();
    const body = `@${people.developer.username} look, and @${people.maintainer.username} too`;
    const { body: note } = await say(issue.iid, { body });
    expect((await asked(developer, issue.id))[0]).toMatchObject({
      action_name: 'directly_addressed',
      body,
      target_url: `${issue.web_url}#note_${note.id}`,
      author: { id: people.reporter.id },
    });
    expect(await actionsFor(api.as(people.maintainer), issue.id)).toEqual(['mentioned']);
    const mentions = () => db('user_mentions').where({ note_id: note.id }).pluck('user_id');
    expect(await mentions()).toHaveLength(2);

    const path = `${issues}/${issue.iid}/notes/${note.id}`;
    await reporter.put(path, { body: `@${people.owner.username}` });
    expect(await actionsFor(api.as(people.owner), issue.id)).toEqual(['directly_addressed']);
    expect(await mentions()).toEqual([people.owner.id]);
    await reporter.delete(path);
    expect(await mentions()).toEqual([]);
    expect(await db('todos').where({ issue_id: issue.id })).toEqual([]);
  });

  it('ask nobody who may not read them, then or later', async () => {
    const issue = await newIssue();
    const names = [people.guest, people.developer, people.stranger].map(
      ({ username }) => `@${username}`,
    );
    await say(issue.iid, { body: names.join(' '), confidential: true });
    const todos = await db('todos').where({ issue_id: issue.id }).pluck('user_id');
    expect(todos).toEqual([people.developer.id]);

    const here = await projectWorld(db);
    const user = await seedUser(db);
    await addMember(db, { group: here.group, user, level: 20 });
    const as = api.as(here.people.reporter);
    const path = `/projects/${here.project.id}/issues`;
    const { body: other } = await as.post(path, { title: 'Kiln' });
    const secret = { body: `@${user.username} see`, confidential: true };
    await as.post(`${path}/${other.iid}/notes`, secret);
    const epic = await newEpic(here.group.id);
    await as.post(`/groups/${here.group.id}/epics/${epic.id}/notes`, secret);
    expect(idsOf(await api.as(user).get('/todos'))).toHaveLength(2);
    await api
      .as(here.people.owner)
      .put(`/groups/${here.group.id}/members/${user.id}`, { access_level: 10 });
    expect(idsOf(await api.as(user).get('/todos'))).toEqual([]);
    expect((await api.as(user).get('/user_counts')).body.todos).toBe(0);
  });

  it('are how their authors see to what was asked', async () => {
    const issue = await newIssue({ assignee_ids: [people.developer.id] });
    await say(issue.iid, { body: `@${people.developer.username}` });
    expect(await asked(developer, issue.id)).toHaveLength(1);
    await say(issue.iid, { body: 'Done' }, developer);
    expect(await asked(developer, issue.id)).toHaveLength(0);
    // A command to be reminded comes after the note that it stands in.
    await say(issue.iid, { body: 'Later\n/todo' }, developer);
    expect(await actionsFor(developer, issue.id)).toEqual(['marked']);
  });
});

describe('a to-do is done', () => {
  it.each(['', '/notes'])('when its owners react to it: %s', async (part) => {
    const issue = await newIssue();
    const path = `${issues}/${issue.iid}`;
    const note = await developer.post(`${path}/notes`, { body: 'Which clay?' });
    await reporter.post(`${path}/todo`);
    const on = part === '' ? path : `${path}/notes/${note.body.id}`;
    expect((await developer.post(`${on}/award_emoji`, { name: 'rocket' })).status).toBe(201);
    expect(await actionsFor(reporter, issue.id)).toEqual(['marked']);
    expect((await reporter.post(`${on}/award_emoji`, { name: 'rocket' })).status).toBe(201);
    expect(await actionsFor(reporter, issue.id)).toEqual([]);
  });

  it.each([
    ['close it', { state_event: 'close' }],
    ['change its labels', { labels: 'heat' }],
    ['assign it', { assignee_ids: [0] }],
  ])('when its owners %s', async (_, change) => {
    const issue = await newIssue({ assignee_ids: [people.developer.id] });
    await reporter.put(`${issues}/${issue.iid}`, { title: unique('Changed ') });
    await developer.put(`${issues}/${issue.iid}`, { title: unique('Changed ') });
    expect(await asked(developer, issue.id)).toHaveLength(1);
    await developer.put(`${issues}/${issue.iid}`, change);
    expect(await asked(developer, issue.id)).toHaveLength(0);
    expect(await asked(developer, issue.id, '&state=done')).toHaveLength(1);
  });

  it('when its owners give it a milestone, and not when others do', async () => {
    const { id } = (
      await reporter.post(`/projects/${project.id}/milestones`, { title: unique('v') })
    ).body;
    const issue = await newIssue({ assignee_ids: [people.developer.id] });
    await reporter.put(`${issues}/${issue.iid}`, { milestone_id: id });
    expect(await asked(developer, issue.id)).toHaveLength(1);
    await developer.put(`${issues}/${issue.iid}`, { milestone_id: 0 });
    expect(await asked(developer, issue.id)).toHaveLength(0);
  });

  it('and deleted with its subject', async () => {
    const issue = await newIssue({ assignee_ids: [people.developer.id] });
    await api.as(people.owner).delete(`${issues}/${issue.iid}`);
    expect(await db('todos').where({ issue_id: issue.id })).toEqual([]);
  });
});

describe('GET /todos', async () => {
  const here = await projectWorld(db);
  const below = await seedGroup(db, { parent: here.group });
  const other = await seedProject(db, { namespace: below });
  const as = api.as(here.people.reporter);
  const owner = api.as(here.people.owner);
  const made: Record<string, number> = {};
  const mine = { assignee_ids: [here.people.reporter.id] };
  const create = async (projectId: number, by: typeof as, body: object) => {
    const { body: issue } = await by.post(`/projects/${projectId}/issues`, {
      title: 'Kiln',
      ...body,
    });
    return issue as { id: number; iid: number };
  };
  await create(here.project.id, owner, mine);
  await create(other.id, api.as(here.people.maintainer), mine);
  await create(here.project.id, owner, { description: `@${here.people.reporter.username}` });
  const epic = await newEpic(below.id);
  await as.post(`/groups/${below.id}/epics/${epic.iid}/todo`);
  const done = await create(here.project.id, owner, mine);
  await as.put(`/projects/${here.project.id}/issues/${done.iid}`, { labels: 'heat' });
  const rows = await db('todos').where({ user_id: here.people.reporter.id }).orderBy('id');
  for (const [index, name] of ['first', 'below', 'addressed', 'epic', 'done'].entries()) {
    made[name] = rows[index]?.['id'] as number;
  }
  const namesOf = (ids: number[]) =>
    ids.map((id) => Object.entries(made).find(([, each]) => each === id)?.[0]);

  it.each([
    ['', ['epic', 'addressed', 'below', 'first']],
    ['?state=pending', ['epic', 'addressed', 'below', 'first']],
    ['?state=done', ['done']],
    ['?action=assigned', ['below', 'first']],
    ['?action=assigned&state=done', ['done']],
    ['?action=directly_addressed', ['addressed']],
    ['?action=marked', ['epic']],
    ['?action=build_failed', []],
    [`?author_id=${here.people.owner.id}`, ['addressed', 'first']],
    [`?author_id=0`, []],
    [`?project_id=${other.id}`, ['below']],
    [`?project_id=${other.id}&group_id=${here.group.id}`, ['below']],
    [`?group_id=${here.group.id}`, ['epic', 'addressed', 'below', 'first']],
    [`?group_id=${below.id}`, ['epic', 'below']],
    ['?type=Issue', ['addressed', 'below', 'first']],
    ['?type=Epic', ['epic']],
    ['?type=MergeRequest', []],
    ['?type=DesignManagement::Design', []],
    ['?per_page=2&page=2', ['below', 'first']],
  ])('answers %s', async (query, names) => {
    const answer = await as.get(`/todos${query}`);
    expect(answer.status).toBe(200);
    expect(namesOf(idsOf(answer))).toEqual(names);
  });

  it.each(['action=closed', 'state=all', 'type=Snippet', 'author_id=x', 'group_id=-1'])(
    'refuses %s',
    async (query) => {
      expect((await as.get(`/todos?${query}`)).status).toBe(400);
    },
  );

  it('has a total, and no to-dos of others', async () => {
    expect((await as.get('/todos')).headers['x-total']).toBe('4');
    expect(idsOf(await api.as(here.people.guest).get('/todos'))).toEqual([]);
    expect((await api.get('/todos')).status).toBe(401);
    const foreign = await owner.post(`/todos/${made['first']}/mark_as_done`);
    expect(foreign).toMatchObject({ status: 404, body: { message: '404 Not found' } });
  });

  it('counts for the caller what waits', async () => {
    expect(await as.get('/user_counts')).toMatchObject({
      status: 200,
      body: {
        merge_requests: 0,
        assigned_issues: 3,
        assigned_merge_requests: 0,
        review_requested_merge_requests: 0,
        todos: 4,
      },
    });
    expect((await api.get('/user_counts')).status).toBe(401);
  });
});

describe('to-dos about what is hidden by now', () => {
  it('are in no list, in no count, and cannot be marked', async () => {
    const here = await projectWorld(db);
    const user = await seedUser(db);
    await addMember(db, { group: here.group, user, level: 20 });
    const as = api.as(user);
    const epic = await newEpic(here.group.id);
    const owner = api.as(here.people.owner);
    const path = `/projects/${here.project.id}/issues`;
    const body = { title: 'Kiln', assignee_ids: [user.id] };
    const { iid } = (await owner.post(path, { ...body, assignee_ids: [] })).body;
    await as.post(`${path}/${iid}/todo`);
    await as.post(`/groups/${here.group.id}/epics/${epic.iid}/todo`);
    const [first, second] = idsOf(await as.get('/todos'));
    expect(second).toBeDefined();

    await owner.put(`/groups/${here.group.id}/members/${user.id}`, { access_level: 10 });
    expect(idsOf(await as.get('/todos'))).toEqual([first, second]);
    await db('epics').where({ id: epic.id }).update({ confidential: true });
    expect(idsOf(await as.get('/todos'))).toEqual([second]);
    await owner.put(`${path}/${iid}`, { confidential: true });
    expect(idsOf(await as.get('/todos'))).toEqual([]);
    await owner.put(`${path}/${iid}`, { confidential: false });
    expect(idsOf(await as.get('/todos'))).toEqual([second]);

    await owner.delete(`/groups/${here.group.id}/members/${user.id}`);
    const none = await as.get('/todos');
    expect(none).toMatchObject({ status: 200, body: [] });
    expect(none.headers['x-total']).toBe('0');
    expect((await as.get('/user_counts')).body).toMatchObject({ todos: 0, assigned_issues: 0 });
    expect((await as.post(`/todos/${second}/mark_as_done`)).status).toBe(404);
    expect((await as.post('/todos/mark_as_done')).status).toBe(204);
    expect(await db('todos').where({ user_id: user.id, state: 'pending' })).toEqual([]);
  });
});
