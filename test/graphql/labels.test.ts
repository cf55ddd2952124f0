import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db } = app;
const ask = await asking(app);
const { group, people, project } = await projectWorld(db);
const reporter = api.as(people.reporter);
for (const [place, name] of [
  [`/projects/${project.id}`, 'clay'],
  [`/projects/${project.id}`, 'clay pipe'],
  [`/groups/${group.id}`, 'ash'],
] as const) {
  const made = await reporter.post(`${place}/labels`, { name, color: '#d9534f' });
  expect(made).toMatchObject({ status: 201 });
}

it.each([
  ['reporter', '(title: "clay")', ['clay']],
  ['reporter', '(searchTerm: "clay")', ['clay', 'clay pipe']],
  ['reporter', '(title: "Clay")', []],
  ['guest', '(title: "ash")', ['ash']],
  ['guest', '(title: "clay", searchTerm: "pipe")', []],
  ['stranger', '(title: "clay")', null],
] as const)('a project shows a %s its labels%s', async (who, args, titles) => {
  const document = `query($path: ID!) { project(fullPath: $path) { labels${args} { nodes { title } } } }`;
  const { data, errors } = await ask(people[who], document, { path: project.full_path });
  expect(errors).toBeUndefined();
  expect(data?.project).toEqual(
    titles && { labels: { nodes: titles.map((title) => ({ title })) } },
  );
});
