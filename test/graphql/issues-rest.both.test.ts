import { describe, expect } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { type HasId, seedEpic, seedGroup, seedIteration, seedProject } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const path = project.full_path;
const reporter = api.as(people.reporter);
const issues = `/projects/${project.id}/issues`;
const gid = (type: string, { id }: HasId) => `gid://gitlab/${type}/${id}`;
const refused = [expect.stringMatching(/^The resource that you are attempting/)];

interface Made extends HasId {
  readonly iid: number;
}

async function made(title: string, attributes: object = {}, of = issues): Promise<Made> {
  const answer = await reporter.post(of, { title, ...attributes });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as Made;
}

const brick = await made('Brick', { health_status: 'at_risk', assignee_ids: [people.guest.id] });
const clay = await made('Clay', { issue_type: 'incident', severity: 'HIGH' });
const secret = await made('Secret', { confidential: true });
const block = async (one: Made, other: Made) => {
  const body = { target_project_id: project.id, target_issue_iid: other.iid, link_type: 'blocks' };
  expect(await reporter.post(`${issues}/${one.iid}/links`, body)).toMatchObject({ status: 201 });
};
await block(clay, brick);
await block(secret, brick);

async function shown(who: Who, fields: string, { iid }: Made = brick) {
  const document = `{ project(fullPath: "${path}") { issue(iid: "${iid}") { ${fields} } } }`;
  const { data, errors } = await ask(people[who], document);
  expect(errors).toBeUndefined();
  return (data as unknown as { project: { issue: unknown } }).project.issue;
}

describe('an issue', () => {
  it('tells its health, its place and who takes part', async () => {
    await reporter.put(`${issues}/${brick.iid}/reorder`, { move_after_id: clay.id });
    const fields = 'healthStatus hidden relativePosition participants { nodes { username } }';
    expect(await shown('guest', fields)).toEqual({
      healthStatus: 'atRisk',
      hidden: false,
      relativePosition: expect.any(Number) as number,
      participants: {
        nodes: [{ username: people.guest.username }, { username: people.reporter.username }],
      },
    });
    expect(await shown('guest', 'healthStatus relativePosition', clay)).toMatchObject({
      healthStatus: null,
    });
  });

  it.each([
    ['reporter', 2, 1],
    ['guest', 1, 1],
  ] as const)('tells a %s of those that block it, as far as they are seen', async (who, by, of) => {
    const fields = 'blocked blockedByCount blockingCount blockedByIssues { nodes { title } }';
    const titles = ['Clay', 'Secret'].slice(0, by).map((title) => ({ title }));
    expect(await shown(who, fields)).toEqual({
      ...{ blocked: true, blockedByCount: by, blockingCount: 0 },
      blockedByIssues: { nodes: titles },
    });
    expect(await shown(who, 'blocked blockingCount', clay)).toEqual({
      ...{ blocked: false, blockingCount: of },
    });
  });

  it('tells what it repeats, where that is seen', async () => {
    const open = await made('Again');
    const hidden = await made('Also');
    for (const [copy, original] of [
      [open, brick],
      [hidden, secret],
    ] as const) {
      const body = { body: `/duplicate #${original.iid}` };
      expect(await reporter.post(`${issues}/${copy.iid}/notes`, body)).toMatchObject({
        status: 202,
      });
    }
    const original = 'state closedAsDuplicateOf { title }';
    expect(await shown('guest', original, open)).toEqual({
      ...{ state: 'closed', closedAsDuplicateOf: { title: 'Brick' } },
    });
    expect(await shown('guest', original, hidden)).toMatchObject({ closedAsDuplicateOf: null });
    expect(await shown('reporter', original, hidden)).toMatchObject({
      closedAsDuplicateOf: { title: 'Secret' },
    });
  });
});

