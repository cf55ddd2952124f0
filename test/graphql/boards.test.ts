import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { boardMaker } from '#test/support/boards.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { addMember, seedGroup, seedProject } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const path = project.full_path;
const reporter = api.as(people.reporter);
const { make } = boardMaker(reporter);
const url = `/projects/${project.id}`;

const firing = await make(`${url}/labels`, { name: 'firing', color: '#d9534f' });
await make(`${url}/labels`, { name: 'glaze', color: '#d9534f' });
const due = await make(`${url}/milestones`, { title: 'Autumn' });
const board = await make(`${url}/boards`, { name: 'Kiln' });
const lists = `${url}/boards/${board.id}/lists`;
const ofLabel = await make(lists, { label_id: firing.id });
const ofMilestone = await make(lists, { milestone_id: due.id });
const ofUser = await make(lists, { assignee_id: people.developer.id });

async function issue(title: string, attributes: object = {}) {
  const made = await make(`${url}/issues`, { title, ...attributes });
  return made as typeof made & { readonly iid: number };
}
await issue('Brick', { labels: 'firing,glaze' });
await issue('Ash', { labels: 'firing', issue_type: 'incident' });
const clay = await issue('Clay', { milestone_id: due.id, weight: 3 });
await issue('Wood', { assignee_ids: [people.developer.id] });
await issue('Sand', { labels: 'glaze' });
await issue('Salt', { confidential: true });
for (const title of ['Soot', 'Smoke']) {
  const { iid } = await issue(title, { labels: 'firing' });
  await reporter.put(`${url}/issues/${iid}`, { state_event: 'close' });
}

interface Shown {
  readonly title: string;
  readonly issuesCount: number;
  readonly issues: { readonly nodes: readonly { readonly title: string }[] };
}
type Boards = { project: { board: { lists: { nodes: Shown[] } } | null } };

async function listed(who: Who, filters = '', counted = filters) {
  const { data, errors } = await ask(
    people[who],
    `query($path: ID!, $id: BoardID!) { project(fullPath: $path) { board(id: $id) {
      lists(issueFilters: {${counted}}) { nodes { title issuesCount issues(filters: {${filters}}) {
        nodes { title } } } } } } }`,
    { path, id: `gid://gitlab/Board/${board.id}` },
  );
  expect(errors).toBeUndefined();
  const found = (data as unknown as Boards).project.board;
  return Object.fromEntries(
    (found?.lists.nodes ?? []).map(({ title, issuesCount, issues }) => [
      title,
      [issuesCount, ...issues.nodes.map(({ title }) => title).toSorted()],
    ]),
  );
}

const developer = `@${people.developer.username}`;

