import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
app.environment.workers.start();
const { api, db, git } = app;
const ask = await asking(app);
const { project, group, people, path, branch, repository } = await mergeRequestWorld({ db, git });
const { developer, reporter } = people;
const of = project.full_path;
const { body: issue } = await api
  .as(developer)
  .post(`/projects/${project.id}/issues`, { title: 'Heat', assignee_ids: [reporter.id] });
const { body: request } = await api.as(developer).post(path, {
  ...{ source_branch: await branch(), target_branch: 'main', title: 'Cool slowly' },
  reviewer_ids: [reporter.id],
});
const issueId = `gid://gitlab/Issue/${issue.id}`;
const requestId = `gid://gitlab/MergeRequest/${request.id}`;
const refused = 'The resource that you are attempting to access does not exist';

type Todo = { id: string; state: string; action: string; targetType: string };
const fields = `id state action targetType body createdAt author { username } project { fullPath } group { id }
  target { __typename webUrl ... on Issue { iid title } ... on MergeRequest { iid title } }`;

async function todosOf(given = '', who: Who = 'reporter'): Promise<Todo[]> {
  const document = `{ currentUser { todos${given} { nodes { ${fields} } } } }`;
  const { data, errors } = await ask(people[who], document);
  expect(errors).toBeUndefined();
  const { currentUser } = data as unknown as { currentUser: { todos: { nodes: Todo[] } } | null };
  return currentUser?.todos.nodes ?? [];
}

