import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { createLineMover } from '#src/domains/planning/notes/diff-lines.ts';
import { startApp } from '#test/support/app.ts';
import { unique } from '#test/support/seed.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const app = await startApp();
const { api, db, environment } = app;
const world = await mergeRequestWorld(app, { visibility: 'public' });
const { people, path, repository, commit } = world;
const developer = api.as(people.developer);
const reporter = api.as(people.reporter);

const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
const text = (changed: readonly string[]) => `${changed.join('\n')}\n`;
const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
await commit('Add the plan', [write('plan.txt', text(lines)), write('other.txt', 'x\n')]);

/** Line 3 is another, and there is one after line 5. */
const proposed = text([
  ...lines.slice(0, 2),
  'line three',
  ...lines.slice(3, 5),
  'line 5 and a half',
  ...lines.slice(5),
]);

async function newRequest() {
  const branch = unique('branch');
  const startFrom = (await readBranchHead(repository, 'main')) ?? '';
  await commit('Change the plan', [rewrite('plan.txt', proposed), write('kiln.png', image)], {
    branch,
    startFrom,
  });
  const branches = { source_branch: branch, target_branch: 'main' };
  const { body } = await developer.post(path, { title: unique('Plan '), ...branches });
  const { sha, diff_refs: shas } = (await developer.get(`${path}/${body.iid}`)).body as {
    sha: string;
    diff_refs: { base_sha: string; head_sha: string; start_sha: string };
  };
  expect(shas.head_sha).toBe(sha);
  return { id: body.id as number, own: `${path}/${body.iid}`, branch, shas };
}

type Request = Awaited<ReturnType<typeof newRequest>>;

const request = await newRequest();
const at = ({ shas }: Request, place: object) => ({
  ...shas,
  position_type: 'text',
  new_path: 'plan.txt',
  ...place,
});
const place = (more: object, of = request) =>
  reporter.post(`${of.own}/discussions`, { body: 'Why?', position: at(of, more) });
const file = createHash('sha1').update('plan.txt').digest('hex');

