import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { outdateSuggestions } from '#src/domains/review/suggestions/outdate.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import { startApp } from '#test/support/app.ts';
import { write } from '#test/domains/code/commits/world.ts';
import { lines, suggest, suggestionWorld } from './world.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, environment } = app;
const world = await suggestionWorld(app);
const { people, project, repository, developer, reporter, apply, batch, fileOf, push, settle } =
  world;
const { newRequest } = world;
environment.workers.start();

const owner = api.as(people.owner);
const headOf = async (branch: string) => {
  const head = (await readBranchHead(repository, branch)) ?? '';
  const commit = await readCommitInfo(repository, head);
  if (commit === null) throw new Error('there is no commit');
  return commit;
};
const refused = (reason: string) => ({
  status: 400,
  body: { message: `400 Bad request - ${reason}` },
});
const changed = {
  status: 400,
  body: { message: "Can't apply as this line was changed in a more recent version." },
};

describe('a note on a diff', () => {
  it('suggests what its text says', async () => {
    const { say, own, seen } = await newRequest();
    const text = `Better:\n\n${suggest('line three\n')}\n\nor\n\n${suggest('a\nb\n', '-1+2')}`;
    const note = await say(text, 3);
    const suggestions = [
      {
        id: expect.any(Number),
        from_line: 3,
        to_line: 3,
        appliable: true,
        applied: false,
        from_content: 'line 3\n',
        to_content: 'line three\n',
      },
      {
        id: expect.any(Number),
        from_line: 2,
        to_line: 5,
        appliable: true,
        applied: false,
        from_content: 'line 2\nline 3\nline 4\nline 5\n',
        to_content: 'a\nb\n',
      },
    ];
    expect(note.suggestions).toEqual(suggestions);
    expect((await seen(note.id)).suggestions).toEqual(note.suggestions);
    const notes = await developer.get(`${own}/notes`);
    expect(notes.body).toMatchObject([{ id: note.id, suggestions }]);
    const [thread] = (await developer.get(`${own}/discussions`)).body as [{ id: string }];
    expect(thread).toMatchObject({ notes: [{ suggestions }] });
    const reply = { body: suggest('line drei\n') };
    const answered = await developer.post(`${own}/discussions/${thread.id}/notes`, reply);
    expect(answered.body.suggestions).toMatchObject([{ from_line: 3, to_content: 'line drei\n' }]);
  });

  it('suggests something else when its text is another', async () => {
    const { say, own } = await newRequest();
    const note = await say(suggest('line three\n'), 3);
    const edit = (body: string) => reporter.put(`${own}/notes/${note.id}`, { body });
    const same = await edit(`So:\n${suggest('line three\n')}`);
    expect(same.body.suggestions).toEqual(note.suggestions);
    const other = await edit(suggest('line drei\n', '-1+0'));
    expect(other.body.suggestions).toMatchObject([{ from_line: 2, to_content: 'line drei\n' }]);
    expect((await edit('Never mind')).body.suggestions).toEqual([]);
    expect((await apply(note.suggestions[0]?.id ?? 0)).status).toBe(404);
  });

  it.each([
    ['nothing', 'Why?'],
    ['code of another name', '```suggestions\na\n```'],
    ['code in a quote', '> ```suggestion\n> a\n> ```'],
    ['code within code', '````text\n```suggestion\na\n```\n````'],
    ['text in one line', '```suggestion a```'],
    ['an unknown offset', '```suggestion:+1-1\na\n```'],
    ['more lines than anybody reads', suggest('a\n', '-0+101')],
    ['a number without end', suggest('a\n', `-0+${'9'.repeat(40)}`)],
    ['a megabyte', suggest('x'.repeat(900_000))],
  ])('suggests nothing with %s', async (_, text) => {
    const { say } = await newRequest();
    expect((await say(text, 3)).suggestions).toEqual([]);
  });

  it('suggests a hundred times at most', async () => {
    const { say, branch } = await newRequest();
    const note = await say(suggest('a\n').concat('\n').repeat(3_000), 3);
    expect(note.suggestions).toHaveLength(100);
    expect(note.suggestions.at(-1)).toMatchObject({ to_content: 'a\n' });
    expect((await batch(note.suggestions.map(({ id }) => id))).body).toMatchObject({
      message: '400 Bad request - Suggestions are about the same lines',
    });
    expect(await fileOf(branch)).toBe(lines(10));
  });

  it('suggests nothing about a removed line, a place in an image and a thread', async () => {
    const { shas, own, branch } = await newRequest();
    const thread = await reporter.post(`${own}/discussions`, { body: suggest('a\n') });
    expect(thread.body.notes).toMatchObject([{ type: 'DiscussionNote' }]);
    expect(thread.body.notes).not.toMatchObject([{ suggestions: expect.anything() }]);
    const spot = { width: 1, height: 1, x: 0, y: 0 };
    const image = { ...shas, position_type: 'image', new_path: 'plan.txt', ...spot };
    const made = await reporter.post(`${own}/discussions`, {
      body: suggest('a\n'),
      position: image,
    });
    expect(made.body.notes).toMatchObject([{ suggestions: [] }]);
    await push(branch, 'Another\n', 'README.md');
    const { diff_refs } = (await developer.get(own)).body;
    const removed = { ...(diff_refs as object), position_type: 'text', new_path: 'README.md' };
    const about = await reporter.post(`${own}/discussions`, {
      body: suggest('a\n'),
      position: { ...removed, old_line: 1 },
    });
    expect(about.body.notes).toMatchObject([{ type: 'DiffNote', suggestions: [] }]);
  });
});

