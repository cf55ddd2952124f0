import { beforeAll, describe, expect, it } from 'vitest';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { pictureOf } from '#test/support/pictures.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git } = app;
const ask = await asking(app);
const { project, group, people, path, branch } = await mergeRequestWorld({ db, git });
const { developer, reporter } = people;
const of = project.full_path;
const ofProject = `/projects/${project.id}`;
const refused = 'The resource that you are attempting to access does not exist';

const source_branch = await branch();
const asked = { source_branch, target_branch: 'main', title: 'Cool slowly' };
const { body: made } = await api.as(developer).post(path, asked);
const { body: whole } = await api.as(developer).get(`${path}/${made.iid}`);
const { body: issue } = await api.as(reporter).post(`${ofProject}/issues`, { title: 'Heat' });
const request = `gid://gitlab/MergeRequest/${made.id}`;
const refs = {
  baseSha: whole.diff_refs.base_sha,
  headSha: whole.diff_refs.head_sha,
  startSha: whole.diff_refs.start_sha,
};

async function run(
  name: string,
  input: object,
  fields: string,
  who: Who = 'developer',
): Promise<{ errors: readonly string[] | undefined; payload: Record<string, never> | null }> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation($input: ${type}!) { ${name}(input: $input) { errors ${fields} } }`;
  const { data, errors } = await ask(people[who], document, { input });
  const payloads = (data ?? {}) as unknown as Record<string, Record<string, never> | null>;
  return { errors, payload: payloads[name] ?? null };
}

const note = `id system author { avatarUrl name username webUrl } createdAt body bodyHtml url internal
  resolvable resolved systemNoteIconName project { fullPath }
  userPermissions { adminNote awardEmoji createNote readNote repositionNote resolveNote }
  position { diffRefs { baseSha headSha startSha } filePath positionType newLine oldLine newPath oldPath }`;
const thread = `id replyId createdAt resolvable resolved resolvedAt resolvedBy { username }
  noteable { __typename ... on MergeRequest { iid } ... on Issue { iid } } notes { nodes { id body } }`;

type Threads = { id: string; replyId: string; notes: { nodes: { id: string; body: string }[] } }[];
async function threadsOf(field: 'issue' | 'mergeRequest', iid: number, who: Who = 'developer') {
  const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) { ${field}(iid: $iid) {
    userDiscussionsCount discussions { nodes { ${thread} } pageInfo { hasNextPage } } } } }`;
  const { data, errors } = await ask(people[who], document, { path: of, iid: String(iid) });
  expect(errors).toBeUndefined();
  return (data as Record<string, never>)['project']?.[field] as unknown as {
    userDiscussionsCount: number;
    discussions: { nodes: Threads; pageInfo: { hasNextPage: boolean } };
  } | null;
}

const line = {
  ...refs,
  newLine: 1,
  paths: { newPath: `${source_branch}.txt`, oldPath: `${source_branch}.txt` },
};

