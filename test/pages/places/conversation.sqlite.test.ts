import { beforeAll, describe, expect, it } from 'vitest';
import { mergingWorld } from '#test/domains/review/merge-requests/open.ts';
import { startApp } from '#test/support/app.ts';
import { rewrite } from '#test/domains/code/commits/world.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const world = await mergingWorld(app);
const { people, project, developer, open, branch, commit } = world;
const below = `/projects/${project.id}`;
const { body: facts } = await developer.get(below);
const root = `/${(facts as { path_with_namespace: string }).path_with_namespace}`;
const hostile = `</textarea><script>alert(1)</script>`;

type Person = Exclude<keyof typeof people, 'anonymous'>;
const signedIn = (who: Person) => Visitor.signedIn(app, people[who]);

describe.each(['issues', 'merge_requests'] as const)('comments of %s', (list) => {
  let path = '';
  let api = '';
  let id = 0;

  const read = async () => (await developer.get(`${api}/notes/${id}`)).body as { body: string };
  const add = async (body: string) =>
    ((await developer.post(`${api}/notes`, { body })).body as { id: number }).id;

  beforeAll(async () => {
    const { iid } =
      list === 'issues'
        ? ((await developer.post(`${below}/issues`, { title: 'Cracks' })).body as { iid: number })
        : await open();
    path = `${root}/-/${list}/${iid}`;
    api = `${below}/${list}/${iid}`;
  });

  it('are changed and deleted by who wrote them', async () => {
    id = await add(hostile);
    const visitor = await signedIn('developer');
    const edit = `${path}/notes/${id}/edit`;
    expect(pageText(await visitor.get(path))).toContain(`href="${edit}"`);
    const form = pageText(await visitor.get(edit));
    expect(form).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(form).not.toContain('<script');
    const refused = await visitor.post(edit, { body: '' });
    expect(refused.status).toBe(422);
    expect(pageText(refused)).toMatch(/id="body-error">Comment/);
    const changed = await visitor.post(edit, { body: 'Changed\r\nhere' });
    expect(changed).toMatchObject({ status: 303, headers: { location: `${path}#note_${id}` } });
    expect(await read()).toMatchObject({ body: 'Changed\nhere' });
    const deleted = await visitor.post(`${path}/notes/${id}/delete`);
    expect(deleted).toMatchObject({ status: 303, headers: { location: path } });
    expect((await developer.get(`${api}/notes/${id}`)).status).toBe(404);
    expect((await visitor.get(edit)).status).toBe(404);
  });

  it('are changed by maintainers, and not by others', async () => {
    id = await add('Of the developer');
    const edit = `${path}/notes/${id}/edit`;
    const reporter = await signedIn('reporter');
    expect(pageText(await reporter.get(path))).not.toContain(edit);
    expect((await reporter.get(edit)).status).toBe(403);
    for (const page of ['edit', 'delete']) {
      const { status } = await reporter.post(`${path}/notes/${id}/${page}`, { body: 'Mine' });
      expect({ page, refused: status === 401 || status === 403 || status === 422 }).toEqual({
        page,
        refused: true,
      });
    }
    const stranger = await signedIn('stranger');
    await stranger.get('/projects/new');
    expect((await stranger.get(edit)).status).toBe(404);
    expect((await stranger.post(edit, { body: 'x' })).status).toBe(404);
    expect(await read()).toMatchObject({ body: 'Of the developer' });
    const maintainer = await signedIn('maintainer');
    expect(pageText(await maintainer.get(path))).toContain(edit);
    await maintainer.post(edit, { body: 'By the maintainer' });
    expect(await read()).toMatchObject({ body: 'By the maintainer' });
  });

  it('have no forms where the system wrote them', async () => {
    const update =
      list === 'issues' ? { discussion_locked: true } : { title: `Draft: ${Date.now()}` };
    await app.api.as(people.owner).put(api, update);
    const notes = (await developer.get(`${api}/notes?per_page=100`)).body as {
      id: number;
      system: boolean;
    }[];
    const system = notes.find((note) => note.system);
    expect(system).toBeDefined();
    const visitor = await signedIn('owner');
    expect(pageText(await visitor.get(path))).not.toContain(`notes/${system?.id}/edit`);
    expect((await visitor.get(`${path}/notes/${system?.id}/edit`)).status).toBe(403);
    if (list === 'issues') await app.api.as(people.owner).put(api, { discussion_locked: false });
  });

  it('are absent where there are none', async () => {
    const visitor = await signedIn('owner');
    for (const page of ['999999/edit', '0/edit', 'x/edit']) {
      expect((await visitor.get(`${path}/notes/${page}`)).status).toBe(404);
    }
    expect((await visitor.get(`${root}/-/${list}/999/notes/${id}/edit`)).status).toBe(404);
  });

  it('stand below reactions, which are given and taken back', async () => {
    const listed = async () =>
      ((await developer.get(`${api}/award_emoji`)).body as { name: string }[]).map(
        ({ name }) => name,
      );
    const visitor = await signedIn('developer');
    expect(pageText(await visitor.get(path))).toContain('React with rocket');
    const given = await visitor.post(`${path}/reactions`, { name: 'rocket', remove: '' });
    expect(given).toMatchObject({ status: 303, headers: { location: path } });
    expect(await listed()).toEqual(['rocket']);
    expect(pageText(await visitor.get(path))).toContain('aria-label="rocket: 1, with yours"');
    const reporter = await signedIn('reporter');
    expect(pageText(await reporter.get(path))).toContain('aria-label="rocket: 1"');
    await reporter.post(`${path}/reactions`, { name: 'rocket', remove: '1' });
    expect(await listed()).toEqual(['rocket']);
    await visitor.post(`${path}/reactions`, { name: 'rocket', remove: '1' });
    expect(await listed()).toEqual([]);
    expect((await visitor.post(`${path}/reactions`, { name: hostile })).status).toBe(404);
    const stranger = await signedIn('stranger');
    await stranger.get('/projects/new');
    expect((await stranger.post(`${path}/reactions`, { name: 'rocket' })).status).toBe(404);
  });
});

