import { describe, expect, it } from 'vitest';
import { BodiesFull, BodyMemory } from '#runtime/body-memory.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergingWorld } from '#test/domains/review/merge-requests/open.ts';
import { startApp } from '#test/support/app.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const world = await mergingWorld(app);
const { people, project, commit, branch, developer } = world;
const below = `/projects/${project.id}`;
const { body: facts } = await developer.get(below);
const root = `/${(facts as { path_with_namespace: string }).path_with_namespace}`;

const hostile = `</textarea><script>alert(1)</script>"'&b`;
const escaped = '&lt;/textarea&gt;&lt;script&gt;';

type Person = Exclude<keyof typeof people, 'anonymous'>;
const signedIn = (who: Person) => Visitor.signedIn(app, people[who]);

const readRaw = async (path: string, ref: string) => {
  const file = encodeURIComponent(path);
  const query = `?ref=${encodeURIComponent(ref)}`;
  const answer = await developer.get(`${below}/repository/files/${file}/raw${query}`);
  return { status: answer.status, text: answer.bytes.toString() };
};

/** A new branch with a file of its own. */
async function branchWith(path: string, content: string | Buffer): Promise<string> {
  const name = await branch();
  await commit('Add it', [write(path, content)], { branch: name });
  return name;
}

/** Takes the room that a caller has for bodies, but for a megabyte or two. */
function fillMemory(caller: string): BodyMemory {
  const [memory, spare] = [new BodyMemory(() => caller), new BodyMemory(() => caller)];
  spare.take(1024 * 1024);
  for (;;) {
    try {
      memory.take(1024 * 1024);
    } catch (error) {
      spare.free();
      if (error instanceof BodiesFull) return memory;
      throw error;
    }
  }
}

const known = (html: string) => /name="known" value="([\da-f]*)"/.exec(html)?.[1] ?? '';
const errorAt = (html: string, name: string) =>
  new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(html)?.[1];