describe('PUT /suggestions/:id/apply', () => {
  it('makes a commit of whoever suggested it', async () => {
    const { propose, branch, own, id: requestId } = await newRequest();
    const id = await propose('line three\nand more\n', 3);
    const before = await headOf(branch);
    expect(await apply(id)).toMatchObject({
      status: 200,
      body: {
        id,
        from_line: 3,
        to_line: 3,
        appliable: false,
        applied: true,
        from_content: 'line 3\n',
        to_content: 'line three\nand more\n',
      },
    });
    const commit = await headOf(branch);
    expect(commit).toMatchObject({
      parents: [before.id],
      message: 'Apply 1 suggestion(s) to 1 file(s)',
      author: { name: people.reporter.name },
      committer: { name: people.developer.name },
    });
    expect(await fileOf(branch)).toBe(lines(10).replace('line 3\n', 'line three\nand more\n'));
    await settle();
    const { body } = await developer.get(own);
    expect(body.sha).toBe(commit.id);
    expect((await developer.get(`${own}/versions`)).body).toHaveLength(2);
    const notes = await developer.get(`${own}/notes?activity_filter=only_activity`);
    expect(notes.body).toMatchObject([
      {
        body: `added 1 commit\n\n* ${commit.id.slice(0, 8)} - Apply 1 suggestion(s) to 1 file(s)`,
        author: { id: people.developer.id },
      },
    ]);
    const stored = await db('suggestions')
      .join('notes', 'notes.id', 'suggestions.note_id')
      .where({ merge_request_id: requestId });
    expect(stored).toMatchObject([{ state: 'applied', commit_id: commit.id }]);
    expect(await apply(id)).toMatchObject(refused('A suggestion is applied already'));
  });

  it('takes the message that is given, or that of the project', async () => {
    const { propose, branch } = await newRequest();
    await apply(await propose('line three\n', 3), developer, { commit_message: 'Say it\n\nso' });
    expect((await headOf(branch)).message).toBe('Say it\n\nso');
    const template =
      'Apply %{suggestions_count} by %{username} to %{file_paths} of %{project_path}:%{branch_name} %{nobody}';
    const settings = { suggestion_commit_message: template };
    expect((await owner.put(`/projects/${project.id}`, settings)).status).toBe(200);
    await apply(await propose('line five\n', 5));
    const { username } = people.developer;
    expect((await headOf(branch)).message).toBe(
      `Apply 1 by ${username} to plan.txt of ${project.path}:${branch} %{nobody}`,
    );
    await owner.put(`/projects/${project.id}`, { suggestion_commit_message: null });
  });

  it.each<[string, string, number, string, string, string]>([
    ['keeps the ends of lines', 'a\r\nb\r\nc\r\n', 2, '', 'x\ny\n', 'a\r\nx\r\ny\r\nc\r\n'],
    ['adds no end to the last line', 'a\nb', 2, '', 'x\ny\n', 'a\nx\ny'],
    ['takes lines away', 'a\nb\nc\n', 2, '', '', 'a\nc\n'],
    ['takes all away', 'a\nb', 1, '-0+1', '', ''],
    ['goes up to both ends', 'a\nb\nc\n', 2, '-1+1', 'x\n', 'x\n'],
    ['leaves bytes that are no text', 'a\n\xff\xfe\nb\n', 3, '', 'x\n', 'a\n\xff\xfe\nx\n'],
    ['keeps a mark of the byte order', '\xef\xbb\xbfa\nb\n', 1, '', 'x\n', '\xef\xbb\xbfx\nb\n'],
  ])('%s', async (_, content, line, around, to, after) => {
    const { propose, branch } = await newRequest(Buffer.from(content, 'latin1'));
    expect(await apply(await propose(to, line, around))).toMatchObject({ status: 200 });
    expect(await fileOf(branch)).toBe(after);
  });

  it('writes text in letters of all kinds', async () => {
    const { propose, branch } = await newRequest('ü\nß\n');
    expect(await apply(await propose('öfen 🔥\n', 1))).toMatchObject({
      body: { from_content: 'ü\n', to_content: 'öfen 🔥\n' },
    });
    expect(Buffer.from(await fileOf(branch), 'latin1').toString()).toBe('öfen 🔥\nß\n');
  });

  it.each([
    ['bytes that are no text', Buffer.from('a\n\xff\xfe\n', 'latin1')],
    ['a file of more than 10 MB', Buffer.from(`a\nb\n${'x'.repeat(10 * 1024 * 1024)}\n`)],
  ])('is not offered for %s', async (_, content) => {
    const request = await newRequest(Buffer.from('a\nb\n'));
    const head = await push(request.branch, content);
    const stored = await db('merge_requests').where({ id: request.id }).first();
    expect(stored?.['head_sha']).toBe(head);
    const { body } = await developer.get(request.own);
    const shas = body.diff_refs as object;
    const position = { ...shas, position_type: 'text', new_path: 'plan.txt', new_line: 2 };
    const text = suggest('x\n');
    const made = await reporter.post(`${request.own}/discussions`, { body: text, position });
    if (made.status === 201) expect(made.body.notes).toMatchObject([{ suggestions: [] }]);
    else expect(made.status).toBe(400);
  });

  it('refuses lines outside the file', async () => {
    const { say } = await newRequest('a\nb\nc\n');
    for (const around of ['-2+0', '-0+3', '-100+100']) {
      const [suggestion] = (await say(suggest('x\n', around), 2)).suggestions;
      expect(suggestion).toMatchObject({ appliable: false, from_content: '' });
      const answer = await apply(suggestion?.id ?? 0);
      expect(answer).toMatchObject(refused('A suggestion reaches outside the file'));
    }
  });

  it('refuses what changes nothing', async () => {
    const { say } = await newRequest();
    const [suggestion] = (await say(suggest('line 3\n'), 3)).suggestions;
    expect(suggestion).toMatchObject({ appliable: false, applied: false });
    const answer = await apply(suggestion?.id ?? 0);
    expect(answer).toMatchObject(refused('A suggestion changes nothing'));
  });

  it.each([
    ['closed', 'The merge request is not open'],
    ['locked', 'The merge request is not open'],
    ['merged', 'The merge request is merged'],
  ])('refuses a merge request that is %s', async (state, reason) => {
    const { propose, id, own } = await newRequest();
    const suggestion = await propose('x\n', 3);
    await db('merge_requests').where({ id }).update({ state });
    const { body } = await developer.get(`${own}/discussions`);
    expect(body).toMatchObject([{ notes: [{ suggestions: [{ appliable: false }] }] }]);
    expect(await apply(suggestion)).toMatchObject(refused(reason));
  });

  it('refuses a branch that is gone', async () => {
    const { propose, branch } = await newRequest();
    const id = await propose('x\n', 3);
    await developer.delete(
      `/projects/${project.id}/repository/branches/${encodeURIComponent(branch)}`,
    );
    expect(await apply(id)).toMatchObject(refused('The source branch is gone'));
  });

  it('finds its lines where they are by now, whoever has looked before', async () => {
    const { say, branch, seen } = await newRequest();
    const note = await say(suggest('line three\n', '-1+0'), 3);
    const [suggestion] = note.suggestions;
    await world.commit('Begin', [world.renew(`first\n${lines(10)}`)], { branch });
    expect((await seen(note.id)).suggestions).toMatchObject([{ from_line: 2, appliable: true }]);
    expect(await apply(suggestion?.id ?? 0)).toMatchObject({ status: 200 });
    expect(await fileOf(branch)).toBe(
      `first\n${lines(10).replace('line 2\nline 3\n', 'line three\n')}`,
    );
  });

  it('goes along with its lines, and is outdated when one is another', async () => {
    const { say, branch, seen } = await newRequest();
    const wide = await say(suggest('x\n', '-1+1'), 3);
    const narrow = await say(suggest('y\n'), 3);
    const other = await say(suggest('z\n'), 2);
    await push(branch, `first\n${lines(10).replace('line 2', 'line two')}`);
    expect((await seen(wide.id)).suggestions).toMatchObject([{ from_line: 3, appliable: false }]);
    expect((await seen(narrow.id)).suggestions).toMatchObject([{ from_line: 4, appliable: true }]);
    expect((await seen(other.id)).suggestions).toMatchObject([{ from_line: 2, appliable: false }]);
    for (const { suggestions } of [wide, other]) {
      expect(await apply(suggestions[0]?.id ?? 0)).toMatchObject(changed);
    }
    await push(branch, `first\n${lines(10)}`);
    expect((await seen(wide.id)).suggestions).toMatchObject([{ from_line: 3, appliable: true }]);
    expect(await apply(wide.suggestions[0]?.id ?? 0)).toMatchObject({ status: 200 });
    await settle();
    expect((await seen(wide.id)).suggestions).toMatchObject([{ applied: true }]);
    expect((await seen(narrow.id)).suggestions).toMatchObject([{ appliable: false }]);
  });

  it('stays as it is when it was written while the notes went along to a new version', async () => {
    const { id, say, seen } = await newRequest();
    const { shas } = await newRequest();
    const note = await say(suggest('x\n'), 3);
    const [thread] = await db('notes').where({ id: note.id }).pluck<string[]>('discussion_id');
    const newer = { merge_request_id: id, ...(shas as { head_sha: string }) };
    const diffs = { repository, limits: await loadDiffLimits(db) };
    await outdateSuggestions(db, diffs, newer, new Set());
    expect((await seen(note.id)).suggestions).toMatchObject([{ appliable: true }]);
    await outdateSuggestions(db, diffs, newer, new Set([thread ?? '']));
    expect((await seen(note.id)).suggestions).toMatchObject([{ appliable: false }]);
  });

  it.each([
    ['deleted', { action: 'delete', path: 'plan.txt' } as const],
    ['a link', null],
    ['of bytes', { action: 'update', path: 'plan.txt', content: Buffer.alloc(64) } as const],
  ])('refuses a file that is %s meanwhile', async (_, change) => {
    const { propose, branch } = await newRequest();
    const id = await propose('x\n', 3);
    if (change === null) await world.link(branch);
    else await world.commit('Change it', [change], { branch });
    expect(await apply(id)).toMatchObject(changed);
  });

  it('follows a file that has another name by now', async () => {
    const { propose, branch } = await newRequest();
    const id = await propose('x\n', 3);
    const move = { action: 'move', path: 'idea.txt', previousPath: 'plan.txt' } as const;
    await world.commit('Move it', [move], { branch });
    expect(await apply(id)).toMatchObject({ status: 200 });
    expect(await fileOf(branch, 'idea.txt')).toBe(lines(10).replace('line 3', 'x'));
  });

  it('keeps to the rules for pushes', async () => {
    const { propose, branch } = await newRequest();
    const id = await propose('x\n', 3);
    await db('push_rules').insert({
      project_id: project.id,
      commit_message_regex: '^Kiln',
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    });
    expect(await apply(id)).toMatchObject({
      status: 400,
      body: { message: "Commit message does not follow the pattern '^Kiln'" },
    });
    const fits = { commit_message: 'Kiln: fire slowly' };
    expect(await apply(id, developer, fits)).toMatchObject({ status: 200 });
    await db('push_rules').where({ project_id: project.id }).delete();
    expect((await headOf(branch)).message).toBe('Kiln: fire slowly');
  });

  it('keeps to the protection of the branch', async () => {
    const { propose, branch } = await newRequest();
    const id = await propose('x\n', 3);
    const protection = { name: branch, push_access_level: 40 };
    expect(
      (await owner.post(`/projects/${project.id}/protected_branches`, protection)).status,
    ).toBe(201);
    expect(await apply(id)).toMatchObject({ status: 403 });
    expect(await apply(id, api.as(people.maintainer))).toMatchObject({ status: 200 });
  });

  it.each([
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 404],
    ['reporter', 403],
    ['developer', 200],
    ['maintainer', 200],
    ['administrator', 200],
  ] as const)('answers a %s with %i', async (who, status) => {
    const { propose } = await newRequest();
    const id = await propose('x\n', 3);
    expect(await apply(id, api.as(people[who]))).toMatchObject({ status });
    const { propose: another } = await newRequest();
    expect(await batch([await another('x\n', 3)], api.as(people[who]))).toMatchObject({ status });
  });

  it('is refused in an archived project', async () => {
    const { propose } = await newRequest();
    const id = await propose('x\n', 3);
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect(await apply(id)).toMatchObject({ status: 403 });
    await db('projects').where({ id: project.id }).update({ archived: false });
  });

  it.each<[string, object, string]>([
    ['1', { commit_message: '' }, 'commit_message'],
    ['1', { commit_message: 'a\0b' }, 'commit_message'],
    ['1', { commit_message: { a: 1 } }, 'commit_message'],
  ])('refuses %s with %j', async (id, body, named) => {
    const answer = await developer.put(`/suggestions/${id}/apply`, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(named);
  });

  it('refuses a message that says nothing', async () => {
    const { propose } = await newRequest();
    const answer = await apply(await propose('x\n', 3), developer, { commit_message: ' \n' });
    expect(answer).toMatchObject({ status: 400, body: { error: 'commit_message is empty' } });
  });

  it('knows no other suggestions', async () => {
    const message = 'Suggestion is not applicable as the suggestion was not found.';
    for (const id of [0, 2 ** 40, 'foo-123']) {
      expect(await apply(id)).toMatchObject({ status: 404, body: { message } });
    }
  });
});

