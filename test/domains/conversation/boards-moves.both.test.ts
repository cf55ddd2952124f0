import { expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { unique } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const path = `/projects/${project.id}`;

/** The titles of labels, each with a list on a new board, and an issue in the first of them. */
async function boardWithIssue() {
  const board = await reporter.post(`${path}/boards`, { name: unique('board') });
  const titles = [unique('to do'), unique('doing'), unique('done')] as const;
  for (const name of titles) {
    const label = await reporter.post(`${path}/labels`, { name, color: '#d9534f' });
    const lists = `${path}/boards/${board.body.id}/lists`;
    const made = await reporter.post(lists, { label_id: label.body.id });
    expect(made.status).toBe(201);
  }
  const title = unique('issue');
  const issue = await reporter.post(`${path}/issues`, { title, labels: titles[0] });
  expect(issue.status).toBe(201);
  const way = `${path}/issues/${issue.body.iid}`;
  const labels = async () => (await reporter.get(way)).body['labels'] as string[];
  const events = async () =>
    (await reporter.get(`${way}/resource_label_events?per_page=100`)).body as unknown as {
      action: string;
      label: { name: string };
    }[];
  return { titles, way, labels, events };
}

it('moves an issue to another list by one change of its labels', async () => {
  const { titles, way, labels, events } = await boardWithIssue();
  const [toDo, doing] = titles;
  const before = (await events()).length;
  const moved = await reporter.put(way, { add_labels: doing, remove_labels: toDo });
  expect(moved).toMatchObject({ status: 200, body: { labels: [doing] } });
  expect(await labels()).toEqual([doing]);
  const told = (await events()).slice(before);
  expect(told.map(({ action, label }) => `${action} ${label.name}`).toSorted()).toEqual([
    `add ${doing}`,
    `remove ${toDo}`,
  ]);
});

it('leaves an issue in its list when a part of the change is refused', async () => {
  const { titles, way, labels, events } = await boardWithIssue();
  const [toDo, doing] = titles;
  const before = await events();
  const move = { add_labels: doing, remove_labels: toDo };
  for (const wrong of [{ title: ' ' }, { state_event: 'burn' }, { due_date: 'soon' }]) {
    expect(await reporter.put(way, { ...move, ...wrong })).toMatchObject({ status: 400 });
  }
  expect(await api.as(people.guest).put(way, move)).toMatchObject({ status: 403 });
  expect(await labels()).toEqual([toDo]);
  expect(await events()).toEqual(before);
});

race('keeps an issue in one list, however many move it at once', async () => {
  const { titles, way, labels, events } = await boardWithIssue();
  const moves = Array.from({ length: 12 }, (_, index) => {
    const to = titles[index % 3] ?? '';
    const rest = titles.filter((title) => title !== to).join(',');
    return reporter.put(way, { add_labels: to, remove_labels: rest });
  });
  for (const answer of await Promise.all(moves)) {
    expect(answer).toMatchObject({ status: 200, body: { labels: [expect.any(String)] } });
  }
  const [left, ...others] = await labels();
  expect(others).toEqual([]);
  // The history tells the same.
  const held = new Set<string>();
  for (const { action, label } of await events()) {
    if (action === 'add') held.add(label.name);
    else held.delete(label.name);
  }
  expect([...held]).toEqual([left]);
});