async function run(name: string, input: object, shown: string, who: Who = 'reporter') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation($input: ${type}!) { ${name}(input: $input) { errors ${shown} } }`;
  const { data, errors } = await ask(people[who], document, { input });
  const payloads = (data ?? {}) as unknown as Record<string, Record<string, never> | null>;
  return { errors, payload: payloads[name] ?? null };
}

describe('to-dos', () => {
  it('are those that are not done, of all kinds, with what they are about', async () => {
    const { body: rest } = await api.as(reporter).get('/todos');
    const shown = await todosOf();
    expect(shown.map(({ id }) => id)).toEqual(
      (rest as { id: number }[]).map(({ id }) => `gid://gitlab/Todo/${id}`),
    );
    expect(shown).toMatchObject([
      {
        state: 'pending',
        action: 'review_requested',
        targetType: 'MERGEREQUEST',
        body: 'Cool slowly',
        author: { username: developer.username },
        project: { fullPath: of },
        group: null,
        target: {
          __typename: 'MergeRequest',
          webUrl: request.web_url,
          iid: String(request.iid),
          title: 'Cool slowly',
        },
      },
      {
        action: 'assigned',
        targetType: 'ISSUE',
        target: { __typename: 'Issue', iid: String(issue.iid), title: 'Heat' },
      },
    ]);
  });

  it.each([
    ['(action: [assigned, marked])', ['ISSUE']],
    ['(type: [MERGEREQUEST])', ['MERGEREQUEST']],
    ['(type: [ALERT])', []],
    ['(state: [done])', []],
    [`(authorId: ["gid://gitlab/User/${developer.id}"])`, ['MERGEREQUEST', 'ISSUE']],
    [`(authorId: ["gid://gitlab/User/${reporter.id}"])`, []],
    [`(projectId: ["gid://gitlab/Project/${project.id}"])`, ['MERGEREQUEST', 'ISSUE']],
    [
      `(groupId: ["gid://gitlab/Group/${group.id}", "gid://gitlab/Group/1"])`,
      ['MERGEREQUEST', 'ISSUE'],
    ],
    ['(first: 1)', ['MERGEREQUEST']],
  ])('are narrowed by %s', async (given, types) => {
    expect((await todosOf(given)).map(({ targetType }) => targetType)).toEqual(types);
  });

  const hide = (level: string) =>
    db('projects').where('id', project.id).update({ merge_requests_access_level: level });

  it('are those of the caller alone', async () => {
    const [todo] = await todosOf();
    const document = `query($name: String!) { user(username: $name) { todos { nodes { id } } } }`;
    expect(await ask(developer, document, { name: reporter.username })).toEqual({
      data: { user: { todos: { nodes: [] } } },
    });
    const one = `{ todo(id: "${todo?.id}") { state } }`;
    expect(await ask(reporter, one)).toEqual({ data: { todo: { state: 'pending' } } });
    for (const who of ['developer', 'anonymous'] as const) {
      expect(await ask(people[who], one)).toEqual({ data: { todo: null } });
      for (const name of ['todoMarkDone', 'todoRestore']) {
        expect(await run(name, { id: todo?.id }, 'todo { state }', who)).toMatchObject({
          errors: [expect.stringContaining(refused)],
          payload: null,
        });
      }
    }
    expect((await todosOf()).map(({ state }) => state)).toEqual(['pending', 'pending']);
  });

  it('go with what they are about when that is hidden', async () => {
    await hide('disabled');
    const types = (await todosOf()).map(({ targetType }) => targetType);
    await hide('enabled');
    expect(types).toEqual(['ISSUE']);
  });

  it('are done, restored and done all at once', async () => {
    const [{ id } = { id: '' }] = await todosOf();
    const done = { errors: [], todo: { state: 'done' } };
    expect((await run('todoMarkDone', { id }, 'todo { state }')).payload).toEqual(done);
    expect((await run('todoMarkDone', { id }, 'todo { state }')).payload).toEqual(done);
    expect(await todosOf()).toHaveLength(1);
    const restored = await run('todoRestore', { id }, 'todo { id state }');
    expect(restored.payload).toEqual({ errors: [], todo: { id, state: 'pending' } });
    const about = await run(
      'todosMarkAllDone',
      { targetId: issueId },
      'todos { targetType state }',
    );
    expect(about.payload).toEqual({
      errors: [],
      todos: [{ targetType: 'ISSUE', state: 'done' }],
    });
    expect(await todosOf()).toHaveLength(1);
    expect((await run('todosMarkAllDone', {}, 'todos { id }')).payload).toEqual({
      errors: [],
      todos: [{ id }],
    });
    expect(await todosOf()).toEqual([]);
    const finished = (await todosOf('(state: [done])')).map((todo) => todo.id);
    await hide('disabled');
    const hidden = await run('todoRestoreMany', { ids: finished }, 'todos { state }');
    await hide('enabled');
    expect(hidden).toMatchObject({ errors: [expect.stringContaining(refused)], payload: null });
    expect(await todosOf()).toEqual([]);
    const many = await run('todoRestoreMany', { ids: finished }, 'todos { state }');
    expect(many.payload).toEqual({
      errors: [],
      todos: [{ state: 'pending' }, { state: 'pending' }],
    });
    const tooMany = await run('todoRestoreMany', { ids: Array(51).fill(id) }, 'todos { id }');
    expect(tooMany.errors).toEqual(['Too many to-dos requested.']);
  });

  it('tell the note that mentions their owner', async () => {
    const body = `As @${people.maintainer.username} says`;
    const said = await api
      .as(reporter)
      .post(`/projects/${project.id}/issues/${issue.iid}/notes`, { body });
    await app.environment.workers.idle();
    const document = `{ currentUser { todos(action: [mentioned, directly_addressed]) { nodes { body note { id body } } } } }`;
    expect(await ask(people.maintainer, document)).toEqual({
      data: {
        currentUser: {
          todos: { nodes: [{ body, note: { id: `gid://gitlab/Note/${said.body.id}`, body } }] },
        },
      },
    });
    const none = `{ currentUser { todos(state: [pending, done]) { nodes { note { id } } } } }`;
    expect((await ask(reporter, none)).data).toMatchObject({
      currentUser: { todos: { nodes: [{ note: null }, { note: null }] } },
    });
  });

  it('are about commits, too', async () => {
    const sha = (await readBranchHead(repository, 'main')) ?? '';
    const note = `As @${people.owner.username} says`;
    const commits = `/projects/${project.id}/repository/commits/${sha}`;
    expect((await api.as(reporter).post(`${commits}/comments`, { note })).status).toBe(201);
    const commit = (await api.as(reporter).get(commits)).body;
    const [todo] = await todosOf('(type: [COMMIT])', 'owner');
    expect(todo).toMatchObject({
      ...{ action: 'mentioned', targetType: 'COMMIT', body: note, state: 'pending' },
      project: { fullPath: of },
      target: { __typename: 'Commit', webUrl: commit.web_url },
    });
    const document = `{ currentUser { todos { nodes { note { id } target {
      ... on Commit { sha title author { username } } } } } } }`;
    expect((await ask(people.owner, document)).data).toMatchObject({
      currentUser: {
        todos: {
          nodes: [{ note: null, target: { sha, title: commit.title } }],
        },
      },
    });
    const done = await run('todosMarkAllDone', {}, 'todos { state }', 'owner');
    expect(done.payload).toEqual({ errors: [], todos: [{ state: 'done' }] });
    const restored = await run('todoRestore', { id: todo?.id }, 'todo { state }', 'owner');
    expect(restored.payload).toEqual({ errors: [], todo: { state: 'pending' } });
    expect(await todosOf('(type: [ISSUE, MERGEREQUEST, EPIC])', 'owner')).toEqual([]);
  });

  it('are not restored while another asks for the same', async () => {
    for (const targetId of [issueId, requestId]) {
      const make = async () => {
        const { payload } = await run('todoCreate', { targetId }, 'todo { id }', 'maintainer');
        return (payload as unknown as { todo: { id: string } }).todo.id;
      };
      const id = await make();
      await run('todoMarkDone', { id }, 'todo { state }', 'maintainer');
      const again = await make();
      expect(again).not.toBe(id);
      const restored = await run('todoRestore', { id }, 'todo { state }', 'maintainer');
      expect(restored.payload).toEqual({ errors: [], todo: { state: 'done' } });
      await run('todoMarkDone', { id: again }, 'todo { state }', 'maintainer');
      const ids = [id, again];
      const both = await run('todoRestoreMany', { ids }, 'todos { id state }', 'maintainer');
      expect(both.payload).toEqual({
        errors: [],
        todos: [
          { id, state: 'pending' },
          { id: again, state: 'done' },
        ],
      });
    }
  });

  it('are made by the caller for themselves, and stand with what they are about', async () => {
    for (const targetId of [issueId, requestId, issueId]) {
      const { payload } = await run(
        'todoCreate',
        { targetId },
        'todo { action state }',
        'developer',
      );
      expect(payload).toEqual({ errors: [], todo: { action: 'marked', state: 'pending' } });
    }
    expect(await run('todoCreate', { targetId: issueId }, 'todo { id }', 'stranger')).toMatchObject(
      {
        errors: [expect.stringContaining(refused)],
      },
    );
    const document = `query($path: ID!) { project(fullPath: $path) {
      issue(iid: "${issue.iid}") { currentUserTodos(state: pending) { nodes { action } } }
      mergeRequest(iid: "${request.iid}") { currentUserTodos(state: done) { nodes { action } } } } }`;
    expect(await ask(developer, document, { path: of })).toEqual({
      data: {
        project: {
          issue: { currentUserTodos: { nodes: [{ action: 'marked' }] } },
          mergeRequest: { currentUserTodos: { nodes: [] } },
        },
      },
    });
  });

  it('are shown where they are about epics, to their owner alone', async () => {
    const epics = `/groups/${group.id}/epics`;
    const { body: epic } = await api.as(reporter).post(epics, { title: 'Build a kiln' });
    const answer = await api.as(reporter).post(`${epics}/${epic.iid}/todo`, {});
    expect(answer).toMatchObject({ status: 201 });
    const document = `{ todo(id: "gid://gitlab/Todo/${answer.body.id}") { state target { ... on Epic { title } } } }`;
    expect(await ask(reporter, document)).toEqual({
      data: { todo: { state: 'pending', target: { title: 'Build a kiln' } } },
    });
    expect(await ask(null, document)).toEqual({ data: { todo: null } });
    const shown = await todosOf('(type: [EPIC])');
    expect(shown.map(({ targetType }) => targetType)).toEqual(['EPIC']);
  });
});
