import { describe, expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { boardMaker, counted, type Made } from '#test/support/boards.ts';
import { statementsOf } from '#test/support/plans.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { seedGroup, seedProject, unique } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { api: freeApi, db: freeDb } = await startApp({
  connections: racing,
  config: { plan: 'free' },
});
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const administrator = api.as(people.administrator);
const holders = [
  ['a project', `/projects/${project.id}`],
  ['a group', `/groups/${group.id}`],
] as const;

const { make, newLabel, newBoard } = boardMaker(administrator);

describe.each(holders)('boards of %s', (holder, path) => {
  it('are created, found, changed and deleted', async () => {
    const made = await reporter.post(`${path}/boards`, { name: ' Glazes ' });
    const ofProject = holder === 'a project';
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Glazes',
        hide_backlog_list: false,
        hide_closed_list: false,
        project: ofProject
          ? {
              id: project.id,
              name: project.name,
              name_with_namespace: `${group.name} / ${project.name}`,
              path_with_namespace: project.full_path,
              created_at: project.created_at,
              default_branch: project.default_branch,
              star_count: 0,
              forks_count: 0,
              topics: [],
              namespace: { id: group.id },
              http_url_to_repo: expect.stringMatching(`/${project.full_path}.git$`),
              web_url: expect.stringMatching(`/${project.full_path}$`),
            }
          : null,
        group: ofProject
          ? null
          : {
              id: group.id,
              name: group.name,
              web_url: expect.stringMatching(`/groups/${group.full_path}$`),
            },
        lists: [],
        milestone: null,
        assignee: null,
        labels: [],
        weight: null,
      },
    });
    const board = `${path}/boards/${made.body.id}`;
    expect(await reporter.get(board)).toMatchObject({ status: 200, body: made.body });
    const changes = { name: 'Clays', hide_backlog_list: true, hide_closed_list: true };
    const changed = await reporter.put(board, changes);
    expect(changed).toMatchObject({ status: 200, body: { ...changes, id: made.body.id } });
    expect((await reporter.put(board, { hide_closed_list: false })).body).toMatchObject({
      ...changes,
      hide_closed_list: false,
    });
    expect(idsOf(await reporter.get(`${path}/boards?per_page=100`))).toContain(made.body.id);
    expect(await reporter.delete(board)).toMatchObject({ status: 204 });
    expect(await reporter.get(board)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  it.each([
    ['post', {}, { error: 'name is missing' }],
    ['post', { name: ' ' }, { message: { name: ["can't be blank"] } }],
    [
      'post',
      { name: 'k'.repeat(256) },
      { message: { name: ['is too long (maximum is 255 characters)'] } },
    ],
    ['put', { name: '' }, { message: { name: ["can't be blank"] } }],
    ['put', { hide_backlog_list: 'perhaps' }, { error: 'hide_backlog_list is invalid' }],
  ] as const)('refuse to %s %j', async (method, body, answer) => {
    const { board } = await newBoard(path);
    const answered = await reporter[method](method === 'post' ? `${path}/boards` : board, body);
    expect(answered).toMatchObject({ status: 400, body: answer });
  });

  it('want something to change', async () => {
    const { board } = await newBoard(path);
    const { status, body } = await reporter.put(board, {});
    expect(status).toBe(400);
    expect(body['error']).toMatch(/^name, hide_backlog_list, .* are missing, at least one/);
  });

  it('are limited to a hundred labels, with titles that labels may have', async () => {
    const { board } = await newBoard(path);
    const labels = (titles: string[]) => reporter.put(board, { labels: titles.join(',') });
    const random = Array.from({ length: 300 }, (_, index) => unique(String(index))).join('');
    expect(await labels([random])).toMatchObject({
      status: 400,
      body: { message: { labels: ['is too long (maximum is 255 characters)'] } },
    });
    const many = Array.from({ length: 101 }, (_, index) => unique(`many ${index} `));
    expect(await labels(many)).toMatchObject({
      status: 400,
      body: { message: { labels: ['are too many (maximum is 100)'] } },
    });
    const found = await reporter.get(`${path}/labels?search=${encodeURIComponent('many ')}`);
    expect(found.body).toEqual([]);
  });

  it('are limited to a milestone, an assignee, labels and a weight', async () => {
    const { board } = await newBoard(path);
    const milestone = await make(`${path}/milestones`, { title: unique('milestone') });
    const [one, other] = [unique('one'), unique('two')];
    for (const name of [one, other]) await make(`${path}/labels`, { name, color: 'red' });
    const assignee = { id: people.developer.id };
    const fresh = unique('unheard of ');
    const labels = [one, other, fresh].map((name) => ({ name }));
    const scope = { milestone, assignee, labels, weight: 3 };
    const limited = await reporter.put(board, {
      milestone_id: milestone.id,
      assignee_id: assignee.id,
      labels: `${one},${other},${fresh}`,
      weight: 3,
    });
    expect(limited).toMatchObject({ status: 200, body: scope });
    // A list that is not there changes nothing.
    const unknown = { milestone_id: 999_999_999, assignee_id: people.stranger.id };
    expect((await reporter.put(board, unknown)).body).toMatchObject(scope);
    expect((await reporter.put(board, { labels: one })).body).toMatchObject({
      labels: [{ name: one }],
    });
    const cleared = { milestone_id: 0, assignee_id: null, labels: '', weight: null };
    expect((await reporter.put(board, cleared)).body).toMatchObject({
      milestone: null,
      assignee: null,
      labels: [],
      weight: null,
    });
  });

  it('are limited to the milestones that are due next or have started', async () => {
    const { board } = await newBoard(path);
    const { id: milestone_id } = await make(`${path}/milestones`, { title: unique('milestone') });
    for (const [given, milestone] of [
      [-2, { title: 'Upcoming' }],
      [-3, { title: 'Started' }],
      [-1, null],
      [-2, { title: 'Upcoming' }],
      [999_999_999, { title: 'Upcoming' }],
      [0, null],
    ] as const) {
      const limited = await reporter.put(board, { milestone_id: given });
      expect(limited).toMatchObject({ status: 200 });
      expect(limited.body['milestone']).toEqual(milestone);
      expect((await reporter.get(board)).body['milestone']).toEqual(milestone);
    }
    await reporter.put(board, { milestone_id: -3 });
    const named = await reporter.put(board, { milestone_id });
    expect(named.body).toMatchObject({ milestone: { id: milestone_id } });
    expect(await reporter.put(board, { milestone_id: -4 })).toMatchObject({ status: 400 });
  });

  it('are deleted only as they were seen', async () => {
    const { board, lists } = await newBoard(path, 1);
    const since = { 'If-Unmodified-Since': 'Mon, 01 Jan 2024 00:00:00 GMT' };
    const list = `${board}/lists/${lists[0]}`;
    for (const each of [list, board]) {
      expect(await reporter.delete(each, undefined, since)).toMatchObject({ status: 412 });
      expect(await reporter.delete(each)).toMatchObject({ status: 204 });
    }
  });
});

