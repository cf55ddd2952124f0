import { expect, it } from 'vitest';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { issueList } from '#src/domains/planning/issues/list/list.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

// Connections add up all their rows, whatever page of them is asked for.
const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git } = app;
const ask = await asking(app);
const { config, ...environment } = app.environment;
const askFree = await asking({
  environment: { ...environment, config: { ...config, plan: 'free' } },
});
const { group, project, people, path, branch } = await mergeRequestWorld({ db, git });
const reporter = api.as(people.reporter);

async function issue(title: string, attributes: object = {}) {
  const made = await reporter.post(`/projects/${project.id}/issues`, { title, ...attributes });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { readonly id: number; readonly iid: number };
}

const brick = await issue('Brick', { weight: 3 });
const clay = await issue('Clay', { weight: 4, labels: 'wet' });
await issue('Sand');
const secret = await issue('Secret', { weight: 100, confidential: true });
for (const blocker of [clay, secret]) {
  const link = { target_project_id: project.id, target_issue_iid: brick.iid, link_type: 'blocks' };
  const url = `/projects/${project.id}/issues/${blocker.iid}/links`;
  expect(await reporter.post(url, link)).toMatchObject({ status: 201 });
}

async function found(who: Who, fields: string, asked = ask) {
  const document = `query($path: ID!, $group: ID!) {
    project(fullPath: $path) { ${fields} } group(fullPath: $group) { id ${fields.startsWith('issues') ? fields : ''} } }`;
  const { data, errors } = await asked(people[who], document, {
    path: project.full_path,
    group: group.full_path,
  });
  expect(errors).toBeUndefined();
  return data as unknown as { project: object | null; group: object | null };
}

/** Stores so many issues of a weight. */
async function weigh(project_id: number, count: number, weight: number) {
  const at = '2024-01-01T00:00:00.000Z';
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ project_id, weight, iid: index + 1, title: 'Shard', title_key: 'shard', state: 'opened' },
    ...{ issue_type: 'issue', severity: 'UNKNOWN', confidential: false },
    ...{ author_id: people.owner.id, created_at: at, updated_at: at },
  }));
  for (const some of splitIntoBatches(rows, 100)) await db('issues').insert(some);
}

it.each([
  ['guest', 7],
  ['reporter', 107],
  ['developer', 107],
  ['owner', 107],
  ['administrator', 107],
] as const)('issues weigh for a %s %i together', async (who, weight) => {
  expect(
    await found(who, 'issues(first: 1, sort: TITLE_ASC) { weight nodes { title } }'),
  ).toMatchObject({
    project: { issues: { weight, nodes: [{ title: 'Brick' }] } },
    group: { issues: { weight } },
  });
});

it.each(['stranger', 'anonymous'] as const)('issues weigh nothing for a %s', async (who) => {
  expect(await found(who, 'issues { weight }')).toEqual({ project: null, group: null });
});

it('issues weigh as far as filters leave them, and nothing without the plan for weights', async () => {
  expect(
    await found(
      'guest',
      `issues(labelName: ["wet"]) { weight } none: issues(search: "nothing") { weight }
        light: issues(types: []) { weight }`,
    ),
  ).toMatchObject({
    project: { issues: { weight: 4 }, none: { weight: 0 }, light: { weight: 0 } },
  });
  expect(await found('owner', 'issues { weight }', askFree)).toMatchObject({
    project: { issues: { weight: 0 } },
  });
});

it.each([
  ['guest', 4],
  ['reporter', 104],
] as const)('issues that block another weigh for a %s %i together', async (who, weight) => {
  const fields = `issue(iid: "${brick.iid}") { blockedByIssues(first: 1) { weight } }`;
  expect(await found(who, fields)).toMatchObject({
    project: { issue: { blockedByIssues: { weight } } },
  });
});