describe('PUT /suggestions/batch_apply', () => {
  it('makes one commit of several files and people', async () => {
    const { propose, branch, own } = await newRequest();
    await world.commit('Write more', [write('other.txt', lines(3))], { branch });
    await push(branch, lines(10).replace('line 10', 'line ten'));
    const { body } = await developer.get(own);
    const other = world.requestOf(body, 'other.txt', branch);
    const ids = [
      await propose('line seven\nand a half\n', 7),
      await propose('line one\n', 1, '-0+1'),
      await other.propose('x\n', 2, '', api.as(people.maintainer)),
    ];
    const answer = await batch(ids);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(ids.map((id) => ({ id, applied: true, appliable: false })));
    const after = lines(10)
      .replace('line 1\nline 2\n', 'line one\n')
      .replace('line 7\n', 'line seven\nand a half\n')
      .replace('line 10', 'line ten');
    expect(await fileOf(branch)).toBe(after);
    expect(await fileOf(branch, 'other.txt')).toBe('line 1\nx\nline 3\n');
    const { message, author } = await headOf(branch);
    expect(author.name).toBe(people.developer.name);
    expect(message).toMatch(/^Apply 3 suggestion\(s\) to 2 file\(s\)\n\nCo-authored-by: .*\nCo-/);
    for (const { name } of [people.reporter, people.maintainer]) {
      expect(message).toContain(`Co-authored-by: ${name} <`);
    }
  });

  it('takes each once', async () => {
    const { propose, branch } = await newRequest();
    const id = await propose('x\n', 3);
    const answer = await batch([id, id], developer, { commit_message: 'Twice' });
    expect(answer.body).toMatchObject([{ id, applied: true }]);
    expect((await headOf(branch)).message).toBe('Twice');
  });

  it('makes all or none', async () => {
    const { propose, branch } = await newRequest();
    const before = await headOf(branch);
    const fine = await propose('x\n', 3);
    const overlapping = await propose('y\n', 5, '-2+0');
    const same = await propose('line 7\n', 7);
    const other = await (await newRequest()).propose('z\n', 3);
    expect(await batch([fine, overlapping])).toMatchObject(
      refused('Suggestions are about the same lines'),
    );
    expect(await batch([fine, same])).toMatchObject(refused('A suggestion changes nothing'));
    expect(await batch([fine, other])).toMatchObject(
      refused('The suggestions are about different merge requests'),
    );
    const message = 'Suggestions are not applicable as one or more suggestions were not found.';
    expect(await batch([fine, 2 ** 40])).toMatchObject({ status: 404, body: { message } });
    expect((await headOf(branch)).id).toBe(before.id);
    expect(await batch([fine])).toMatchObject({ status: 200 });
  });

  it.each<[object]>([
    [{}],
    [{ ids: [] }],
    [{ ids: ['x'] }],
    [{ ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
    [{ ids: [1], commit_message: '' }],
  ])('refuses %j', async (body) => {
    expect(await developer.put('/suggestions/batch_apply', body)).toMatchObject({ status: 400 });
  });
});