describe('threads of a merge request', () => {
  let replyId = '';
  let noteId = '';

  beforeAll(async () => {
    const input = { noteableId: request, body: 'Why *one* line?', position: line };
    const { payload, errors } = await run(
      'createDiffNote',
      input,
      `note { ${note} discussion { ${thread} } }`,
    );
    expect(errors).toBeUndefined();
    const { id, discussion } = payload?.['note'] as unknown as {
      id: string;
      discussion: { replyId: string };
    };
    ({ replyId } = discussion);
    noteId = id;
    const number = Number(id.slice(id.lastIndexOf('/') + 1));
    expect(payload).toEqual({
      errors: [],
      note: {
        id: `gid://gitlab/DiffNote/${number}`,
        system: false,
        author: {
          avatarUrl: pictureOf(developer),
          name: developer.name,
          username: developer.username,
          webUrl: expect.stringContaining(developer.username) as string,
        },
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
        body: 'Why *one* line?',
        bodyHtml: expect.stringContaining('<em>one</em>') as string,
        url: `${whole.web_url}#note_${number}`,
        internal: false,
        resolvable: true,
        resolved: false,
        systemNoteIconName: null,
        project: { fullPath: of },
        userPermissions: {
          ...{ adminNote: true, awardEmoji: true, createNote: true, readNote: true },
          ...{ repositionNote: false, resolveNote: true },
        },
        position: {
          diffRefs: refs,
          filePath: `${source_branch}.txt`,
          positionType: 'text',
          newLine: 1,
          oldLine: null,
          newPath: `${source_branch}.txt`,
          oldPath: `${source_branch}.txt`,
        },
        discussion: {
          id: replyId,
          replyId: expect.stringMatching(
            /^gid:\/\/gitlab\/DiffDiscussion\/[0-9a-f]{40}$/,
          ) as string,
          createdAt: expect.any(String) as string,
          resolvable: true,
          resolved: false,
          resolvedAt: null,
          resolvedBy: null,
          noteable: { __typename: 'MergeRequest', iid: String(made.iid) },
          notes: { nodes: [{ id, body: 'Why *one* line?' }] },
        },
      },
    });
  });

  it('are answered, resolved and opened again', async () => {
    const answer = { noteableId: request, body: 'It is short', discussionId: replyId };
    const answered = await run(
      'createNote',
      answer,
      'note { body discussion { replyId } }',
      'reporter',
    );
    expect(answered.payload).toEqual({
      errors: [],
      note: { body: 'It is short', discussion: { replyId } },
    });
    const fields =
      'discussion { resolved resolvedAt resolvedBy { username } notes { nodes { resolved } } }';
    const toggle = (resolve: boolean, who: Who = 'developer') =>
      run('discussionToggleResolve', { id: replyId, resolve }, fields, who);
    const counted = async () => {
      const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) {
        mergeRequest(iid: $iid) { resolvableDiscussionsCount resolvedDiscussionsCount } } }`;
      const { data } = await ask(reporter, document, { path: of, iid: String(made.iid) });
      return (data?.['project'] as unknown as { mergeRequest: object }).mergeRequest;
    };
    // Notes that are no threads count as nothing.
    await api.as(reporter).post(`${path}/${made.iid}/notes`, { body: 'Cold' });
    expect(await counted()).toEqual({ resolvableDiscussionsCount: 1, resolvedDiscussionsCount: 0 });
    expect((await toggle(true)).payload).toEqual({
      errors: [],
      discussion: {
        resolved: true,
        resolvedAt: expect.any(String) as string,
        resolvedBy: { username: developer.username },
        notes: { nodes: [{ resolved: true }, { resolved: true }] },
      },
    });
    expect(await counted()).toEqual({ resolvableDiscussionsCount: 1, resolvedDiscussionsCount: 1 });
    expect((await toggle(false)).payload).toMatchObject({ discussion: { resolved: false } });
    expect(await toggle(true, 'reporter')).toMatchObject({
      errors: [expect.stringContaining(refused)],
      payload: null,
    });
    expect(await toggle(true, 'stranger')).toMatchObject({ payload: null });
  });

  it('are listed as REST lists them', async () => {
    const { body: rest } = await api.as(reporter).get(`${path}/${made.iid}/discussions`);
    const shown = await threadsOf('mergeRequest', made.iid, 'reporter');
    const hashes = shown?.discussions.nodes.map(({ id }) => id.slice(id.lastIndexOf('/') + 1));
    expect(hashes).toEqual((rest as { id: string }[]).map(({ id }) => id));
    const texts = shown?.discussions.nodes.map(({ notes }) => notes.nodes.map(({ body }) => body));
    expect(texts).toEqual(
      (rest as { notes: { body: string }[] }[]).map(({ notes }) => notes.map(({ body }) => body)),
    );
    expect(shown?.userDiscussionsCount).toBe(2);
    const one = `query($path: ID!, $iid: String!) { project(fullPath: $path) { mergeRequest(iid: $iid) {
      notes(first: 1) { nodes { body } pageInfo { hasNextPage } } } } }`;
    expect(await ask(reporter, one, { path: of, iid: String(made.iid) })).toEqual({
      data: {
        project: {
          mergeRequest: {
            notes: { nodes: [{ body: 'Why *one* line?' }], pageInfo: { hasNextPage: true } },
          },
        },
      },
    });
    expect(await threadsOf('mergeRequest', made.iid, 'guest')).toBeNull();
  });

  it('are refused outside the diff, without a line, and on other things', async () => {
    const at = (position: object, noteableId = request) =>
      run('createDiffNote', { noteableId, body: 'X', position }, 'note { id }');
    expect(await at({ ...line, newLine: 90 })).toMatchObject({
      payload: { errors: [expect.stringContaining('line_code')], note: null },
    });
    const { newLine: _, ...nowhere } = line;
    expect(await at(nowhere)).toMatchObject({
      payload: { errors: [expect.stringContaining('position')], note: null },
    });
    expect(await at(line, `gid://gitlab/Issue/${issue.id}`)).toMatchObject({
      errors: [expect.stringContaining(refused)],
    });
    expect(await at(line, 'gid://gitlab/ProjectLabel/1')).toMatchObject({
      errors: [expect.stringContaining('does not represent an instance of Noteable')],
    });
  });

  it('change and go by whoever may', async () => {
    const change = { id: noteId, body: 'Why one line?' };
    expect((await run('updateNote', change, 'note { id body }')).payload).toEqual({
      errors: [],
      note: { id: noteId, body: 'Why one line?' },
    });
    expect((await run('updateNote', { id: noteId }, 'note { body }', 'reporter')).payload).toEqual({
      errors: [],
      note: { body: 'Why one line?' },
    });
    for (const who of ['reporter', 'guest', 'stranger', 'anonymous'] as const) {
      expect(await run('updateNote', change, 'note { id }', who)).toMatchObject({ payload: null });
      expect(await run('destroyNote', { id: noteId }, 'note { id }', who)).toMatchObject({
        errors: [expect.stringContaining(refused)],
        payload: null,
      });
    }
    expect(await run('destroyNote', { id: noteId }, 'note { id }')).toEqual({
      errors: undefined,
      payload: { errors: [], note: null },
    });
    expect(await run('destroyNote', { id: noteId }, 'note { id }')).toMatchObject({
      payload: null,
    });
  });
});