describe('a board', () => {
  it('has no milestone where it is limited to what is due next', async () => {
    const { id } = await make(`${url}/boards`, { name: 'Due' });
    await reporter.put(`${url}/boards/${id}`, { milestone_id: -2 });
    const { data, errors } = await ask(
      people.reporter,
      `query($path: ID!, $id: BoardID!) {
        project(fullPath: $path) { board(id: $id) { name milestone { title } } } }`,
      { path, id: `gid://gitlab/Board/${id}` },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ project: { board: { name: 'Due', milestone: null } } });
    await reporter.delete(`${url}/boards/${id}`);
  });

  it('has the values of REST', async () => {
    const { data, errors } = await ask(
      people.reporter,
      `query($path: ID!) { project(fullPath: $path) { boards { nodes { id name hideBacklogList hideClosedList
        createdAt updatedAt webPath webUrl weight assignee { username } milestone { title } labels { nodes { title } }
        lists { nodes { id title listType position maxIssueCount maxIssueWeight limitMetric collapsed: listType
          label { title } milestone { title } assignee { username } } } } } } }`,
      { path },
    );
    expect(errors).toBeUndefined();
    const none = { label: null, milestone: null, assignee: null };
    const shown = (id: string | number, kind: string, title: string, position: number | null) => ({
      ...none,
      ...{ id: `gid://gitlab/List/${id}`, title, listType: kind, collapsed: kind, position },
      ...(position === null
        ? { maxIssueCount: null, maxIssueWeight: null, limitMetric: null }
        : { maxIssueCount: 0, maxIssueWeight: 0, limitMetric: null }),
    });
    const page = `/${path}/-/boards/${board.id}`;
    expect(data).toEqual({
      project: {
        boards: {
          nodes: [
            {
              id: `gid://gitlab/Board/${board.id}`,
              ...{ name: 'Kiln', hideBacklogList: false, hideClosedList: false },
              createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
              updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
              webPath: page,
              webUrl: expect.stringMatching(new RegExp(`^http.*${page}$`)) as string,
              ...{ weight: null, assignee: null, milestone: null, labels: { nodes: [] } },
              lists: {
                nodes: [
                  shown(`backlog-${board.id}`, 'backlog', 'Open', null),
                  { ...shown(ofLabel.id, 'label', 'firing', 0), label: { title: 'firing' } },
                  {
                    ...shown(ofMilestone.id, 'milestone', 'Autumn', 1),
                    milestone: { title: 'Autumn' },
                  },
                  {
                    ...shown(ofUser.id, 'assignee', developer, 2),
                    assignee: { username: people.developer.username },
                  },
                  shown(`closed-${board.id}`, 'closed', 'Closed', null),
                ],
              },
            },
          ],
        },
      },
    });
  });

  it('shows each issue in the lists that it belongs to', async () => {
    expect(await listed('reporter')).toEqual({
      Open: [2, 'Salt', 'Sand'],
      firing: [2, 'Ash', 'Brick'],
      Autumn: [1, 'Clay'],
      [developer]: [1, 'Wood'],
      Closed: [2, 'Smoke', 'Soot'],
    });
    expect(await listed('guest')).toMatchObject({ Open: [1, 'Sand'] });
  });

  const nothing = { Open: [0], firing: [0], Autumn: [0], [developer]: [0], Closed: [0] };
  it.each([
    ['labelName: ["glaze"]', { Open: [1, 'Sand'], firing: [1, 'Brick'] }],
    ['not: { labelName: ["glaze"] }, search: "Salt"', { Open: [1, 'Salt'] }],
    ['types: [INCIDENT, TEST_CASE]', { firing: [1, 'Ash'] }],
    ['not: { types: [ISSUE] }', { firing: [1, 'Ash'] }],
    ['types: []', {}],
    ['assigneeWildcardId: ANY', { [developer]: [1, 'Wood'] }],
    [`assigneeUsername: ["${people.developer.username}"]`, { [developer]: [1, 'Wood'] }],
    ['milestoneTitle: "Autumn", weightWildcardId: ANY', { Autumn: [1, 'Clay'] }],
    ['milestoneWildcardId: ANY, weight: "3"', { Autumn: [1, 'Clay'] }],
    ['confidential: true', { Open: [1, 'Salt'] }],
    [`iids: ["${clay.iid}", "none"]`, { Autumn: [1, 'Clay'] }],
    ['epicWildcardId: ANY', {}],
    ['epicId: "gid://gitlab/Epic/4711"', {}],
    ['authorUsername: "nobody-at-all"', {}],
    ['myReactionEmoji: "star"', {}],
  ])('shows of its issues those with %s', async (filters, left) => {
    expect(await listed('reporter', filters)).toEqual({ ...nothing, ...left });
  });

  it('counts by the filters of its lists, whatever its issues are filtered by', async () => {
    expect(await listed('reporter', 'labelName: ["glaze"]', '')).toMatchObject({
      firing: [2, 'Brick'],
    });
  });

  it.each(['stranger', 'external', 'anonymous'] as const)('is hidden from a %s', async (who) => {
    const document = `query($board: BoardID!, $list: ListID!, $path: ID!) {
      boardList(id: $list) { title issues { nodes { title } } } backlog: boardList(id: "gid://gitlab/List/backlog-${board.id}") { title }
      project(fullPath: $path) { board(id: $board) { name } boards { nodes { name } } } }`;
    const [id, list] = [`gid://gitlab/Board/${board.id}`, `gid://gitlab/List/${ofLabel.id}`];
    const open = await seedProject(db, { visibility: 'public' });
    const asked = { board: id, list, path: open.full_path };
    expect(await ask(people[who], document, asked)).toEqual({
      data: {
        ...{ boardList: null, backlog: null },
        project: { board: null, boards: { nodes: [] } },
      },
    });
    expect(await ask(people[who], document, { ...asked, path })).toMatchObject({
      data: { project: null },
    });
    expect(await ask(people.guest, document, { ...asked, path })).toMatchObject({
      data: { boardList: { title: 'firing' }, project: { board: { name: 'Kiln' } } },
    });
  });

  it('is hidden with the issues of its project', async () => {
    const closed = await seedProject(db, { visibility: 'public', issues_access_level: 'private' });
    await addMember(db, { project: closed, user: people.owner, level: 40 });
    const made = await api.as(people.owner).post(`/projects/${closed.id}/boards`, { name: 'Own' });
    expect(made).toMatchObject({ status: 201 });
    const document = `query($path: ID!, $id: BoardID!) { project(fullPath: $path) { board(id: $id) { name }
      boards { nodes { name } } } }`;
    const asked = {
      path: closed.full_path,
      id: `gid://gitlab/Board/${(made.body as { id: number }).id}`,
    };
    expect(await ask(people.stranger, document, asked)).toEqual({
      data: { project: { board: null, boards: { nodes: [] } } },
    });
    expect(await ask(people.owner, document, asked)).toEqual({
      data: { project: { board: { name: 'Own' }, boards: { nodes: [{ name: 'Own' }] } } },
    });
  });
});