describe('a suggestion', () => {
  /** A merge request with a suggestion for its only changed line. */
  async function suggest(text: string, times = 1) {
    const source = await branch();
    await commit('Change', [rewrite('README.md', 'first\n')], { branch: source });
    const { iid } = await open({ source_branch: source });
    const api = `${below}/merge_requests/${iid}`;
    const { diff_refs } = (await developer.get(api)).body as {
      diff_refs: Readonly<Record<string, string>>;
    };
    const position = {
      ...{ position_type: 'text', old_path: 'README.md', new_path: 'README.md', new_line: 1 },
      ...diff_refs,
    };
    const body = `Better:\n\n\`\`\`suggestion\n${text}\n\`\`\`\n`.repeat(times);
    const made = await app.api.as(people.reporter).post(`${api}/discussions`, { body, position });
    expect(made.status).toBe(201);
    return { source, path: `${root}/-/merge_requests/${iid}` };
  }

  it('is shown with the lines, and applied as a commit', async () => {
    const { source, path } = await suggest('<b>second</b>');
    const visitor = await signedIn('developer');
    for (const page of [path, `${path}/diffs`]) {
      const html = pageText(await visitor.get(page));
      expect(html).toContain('&lt;b&gt;second&lt;/b&gt;');
      expect(html).toContain('Apply suggestion');
    }
    const html = pageText(await visitor.get(`${path}/diffs`));
    const action = /action="([^"]*\/suggestions\/\d+)"/.exec(html)?.[1] ?? '';
    const applied = await visitor.post(action, { note: '1', from: 'diffs' });
    expect(applied).toMatchObject({ status: 303, headers: { location: `${path}/diffs#note_1` } });
    const raw = await developer.get(`${below}/repository/files/README.md/raw?ref=${source}`);
    expect(raw.bytes.toString()).toBe('<b>second</b>\n');
    expect(pageText(await visitor.get(path))).toContain('Applied');
    const again = await visitor.post(action, { note: '1' });
    expect(again.status).toBe(422);
    expect(pageText(again)).toMatch(/class="alert"/);
  });

  it('leaves out those behind what a page has room for', async () => {
    const { path } = await suggest('other\n'.repeat(20), 100);
    const visitor = await signedIn('developer');
    for (const page of [path, `${path}/diffs`]) {
      expect(pageText(await visitor.get(page)).length).toBeLessThan(150_000);
    }
    const html = pageText(await visitor.get(path));
    const whole = /href="([^"]*\?note=\d+)">Show the whole comment/.exec(html)?.[1] ?? '';
    const alone = pageText(await visitor.get(whole));
    expect(alone.length).toBeLessThan(150_000);
    expect(alone).toContain('Apply suggestion');
  });

  it('is not for reporters to apply', async () => {
    const { source, path } = await suggest('third');
    const developers = await signedIn('developer');
    const html = pageText(await developers.get(path));
    const action = /action="([^"]*\/suggestions\/\d+)"/.exec(html)?.[1] ?? '';
    const reporter = await signedIn('reporter');
    expect(pageText(await reporter.get(path))).not.toContain('Apply suggestion');
    expect((await reporter.post(action, { note: '1' })).status).toBe(403);
    const stranger = await signedIn('stranger');
    await stranger.get('/projects/new');
    expect((await stranger.post(action, { note: '1' })).status).toBe(404);
    const raw = await developer.get(`${below}/repository/files/README.md/raw?ref=${source}`);
    expect(raw.bytes.toString()).toBe('first\n');
  });

  it('is shown to the author of the merge request with the button', async () => {
    const { path } = await suggest('fourth');
    const iid = Number(path.split('/').at(-1));
    const own = { target_project_id: project.id, iid };
    await app.db('merge_requests').where(own).update({ author_id: people.reporter.id });
    const author = await signedIn('reporter');
    for (const page of [path, `${path}/diffs`]) {
      expect(pageText(await author.get(page))).toContain('Apply suggestion');
    }
  });
});
