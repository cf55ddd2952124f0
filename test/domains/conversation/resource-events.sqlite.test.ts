import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { seedIteration } from '#test/support/seed.ts';
import { subjectsOf } from './notes/subjects.ts';

const app = await startApp();
const { api, db } = app;
const world = await projectWorld(db, { visibility: 'public', git: app.git });
const { project, group, people } = world;
const make = subjectsOf(app, world);
const guest = api.as(people.guest);
const reporter = api.as(people.reporter);

async function label(name: string): Promise<number> {
  const made = await reporter.post(`/projects/${project.id}/labels`, { name, color: '#d9534f' });
  return made.body.id as number;
}

describe('changes of an issue', () => {
  it('of the state are kept', async () => {
    const { id, path } = await make('issue');
    await reporter.put(path, { state_event: 'close' });
    await reporter.put(path, { state_event: 'reopen' });
    const events = await guest.get(`${path}/resource_state_events`);
    const common = {
      user: { id: people.reporter.id, username: people.reporter.username },
      resource_type: 'Issue',
      resource_id: id,
    };
    expect(events).toMatchObject({
      status: 200,
      body: [
        { ...common, state: 'closed' },
        { ...common, state: 'reopened' },
      ],
    });
    const [first] = idsOf(events);
    expect(await guest.get(`${path}/resource_state_events/${first}`)).toMatchObject({
      status: 200,
      body: { id: first, state: 'closed' },
    });
  });

  it('of labels are kept, also when the label is gone', async () => {
    const { path } = await make('issue');
    const [hot, cold] = [await label('hot'), await label('cold')];
    await reporter.put(path, { labels: 'hot' });
    await reporter.put(path, { labels: 'cold' });
    const events = await guest.get(`${path}/resource_label_events`);
    expect(events.body).toMatchObject([
      { action: 'add', label: { id: hot, name: 'hot', color: '#d9534f', description: null } },
      { action: 'add', label: { id: cold } },
      { action: 'remove', label: { id: hot } },
    ]);
    await reporter.delete(`/projects/${project.id}/labels/${cold}`);
    const after = await guest.get(`${path}/resource_label_events`);
    expect(after.body).toMatchObject([{}, { action: 'add', label: null }, {}]);
    const page = await guest.get(`${path}/resource_label_events?per_page=1&page=3`);
    expect(page.body).toMatchObject([{ action: 'remove' }]);
    expect(page.headers['x-total']).toBe('3');
  });

  it('of the milestone are kept', async () => {
    const { path } = await make('issue');
    const made = await reporter.post(`/groups/${group.id}/milestones`, { title: 'v1' });
    const milestone_id = made.body.id as number;
    await reporter.put(path, { milestone_id });
    await reporter.put(path, { milestone_id: 0 });
    expect((await guest.get(`${path}/resource_milestone_events`)).body).toMatchObject([
      { action: 'add', milestone: { id: milestone_id, title: 'v1', group_id: group.id } },
      { action: 'remove', milestone: { id: milestone_id } },
    ]);
  });

  it('of merge requests are kept as well', async () => {
    const { id, path } = await make('merge_request');
    const made = await reporter.post(`/groups/${group.id}/milestones`, { title: 'v2' });
    const milestone_id = made.body.id as number;
    const warm = await label('warm');
    const maintainer = api.as(people.maintainer);
    await maintainer.put(path, { labels: 'warm', milestone_id });
    await maintainer.put(path, { state_event: 'close' });
    const common = { resource_type: 'MergeRequest', resource_id: id };
    const list = async (kind: string) => (await guest.get(`${path}/resource_${kind}_events`)).body;
    expect(await list('label')).toMatchObject([{ ...common, action: 'add', label: { id: warm } }]);
    expect(await list('milestone')).toMatchObject([
      { ...common, action: 'add', milestone: { id: milestone_id } },
    ]);
    const [closed] = (await list('state')) as [{ id: number }];
    expect(closed).toMatchObject({ ...common, state: 'closed' });
    expect(await guest.get(`${path}/resource_state_events/${closed.id}`)).toMatchObject({
      status: 200,
      body: closed,
    });
    const elsewhere = await make('merge_request');
    const wrong = `${elsewhere.path}/resource_state_events/${closed.id}`;
    expect(await guest.get(wrong)).toMatchObject({ status: 404 });
    expect(await api.as(null).get(`${path}/resource_state_events`)).toMatchObject({ status: 401 });
  });

  it('of weight and iteration are kept', async () => {
    const { id, path } = await make('issue');
    const iteration = await seedIteration(db, { group });
    await reporter.put(path, { weight: 3, iteration_id: iteration.id });
    await reporter.put(path, { weight: '', iteration_id: 0 });
    expect((await guest.get(`${path}/resource_weight_events`)).body).toMatchObject([
      { issue_id: id, weight: 3, user: { id: people.reporter.id } },
      { issue_id: id, weight: null },
    ]);
    expect((await guest.get(`${path}/resource_iteration_events`)).body).toMatchObject([
      {
        action: 'add',
        iteration: {
          id: iteration.id,
          group_id: group.id,
          state: 1,
          start_date: '2030-01-01',
          due_date: '2030-01-14',
        },
      },
      { action: 'remove', iteration: { id: iteration.id } },
    ]);
  });

  it('that it began with are kept, too', async () => {
    await label('first');
    const made = await reporter.post(`/projects/${project.id}/issues`, {
      title: 'Kiln',
      labels: 'first',
    });
    const path = `/projects/${project.id}/issues/${made.body.iid}`;
    expect((await guest.get(`${path}/resource_label_events`)).body).toMatchObject([
      { action: 'add', label: { name: 'first' } },
    ]);
    expect((await guest.get(`${path}/resource_state_events`)).body).toEqual([]);
  });

  it('outlive who made them', async () => {
    const { path } = await make('issue');
    await reporter.put(path, { state_event: 'close' });
    await db('resource_events').update({ user_id: null });
    const [event] = (await guest.get(`${path}/resource_state_events`)).body;
    expect(event).toMatchObject({ user: null, state: 'closed' });
  });

  it('are of one kind and one issue', async () => {
    const { path } = await make('issue');
    const elsewhere = await make('issue');
    await reporter.put(path, { state_event: 'close' });
    const [id] = idsOf(await guest.get(`${path}/resource_state_events`));
    for (const wrong of [
      `${elsewhere.path}/resource_state_events/${id}`,
      `${path}/resource_label_events/${id}`,
      `${path}/resource_milestone_events/${id}`,
      `${path}/resource_weight_events/${id}`,
      `${path}/resource_iteration_events/${id}`,
    ]) {
      expect(await guest.get(wrong)).toMatchObject({
        status: 404,
        body: { message: '404 Not found' },
      });
    }
  });

  it('of an epic are hidden with it', async () => {
    const { path } = await make('epic', { confidential: true });
    for (const kind of ['state', 'label']) {
      for (const one of ['', '/1']) {
        expect(await guest.get(`${path}/resource_${kind}_events${one}`)).toMatchObject({
          status: 404,
          body: { message: '404 Epic Not Found' },
        });
      }
    }
  });

  it('are hidden with the issue', async () => {
    const { path } = await make('issue', { confidential: true });
    for (const kind of ['state', 'label', 'milestone', 'weight', 'iteration']) {
      for (const place of [path, `${path}000`]) {
        expect(await guest.get(`${place}/resource_${kind}_events`)).toMatchObject({
          status: 404,
          body: { message: '404 Issue Not Found' },
        });
      }
    }
  });
});