describe('notes of an issue', () => {
  const on = `gid://gitlab/Issue/${issue.id}`;

  it('hide what is internal from guests, and from counts', async () => {
    for (const [body, internal] of [
      ['Seen by all', false],
      ['Secret glaze', true],
    ] as const) {
      const { payload } = await run(
        'createNote',
        { noteableId: on, body, internal },
        'note { internal }',
        'reporter',
      );
      expect(payload).toEqual({ errors: [], note: { internal } });
    }
    const seen = await threadsOf('issue', issue.iid, 'guest');
    expect(JSON.stringify(seen)).not.toContain('Secret glaze');
    expect(seen?.userDiscussionsCount).toBe(1);
    const all = await threadsOf('issue', issue.iid, 'reporter');
    expect(all?.userDiscussionsCount).toBe(2);
    expect(all?.discussions.nodes.map(({ id }) => id)).toEqual([
      expect.stringMatching(/IndividualNoteDiscussion/),
      expect.stringMatching(/IndividualNoteDiscussion/),
    ]);
  });

  it('tell of changes by the system, with a picture', async () => {
    await api.as(reporter).put(`${ofProject}/issues/${issue.iid}`, { title: 'More heat' });
    const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) { issue(iid: $iid) {
      notes(last: 1) { nodes { system systemNoteIconName resolvable userPermissions { adminNote awardEmoji resolveNote } } } } } }`;
    expect(await ask(reporter, document, { path: of, iid: String(issue.iid) })).toEqual({
      data: {
        project: {
          issue: {
            notes: {
              nodes: [
                {
                  system: true,
                  systemNoteIconName: 'pencil',
                  resolvable: false,
                  userPermissions: { adminNote: false, awardEmoji: false, resolveNote: false },
                },
              ],
            },
          },
        },
      },
    });
  });

  it('take no answer to a thread of something else', async () => {
    const [other] = (await threadsOf('mergeRequest', made.iid))?.discussions.nodes ?? [];
    const answer = { noteableId: on, body: 'X', discussionId: other?.replyId };
    expect((await run('createNote', answer, 'note { id }')).errors).toEqual([
      "The discussion does not exist or you don't have permission to perform this action",
    ]);
  });

  it('are shown for all issues and merge requests of a page', async () => {
    const { body: another } = await api
      .as(reporter)
      .post(`${ofProject}/issues`, { title: 'Another' });
    await api.as(reporter).post(`${ofProject}/issues/${another.iid}/notes`, { body: 'Second' });
    const second = { source_branch: await branch(), target_branch: 'main', title: 'Second' };
    const { body: request } = await api.as(developer).post(path, second);
    await api.as(reporter).post(`${path}/${request.iid}/notes`, { body: 'Third' });
    const document = `query($path: ID!) { group(fullPath: $path) {
      issues { nodes { iid notes { nodes { body } } discussions { nodes { notes { nodes { body } } } }
        currentUserTodos { nodes { id } } relatedMergeRequests { nodes { iid } } } }
      a: mergeRequests { nodes { discussions { nodes { id notes { nodes { id body author { username } } } } } } }
      b: mergeRequests { count } } }`;
    const { data, errors } = await ask(reporter, document, { path: group.full_path });
    expect(errors).toBeUndefined();
    const text = JSON.stringify(data);
    expect(text).toContain('Second');
    expect(text).toContain('Third');
    expect(text).not.toContain(':null');
    const aboutRequests = `query($path: ID!) { group(fullPath: $path) { mergeRequests {
      nodes { notes { nodes { body } } currentUserTodos { nodes { id } } } } } }`;
    const requests = await ask(reporter, aboutRequests, { path: group.full_path });
    expect(requests.errors).toBeUndefined();
    expect(JSON.stringify(requests.data)).toContain('Third');
    const twice = `{ currentUser { open: authoredMergeRequests(state: opened) { count }
      merged: authoredMergeRequests(state: merged) { count } } }`;
    expect(await ask(developer, twice)).toMatchObject({
      data: { currentUser: { open: { count: expect.any(Number) as number } } },
    });
  });
});

it('counts of threads leave out what is internal to guests', async () => {
  const open = await mergeRequestWorld({ db, git }, { visibility: 'public' });
  const team = api.as(open.people.developer);
  const { body: opened } = await team.post(open.path, {
    ...asked,
    source_branch: await open.branch(),
  });
  const discussions = `${open.path}/${opened.iid}/discussions`;
  await team.post(discussions, { body: 'Hotter?' });
  await team.post(`${open.path}/${opened.iid}/notes`, { body: 'Between us', internal: true });
  const { body } = await team.get(discussions);
  const inner = (body as { id: string; notes: { body: string }[] }[]).find(
    ({ notes: [first] }) => first?.body === 'Between us',
  );
  await team.post(`${discussions}/${inner?.id}/notes`, { body: 'Yes' });
  const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) {
    mergeRequest(iid: $iid) { userDiscussionsCount resolvableDiscussionsCount resolvedDiscussionsCount } } }`;
  const counted = (who: Who) =>
    ask(open.people[who], document, { path: open.project.full_path, iid: String(opened.iid) });
  const counts = (threads: number) => ({
    data: {
      project: {
        mergeRequest: {
          ...{ userDiscussionsCount: threads, resolvableDiscussionsCount: threads },
          resolvedDiscussionsCount: 0,
        },
      },
    },
  });
  expect(await counted('developer')).toEqual(counts(2));
  expect(await counted('guest')).toEqual(counts(1));
  expect(await counted('stranger')).toEqual(counts(1));
});