describe('a note about a line', () => {
  it.each([
    ['that was added', { new_line: 6 }, { old_line: null, new_line: 6 }, `${file}_6_6`],
    ['that was changed', { new_line: 3 }, { old_line: null, new_line: 3 }, `${file}_4_3`],
    ['that is gone', { old_line: 3 }, { old_line: 3, new_line: null }, `${file}_3_3`],
    ['that stays', { old_line: 4, new_line: 4 }, { old_line: 4, new_line: 4 }, `${file}_4_4`],
    ['behind', { old_line: 6, new_line: 7 }, { old_line: 6, new_line: 7 }, `${file}_6_7`],
    [
      'away from the changes',
      { old_line: 19, new_line: 20 },
      { old_line: 19, new_line: 20 },
      `${file}_19_20`,
    ],
    ['and no other', { old_line: null, new_line: 6 }, { new_line: 6 }, `${file}_6_6`],
  ])('%s is shown where it is', async (_, given, shown, code) => {
    const made = await place(given);
    expect(made).toMatchObject({
      status: 201,
      body: {
        individual_note: false,
        notes: [
          {
            type: 'DiffNote',
            body: 'Why?',
            commit_id: null,
            position: {
              ...request.shas,
              old_path: 'plan.txt',
              new_path: 'plan.txt',
              position_type: 'text',
              line_range: null,
              ...shown,
            },
            resolvable: true,
            resolved: false,
          },
        ],
      },
    });
    const own = `${request.own}/discussions/${made.body.id}`;
    expect((await developer.get(own)).body).toMatchObject({ notes: made.body.notes });
    const answer = await developer.post(`${own}/notes`, { body: 'So' });
    const [{ position, id }] = made.body.notes as [{ position: object; id: number }];
    expect(answer.body).toMatchObject({ type: 'DiffNote', position });
    expect(await db('notes').where({ id }).first('line_code')).toEqual({ line_code: code });
    expect((await developer.put(own, { resolved: true })).status).toBe(200);
  });

  it('may be about several', async () => {
    const made = await place({
      new_line: 6,
      line_range: { start: { old_line: 4, new_line: 4 }, end: { type: 'new', new_line: 6 } },
    });
    const line_range = {
      start: { line_code: `${file}_4_4`, type: null, old_line: 4, new_line: 4 },
      end: { line_code: `${file}_6_6`, type: 'new', old_line: null, new_line: 6 },
    };
    expect(made.body.notes).toMatchObject([{ position: { line_range } }]);
    const byCode = await place({
      new_line: 6,
      line_range: {
        start: { line_code: `${file}_4_4`, type: null },
        end: { line_code: `${file}_6_6`, type: 'new' },
      },
    });
    expect(byCode.body.notes).toMatchObject([{ position: { line_range } }]);
  });

  it('is taken from forms as well', async () => {
    const query = new URLSearchParams({ body: 'Why?' });
    for (const [name, value] of Object.entries(at(request, { new_line: 6 }))) {
      query.set(`position[${name}]`, String(value));
    }
    const made = await reporter.post(`${request.own}/discussions?${query.toString()}`);
    expect(made).toMatchObject({ status: 201, body: { notes: [{ type: 'DiffNote' }] } });
  });

  const noLine = `400 Bad request - Note {:line_code=>["can't be blank", "must be a valid line code"]}`;
  const invalid = '400 Bad request - Note {:position=>["is invalid"]}';
  const incomplete = '400 Bad request - Note {:position=>["is incomplete"]}';
  it.each<[string, object, string]>([
    ['no line', {}, incomplete],
    ['no path', { new_path: null, new_line: 6 }, incomplete],
    ['a line outside', { new_line: 4000 }, noLine],
    ['lines away from the changes that are not the same', { old_line: 19, new_line: 19 }, noLine],
    ['a line behind the last', { old_line: 3999, new_line: 4000 }, noLine],
    ['an old line as a new one', { new_line: 4 }, noLine],
    ['lines that do not belong together', { old_line: 4, new_line: 6 }, noLine],
    ['the greatest number', { new_line: 2 ** 31 - 1 }, noLine],
    ['a file that did not change', { new_path: 'other.txt', new_line: 1 }, noLine],
    ['a file that is not there', { new_path: '../../etc/passwd', new_line: 1 }, noLine],
    ['another name before', { old_path: 'other.txt', new_line: 6 }, noLine],
    ['a commit of nobody', { new_line: 6, head_sha: 'a'.repeat(40) }, invalid],
    ['a branch', { new_line: 6, head_sha: 'main' }, invalid],
    ['a line of code in an image', { new_path: 'kiln.png', new_line: 1 }, noLine],
    [
      'a range that ends elsewhere',
      { new_line: 6, line_range: { start: { new_line: 6 }, end: { new_line: 999 } } },
      invalid,
    ],
    [
      'a range of unknown names',
      { new_line: 6, line_range: { start: { line_code: 'x' }, end: { line_code: 'x' } } },
      invalid,
    ],
    [
      'an image without a place',
      { new_path: 'kiln.png', position_type: 'image', x: 1 },
      incomplete,
    ],
  ])('is refused with %s', async (_, given, message) => {
    expect(await place(given)).toMatchObject({ status: 400, body: { message } });
  });

  it.each<[object]>([
    [{ new_line: 0 }],
    [{ new_line: -1 }],
    [{ new_line: 2 ** 53 }],
    [{ new_line: 1.5 }],
    [{ new_line: '6x' }],
    [{ new_line: 6, new_path: 'a\u0000b' }],
    [{ new_line: 6, new_path: 'x'.repeat(5_000) }],
    [{ new_line: 6, position_type: 'sound' }],
    [{ new_line: 6, head_sha: undefined }],
    [{ new_line: 6, line_range: 'all' }],
    [{ position_type: 'image', new_path: 'kiln.png', x: -1, y: 1, width: 1, height: 1 }],
  ])('is refused as %j', async (given) => {
    expect(await place(given)).toMatchObject({ status: 400 });
  });

  it('has the commits of the merge request, and of no other', async () => {
    const other = await newRequest();
    const position = at(other, { new_line: 6 });
    const answer = await reporter.post(`${request.own}/discussions`, { body: 'x', position });
    expect(answer.status).toBe(other.shas.head_sha === request.shas.head_sha ? 201 : 400);
    expect((await place({ new_line: 6 }, other)).status).toBe(201);
  });

  it('is written by those who may say something', async () => {
    const position = at(request, { new_line: 6 });
    const body = { body: 'x', position };
    const where = `${request.own}/discussions`;
    expect((await api.as(null).post(where, body)).status).toBe(401);
    await db('merge_requests').where({ id: request.id }).update({ discussion_locked: true });
    expect((await api.as(people.stranger).post(where, body)).status).toBe(403);
    await db('merge_requests').where({ id: request.id }).update({ discussion_locked: false });
    expect((await api.as(people.stranger).post(where, body)).status).toBe(201);
  });
});

describe('a note about a place in an image', () => {
  it('is shown there', async () => {
    const spot = { width: 100, height: 50, x: 10, y: 20.5 };
    const made = await place({ new_path: 'kiln.png', position_type: 'image', ...spot });
    expect(made).toMatchObject({
      status: 201,
      body: {
        notes: [
          { type: 'DiffNote', position: { position_type: 'image', new_path: 'kiln.png', ...spot } },
        ],
      },
    });
  });
});