describe('boards of a group', () => {
  it('come page by page, with the issues of all that is in the group but archived', async () => {
    const kept = await seedProject(db, { namespace: group, visibility: 'private' });
    const archived = await seedProject(db, { namespace: group, visibility: 'private' });
    for (const { id } of [kept, archived]) {
      await make(`/projects/${id}/issues`, { title: `Within ${id}` });
    }
    await api.as(people.owner).post(`/projects/${archived.id}/archive`, {});
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    await make(`/groups/${below.id}/boards`, { name: 'Below' });
    for (const name of ['One', 'Two', 'Three']) await make(`/groups/${group.id}/boards`, { name });
    const document = `query($path: ID!, $after: String) { group(fullPath: $path) {
      boards(first: 2, after: $after) { nodes { name webPath lists { nodes { title issues(filters: { search: "Within" }) { nodes { title } } } } }
        pageInfo { hasNextPage endCursor } } } }`;
    type Page = {
      group: { boards: { nodes: { name: string }[]; pageInfo: { endCursor: string } } };
    };
    const first = await ask(people.reporter, document, { path: group.full_path });
    const shown = [
      { title: 'Open', issues: { nodes: [{ title: `Within ${kept.id}` }] } },
      { title: 'Closed', issues: { nodes: [] } },
    ];
    expect(first).toMatchObject({
      data: {
        group: {
          boards: {
            nodes: [{ name: 'One', lists: { nodes: shown } }, { name: 'Two' }],
            pageInfo: { hasNextPage: true },
          },
        },
      },
    });
    const { endCursor: after } = (first.data as unknown as Page).group.boards.pageInfo;
    const second = await ask(people.reporter, document, { path: group.full_path, after });
    expect(second).toMatchObject({
      data: {
        group: { boards: { nodes: [{ name: 'Three' }], pageInfo: { hasNextPage: false } } },
      },
    });
  });
});

