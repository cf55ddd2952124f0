import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { boardMaker } from '#test/support/boards.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

// Epics of the issues of a board.
const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const path = project.full_path;
const reporter = api.as(people.reporter);
const { make } = boardMaker(reporter);
const url = `/projects/${project.id}`;
const board = await make(`${url}/boards`, { name: 'Kiln' });

async function issue(title: string, attributes: object = {}) {
  const made = await make(`${url}/issues`, { title, ...attributes });
  return made as typeof made & { readonly iid: number };
}

const epics = `/groups/${group.id}/epics`;
const open = await make(epics, { title: 'Fire' });
const secret = await make(epics, { title: 'Hire', confidential: true });
const unused = await make(epics, { title: 'Rest' });
const shelf = await issue('Shelf', { epic_id: open.id, labels: 'glaze' });
await issue('Door', { epic_id: open.id });
await issue('Pay', { epic_id: secret.id, confidential: true });
await reporter.put(`${url}/issues/${shelf.iid}`, { state_event: 'close' });
const asked = async (who: Who, filters = '', asks = ask) => {
  const document = `query($path: ID!, $id: BoardID!) { project(fullPath: $path) { board(id: $id) {
    epics(issueFilters: {${filters}}) { nodes { id title hasIssues } pageInfo { hasNextPage } } } } }`;
  const id = `gid://gitlab/Board/${board.id}`;
  const { data, errors } = await asks(people[who], document, { path, id });
  expect(errors).toBeUndefined();
  type Found = { board: { epics: { nodes: { id: string; title: string }[] } | null } | null };
  const { project: found } = data as unknown as { project: Found | null };
  return found?.board?.epics?.nodes ?? null;
};
const shown = (...some: readonly { readonly id: number }[]) =>
  some.map(({ id }) => expect.objectContaining({ id: `gid://gitlab/Epic/${id}`, hasIssues: true }));

it.each([
  ['guest', [open]],
  ['reporter', [open, secret]],
  ['owner', [open, secret]],
  ['administrator', [open, secret]],
] as const)('are shown to a %s as far as these see them', async (who, some) => {
  expect(await asked(who)).toEqual(shown(...some));
});

it('are those of the issues that filters leave', async () => {
  expect(await asked('reporter', 'labelName: ["glaze"]')).toEqual(shown(open));
  expect(await asked('reporter', 'search: "nothing"')).toEqual([]);
  expect(await asked('reporter', 'types: []')).toEqual([]);
  expect(await asked('reporter', `epicId: "gid://gitlab/Epic/${unused.id}"`)).toEqual([]);
});

it.each(['stranger', 'anonymous'] as const)('are hidden from a %s', async (who) => {
  expect(await asked(who)).toBeNull();
});

it('are null without the plan for them', async () => {
  const { config, ...environment } = app.environment;
  const askFree = await asking({
    environment: { ...environment, config: { ...config, plan: 'free' } },
  });
  expect(await asked('reporter', '', askFree)).toBeNull();
});
