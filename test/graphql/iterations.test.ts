import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { type HasId, seedGroup, seedIteration } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const free = await startApp({ config: { plan: 'free' } });
const askFree = await asking(free);
const { group, project, people } = await projectWorld(db);
const below = await seedGroup(db, { parent: group, visibility: 'private' });
const reporter = api.as(people.reporter);
const issues = `/projects/${project.id}/issues`;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const over = await seedIteration(db, { group, start_date: '2020-01-06', due_date: '2020-01-19' });
const now = await seedIteration(db, { group, start_date: day(-7), due_date: day(7) });
await seedIteration(db, { group: below, start_date: '2041-01-01', due_date: '2041-01-14' });
await db('iterations').where('id', now.id).update({ title: 'Now', description: '*Slow* fire' });
const cadenceOf = async ({ id }: HasId) =>
  (await db('iterations').where({ id }).first<{ cadence_id: number }>('cadence_id')).cadence_id;
const cadence = await cadenceOf(now);
await db('iteration_cadences')
  .where('id', cadence)
  .update({ title: 'Weeks', duration_in_weeks: 2 });

async function titled(title: string, attributes: object = {}) {
  const made = await reporter.post(issues, { title, ...attributes });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { readonly id: number; readonly iid: number };
}
await titled('Then', { iteration_id: over.id });
await titled('Today', { iteration_id: now.id });
const whenever = await titled('Whenever');

const gid = (type: string, { id }: HasId) => `gid://gitlab/${type}/${id}`;

it('an iteration has the values of REST', async () => {
  const { body } = await reporter.get(`/groups/${group.id}/iterations?state=current`);
  const [rest] = body as { created_at: string; web_url: string }[];
  const fields = `id iid sequence title description descriptionHtml state startDate dueDate createdAt webUrl webPath
    iterationCadence { id title active automatic rollOver durationInWeeks iterationsInAdvance startDate description }`;
  const shown = {
    ...{ id: gid('Iteration', now), iid: expect.any(String) as string, sequence: 1, title: 'Now' },
    ...{ description: '*Slow* fire', state: 'current', startDate: day(-7), dueDate: day(7) },
    descriptionHtml: expect.stringContaining('<em>Slow</em>') as string,
    createdAt: rest?.created_at.replace(/\.\d+/, ''),
    webUrl: rest?.web_url,
    webPath: `/groups/${group.full_path}/-/iterations/${now.id}`,
    iterationCadence: {
      ...{ id: gid('Iterations::Cadence', { id: cadence }), title: 'Weeks', active: true },
      ...{ automatic: false, rollOver: false, durationInWeeks: 2, iterationsInAdvance: null },
      ...{ startDate: null, description: null },
    },
  };
  const document = `query($id: IterationID!, $path: ID!) { iteration(id: $id) { ${fields} }
    project(fullPath: $path) { issue(iid: "2") { iteration { ${fields} } } } }`;
  const asked = { id: gid('Iteration', now), path: project.full_path };
  expect(await ask(people.reporter, document, asked)).toEqual({
    data: { iteration: shown, project: { issue: { iteration: shown } } },
  });
});

it('an iteration has a page in the project whose list it stands in', async () => {
  const fields = 'nodes { id scopedPath scopedUrl }';
  const path = `/${project.full_path}/-/iterations/${now.id}`;
  const node = { id: gid('Iteration', now) };
  const document = `query($path: ID!, $group: ID!, $id: IterationID!) {
    project(fullPath: $path) { iterations(state: current) { ${fields} }
      issue(iid: "2") { iteration { id scopedPath scopedUrl } } }
    group(fullPath: $group) { iterations(state: current) { ${fields} } }
    iteration(id: $id) { id scopedPath scopedUrl } }`;
  const asked = { path: project.full_path, group: group.full_path, id: node.id };
  const elsewhere = { ...node, scopedPath: null, scopedUrl: null };
  expect(await ask(people.guest, document, asked)).toEqual({
    data: {
      project: {
        iterations: {
          nodes: [
            {
              ...node,
              scopedPath: path,
              scopedUrl: expect.stringMatching(`^http.*${path}$`) as string,
            },
          ],
        },
        issue: { iteration: elsewhere },
      },
      group: { iterations: { nodes: [elsewhere] } },
      iteration: elsewhere,
    },
  });
});

type Listed = Record<'group' | 'project', { iterations: { nodes: { id: string }[] } }>;