describe('mutations of boards', () => {
  const create = `mutation($input: CreateBoardInput!) { createBoard(input: $input) { errors
    board { id name hideClosedList weight milestone { title } labels { nodes { title } } lists { nodes { title } } } } }`;
  const addList = `mutation($input: BoardListCreateInput!) { boardListCreate(input: $input) { errors
    list { id title position } } }`;
  const moveList = `mutation($input: UpdateBoardListInput!) { updateBoardList(input: $input) { errors
    list { title position } } }`;
  const removeList = `mutation($input: DestroyBoardListInput!) { destroyBoardList(input: $input) { errors
    list { title } } }`;
  const update = `mutation($input: UpdateBoardInput!) { updateBoard(input: $input) { errors
    board { name hideBacklogList labels { nodes { title } } lists { nodes { title } } } } }`;
  const destroy = `mutation($input: DestroyBoardInput!) { destroyBoard(input: $input) { errors board { id } } }`;

  type Created = { createBoard: { board: { id: string } } };
  type Added = { boardListCreate: { list: { id: string } } };

  it.each(['project', 'group'] as const)('change a board of a %s', async (kind) => {
    const place = kind === 'project' ? { projectPath: path } : { groupPath: group.full_path };
    const where = kind === 'project' ? url : `/groups/${group.id}`;
    const one = await make(`${where}/labels`, { name: `ash ${kind}`, color: '#d9534f' });
    const other = await make(`${where}/labels`, { name: `soot ${kind}`, color: '#d9534f' });
    const labelOf = ({ id }: { id: number }) => `gid://gitlab/GroupLabel/${id}`;
    const input = { ...place, name: 'New', hideClosedList: true, labelIds: [labelOf(one)] };
    const created = await ask(people.reporter, create, { input: { ...input, weight: 2 } });
    const { id } = (created.data as unknown as Created).createBoard.board;
    expect(created.data).toEqual({
      createBoard: {
        errors: [],
        board: {
          ...{ id, name: 'New', hideClosedList: true, weight: 2, milestone: null },
          ...{
            labels: { nodes: [{ title: `ash ${kind}` }] },
            lists: { nodes: [{ title: 'Open' }] },
          },
        },
      },
    });
    const lists: string[] = [];
    for (const label of [one, other]) {
      const added = await ask(people.reporter, addList, {
        input: { boardId: id, labelId: labelOf(label) },
      });
      lists.push((added.data as unknown as Added).boardListCreate.list.id);
    }
    const again = { input: { boardId: id, labelId: labelOf(one) } };
    expect(await ask(people.reporter, addList, again)).toEqual({
      data: { boardListCreate: { errors: ['Label has already been taken'], list: null } },
    });
    const moved = { input: { listId: lists[1], position: 0 } };
    expect(await ask(people.reporter, moveList, moved)).toEqual({
      data: {
        updateBoardList: { errors: [], list: { title: `soot ${kind}`, position: 0 } },
      },
    });
    expect(await ask(people.reporter, removeList, { input: { listId: lists[0] } })).toEqual({
      data: { destroyBoardList: { errors: [], list: null } },
    });
    const changed = { id, name: 'Newer', hideBacklogList: true, labels: [] };
    expect(await ask(people.reporter, update, { input: changed })).toEqual({
      data: {
        updateBoard: {
          errors: [],
          board: {
            ...{ name: 'Newer', hideBacklogList: true, labels: { nodes: [] } },
            lists: { nodes: [{ title: `soot ${kind}` }] },
          },
        },
      },
    });
    expect(await ask(people.reporter, destroy, { input: { id } })).toEqual({
      data: { destroyBoard: { errors: [], board: null } },
    });
    expect(await ask(people.reporter, destroy, { input: { id } })).toMatchObject({
      data: { destroyBoard: null },
      errors: [expect.stringMatching(/^The resource that you are attempting/)],
    });
  });

  it('tell what is wrong in the payload, or refuse it', async () => {
    const named = { projectPath: path, name: ' ' };
    expect(await ask(people.reporter, create, { input: named })).toEqual({
      data: { createBoard: { errors: [expect.stringMatching(/name/i)], board: null } },
    });
    const heavy = { projectPath: path, name: 'Light', weight: -1 };
    expect(await ask(people.reporter, create, { input: heavy })).toEqual({
      data: { createBoard: { errors: ['weight does not have a valid value'], board: null } },
    });
    const labelled = { projectPath: path, name: 'Marked', labels: ['x'.repeat(256)] };
    expect(await ask(people.reporter, create, { input: labelled })).toEqual({
      data: {
        createBoard: { errors: [expect.stringMatching(/^Labels is too long/)], board: null },
      },
    });
    expect(await db('boards').whereIn('name', ['Light', 'Marked'])).toEqual([]);
    expect(await ask(people.reporter, create, { input: { name: 'Nowhere' } })).toMatchObject({
      errors: ['Exactly one of group_path or project_path arguments is required'],
    });
    const nothing = { boardId: `gid://gitlab/Board/${board.id}` };
    expect(await ask(people.reporter, addList, { input: nothing })).toMatchObject({
      data: { boardListCreate: { errors: [expect.any(String)], list: null } },
    });
    const closed = { listId: `gid://gitlab/List/closed-${board.id}` };
    expect(await ask(people.reporter, removeList, { input: closed })).toMatchObject({
      data: { destroyBoardList: null },
    });
  });

  it.each(['guest', 'stranger', 'anonymous'] as const)('refuse a %s', async (who) => {
    const id = `gid://gitlab/Board/${board.id}`;
    const listId = `gid://gitlab/List/${ofLabel.id}`;
    const refused = [
      ['createBoard', create, { projectPath: path, name: 'No' }],
      ['updateBoard', update, { id, name: 'No' }],
      ['destroyBoard', destroy, { id }],
      [
        'boardListCreate',
        addList,
        { boardId: id, labelId: `gid://gitlab/ProjectLabel/${firing.id}` },
      ],
      ['updateBoardList', moveList, { listId, position: 1 }],
      ['destroyBoardList', removeList, { listId }],
    ] as const;
    for (const [name, document, input] of refused) {
      const { data, errors } = await ask(people[who], document, { input });
      expect(data).toEqual({ [name]: null });
      expect(errors).toEqual([expect.stringMatching(/^The resource that you are attempting/)]);
    }
  });
});