describe('lists of issues', () => {
  it.each([
    ['types: [INCIDENT, TEST_CASE]', ['Clay']],
    ['not: { types: [INCIDENT] }, state: opened', ['Brick', 'Secret']],
    [`assigneeUsername: "${people.guest.username}"`, ['Brick']],
    ['closedAfter: "2020-01-01"', ['Again', 'Also']],
    ['closedBefore: "2020-01-01"', []],
    ['not: { myReactionEmoji: "star" }, state: opened', ['Brick', 'Clay', 'Secret']],
    ['not: { epicId: "4711" }, state: opened', ['Brick', 'Clay', 'Secret']],
  ])('have the issues with %s', async (args, titles) => {
    const document = `{ project(fullPath: "${path}") { issues(sort: TITLE_ASC, ${args}) { nodes { title } } } }`;
    expect(await ask(people.reporter, document)).toEqual({
      data: { project: { issues: { nodes: titles.map((title) => ({ title })) } } },
    });
  });

  it.each([
    ['SEVERITY_DESC', 'opened', ['Clay', 'Secret', 'Brick']],
    ['SEVERITY_ASC', 'opened', ['Brick', 'Secret', 'Clay']],
    ['CLOSED_AT_DESC', 'closed', ['Also', 'Again']],
    ['CLOSED_AT_ASC', 'closed', ['Again', 'Also']],
  ])('come in the order %s, page by page', async (sort, state, titles) => {
    const document = `query($after: String) { project(fullPath: "${path}") {
      issues(first: 1, after: $after, sort: ${sort}, state: ${state}) { nodes { title } pageInfo { endCursor } } } }`;
    type Page = {
      project: { issues: { nodes: { title: string }[]; pageInfo: { endCursor: string } } };
    };
    const read: string[] = [];
    for (let after: string | null = null; read.length < titles.length;) {
      const { data, errors } = await ask(people.reporter, document, { after });
      expect(errors).toBeUndefined();
      const { nodes, pageInfo } = (data as unknown as Page).project.issues;
      expect(nodes).toHaveLength(1);
      read.push(...nodes.map(({ title }) => title));
      after = pageInfo.endCursor;
    }
    expect(read).toEqual(titles);
  });

  it('of a group have those of its projects, and of others when they are asked for', async () => {
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const inside = await seedProject(db, { namespace: below, visibility: 'private' });
    const archived = await seedProject(db, { namespace: group, visibility: 'private' });
    await made('Below', {}, `/projects/${inside.id}/issues`);
    await made('Old', {}, `/projects/${archived.id}/issues`);
    await api.as(people.owner).post(`/projects/${archived.id}/archive`, {});
    const titles = async (args: string) => {
      const document = `{ group(fullPath: "${group.full_path}") { issues(state: opened, sort: TITLE_ASC${args}) { nodes { title } } } }`;
      const { data } = await ask(people.reporter, document);
      const { nodes } = (data as unknown as { group: { issues: { nodes: { title: string }[] } } })
        .group.issues;
      return nodes.map(({ title }) => title);
    };
    expect(await titles('')).toEqual(['Brick', 'Clay', 'Secret']);
    expect(await titles(', includeSubgroups: true')).toEqual(['Below', 'Brick', 'Clay', 'Secret']);
    expect(await titles(', includeArchived: true')).toEqual(['Brick', 'Clay', 'Old', 'Secret']);
  });
});