describe('the confidentiality of replies', () => {
  const onIssue = `gid://gitlab/Issue/${issue.id}`;
  const begin = async (text: object) => {
    const input = { noteableId: onIssue, body: 'First', ...text };
    const fields = 'note { internal discussion { id } }';
    const { payload } = await run('createNote', input, fields, 'reporter');
    return (payload?.['note'] as unknown as { discussion: { id: string } }).discussion.id;
  };

  it.each([
    [{}, { internal: true }],
    [{}, { confidential: true }],
    [{ internal: true }, { internal: false }],
  ])('in a thread begun with %o may not be %o', async (first, reply) => {
    const discussionId = await begin(first);
    const input = { noteableId: onIssue, discussionId, body: 'Only among us', ...reply };
    const { payload } = await run('createNote', input, 'note { id }', 'reporter');
    expect(payload).toEqual({
      errors: [expect.stringContaining('same confidentiality as top-level note')],
      note: null,
    });
    const { body: notes } = await api.as(reporter).get(`${ofProject}/issues/${issue.iid}/notes`);
    expect(JSON.stringify(notes)).not.toContain('Only among us');
  });

  it.each([[{}], [{ internal: true }]])('is that of the thread with %o', async (reply) => {
    const discussionId = await begin({ internal: true });
    const input = { noteableId: onIssue, discussionId, body: 'Yes', ...reply };
    const { payload } = await run('createNote', input, 'note { internal }', 'reporter');
    expect(payload).toEqual({ errors: [], note: { internal: true } });
  });

  it('is refused by REST, too', async () => {
    const id = (await begin({})).split('/').at(-1) ?? '';
    const place = `${ofProject}/issues/${issue.iid}/discussions/${id}/notes`;
    const answer = await api.as(reporter).post(place, { body: 'Among us', internal: true });
    expect(answer).toMatchObject({ status: 400 });
  });
});

describe('the command to merge', () => {
  it.each(['createNote', 'a reply'])('acts in %s that names the head', async (way) => {
    const source = await branch();
    const { body: opened } = await api
      .as(developer)
      .post(path, { source_branch: source, target_branch: 'main', title: 'Fire' });
    const { body: now } = await api.as(developer).get(`${path}/${opened.iid}`);
    const noteableId = `gid://gitlab/MergeRequest/${opened.id}`;
    const input = { noteableId, body: 'Well fired', mergeRequestDiffHeadSha: now.sha };
    const { payload: first } = await run('createNote', input, 'note { discussion { id } }');
    const { discussion } = first?.['note'] as unknown as { discussion: { id: string } };
    const place = way === 'createNote' ? {} : { discussionId: discussion.id };
    const command = { ...input, ...place, body: '/merge' };
    const { payload } = await run('createNote', command, 'note { id }', 'maintainer');
    expect(payload).toMatchObject({ note: null });
    const merged = await api.as(developer).get(`${path}/${opened.iid}`);
    expect(merged).toMatchObject({ body: { state: 'merged' } });
  });
});