async function listed(who: Who, args: string, of: 'group' | 'project' = 'group') {
  const path = of === 'group' ? group.full_path : project.full_path;
  const document = `{ ${of}(fullPath: "${path}") { iterations${args} { nodes { id } } } }`;
  const { data, errors } = await ask(people[who], document);
  expect(errors).toBeUndefined();
  return (data as unknown as Listed)[of].iterations.nodes.map(({ id }) => id);
}

describe('iterations', () => {
  const both = [gid('Iteration', over), gid('Iteration', now)];

  it.each([
    ['', both],
    ['(state: current)', both.slice(1)],
    ['(state: started)', both.slice(1)],
    ['(state: closed)', both.slice(0, 1)],
    ['(search: "now")', both.slice(1)],
    ['(search: "week", in: [CADENCE_TITLE])', both.slice(1)],
    [`(id: "${gid('Iteration', over)}")`, both.slice(0, 1)],
    [`(iterationCadenceIds: ["gid://gitlab/Iterations::Cadence/${cadence}"])`, both.slice(1)],
    ['(iid: "4711")', []],
  ])('are listed by %s', async (args, ids) => {
    expect(await listed('reporter', args)).toEqual(ids);
    expect(await listed('guest', args, 'project')).toEqual(ids);
  });

  it('of groups above are there unless they are not asked for', async () => {
    const document = `query($path: ID!) { group(fullPath: $path) { all: iterations { nodes { startDate } }
      own: iterations(includeAncestors: false) { nodes { startDate } }
      iterationCadences { nodes { active } } above: iterationCadences(includeAncestorGroups: true, title: "eek") { nodes { title } } } }`;
    expect(await ask(people.owner, document, { path: below.full_path })).toEqual({
      data: {
        group: {
          all: { nodes: ['2020-01-06', day(-7), '2041-01-01'].map((startDate) => ({ startDate })) },
          own: { nodes: [{ startDate: '2041-01-01' }] },
          iterationCadences: { nodes: [{ active: true }] },
          above: { nodes: [{ title: 'Weeks' }] },
        },
      },
    });
  });

  it.each(['stranger', 'anonymous'] as const)('are hidden from a %s', async (who) => {
    const id = gid('Iteration', now);
    expect(await ask(people[who], `{ iteration(id: "${id}") { title } }`)).toEqual({
      data: { iteration: null },
    });
  });

  it('are none without the plan for them', async () => {
    const open = await seedGroup(free.db, { visibility: 'public' });
    const one = await seedIteration(free.db, { group: open });
    const document = `{ iteration(id: "${gid('Iteration', one)}") { id } group(fullPath: "${open.full_path}") {
      iterations { nodes { id } } iterationCadences { nodes { id } } } }`;
    expect(await askFree(null, document)).toEqual({
      data: {
        iteration: null,
        group: { iterations: { nodes: [] }, iterationCadences: { nodes: [] } },
      },
    });
  });
});

describe('issues by their iterations', () => {
  it.each([
    ['iterationWildcardId: CURRENT', ['Today']],
    ['iterationWildcardId: ANY', ['Then', 'Today']],
    ['iterationWildcardId: NONE', ['Whenever']],
    [`iterationId: ["${over.id}", null]`, ['Then']],
    ['not: { iterationWildcardId: CURRENT }', ['Then', 'Whenever']],
    ['not: { iterationWildcardId: ANY }', ['Whenever']],
    [`not: { iterationId: ["${gid('Iteration', now)}"] }`, ['Then', 'Whenever']],
  ])('are listed by %s', async (args, titles) => {
    const document = `{ project(fullPath: "${project.full_path}") { issues(sort: TITLE_ASC, ${args}) { nodes { title } } } }`;
    expect(await ask(people.reporter, document)).toEqual({
      data: { project: { issues: { nodes: titles.map((title) => ({ title })) } } },
    });
  });

  it('are planned for one, and for none', async () => {
    const document = `mutation($input: IssueSetIterationInput!) { issueSetIteration(input: $input) {
      errors issue { iteration { title } } } }`;
    const input = { projectPath: project.full_path, iid: String(whenever.iid) };
    const set = (iterationId: string | null) =>
      ask(people.reporter, document, { input: { ...input, iterationId } });
    expect(await set(gid('Iteration', now))).toEqual({
      data: { issueSetIteration: { errors: [], issue: { iteration: { title: 'Now' } } } },
    });
    expect(await set(null)).toEqual({
      data: { issueSetIteration: { errors: [], issue: { iteration: null } } },
    });
    expect(
      await ask(people.guest, document, { input: { ...input, iterationId: null } }),
    ).toMatchObject({ data: { issueSetIteration: null } });
  });

  it('are in the lists of boards that show iterations', async () => {
    const { body } = await reporter.post(`/projects/${project.id}/boards`, { name: 'Weeks' });
    const boardId = gid('Board', body as HasId);
    const create = `mutation($input: BoardListCreateInput!) { boardListCreate(input: $input) { errors
      list { title listType iteration { id } issues { nodes { title } } } } }`;
    const iterationId = gid('Iteration', now);
    expect(await ask(people.reporter, create, { input: { boardId, iterationId } })).toEqual({
      data: {
        boardListCreate: {
          errors: [],
          list: {
            ...{ title: 'Now', listType: 'iteration', iteration: { id: iterationId } },
            issues: { nodes: [{ title: 'Today' }] },
          },
        },
      },
    });
    const document = `query($path: ID!, $id: BoardID!) { project(fullPath: $path) { board(id: $id) { lists {
      nodes { title issues(filters: { iterationId: ["${gid('Iteration', over)}"] }) { nodes { title } } } } } } }`;
    expect(
      await ask(people.reporter, document, { path: project.full_path, id: boardId }),
    ).toMatchObject({
      data: {
        project: {
          board: {
            lists: {
              nodes: [
                { title: 'Open', issues: { nodes: [{ title: 'Then' }] } },
                { title: 'Now', issues: { nodes: [] } },
                {},
              ],
            },
          },
        },
      },
    });
  });
});

