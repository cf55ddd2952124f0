import { beforeAll, describe, expect, it } from 'vitest';
import type { Note } from '#generated/common/types.ts';
import type { Discussion } from '#generated/discussions/types.ts';
import { BackgroundPauses } from '#src/turns/pauses.ts';
import type { ImportContext } from '#src/domains/transfer/import-export/import/context.ts';
import {
  commitNoteRelation,
  storeNoteOfPipeline,
} from '#src/domains/transfer/import-export/catalogue/commit-notes.ts';
import { storeRecord } from '#src/domains/transfer/import-export/catalogue/read.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { committerTo, commitsOf, rewrite, write } from '#test/domains/code/commits/world.ts';

let now = new Date('2022-05-01T10:00:00Z');
const { api, db, git } = await startApp({ clock: () => now });
const path = 'lib/kiln.rb';

let project: ProjectRow;
let author: UserRow;
let maintainer: UserRow;
let owner: UserRow;
let first: string;
let commit: string;
beforeAll(async () => {
  owner = await seedUser(db);
  project = await seedProject(db, { git, creator: owner });
  [author, maintainer] = [await seedUser(db), await seedUser(db)];
  await addMember(db, { project, user: maintainer, level: 40 });
  await addMember(db, { project, user: owner, level: 50 });
  first = await committerTo(git, project)('Start', [write(path, '1\n2\n3\n')]);
  commit = await committerTo(git, project)('Heat', [rewrite(path, '1\ntwo\n3\n4\n')]);
});

const at = (...more: (string | number)[]) =>
  [commitsOf(project, commit, 'discussions'), ...more].join('/');
async function begin(body: object = { body: 'Slow enough?' }, who = author) {
  const made = await api.as(who).post(at(), body);
  expect(made.status).toBe(201);
  return made.body as Discussion;
}
async function threads(): Promise<Discussion[]> {
  return (await api.get(`${at()}?per_page=100`)).body as Discussion[];
}