describe('boards', () => {
  it('belong to one place', async () => {
    const { id, lists } = await newBoard(`/projects/${project.id}`, 1);
    const other = await newBoard(`/projects/${project.id}`);
    const elsewhere = await seedProject(db, { namespace: group });
    for (const path of [
      `/groups/${group.id}/boards/${id}`,
      `/projects/${elsewhere.id}/boards/${id}`,
      `/groups/${group.id}/boards/${id}/lists`,
      `/groups/${group.id}/boards/${id}/lists/${lists[0]}`,
      `${other.board}/lists/${lists[0]}`,
      `/projects/${project.id}/boards/9007199254740991`,
    ]) {
      expect(await administrator.get(path)).toMatchObject({ status: 404 });
    }
    const wrong = `${other.board}/lists/${lists[0]}`;
    expect(await administrator.put(wrong, { position: 0 })).toMatchObject({ status: 404 });
    expect(await administrator.delete(wrong)).toMatchObject({ status: 404 });
    const way = `/groups/${group.id}/boards/${id}`;
    expect(await administrator.put(way, { name: 'Mine' })).toMatchObject({ status: 404 });
    expect(await administrator.delete(way)).toMatchObject({ status: 404 });
    const list = await administrator.post(`${way}/lists`, { label_id: 1 });
    expect(list).toMatchObject({ status: 404 });
  });

  it('of projects take labels of the groups above, boards of groups none of projects', async () => {
    const ofProject = await newBoard(`/projects/${project.id}`);
    const ofGroup = await newBoard(`/groups/${group.id}`);
    const above = await newLabel(`/groups/${group.id}`);
    const below = await newLabel(`/projects/${project.id}`);
    const add = (board: string, { id }: Made) => reporter.post(`${board}/lists`, { label_id: id });
    expect(await add(ofProject.board, above)).toMatchObject({ status: 201 });
    expect(await add(ofProject.board, below)).toMatchObject({ status: 201 });
    expect(await add(ofGroup.board, below)).toMatchObject({ status: 400 });
  });

  it('are listed with at most five queries, whatever is on them', async () => {
    const path = `/projects/${project.id}`;
    for (let i = 0; i < 3; i += 1) {
      const { board } = await newBoard(path, 2);
      await make(`${board}/lists`, { assignee_id: people.developer.id });
      const milestone = await make(`${path}/milestones`, { title: unique('milestone') });
      await make(`${board}/lists`, { milestone_id: milestone.id });
      const label = await make(`${path}/labels`, { name: unique('scope'), color: 'red' });
      await administrator.put(board, { milestone_id: milestone.id, labels: `${label.name}` });
    }
    await reporter.get(`${path}/boards`);
    const sent = await statementsOf(db, async () => {
      const { body } = await reporter.get(`${path}/boards?per_page=3`);
      expect(body).toHaveLength(3);
    });
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  it('hold a hundred lists', async () => {
    const path = `/groups/${(await seedGroup(db)).id}`;
    const { board } = await newBoard(path, 1);
    const { lists } = (await administrator.get(board)).body as { lists: { label: Made }[] };
    const rows = counted(99).map((position) => ({
      board_id: Number(board.split('/').at(-1)),
      position,
      created_at: new Date(0).toISOString(),
      updated_at: new Date(0).toISOString(),
    }));
    expect(lists).toHaveLength(1);
    await db('board_lists').insert(rows);
    const refused = await administrator.post(`${board}/lists`, {
      label_id: (await newLabel(path)).id,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: { error: 'A board holds 100 lists at most' } },
    });
  });

  it('are there when somebody has made one, and not by looking', async () => {
    const { api, db } = { api: freeApi, db: freeDb };
    const world = await projectWorld(db, { visibility: 'public' });
    for (const path of [`/projects/${world.project.id}`, `/groups/${world.group.id}`]) {
      expect((await api.get(`${path}/boards`)).status).toBe(401);
      const look = () => api.as(world.people.stranger).get(`${path}/boards`);
      expect(await look()).toMatchObject({ status: 200, body: [], headers: { 'x-total': '0' } });
      await api.as(world.people.owner).post(`${path}/boards`, { name: 'First' });
      const [first] = idsOf(await look());
      const again = await api.as(world.people.owner).post(`${path}/boards`, { name: 'Second' });
      if (path.startsWith('/projects')) expect(again.status).toBe(201);
      else expect(again).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
      const { body } = await api.as(world.people.guest).get(`${path}/boards/${first}`);
      for (const name of ['milestone', 'assignee', 'labels', 'weight']) {
        expect(body).not.toHaveProperty(name);
      }
    }
  });

  it('of a group are one in the community edition, however many are asked for at once', async () => {
    const world = await projectWorld(freeDb);
    const owner = freeApi.as(world.people.owner);
    const path = `/groups/${world.group.id}/boards`;
    const answers = await Promise.all(counted(8).map(() => owner.post(path, { name: 'Only' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...counted(7).map(() => 403),
    ]);
    expect((await owner.get(path)).body).toMatchObject([{ name: 'Only' }]);
  });

  it('have lists of labels alone in the community edition, without limits or scope', async () => {
    const world = await projectWorld(freeDb);
    const owner = freeApi.as(world.people.owner);
    const path = `/projects/${world.project.id}`;
    const first = await owner.post(`${path}/boards`, { name: 'Only' });
    const board = `${path}/boards/${first.body.id}`;
    const label = await owner.post(`${path}/labels`, { name: 'Firing', color: 'red' });
    const made = await owner.post(`${board}/lists`, { label_id: label.body.id });
    expect(made).toMatchObject({ status: 201, body: { position: 0 } });
    for (const [column, kind] of [
      ['milestone_id', 'Milestone'],
      ['assignee_id', 'Assignee'],
      ['iteration_id', 'Iteration'],
    ] as const) {
      expect(await owner.post(`${board}/lists`, { [column]: 1 })).toMatchObject({
        status: 400,
        body: { message: { error: `${kind} lists not available with your current license` } },
      });
    }
    const list = `${board}/lists/${made.body.id}`;
    const limited = await owner.put(list, { position: 0, max_issue_count: 4 });
    expect(limited.body).not.toHaveProperty('max_issue_count');
    const scoped = await owner.put(board, { weight: 4 });
    expect(scoped).toMatchObject({ status: 200 });
    expect(scoped.body).not.toHaveProperty('weight');
    const stored = await freeDb('boards')
      .where({ id: first.body.id })
      .first<{ weight: null }>('weight');
    expect(stored).toEqual({ weight: null });
  });

  it('stay as they are in archived projects', async () => {
    const path = `/projects/${(await seedProject(db, { namespace: group })).id}`;
    const { board } = await newBoard(path);
    expect(await administrator.post(`${path}/archive`)).toMatchObject({ status: 201 });
    expect(await reporter.post(`${path}/boards`, { name: 'More' })).toMatchObject({ status: 403 });
    expect(await reporter.put(board, { name: 'Other' })).toMatchObject({ status: 403 });
    expect(await reporter.post(`${board}/lists`, { label_id: 1 })).toMatchObject({ status: 403 });
    expect(await reporter.put(`${board}/lists/1`, { position: 0 })).toMatchObject({ status: 403 });
    expect(await reporter.delete(`${board}/lists/1`)).toMatchObject({ status: 403 });
    expect(await reporter.delete(board)).toMatchObject({ status: 403 });
  });

  it('go with the issues of a project', async () => {
    const without = await seedProject(db, { namespace: group, issues_access_level: 'disabled' });
    expect(await reporter.get(`/projects/${without.id}/boards`)).toMatchObject({ status: 404 });
  });
});

describe.each(holders)('a caller who reads boards of %s', (_, path) => {
  it.each([
    ['anonymous', [401, 401]],
    ['stranger', [404, 404]],
    ['guest', [200, 403]],
    ['reporter', [200, 201]],
    ['administrator', [200, 201]],
  ] as const)('is answered as %s with %j', async (who, [reads, writes]) => {
    const { board, lists } = await newBoard(path, 1);
    const { id: label_id } = await newLabel(path);
    const as = api.as(people[who]);
    for (const each of [`${path}/boards`, board, `${board}/lists`, `${board}/lists/${lists[0]}`]) {
      expect(await as.get(each)).toMatchObject({ status: reads });
    }
    const changed = writes === 201 ? 200 : writes;
    const gone = writes === 201 ? 204 : writes;
    expect((await as.post(`${path}/boards`, { name: 'Other' })).status).toBe(writes);
    expect((await as.put(board, { name: 'Other' })).status).toBe(changed);
    expect((await as.post(`${board}/lists`, { label_id })).status).toBe(writes);
    expect((await as.put(`${board}/lists/${lists[0]}`, { position: 0 })).status).toBe(changed);
    expect((await as.delete(`${board}/lists/${lists[0]}`)).status).toBe(gone);
    expect((await as.delete(board)).status).toBe(gone);
  });
});