it('iterations are listed by their days', async () => {
  const document = `query($path: ID!, $days: Timeframe) { group(fullPath: $path) { iterations(timeframe: $days) {
    nodes { id } } } }`;
  const idsIn = async (start: string, end: string) => {
    const variables = { path: group.full_path, days: { start, end } };
    const { data, errors } = await ask(people.guest, document, variables);
    expect(errors).toBeUndefined();
    const { iterations } = data?.group as unknown as { iterations: { nodes: { id: string }[] } };
    return iterations.nodes.map(({ id }) => id);
  };
  expect(await idsIn('2020-01-19', '2020-02-01')).toEqual([gid('Iteration', over)]);
  expect(await idsIn('2020-01-20', '2020-02-01')).toEqual([]);
  expect(await idsIn(day(0), day(0))).toEqual([gid('Iteration', now)]);
});

describe('new issues', () => {
  const create = (who: Who, given: string, asked = ask) =>
    asked(
      people[who],
      `mutation { createIssue(input: { projectPath: "${project.full_path}", title: "New", ${given} }) {
        errors issue { iteration { id } } } }`,
    );
  const ofCadence = (id: number) => `iterationCadenceId: "gid://gitlab/Iterations::Cadence/${id}"`;
  const current = `iterationWildcardId: CURRENT, ${ofCadence(cadence)}`;

  it('are planned for the iteration of a series that goes on', async () => {
    expect(await create('reporter', current)).toEqual({
      data: { createIssue: { errors: [], issue: { iteration: { id: gid('Iteration', now) } } } },
    });
    const none = { createIssue: { errors: ['No iteration of the cadence goes on'], issue: null } };
    const past = `iterationWildcardId: CURRENT, ${ofCadence(await cadenceOf(over))}`;
    expect(await create('reporter', past)).toEqual({ data: none });
    // A series of another group is none.
    const elsewhere = await seedIteration(db, {
      ...{ group: await seedGroup(db), start_date: day(-7), due_date: day(7) },
    });
    const foreign = `iterationWildcardId: CURRENT, ${ofCadence(await cadenceOf(elsewhere))}`;
    expect(await create('reporter', foreign)).toEqual({ data: none });
  });

  it.each([
    [
      'iterationWildcardId: CURRENT',
      'iterationCadenceId is required when iterationWildcardId is provided.',
    ],
    [
      `${current}, iterationId: "${gid('Iteration', now)}"`,
      'Only one of [iterationId, iterationWildcardId] arguments is allowed at the same time.',
    ],
  ])('name it one way: not by %s', async (given, error) => {
    expect(await create('reporter', given)).toEqual({
      data: { createIssue: null },
      errors: [error],
    });
  });

  it.each(['stranger', 'anonymous'] as const)('are for no %s', async (who) => {
    const { data, errors } = await create(who, current);
    expect(data).toEqual({ createIssue: null });
    expect(errors).toHaveLength(1);
  });
});