describe('discussions of a commit', () => {
  it('are threads that others reply to', async () => {
    const thread = await begin();
    expect(thread).toMatchObject({ individual_note: false });
    expect(thread.id).toMatch(/^[0-9a-f]{40}$/);
    expect(thread.notes).toEqual([
      expect.objectContaining({
        type: 'DiscussionNote',
        body: 'Slow enough?',
        author: expect.objectContaining({ id: author.id }) as object,
        system: false,
        noteable_id: null,
        noteable_type: 'Commit',
        noteable_iid: null,
        commit_id: commit,
        resolvable: false,
        confidential: false,
        commands_changes: {},
      }),
    ]);
    const reply = await api.as(maintainer).post(at(thread.id, 'notes'), { body: 'It is.' });
    expect(reply).toMatchObject({ status: 201, body: { type: 'DiscussionNote', body: 'It is.' } });
    const read = await api.get(at(thread.id));
    expect(read.body).toEqual({ ...thread, notes: [...thread.notes, reply.body] });
    expect(await threads()).toContainEqual(read.body);
  });

  it('have the comments of the older operation, each alone until somebody replies', async () => {
    await api.as(author).post(commitsOf(project, commit, 'comments'), { note: 'Alone' });
    const isIt = ({ notes }: Discussion) => notes[0]?.body === 'Alone';
    const alone = (await threads()).find(isIt);
    expect(alone).toMatchObject({ individual_note: true, notes: [{ type: null }] });
    await api.as(author).post(at(alone?.id ?? '', 'notes'), { body: 'No more' });
    expect((await threads()).find(isIt)).toMatchObject({
      individual_note: false,
      notes: [{ type: 'DiscussionNote' }, { type: 'DiscussionNote', body: 'No more' }],
    });
    const comments = await api.get(`${commitsOf(project, commit, 'comments')}?per_page=100`);
    expect((comments.body as { note: string }[]).map(({ note }) => note)).toContain('No more');
  });

  it('are about a place in the diff, with all replies', async () => {
    const heads = { base_sha: first, start_sha: first, head_sha: commit };
    const position = { ...heads, position_type: 'text', new_path: path, new_line: 2 };
    const thread = await begin({ body: 'Here', position });
    const place = { ...position, old_path: path, old_line: null, line_range: null };
    expect(thread.notes[0]).toMatchObject({ type: 'DiffNote', position: place });
    const reply = await api.as(author).post(at(thread.id, 'notes'), { body: 'There' });
    expect(reply.body).toMatchObject({ type: 'DiffNote', position: place });
    const comments = (await api.get(`${commitsOf(project, commit, 'comments')}?per_page=100`)).body;
    expect(comments).toContainEqual(
      expect.objectContaining({ note: 'Here', path, line: 2, line_type: 'new' }),
    );
  });

  it.each([
    ['another commit', { head_sha: 'a'.repeat(40) }, /position=>\["is invalid"\]/],
    ['another parent', { base_sha: 'a'.repeat(40) }, /position=>\["is invalid"\]/],
    ['no line', { new_line: undefined }, /position=>\["is incomplete"\]/],
    ['a line that is not shown', { new_line: 99 }, /must be a valid line code/],
    ['another file', { new_path: 'lib/other.rb' }, /must be a valid line code/],
  ])('refuse a place of %s', async (_, given, message) => {
    const heads = { base_sha: first, start_sha: first, head_sha: commit };
    const position = { ...heads, position_type: 'text', new_path: path, new_line: 2, ...given };
    const answer = await api.as(author).post(at(), { body: 'Here', position });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) as string },
    });
  });

  it('are changed and deleted by authors and maintainers', async () => {
    const thread = await begin();
    const reply = (await api.as(author).post(at(thread.id, 'notes'), { body: 'Two' })).body as Note;
    const [begun] = thread.notes;
    const note = at(thread.id, 'notes', begun?.id ?? 0);
    now = new Date('2022-05-01T11:00:00Z');
    expect((await api.as(await seedUser(db)).put(note, { body: 'x' })).status).toBe(403);
    const changed = await api.as(author).put(note, { body: 'One' });
    expect(changed).toMatchObject({
      status: 200,
      body: { body: 'One', updated_at: '2022-05-01T11:00:00.000Z' },
    });
    expect((await api.as(author).put(note, { body: ' ' })).body).toEqual({
      message: '400 Bad request - Note {:note=>["can\'t be blank"]}',
    });
    expect((await api.as(await seedUser(db)).delete(note)).status).toBe(403);
    const before = { 'if-unmodified-since': 'Sun, 01 May 2022 10:30:00 GMT' };
    expect((await api.as(maintainer).delete(note, undefined, before)).status).toBe(412);
    expect((await api.as(maintainer).delete(note)).status).toBe(204);
    // The next one begins the thread.
    expect((await api.get(at(thread.id))).body).toMatchObject({ notes: [{ id: reply.id }] });
    expect((await threads()).map(({ id }) => id)).toContain(thread.id);
    expect((await api.as(author).delete(at(thread.id, 'notes', reply.id))).status).toBe(204);
    expect((await api.get(at(thread.id))).body).toEqual({ message: '404 Discussion Not Found' });
    expect((await threads()).map(({ id }) => id)).not.toContain(thread.id);
    expect((await api.as(author).put(note, { body: 'x' })).body).toEqual({
      message: '404 Note Not Found',
    });
  });

  it('keep one beginning while others reply and delete', async () => {
    const thread = await begin();
    const notes = at(thread.id, 'notes');
    const second = (await api.as(author).post(notes, { body: 'Two' })).body as Note;
    const gone = [thread.notes[0]?.id ?? 0, second.id].map((id) =>
      api.as(author).delete(`${notes}/${id}`),
    );
    const replies = ['a', 'b', 'c'].map((body) => api.as(maintainer).post(notes, { body }));
    const statuses = (await Promise.all([...gone, ...replies])).map(({ status }) => status);
    const said = statuses.slice(2).filter((status) => status === 201).length;
    // A reply to what is gone altogether finds nothing.
    expect([
      204,
      204,
      ...Array<number>(said).fill(201),
      ...Array<number>(3 - said).fill(404),
    ]).toEqual([...statuses.slice(0, 2), ...statuses.slice(2).toSorted()]);
    const rows = await db('commit_notes').where({ discussion_id: thread.id });
    expect(rows).toHaveLength(said);
    expect(rows.filter((row) => Boolean(row['starts_discussion']))).toHaveLength(Math.min(1, said));
  });

  it('are found at their own commit alone', async () => {
    const thread = await begin();
    const elsewhere = commitsOf(project, first, `discussions/${thread.id}`);
    expect((await api.get(elsewhere)).status).toBe(404);
    expect((await api.as(author).post(`${elsewhere}/notes`, { body: 'x' })).status).toBe(404);
    const [note] = thread.notes;
    expect((await api.as(author).delete(`${elsewhere}/notes/${note?.id}`)).status).toBe(404);
    expect((await api.get(commitsOf(project, 'nowhere', 'discussions'))).status).toBe(404);
  });

  it('say when they were written for owners alone', async () => {
    const created_at = '2021-01-01T00:00:00.000Z';
    const [own] = (await begin({ body: 'Old', created_at }, owner)).notes;
    expect(own?.created_at).toBe(created_at);
    const [other] = (await begin({ body: 'Old', created_at })).notes;
    expect(other?.created_at).not.toBe(created_at);
    // Older ones come first.
    expect((await threads())[0]?.notes[0]).toMatchObject({ body: 'Old', created_at });
  });

  it('take at most 5,000 notes', async () => {
    const home = await seedProject(db, { git, readme: true });
    const url = commitsOf(home, 'main', 'discussions');
    const made = (await api.as(author).post(url, { body: 'First' })).body as Discussion;
    const [note] = made.notes;
    const row = {
      ...(await db('commit_notes')
        .where({ id: note?.id ?? 0 })
        .first()),
    };
    delete row['id'];
    for (let rows = 1; rows < 5_000; rows += 499) {
      const some = Math.min(499, 5_000 - rows);
      await db('commit_notes').insert(
        Array.from({ length: some }, (_, index) => ({
          ...row,
          ...{ starts_discussion: index % 2 === 0, note: `${rows + index}` },
          discussion_id: String(rows + index - (index % 2)).padStart(40, '0'),
        })),
      );
    }
    const refused = await api.as(author).post(url, { body: 'x' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Maximum number of comments exceeded');
    const page = await api.get(`${url}?per_page=100&page=2`);
    expect(page.status).toBe(200);
    expect(page.body).toHaveLength(100);

    // Archives bring no more either.
    const said = () => db('commit_notes').where({ project_id: home.id }).select('id');
    const context = {
      pauses: new BackgroundPauses(),
      ...{ db, projectId: home.id, container: { kind: 'project', id: home.id } },
      ...{ now: now.toISOString(), hasUpload: () => false, hold: () => Promise.resolve() },
      giveWay: () => Promise.resolve(),
      users: {
        importerId: owner.id,
        of: () => owner.id,
        textOf: (_: object, text: string) => text,
      },
    } as object as ImportContext;
    const brought = { note: 'Much', commit_id: note?.commit_id ?? null, discussion_id: 'of old' };
    const store = () => storeRecord(commitNoteRelation, context, brought, async () => {});
    await expect(store()).rejects.toThrow(/has too many notes/);
    await storeNoteOfPipeline(context, brought);
    expect(await said()).toHaveLength(5_000);
    await api.as(author).delete(`${url}/${made.id}/notes/${note?.id ?? 0}`);
    await store();
    await storeNoteOfPipeline(context, brought);
    expect(await said()).toHaveLength(5_000);
  });
});
