import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { boardMaker, counted, type Made } from '#test/support/boards.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { seedGroup, seedIteration, seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db, environment } = await startApp({ connections: racing });
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const administrator = api.as(people.administrator);
const { make, newLabel, newBoard } = boardMaker(administrator);
const holders = [
  ['a project', `/projects/${project.id}`],
  ['a group', `/groups/${group.id}`],
] as const;

async function orderOf(board: string): Promise<{ ids: number[]; positions: number[] }> {
  const { body } = await reporter.get(`${board}/lists?per_page=100`);
  const lists = body as unknown as { id: number; position: number }[];
  return { ids: lists.map(({ id }) => id), positions: lists.map(({ position }) => position) };
}

describe.each(holders)('boards of %s', (_, path) => {
  it('have lists of labels', async () => {
    const { board } = await newBoard(path);
    const { id: label_id } = await newLabel(path);
    const made = await reporter.post(`${board}/lists`, { label_id });
    expect(made).toMatchObject({
      status: 201,
      body: {
        label: { id: label_id, color: '#d9534f', text_color: '#FFFFFF', description: null },
        position: 0,
        max_issue_count: 0,
        max_issue_weight: 0,
        limit_metric: null,
      },
    });
    for (const name of ['milestone', 'assignee', 'iteration']) {
      expect(made.body).not.toHaveProperty(name);
    }
    const list = `${board}/lists/${made.body.id}`;
    expect(await reporter.get(list)).toMatchObject({ status: 200, body: made.body });
    expect((await reporter.get(board)).body).toMatchObject({ lists: [made.body] });
    expect(await reporter.post(`${board}/lists`, { label_id })).toMatchObject({
      status: 400,
      body: { message: { error: 'Label has already been taken' } },
    });
    expect(await reporter.delete(list)).toMatchObject({ status: 204 });
    expect(await reporter.get(list)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    expect(await reporter.delete(list)).toMatchObject({ status: 404 });
    expect(await reporter.put(list, { position: 0 })).toMatchObject({ status: 404 });
  });

  it('have lists of milestones, assignees and iterations', async () => {
    const { board } = await newBoard(path);
    const milestone = await make(`${path}/milestones`, { title: unique('milestone') });
    const iteration = await seedIteration(db, { group });
    const assignee = { id: people.developer.id };
    const given = [
      ['Milestone', { milestone_id: milestone.id }, { milestone }],
      ['User', { assignee_id: assignee.id }, { assignee }],
      ['Iteration', { iteration_id: iteration.id }, { iteration: { id: iteration.id } }],
    ] as const;
    for (const [position, [thing, body, shown]] of given.entries()) {
      const made = await reporter.post(`${board}/lists`, body);
      expect(made).toMatchObject({ status: 201, body: { ...shown, label: null, position } });
      expect(await reporter.post(`${board}/lists`, body)).toMatchObject({
        status: 400,
        body: { message: { error: `${thing} has already been taken` } },
      });
    }
    const { body } = await reporter.get(board);
    expect(body['lists']).toMatchObject(given.map(([, , shown]) => shown));
  });

  it('have no lists of what there is not', async () => {
    const { board } = await newBoard(path);
    const elsewhere = await seedGroup(db);
    const at = `/groups/${elsewhere.id}`;
    const label = await newLabel(at);
    const milestone = await make(`${at}/milestones`, { title: 'elsewhere' });
    const iteration = await seedIteration(db, { group: elsewhere });
    for (const [body, thing] of [
      [{ label_id: label.id }, 'Label'],
      [{ label_id: 999_999_999 }, 'Label'],
      [{ milestone_id: milestone.id }, 'Milestone'],
      [{ iteration_id: iteration.id }, 'Iteration'],
      [{ assignee_id: people.stranger.id }, 'Assignee'],
    ] as const) {
      expect(await reporter.post(`${board}/lists`, body)).toMatchObject({
        status: 400,
        body: { message: { error: `${thing} not found` } },
      });
    }
    const all = 'label_id, milestone_id, iteration_id, assignee_id';
    for (const [body, error] of [
      [{}, `${all} are missing, exactly one parameter must be provided`],
      [{ label_id: 1, milestone_id: 1 }, 'label_id, milestone_id are mutually exclusive'],
      [{ label_id: 'bug' }, 'label_id is invalid'],
    ] as const) {
      expect(await reporter.post(`${board}/lists`, body)).toMatchObject({
        status: 400,
        body: { error },
      });
    }
  });

  it('have their lists moved', async () => {
    const { board, lists } = await newBoard(path, 4);
    const [a, b, c, d] = lists as [number, number, number, number];
    for (const [id, position, order] of [
      [d, 0, [d, a, b, c]],
      [d, 3, [a, b, c, d]],
      [b, 2, [a, c, b, d]],
      [b, 2, [a, c, b, d]],
    ] as const) {
      const moved = await reporter.put(`${board}/lists/${id}`, { position });
      expect(moved).toMatchObject({ status: 200, body: { id, position } });
      expect(await orderOf(board)).toEqual({ ids: order, positions: [0, 1, 2, 3] });
    }
    for (const position of [4, 9_007_199_254_740_991]) {
      expect(await reporter.put(`${board}/lists/${a}`, { position })).toMatchObject({
        status: 400,
        body: { message: { error: 'List could not be moved!' } },
      });
    }
    for (const [body, error] of [
      [{}, 'position is missing'],
      [{ position: -1 }, 'position does not have a valid value'],
      [{ position: 'first' }, 'position is invalid'],
    ] as const) {
      expect(await reporter.put(`${board}/lists/${a}`, body)).toMatchObject({
        status: 400,
        body: { error },
      });
    }
    expect((await orderOf(board)).ids).toEqual([a, c, b, d]);
  });

  it('list their lists by pages', async () => {
    const { board, lists } = await newBoard(path, 3);
    const page = await reporter.get(`${board}/lists?per_page=2&page=2`);
    expect(idsOf(page)).toEqual(lists.slice(2));
    expect(page.body).toMatchObject([{ position: 2 }]);
    expect(page.headers['x-total']).toBe('3');
  });

  it('keep limits of lists', async () => {
    const { board, lists } = await newBoard(path, 1);
    const limits = { max_issue_count: 3, max_issue_weight: 8, limit_metric: 'issue_count' };
    const list = `${board}/lists/${lists[0]}`;
    expect((await reporter.put(list, { position: 0, ...limits })).body).toMatchObject(limits);
    expect((await reporter.put(list, { position: 0, limit_metric: null })).body).toMatchObject({
      ...limits,
      limit_metric: null,
    });
  });
});

describe('lists of boards', () => {
  const path = `/groups/${group.id}`;

  it('go with their labels, milestones, users and iterations, and leave no gap', async () => {
    const user = await seedUser(db);
    const { board, labels, lists } = await newBoard(path, 3);
    const milestone = await make(`${path}/milestones`, { title: unique('milestone') });
    const iteration = await seedIteration(db, { group });
    await make(`${path}/members`, { user_id: user.id, access_level: 20 });
    for (const body of [
      { milestone_id: milestone.id },
      { iteration_id: iteration.id },
      { assignee_id: user.id },
    ]) {
      lists.push((await make(`${board}/lists`, body)).id);
    }
    expect((await orderOf(board)).ids).toEqual(lists);
    const goes = async (index: number, remove: () => PromiseLike<unknown>) => {
      const list = lists[index];
      await remove();
      const left = (await orderOf(board)).ids.filter((id) => id !== list);
      expect(await orderOf(board)).toEqual({ ids: left, positions: counted(left.length) });
    };
    await goes(1, () => administrator.delete(`${path}/labels/${labels[1]?.id}`));
    await goes(3, () => administrator.delete(`${path}/milestones/${milestone.id}`));
    await goes(4, () => db('iterations').where('id', iteration.id).delete());
    environment.workers.start();
    await goes(5, async () => {
      await administrator.delete(`/users/${user.id}`);
      await environment.workers.idle();
    });
    expect(await orderOf(board)).toEqual({ ids: [lists[0], lists[2]], positions: [0, 1] });
    // The gaps are none for those who move.
    const moved = await reporter.put(`${board}/lists/${lists[0]}`, { position: 1 });
    expect(moved).toMatchObject({ status: 200, body: { position: 1 } });
    expect((await orderOf(board)).ids).toEqual([lists[2], lists[0]]);
  });

  race('keep one order under parallel moves, additions and removals', async () => {
    const { board, lists } = await newBoard(path, 5);
    const more = await Promise.all(counted(3).map(() => newLabel(path)));
    const answers = await Promise.all([
      ...counted(15).map((i) =>
        reporter.put(`${board}/lists/${lists[i % 4]}`, { position: (i * 7) % 4 }),
      ),
      ...more.map(({ id }) => reporter.post(`${board}/lists`, { label_id: id })),
      reporter.delete(`${board}/lists/${lists[4]}`),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...counted(15).map(() => 200),
      ...counted(3).map(() => 201),
      204,
    ]);
    const { ids, positions } = await orderOf(board);
    expect(positions).toEqual(counted(7));
    expect(new Set(ids).size).toBe(7);
  });

  race('are one of each label, however many are asked for at once', async () => {
    const { board } = await newBoard(path);
    const { id: label_id } = await newLabel(path);
    const answers = await Promise.all(
      counted(8).map(() => reporter.post(`${board}/lists`, { label_id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...counted(7).map(() => 400),
    ]);
  });

  it('stay with labels and milestones that are promoted', async () => {
    const inner = await seedGroup(db, { parent: group });
    const [one, two] = [
      await seedProject(db, { namespace: inner }),
      await seedProject(db, { namespace: inner }),
    ];
    const name = unique('promoted');
    const boards: string[] = [];
    const labels: Made[] = [];
    const milestones: Made[] = [];
    for (const { id } of [one, two]) {
      const at = `/projects/${id}`;
      const { board } = await newBoard(at);
      const label = await make(`${at}/labels`, { name, color: 'red' });
      const milestone = await make(`${at}/milestones`, { title: name });
      await make(`${board}/lists`, { label_id: label.id });
      await make(`${board}/lists`, { milestone_id: milestone.id });
      const scope = { milestone_id: milestone.id, labels: name };
      expect((await administrator.put(board, scope)).status).toBe(200);
      boards.push(board);
      labels.push(label);
      milestones.push(milestone);
    }
    await administrator.put(`/projects/${one.id}/labels/${labels[0]?.id}/promote`);
    await administrator.post(`/projects/${one.id}/milestones/${milestones[0]?.id}/promote`);
    for (const board of boards) {
      expect((await administrator.get(board)).body).toMatchObject({
        lists: [{ label: { id: labels[0]?.id } }, { milestone: { id: milestones[0]?.id } }],
        labels: [{ id: labels[0]?.id }],
        milestone: { id: milestones[0]?.id, group_id: inner.id },
      });
    }
  });
});