describe('mutations of issues', () => {
  const change = (name: string, fields: string) => async (who: Who, input: object) => {
    const word = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const document = `mutation($input: ${word}Input!) { ${name}(input: $input) { errors issue { ${fields} } } }`;
    const answer = await ask(people[who], document, { input: { projectPath: path, ...input } });
    return { ...answer, issue: (answer.data as Record<string, unknown>)[name] };
  };

  it('say who is to do it', async () => {
    const { iid } = await made('Fire');
    const set = change('issueSetAssignees', 'assignees { nodes { username } }');
    const names = [people.developer.username, people.guest.username];
    const steps = [
      [names, 'REPLACE', names],
      [names.slice(0, 1), 'REMOVE', names.slice(1)],
      [names.slice(0, 1), 'APPEND', names],
      [[], 'REPLACE', []],
    ] as const;
    for (const [assigneeUsernames, operationMode, left] of steps) {
      const { issue } = await set('reporter', { iid: `${iid}`, assigneeUsernames, operationMode });
      const { nodes } = (issue as { issue: { assignees: { nodes: { username: string }[] } } }).issue
        .assignees;
      expect(nodes.map(({ username }) => username).toSorted()).toEqual([...left].toSorted());
    }
  });

  it('put it into an epic, and say how it goes', async () => {
    const epic = await seedEpic(db, { group, author: people.owner, title: 'Kiln' });
    const { iid } = await made('Glaze');
    const set = change('issueSetEpic', 'title');
    expect(await set('reporter', { iid: `${iid}`, epicId: gid('Epic', epic) })).toMatchObject({
      issue: { errors: [], issue: { title: 'Glaze' } },
    });
    const inEpic = `{ project(fullPath: "${path}") { issues(epicId: "${epic.id}") { nodes { title } } } }`;
    expect(await ask(people.reporter, inEpic)).toEqual({
      data: { project: { issues: { nodes: [{ title: 'Glaze' }] } } },
    });
    await change('updateIssue', 'title')('reporter', { iid: `${iid}`, epicId: null });
    expect(await ask(people.reporter, inEpic)).toEqual({
      data: { project: { issues: { nodes: [] } } },
    });
    const go = change('updateIssue', 'healthStatus');
    expect(await go('reporter', { iid: `${iid}`, healthStatus: 'onTrack' })).toMatchObject({
      issue: { issue: { healthStatus: 'onTrack' } },
    });
    const create = change('createIssue', 'healthStatus relativePosition');
    const last = () => db('issues').where('project_id', project.id).max('iid as iid').first();
    const before = await last();
    const lost = { title: 'Lost', moveAfterId: 'gid://gitlab/Issue/999999999' };
    expect(await create('reporter', lost)).toMatchObject({
      issue: { errors: ['Issue cannot be moved there'], issue: null },
    });
    expect(await last()).toEqual(before);
    const input = {
      title: 'Next',
      healthStatus: 'needsAttention',
      moveAfterId: gid('Issue', clay),
    };
    expect(await create('reporter', input)).toMatchObject({
      issue: {
        errors: [],
        issue: { healthStatus: 'needsAttention', relativePosition: expect.any(Number) as number },
      },
    });
  });

  it('say whether the caller is told of it', async () => {
    const set = change('issueSetSubscription', 'subscribed');
    for (const subscribedState of [true, true, false]) {
      expect(await set('developer', { iid: `${clay.iid}`, subscribedState })).toMatchObject({
        issue: { errors: [], issue: { subscribed: subscribedState } },
      });
    }
  });

  it('move it between the lists of a board', async () => {
    const { body: label } = await reporter.post(`/projects/${project.id}/labels`, {
      ...{ name: 'firing', color: '#d9534f' },
    });
    const { body: board } = await reporter.post(`/projects/${project.id}/boards`, { name: 'Kiln' });
    const boardId = gid('Board', board as HasId);
    const lists = `/projects/${project.id}/boards/${(board as HasId).id}/lists`;
    const { body: list } = await reporter.post(lists, { label_id: (label as HasId).id });
    const { id } = list as HasId;
    const { iid } = await made('Move');
    const move = change('issueMoveList', 'state labels { nodes { title } }');
    const steps = [
      [`${id}`, undefined, 'opened', ['firing']],
      [`gid://gitlab/List/closed-${(board as HasId).id}`, `${id}`, 'closed', []],
      [`gid://gitlab/List/${id}`, undefined, 'opened', ['firing']],
      [`gid://gitlab/List/backlog-${(board as HasId).id}`, `${id}`, 'opened', []],
    ] as const;
    for (const [toListId, fromListId, state, titles] of steps) {
      const input = { boardId, iid: `${iid}`, toListId, fromListId };
      expect(await move('reporter', input)).toMatchObject({
        issue: {
          errors: [],
          issue: { state, labels: { nodes: titles.map((title) => ({ title })) } },
        },
      });
    }
    const placed = { boardId, iid: `${iid}`, moveBeforeId: `${brick.id}` };
    expect(await move('reporter', placed)).toMatchObject({ issue: { errors: [] } });
    const nowhere = { boardId, iid: `${iid}`, toListId: `${id}`, moveBeforeId: '999999999' };
    expect(await move('reporter', nowhere)).toMatchObject({
      issue: { errors: ['Issue cannot be moved there'] },
    });
    const path = `/projects/${project.id}/issues/${iid}`;
    expect((await reporter.get(path)).body).toMatchObject({ labels: [] });
    expect(await move('reporter', { boardId, iid: `${iid}` })).toMatchObject({
      errors: [expect.stringMatching(/^At least one of/)],
    });
    const others = { boardId: 'gid://gitlab/Board/4711', iid: `${iid}`, toListId: `${id}` };
    expect(await move('reporter', others)).toMatchObject({ issue: null, errors: refused });
  });

  describe('moves between lists of several kinds', async () => {
    const { body: board } = await reporter.post(`/projects/${project.id}/boards`, { name: 'All' });
    const boardId = gid('Board', board as HasId);
    const lists = `/projects/${project.id}/boards/${(board as HasId).id}/lists`;
    const created = async (path: string, body: object) => {
      const answer = await reporter.post(`/projects/${project.id}/${path}`, body);
      expect(answer).toMatchObject({ status: 201 });
      return (answer.body as HasId).id;
    };
    const listOf = async (body: object) => {
      const answer = await reporter.post(lists, body);
      expect(answer).toMatchObject({ status: 201 });
      return `gid://gitlab/List/${(answer.body as HasId).id}`;
    };
    const labelled = async (name: string) =>
      listOf({ label_id: await created('labels', { name, color: '#d9534f' }) });
    const v1 = await created('milestones', { title: 'v1' });
    const iteration = await seedIteration(db, { group });
    const [a, b] = [people.developer, people.guest];
    const ids: Readonly<Record<string, string>> = {
      doing: await labelled('doing'),
      next: await labelled('next'),
      v1: await listOf({ milestone_id: v1 }),
      sprint: await listOf({ iteration_id: iteration.id }),
      a: await listOf({ assignee_id: a.id }),
      b: await listOf({ assignee_id: b.id }),
      closed: `gid://gitlab/List/closed-${(board as HasId).id}`,
      backlog: `gid://gitlab/List/backlog-${(board as HasId).id}`,
    };
    const names = { [a.id]: 'a', [b.id]: 'b' };

    it.each([
      ['next', true],
      ['a', true],
      ['backlog', false],
      ['closed', true],
    ])('from an iteration to %s, which it keeps: %s', async (to, keeps) => {
      const { id, iid } = await made('Moves');
      await db('issues').where({ id }).update({ iteration_id: iteration.id });
      const input = { boardId, iid: `${iid}`, fromListId: ids['sprint'], toListId: ids[to] };
      expect(await change('issueMoveList', 'iid')('reporter', input)).toMatchObject({
        issue: { errors: [] },
      });
      const { body } = await reporter.get(`${issues}/${iid}`);
      expect(body).toMatchObject({ iteration: keeps ? { id: iteration.id } : null });
    });

    it.each([
      ['a', 'next', 'ab', [], 'ab', ['next'], null],
      ['doing', 'a', 'b', ['doing'], 'ab', ['doing'], null],
      ['a', 'closed', 'ab', [], 'ab', [], null],
      ['a', 'backlog', 'ab', [], 'b', [], null],
      ['a', 'b', 'a', [], 'b', [], null],
      ['v1', 'next', '', [], '', ['next'], 'v1'],
      ['v1', 'backlog', '', [], '', [], null],
      ['doing', 'v1', '', ['doing'], '', ['doing'], 'v1'],
      ['doing', 'next', '', ['doing'], '', ['next'], null],
    ])(
      'from %s to %s, assigned to "%s", labels %o',
      async (from, to, assigned, labels, left, labelsLeft, milestone) => {
        const assignee_ids = [a, b]
          .map(({ id }) => id)
          .filter((id) => assigned.includes(names[id] ?? ''));
        const milestone_id = from === 'v1' ? v1 : null;
        const { iid } = await made('Moves', { assignee_ids, labels, milestone_id });
        const input = { boardId, iid: `${iid}`, fromListId: ids[from], toListId: ids[to] };
        expect(await change('issueMoveList', 'iid')('reporter', input)).toMatchObject({
          issue: { errors: [] },
        });
        const { body } = await reporter.get(`${issues}/${iid}`);
        const after = body as {
          assignees: HasId[];
          labels: string[];
          milestone: { title: string } | null;
        };
        expect(
          after.assignees
            .map(({ id }) => names[id])
            .toSorted()
            .join(''),
        ).toBe(left);
        expect(after.labels).toEqual(labelsLeft);
        expect(after.milestone?.title ?? null).toBe(milestone);
      },
    );
  });

  race('keep everybody whom several requests assign at once', async () => {
    const set = change('issueSetAssignees', 'iid');
    const { iid } = await made('Shared');
    const users = [people.developer, people.guest, people.maintainer, people.owner];
    const all = (operationMode: string, chosen: typeof users) =>
      Promise.all(
        chosen.map(({ username }) =>
          set('reporter', { iid: `${iid}`, operationMode, assigneeUsernames: [username] }),
        ),
      );
    const assigned = async () => {
      const { body } = await reporter.get(`${issues}/${iid}`);
      return (body as { assignees: HasId[] }).assignees
        .map(({ id }) => id)
        .toSorted((x, y) => x - y);
    };
    const idsOf = (some: typeof users) => some.map(({ id }) => id).toSorted((x, y) => x - y);
    await all('APPEND', users);
    expect(await assigned()).toEqual(idsOf(users));
    await all('REMOVE', users.slice(1));
    expect(await assigned()).toEqual(idsOf(users.slice(0, 1)));
  });

  it.each(['guest', 'stranger', 'anonymous'] as const)('refuse a %s', async (who) => {
    const named = { iid: `${clay.iid}` };
    const mutations = {
      issueSetAssignees: { ...named, assigneeUsernames: [] },
      issueSetEpic: named,
      ...(who !== 'guest' && { issueSetSubscription: { ...named, subscribedState: true } }),
      issueMoveList: { ...named, boardId: 'gid://gitlab/Board/1', moveAfterId: `${brick.id}` },
    };
    for (const [name, input] of Object.entries(mutations)) {
      expect(await change(name, 'title')(who, input)).toMatchObject({
        issue: null,
        errors: refused,
      });
    }
  });
});