describe('a command line', () => {
  async function send(query: string, variables: object) {
    const answer = await reporter.sendTo('POST', '/api/graphql', { query, variables });
    expect(answer).toMatchObject({ status: 200 });
    const { data, errors } = answer.body as { readonly data: unknown; readonly errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }
  const boards = { nodes: [{ id: `gid://gitlab/Board/${board.id}`, name: 'Kiln' }] };

  it('asks for the boards of a project', async () => {
    const document = `query { project(fullPath: "${path}") { name forksCount statistics { wikiSize } issuesEnabled
      boards { nodes { id name } } } }`;
    expect(await send(document, {})).toMatchObject({ project: { boards } });
  });

  it('goes through them with their lists and issues', async () => {
    const document = `query($fullPath: ID!, $endCursor: String) { project(fullPath: $fullPath) {
      boards(first: 5, after: $endCursor) { pageInfo { endCursor hasNextPage } nodes { id name lists(first: 20) { nodes {
        title issuesCount issues(first: 10) { nodes { iid title webUrl labels { nodes { title } }
          assignees { nodes { username } } } } } } } } } }`;
    const lists = { nodes: [{ title: 'Open' }, { title: 'firing', issuesCount: 2 }, {}, {}, {}] };
    expect(await send(document, { fullPath: path, endCursor: null })).toMatchObject({
      project: {
        boards: { pageInfo: { hasNextPage: false }, nodes: [{ ...boards.nodes[0], lists }] },
      },
    });
  });
});