it('lists of a board weigh as their issues do', async () => {
  const { body: board } = await reporter.post(`/projects/${project.id}/boards`, { name: 'Kiln' });
  const { body: label } = await reporter.get(`/projects/${project.id}/labels/wet`);
  await reporter.post(`/projects/${project.id}/boards/${board.id}/lists`, { label_id: label.id });
  const fields = `board(id: "gid://gitlab/Board/${board.id}") { lists { nodes { title totalWeight issues { weight } } }
    filtered: lists(issueFilters: { search: "brick" }) { nodes { totalWeight } } }`;
  const lists = (open: number) => ({
    project: {
      board: {
        lists: {
          nodes: [
            { title: 'Open', totalWeight: open, issues: { weight: open } },
            { title: 'wet', totalWeight: 4, issues: { weight: 4 } },
            { title: 'Closed', totalWeight: 0, issues: { weight: 0 } },
          ],
        },
        filtered: { nodes: [{ totalWeight: 3 }, { totalWeight: 0 }, { totalWeight: 0 }] },
      },
    },
  });
  expect(await found('guest', fields)).toMatchObject(lists(3));
  expect(await found('reporter', fields)).toMatchObject(lists(103));
  const { project: free } = await found('reporter', fields, askFree);
  expect(free).toMatchObject({ board: { filtered: { nodes: [{ totalWeight: null }, {}, {}] } } });
});

it.each(['reporter', 'developer', 'administrator'] as const)(
  'merge requests took for a %s as long as those that are merged',
  async (who) => {
    const source = `took-${who}`;
    const body = { source_branch: await branch(), target_branch: 'main', title: source };
    const made: number[] = [];
    for (const _ of [1, 2]) {
      const answer = await api
        .as(people.developer)
        .post(path, { ...body, source_branch: await branch() });
      expect(answer).toMatchObject({ status: 201 });
      made.push(answer.body.id);
    }
    const fields = `mergeRequests(search: "${source}") { count totalTimeToMerge }`;
    const took = (totalTimeToMerge: number | null) => ({
      project: { mergeRequests: { count: 2, totalTimeToMerge } },
    });
    expect(await found(who, fields)).toMatchObject(took(null));
    const merged = (from: string, to: string) => ({
      ...{ state: 'merged', created_at: from, merged_at: to },
    });
    const rows = (id: number | undefined) => db('merge_requests').where({ id: id ?? 0 });
    await rows(made[0]).update(merged('2024-01-01T00:00:00.250Z', '2024-01-01T00:00:10.500Z'));
    expect(await found(who, fields)).toMatchObject(took(10.25));
    await rows(made[1]).update(merged('2024-01-01T00:00:00.000Z', '2024-01-03T00:00:00.000Z'));
    expect(await found(who, fields)).toMatchObject(took(172_810.25));
  },
);

it('merge requests take nothing for a guest, who sees none', async () => {
  expect(await found('guest', 'mergeRequests { totalTimeToMerge }')).toMatchObject({
    project: { mergeRequests: null },
  });
});

it('the sums of many projects take no more statements than those of few', async () => {
  const document = `query($ids: [ID!]) { projects(ids: $ids) { nodes { issues { weight } } } }`;
  const homes: number[] = [];
  const statements = async () => {
    const ids = homes.map((id) => `gid://gitlab/Project/${id}`);
    const seen = await statementsOfRequests(app, async () => {
      const { data, errors } = await ask(people.owner, document, { ids });
      expect(errors).toBeUndefined();
      const { nodes } = (data as unknown as { projects: { nodes: object[] } }).projects;
      expect(nodes).toEqual(homes.map(() => ({ issues: { weight: 5 } })));
    });
    return seen.length;
  };
  const add = async () => {
    const home = await seedProject(db, { visibility: 'public' });
    await weigh(home.id, 1, 5);
    homes.push(home.id);
  };
  await add();
  await add();
  const few = await statements();
  for (let at = 0; at < 6; at += 1) await add();
  expect(await statements()).toBe(few);
});

it('a sum of many rows equals that of few', async () => {
  const home = await seedProject(db, { visibility: 'public' });
  const rows = 501;
  await weigh(home.id, rows, 2);
  const { data } = await ask(
    null,
    `query($path: ID!) { project(fullPath: $path) { issues(first: 1) { count weight } } }`,
    { path: home.full_path },
  );
  expect(data).toEqual({ project: { issues: { count: rows, weight: 2 * rows } } });
  const asked = { actor: null, query: {}, now: new Date(), admin: false };
  await expect(issueList.sum(db, { ...asked, query: { place: null } }, 'heat')).rejects.toThrow(
    'no heat of issues is added up',
  );
});