describe('the form of a file', () => {
  it('commits a change to the branch that is shown', async () => {
    const ref = await branchWith('docs/a "b".txt', `one\n${hostile}\n`);
    const visitor = await signedIn('developer');
    const page = `${root}/-/blob/${ref}/docs/a%20%22b%22.txt`;
    const path = page.replace('/blob/', '/edit/');
    expect(pageText(await visitor.get(page))).toContain(`href="${path}"`);
    const html = pageText(await visitor.get(path));
    expect(html).toContain(escaped);
    expect(html).not.toContain('<script');
    expect(html).toContain(`name="branch" value="${ref}"`.slice(0, 13));
    const sent = {
      content: 'two\r\n',
      lines: 'lf',
      known: known(html),
      message: 'Two',
      branch: ref,
    };
    const saved = await visitor.postParts(path, sent);
    expect(saved).toMatchObject({ status: 303, headers: { location: page } });
    expect(await readRaw('docs/a "b".txt', ref)).toEqual({ status: 200, text: 'two\n' });
  });

  it('is a fork for those who may only read', async () => {
    const page = `${root}/-/blob/${await branchWith('forked.txt', 'a\n')}/forked.txt`;
    const link = `href="${root}/-/forks/new"`;
    expect(pageText(await (await signedIn('reporter')).get(page))).toContain(link);
    expect(pageText(await (await signedIn('developer')).get(page))).not.toContain(link);
  });

  it('keeps the ends of lines that the file has', async () => {
    const ref = await branchWith('win.txt', 'a\r\nb\r\n');
    const visitor = await signedIn('developer');
    const path = `${root}/-/edit/${ref}/win.txt`;
    const html = pageText(await visitor.get(path));
    expect(html).toContain('name="lines" value="crlf"');
    const sent = { content: 'a\r\nc\r\n', lines: 'crlf', known: known(html), branch: ref };
    expect((await visitor.postParts(path, { ...sent, message: 'c' })).status).toBe(303);
    expect((await readRaw('win.txt', ref)).text).toBe('a\r\nc\r\n');
  });

  it('commits to a new branch, and proposes a merge request', async () => {
    const ref = await branchWith('new-branch.txt', 'a\n');
    const visitor = await signedIn('developer');
    const path = `${root}/-/edit/${ref}/new-branch.txt`;
    const html = pageText(await visitor.get(path));
    const to = `${ref}/<b>`;
    const sent = { content: 'b\n', lines: 'lf', known: known(html), message: 'b', branch: to };
    const refused = await visitor.postParts(path, { ...sent, branch: 'a..b' });
    expect(refused.status).toBe(422);
    expect(errorAt(pageText(refused), 'branch')).toContain('Branch name is invalid');
    const taken = await visitor.postParts(path, { ...sent, branch: 'main' });
    expect(errorAt(pageText(taken), 'branch')).toBeDefined();
    const other = `${ref}-other`;
    const saved = await visitor.postParts(path, { ...sent, branch: other });
    expect(saved.status).toBe(303);
    const location = saved.headers['location'] ?? '';
    expect(location).toContain(`source_branch%5D=${other}`);
    expect(location).toContain(`target_branch%5D=${ref}`);
    expect((await readRaw('new-branch.txt', ref)).text).toBe('a\n');
    expect((await readRaw('new-branch.txt', other)).text).toBe('b\n');
    expect(pageText(await visitor.get(location))).toContain(`value="${other}"`);
  });

  it('refuses a change of what somebody else has changed, and keeps the text', async () => {
    const ref = await branchWith('both.txt', 'a\n');
    const visitor = await signedIn('developer');
    const path = `${root}/-/edit/${ref}/both.txt`;
    const html = pageText(await visitor.get(path));
    await commit('Theirs', [rewrite('both.txt', 'theirs\n')], { branch: ref });
    const sent = {
      content: hostile,
      lines: 'lf',
      known: known(html),
      message: 'Ours',
      branch: ref,
    };
    const refused = await visitor.postParts(path, sent);
    expect(refused.status).toBe(422);
    const shown = pageText(refused);
    expect(shown).toContain('has changed since you started editing');
    expect(shown).toContain(escaped);
    expect(shown).not.toContain('<script');
    expect(known(shown)).toBe(known(html));
    expect((await readRaw('both.txt', ref)).text).toBe('theirs\n');
    // Knowingly, it is possible.
    expect((await visitor.postParts(path, { ...sent, replace: '1' })).status).toBe(303);
    expect((await readRaw('both.txt', ref)).text).toBe(hostile);
  });

  it.each([
    ['binary', Buffer.from([0, 1, 2])],
    ['in Latin-1', Buffer.from([0x6b, 0xe4, 0x73, 0x65, 0x0a])],
    ['large', 'a'.repeat(600 * 1024)],
    ['of mixed line breaks', 'a\r\nb\n'],
    [
      'a pointer to a large file',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`,
    ],
  ])('is not offered for a file that is %s', async (_, content) => {
    const ref = await branchWith('special', content);
    const visitor = await signedIn('developer');
    const html = pageText(await visitor.get(`${root}/-/blob/${ref}/special`));
    expect(html).not.toContain('/-/edit/');
    expect(html).toContain('/-/delete/');
    const answer = await visitor.get(`${root}/-/edit/${ref}/special`);
    expect(answer.status).toBe(409);
    expect(pageText(answer)).toContain('cannot be edited in a browser');
  });

  it('says what is wrong beside its field', async () => {
    const ref = await branchWith('wrong.txt', 'a\n');
    const visitor = await signedIn('developer');
    const path = `${root}/-/edit/${ref}/wrong.txt`;
    const html = pageText(await visitor.get(path));
    const sent = { content: 'kept', lines: 'lf', known: known(html), message: ' ', branch: ref };
    const answer = await visitor.postParts(path, sent);
    expect(answer.status).toBe(422);
    expect(errorAt(pageText(answer), 'message')).toContain('Commit message is empty');
    expect(pageText(answer)).toContain('kept</textarea>');
  });

  it('refuses what is larger than a form may be', async () => {
    const ref = await branchWith('larger.txt', 'a\n');
    const visitor = await signedIn('developer');
    const path = `${root}/-/edit/${ref}/larger.txt`;
    await visitor.get(path);
    for (const mebibytes of [3, 4, 6, 9]) {
      const content = 'a'.repeat(mebibytes * 1024 * 1024);
      const answer = await visitor.postParts(path, { content });
      expect(answer.status).toBe(413);
      expect(pageText(answer)).toContain('larger than a form may be');
      // Nothing of the form stands in front of the next request.
      expect((await visitor.get(path)).status).toBe(200);
    }
    expect((await readRaw('larger.txt', ref)).text).toBe('a\n');
  });

  it('proposes a new branch where the visitor may not push', async () => {
    await app.db('users').where('id', people.developer.id).update({ name: hostile });
    const visitor = await signedIn('developer');
    // The default branch is protected in this world only when it says so.
    await app.api
      .as(people.owner)
      .post(`${below}/protected_branches`, { name: 'main', push_access_level: 40 });
    const html = pageText(await visitor.get(`${root}/-/edit/main/README.md`));
    expect(html).toMatch(new RegExp(`value="${people.developer.username}-patch-1"`));
    const sent = { content: 'x', lines: 'lf', known: known(html), message: 'x', branch: 'main' };
    const refused = await visitor.postParts(`${root}/-/edit/main/README.md`, sent);
    expect(errorAt(pageText(refused), 'branch')).toContain('not allowed to push');
    const own = await signedIn('owner');
    expect(pageText(await own.get(`${root}/-/edit/main/README.md`))).toContain('value="main"');
  });
});

describe('forms of new files', () => {
  it('write one in a directory', async () => {
    const ref = await branchWith('lib/a.txt', 'a\n');
    const visitor = await signedIn('developer');
    const tree = pageText(await visitor.get(`${root}/-/tree/${ref}/lib`));
    expect(tree).toContain(`href="${root}/-/new/${ref}/lib"`);
    const path = `${root}/-/new/${ref}/lib`;
    await visitor.get(path);
    const sent = { name: 'deep/<b>.txt', content: 'x\r\n', message: 'Add', branch: ref };
    const taken = await visitor.postParts(path, { ...sent, name: 'a.txt', content: hostile });
    expect(taken.status).toBe(422);
    expect(errorAt(pageText(taken), 'name')).toContain('already exists');
    expect(pageText(taken)).toContain(escaped);
    for (const name of ['', '../out', '.git/config']) {
      const refused = await visitor.postParts(path, { ...sent, name });
      expect({ name, status: refused.status }).toEqual({ name, status: 422 });
      expect(errorAt(pageText(refused), 'name')).toBeDefined();
    }
    const made = await visitor.postParts(path, sent);
    const location = `${root}/-/blob/${ref}/lib/deep/%3Cb%3E.txt`;
    expect(made).toMatchObject({ status: 303, headers: { location } });
    expect((await readRaw('lib/deep/<b>.txt', ref)).text).toBe('x\n');
  });

  it('take a file of the machine, byte for byte', async () => {
    const ref = await branch();
    const visitor = await signedIn('developer');
    const path = `${root}/-/upload/${ref}`;
    expect(pageText(await visitor.get(path))).toContain('enctype="multipart/form-data"');
    const bytes = Buffer.from([0, 255, 13, 10, 254]);
    const sent = { name: '', message: 'Upload', branch: ref };
    const none = await visitor.postParts(path, { ...sent, file: '' });
    expect(errorAt(pageText(none), 'file')).toContain('File is missing');
    const file = new File([bytes], 'glaze.bin');
    const made = await visitor.postParts(path, { ...sent, file });
    expect(made).toMatchObject({
      status: 303,
      headers: { location: `${root}/-/blob/${ref}/glaze.bin` },
    });
    const name = encodeURIComponent('glaze.bin');
    const raw = await developer.get(`${below}/repository/files/${name}/raw?ref=${ref}`);
    expect(raw.bytes).toEqual(bytes);
    const large = new File([Buffer.alloc(11 * 1024 * 1024)], 'large.bin');
    expect((await visitor.postParts(path, { ...sent, file: large })).status).toBe(413);
  });

  it('refuse a file whose sender has as much in memory as one may', async () => {
    const ref = await branch();
    const visitor = await signedIn('developer');
    const path = `${root}/-/upload/${ref}`;
    await visitor.get(path);
    const file = new File([Buffer.alloc(1024 * 1024)], 'more.bin');
    const sent = { name: '', message: 'Upload', branch: ref, file };
    const full = fillMemory(`user ${people.developer.id}`);
    expect((await visitor.postParts(path, sent)).status).toBe(503);
    full.free();
    expect((await visitor.postParts(path, sent)).status).toBe(303);
  });
});

describe('the form of a deletion', () => {
  it('deletes a file that nobody has changed meanwhile', async () => {
    const ref = await branchWith('old.txt', 'a\n');
    const visitor = await signedIn('developer');
    const path = `${root}/-/delete/${ref}/old.txt`;
    const html = pageText(await visitor.get(path));
    const sent = { message: 'Delete', branch: ref, known: known(html) };
    await commit('Theirs', [rewrite('old.txt', 'theirs\n')], { branch: ref });
    const refused = await visitor.post(path, sent);
    expect(refused.status).toBe(422);
    expect(pageText(refused)).toContain('has changed since');
    const again = known(pageText(await visitor.get(path)));
    const deleted = await visitor.post(path, { ...sent, known: again });
    expect(deleted).toMatchObject({ status: 303, headers: { location: `${root}/-/tree/${ref}` } });
    expect((await readRaw('old.txt', ref)).status).toBe(404);
    expect((await visitor.get(path)).status).toBe(404);
  });
});

describe('branches and tags', () => {
  it('are created and deleted', async () => {
    const visitor = await signedIn('developer');
    const start = await branch();
    for (const [list, name] of [
      ['branches', 'topic/a-b'],
      ['tags', 'v1/rc'],
    ] as const) {
      expect(pageText(await visitor.get(`${root}/-/${list}`))).toContain(`/-/${list}/new"`);
      expect(pageText(await visitor.get(`${root}/-/${list}/new`))).toContain('value="main"');
      const made = await visitor.post(`${root}/-/${list}`, { name, ref: start, message: 'One' });
      expect(made).toMatchObject({ status: 303, headers: { location: `${root}/-/tree/${name}` } });
      const again = await visitor.post(`${root}/-/${list}`, { name, ref: start, message: '' });
      expect(again.status).toBe(422);
      expect(errorAt(pageText(again), 'name')).toContain('already exists');
      const wrong = await visitor.post(`${root}/-/${list}`, { name: 'a..b', ref: start });
      expect(errorAt(pageText(wrong), 'name')).toContain('invalid');
      const nowhere = await visitor.post(`${root}/-/${list}`, { name: 'n', ref: hostile });
      expect(nowhere.status).toBe(422);
      expect(errorAt(pageText(nowhere), 'ref')).toContain('invalid');
      expect(pageText(nowhere)).not.toContain('<script');
      const listed = pageText(await visitor.get(`${root}/-/${list}`));
      expect(listed).toContain(`name="name" value="${name}"`);
      const deleted = await visitor.post(`${root}/-/${list}/delete`, { name });
      expect(deleted.headers['location']).toBe(`${root}/-/${list}?done=deleted`);
      const { status } = await developer.get(
        `${below}/repository/${list}/${encodeURIComponent(name)}`,
      );
      expect(status).toBe(404);
    }
  });
});

