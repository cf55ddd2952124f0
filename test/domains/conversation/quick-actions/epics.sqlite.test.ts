import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { unique } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const epics = `/groups/${group.id}/epics`;

async function newEpic(body: object = {}) {
  const made = await reporter.post(epics, { title: unique('Second kiln '), ...body });
  expect(made).toMatchObject({ status: 201 });
  return { ...made.body, path: `${epics}/${made.body.iid}` } as {
    id: number;
    iid: number;
    path: string;
  };
}

const say = (epic: { id: number }, body: string, as = reporter) =>
  as.post(`${epics}/${epic.id}/notes`, { body });

const heat = (await reporter.post(`/groups/${group.id}/labels`, { name: 'heat', color: '#d9534f' }))
  .body.id as number;
await reporter.post(`/projects/${project.id}/labels`, { name: 'inside', color: '#d9534f' });

describe('commands in notes on epics', () => {
  it.each([
    ['/close', { state_event: 'close' }, { state: 'closed' }, 'Closed this epic.'],
    ['/title Kiln', { title: 'Kiln' }, { title: 'Kiln' }, 'Changed the title to "Kiln".'],
    ['/label ~heat', { add_label_ids: [heat] }, { labels: ['heat'] }, 'Added ~heat.'],
    [
      '/unsubscribe',
      { subscription_event: 'unsubscribe' },
      { subscribed: false },
      'Unsubscribed from this epic.',
    ],
    ['/todo', { todo_event: 'add' }, {}, 'Added a to-do.'],
    ['/award :thumbsup:', { emoji_award: 'thumbsup' }, { upvotes: 1 }, 'Awarded :thumbsup:.'],
  ])('%s', async (body, changes, attributes, sentence) => {
    const epic = await newEpic();
    expect(await say(epic, body)).toMatchObject({
      status: 202,
      body: { commands_changes: changes, summary: [sentence] },
    });
    expect((await reporter.get(epic.path)).body).toMatchObject(attributes);
  });

  it('take labels away and open again', async () => {
    const epic = await newEpic({ labels: 'heat' });
    await reporter.put(epic.path, { state_event: 'close' });
    const answer = await say(epic, 'Again\n/reopen\n/unlabel ~heat');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        body: 'Again',
        commands_changes: { state_event: 'reopen', remove_label_ids: [heat] },
      },
    });
    expect((await reporter.get(epic.path)).body).toMatchObject({ state: 'opened', labels: [] });
  });

  it.each(['/assign me', '/due today', '/estimate 1h', '/lock', '/weight 1'])(
    'know no %s',
    async (body) => {
      const epic = await newEpic();
      expect(await say(epic, body)).toMatchObject({ status: 201, body: { body } });
    },
  );

  it('do for guests what guests may', async () => {
    const epic = await newEpic();
    const guest = api.as(people.guest);
    for (const body of ['/close', '/title Other', '/label ~heat']) {
      expect(await say(epic, body, guest)).toMatchObject({ status: 201, body: { body } });
    }
    expect((await say(epic, '/todo', guest)).status).toBe(202);
  });
});

it('descriptions of epics are read for commands', async () => {
  const epic = await newEpic({ description: 'Build it\n/label ~heat\n/assign me' });
  expect(epic).toMatchObject({ description: 'Build it\n/assign me', labels: ['heat'] });
  const changed = await reporter.put(epic.path, { description: '/close\n/todo\nBuilt' });
  expect(changed).toMatchObject({
    status: 200,
    body: { description: 'Built', state: 'closed', labels: ['heat'] },
  });
  expect(await db('todos').where({ epic_id: epic.id })).toHaveLength(1);
});