describe('a note about a line, once there is another version', () => {
  /** The thread as it is once there is a newer version. */
  async function after(of: Request, id: string, content: string) {
    environment.workers.start();
    const pushed = await developer.post(`/projects/${world.project.id}/repository/commits`, {
      branch: of.branch,
      commit_message: 'Change it again',
      actions: [{ action: 'update', file_path: 'plan.txt', content }],
    });
    expect(pushed).toMatchObject({ status: 201 });
    await environment.workers.idle();
    expect(await environment.workers.deadLetters()).toEqual([]);
    const { body } = await developer.get(`${of.own}/discussions/${id}`);
    const { head_sha } = (await db('merge_requests').where({ id: of.id }).first()) ?? {};
    expect(head_sha).toBe(pushed.body.id);
    const [note] = body.notes as [{ position: Record<string, unknown>; resolved: boolean }];
    return { note, head: head_sha as string };
  }

  it('goes along with the line', async () => {
    const own = await newRequest();
    const { body } = await place({ new_line: 6 }, own);
    await developer.post(`${own.own}/discussions/${body.id}/notes`, { body: 'So' });
    const { note, head } = await after(own, body.id as string, `first\nsecond\n${proposed}`);
    expect(note.position).toMatchObject({ head_sha: head, new_line: 8, old_line: null });
    const { body: thread } = await developer.get(`${own.own}/discussions/${body.id}`);
    expect(thread.notes).toMatchObject([{ position: note.position }, { position: note.position }]);
  });

  it.each<[string, object, string, object | null]>([
    [
      'its range along',
      { start: { old_line: 4, new_line: 4 }, end: { new_line: 6 } },
      `first\nsecond\n${proposed}`,
      {
        start: { line_code: `${file}_4_6`, type: null, old_line: 4, new_line: 6 },
        end: { line_code: `${file}_6_8`, type: 'new', old_line: null, new_line: 8 },
      },
    ],
    [
      'a range that begins with removed lines along',
      { start: { old_line: 3 }, end: { new_line: 6 } },
      `first\n${proposed}`,
      {
        start: { line_code: `${file}_3_4`, type: 'old', old_line: 3, new_line: null },
        end: { line_code: `${file}_6_7`, type: 'new', old_line: null, new_line: 7 },
      },
    ],
    [
      'no range whose beginning is gone',
      { start: { new_line: 3 }, end: { new_line: 6 } },
      proposed.replace('line three', 'line drei'),
      null,
    ],
  ])('takes %s', async (_, line_range, content, moved) => {
    const own = await newRequest();
    const { body } = await place({ new_line: 6, line_range }, own);
    const { note, head } = await after(own, body.id as string, content);
    expect(note.position).toMatchObject({ head_sha: head });
    expect(note.position['line_range']).toEqual(moved);
  });

  it('stays where it was when the line is another', async () => {
    const own = await newRequest();
    const { body } = await place({ new_line: 6 }, own);
    const changed = proposed.replace('line 5 and a half', 'line 5 and three quarters');
    const { note } = await after(own, body.id as string, changed);
    expect(note.position).toMatchObject({ head_sha: own.shas.head_sha, new_line: 6 });
    expect(note.resolved).toBe(false);
  });

  it('is resolved then where the project says so', async () => {
    const settings = { resolve_outdated_diff_discussions: true };
    const owner = api.as(people.owner);
    expect(await owner.put(`/projects/${world.project.id}`, settings)).toMatchObject({
      status: 200,
    });
    const own = await newRequest();
    const { body } = await place({ new_line: 6 }, own);
    const { body: kept } = await place({ new_line: 3 }, own);
    const changed = proposed.replace('line 5 and a half', 'line 5 and three quarters');
    const { note } = await after(own, body.id as string, changed);
    expect(note).toMatchObject({ resolved: true, resolved_by: { id: people.developer.id } });
    const { body: other } = await developer.get(`${own.own}/discussions/${kept.id}`);
    expect(other.notes).toMatchObject([{ resolved: false, position: { new_line: 3 } }]);
  });
});

describe('lineMover', () => {
  const patch = [
    '@@ -3,2 +3,3 @@',
    ' three',
    '-four',
    '+4',
    '+4.5',
    '@@ -9,0 +11,1 @@',
    '+nine',
  ].join('\n');
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, null],
    [5, 6],
    [9, 10],
    [10, 12],
    [2 ** 31 - 1, 2 ** 31 + 1],
  ])('takes %i to %s', (line, moved) => {
    expect(createLineMover(patch)(line)).toBe(moved);
  });
});