describe('what changes a repository', () => {
  const pages = ['edit/main/README.md', 'new/main', 'upload/main', 'delete/main/README.md'];
  const all = [...pages, 'branches/new', 'tags/new'];
  const sends = [...pages, 'branches', 'tags', 'branches/delete', 'tags/delete'];
  const fields = { message: 'x', branch: 'main', name: 'x', ref: 'main', content: 'x', known: '' };

  it.each(['guest', 'reporter'] as const)('is refused to a %s', async (who) => {
    const visitor = await signedIn(who);
    const expected = who === 'guest' ? 404 : 403;
    for (const page of all) {
      const { status } = await visitor.get(`${root}/-/${page}`);
      expect({ page, status }).toEqual({ page, status: expected });
    }
    await visitor.get('/projects/new');
    for (const page of sends) {
      const { status } = await visitor.post(`${root}/-/${page}`, fields);
      expect({ page, status }).toEqual({ page, status: expected });
    }
    if (who === 'guest') return;
    expect(pageText(await visitor.get(`${root}/-/blob/main/README.md`))).not.toContain('/-/edit/');
    expect(pageText(await visitor.get(`${root}/-/branches`))).not.toContain('/-/branches/new');
  });

  it('is absent for a stranger, and for visitors without an account', async () => {
    const stranger = await signedIn('stranger');
    const nobody = new Visitor(app);
    await stranger.get('/projects/new');
    for (const page of all) {
      expect((await stranger.get(`${root}/-/${page}`)).status).toBe(404);
      expect((await nobody.get(`${root}/-/${page}`)).status).toBe(404);
    }
    for (const page of sends) {
      expect((await stranger.post(`${root}/-/${page}`, fields)).status).toBe(404);
      const { status, headers } = await nobody.post(`${root}/-/${page}`, fields);
      const to = headers['location'];
      expect({ page, status, to }).toEqual({ page, status: 303, to: '/users/sign_in' });
    }
  });

  it('is not at tags and commits', async () => {
    const visitor = await signedIn('developer');
    await developer.post(`${below}/repository/tags`, { tag_name: 'v9', ref: 'main' });
    expect(pageText(await visitor.get(`${root}/-/blob/v9/README.md`))).not.toContain('/-/edit/');
    expect(pageText(await visitor.get(`${root}/-/tree/v9`))).not.toContain('/-/new/');
    expect((await visitor.get(`${root}/-/edit/v9/README.md`)).status).toBe(404);
  });

  it('needs the token of a page', async () => {
    const visitor = await signedIn('developer');
    for (const page of sends) {
      const sent = { ...fields, authenticity_token: 'x' };
      expect((await visitor.post(`${root}/-/${page}`, sent)).status).toBe(422);
    }
  });
});
