import { beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { computeDiffAnchor } from '#src/pages/diff-rows.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergingWorld } from '#test/domains/review/merge-requests/open.ts';
import { startApp } from '#test/support/app.ts';
import type { Answer } from '#test/support/http-client.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const world = await mergingWorld(app);
const { people, project, open, branch, commit, read, repository, developer } = world;
const hidden = await mergingWorld(app);
const pub = await mergingWorld(app, { visibility: 'public' });

const hostileTitle = `<script>alert(1)</script> "quoted' & <b>bold`;
const escapedTitle = '&lt;script&gt;alert(1)&lt;/script&gt;';

type Person = keyof typeof people;
const signedIn = (who: Exclude<Person, 'anonymous'>) => Visitor.signedIn(app, people[who]);
const root = await pathOf(project.id);

async function pathOf(id: number): Promise<string> {
  const { body } = await app.api.as(people.administrator).get(`/projects/${id}`);
  return `/${(body as { path_with_namespace: string }).path_with_namespace}`;
}

/** A page without scripts, and not larger than pages may be. */
function expectHtml(answer: Answer, status = 200): string {
  expect(answer.status).toBe(status);
  const html = pageText(answer);
  expect(html).not.toMatch(/<script|<style| style=| on\w+="/i);
  expect(html.match(/<h1(?! dir)[ >]/g)).toHaveLength(1);
  expect(html.length).toBeLessThan(150_000);
  return html;
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1];

describe('pages of a merge request', () => {
  let path = '';

  beforeAll(async () => {
    const { iid } = await open({
      source_branch: await branch('feature/a-slash'),
      title: hostileTitle,
      description: '**Bold** <script>alert(2)</script>',
    });
    path = `${root}/-/merge_requests/${iid}`;
  });

  it.each(['owner', 'developer', 'administrator'] as const)('are shown to: %s', async (who) => {
    const visitor = await signedIn(who);
    for (const page of ['', '/commits', '/pipelines', '/diffs']) {
      const html = expectHtml(await visitor.get(path + page));
      expect(titleOf(html)).toContain(escapedTitle);
      expect(html).toContain('<code>feature/a-slash</code>');
    }
  });

  it.each(['guest', 'stranger', 'external', 'anonymous'] as const)(
    'are as absent as others to: %s',
    async (who) => {
      const person = people[who];
      const visitor = person === null ? new Visitor(app) : await Visitor.signedIn(app, person);
      const absent = await visitor.get(`${root}-absent/-/merge_requests/1`);
      for (const page of ['', '/commits', '/pipelines', '/diffs', '/edit']) {
        const answer = await visitor.get(path + page);
        expect(answer.status).toBe(who === 'guest' ? answer.status : 404);
        if (who !== 'guest') expect(titleOf(pageText(answer))).toBe(titleOf(pageText(absent)));
      }
    },
  );

  it('show their lists with filters as links', async () => {
    const visitor = await signedIn('owner');
    const list = expectHtml(await visitor.get(`${root}/-/merge_requests?state=all`));
    expect(list).toContain(escapedTitle);
    expect(list).toContain('state=merged');
    const merged = expectHtml(await visitor.get(`${root}/-/merge_requests?state=merged`));
    expect(merged).toContain('No merge requests match.');
    const nobody = await visitor.get(`${root}/-/merge_requests?assignee_username=nobody-at-all`);
    expect(expectHtml(nobody)).toContain('No merge requests match.');
    const group = root.slice(0, root.lastIndexOf('/'));
    const ofGroup = expectHtml(await visitor.get(`/groups${group}/-/merge_requests`));
    expect(ofGroup).toContain(escapedTitle);
  });

  it('ask visitors of a public project to sign in, as the API does', async () => {
    const { iid } = await pub.open();
    const path = `${await pathOf(pub.project.id)}/-/merge_requests`;
    for (const page of ['', '/new', `/${iid}`, `/${iid}/diffs`, '/999']) {
      const answer = await new Visitor(app).get(path + page);
      expect(answer.status).toBe(302);
      expect(answer.headers['location']).toContain('/users/sign_in');
    }
    const stranger = await Visitor.signedIn(app, pub.people.stranger);
    const html = expectHtml(await stranger.get(`${path}/${iid}`));
    expect(html).toContain('>Comment<');
    expect(html).not.toContain('Close merge request');
    expect((await stranger.get(`${path}/${iid}/edit`)).status).toBe(403);
    expect((await stranger.get(`${path}/999`)).status).toBe(404);
  });
});

describe('forms of a merge request', () => {
  it('open one from a branch with a slash', async () => {
    const source = await branch('topic/<b>new');
    const visitor = await signedIn('developer');
    const query = `merge_request%5Bsource_branch%5D=${encodeURIComponent(source)}`;
    const form = expectHtml(await visitor.get(`${root}/-/merge_requests/new?${query}`));
    expect(form).toContain('value="topic/&lt;b&gt;new"');
    expect(form).toContain('value="main"');
    const fields = { source_branch: source, target_branch: 'main', title: 'A new topic' };
    const refused = await visitor.post(`${root}/-/merge_requests`, {
      ...fields,
      assignees: 'nobody-at-all',
    });
    expect(expectHtml(refused, 422)).toContain('Assignees has no user named nobody-at-all.');
    const made = await visitor.post(`${root}/-/merge_requests`, fields);
    expect(made.status).toBe(303);
    expect(made.headers['location']).toMatch(/\/-\/merge_requests\/\d+$/);
    const again = await visitor.post(`${root}/-/merge_requests`, fields);
    expect(expectHtml(again, 422)).toContain('already exists');
    const same = { ...fields, source_branch: 'main' };
    const refusedSame = expectHtml(await visitor.post(`${root}/-/merge_requests`, same), 422);
    expect(refusedSame).toContain('use same project/branch');
  });

  it('change it, and mark it as draft and ready, closed and open', async () => {
    const { iid } = await open();
    const path = `${root}/-/merge_requests/${iid}`;
    const visitor = await signedIn('developer');
    expectHtml(await visitor.get(`${path}/edit`));
    const { target_branch } = await read(iid);
    const changed = { title: 'Warm up', description: 'a\r\nb', target_branch, labels: 'hot, new' };
    expect((await visitor.post(`${path}/edit`, changed)).status).toBe(303);
    const labels = ['hot', 'new'];
    expect(await read(iid)).toMatchObject({ title: 'Warm up', description: 'a\nb', labels });
    await visitor.post(`${path}/draft`, { draft: 'true' });
    expect(await read(iid)).toMatchObject({ draft: true });
    expect(expectHtml(await visitor.get(path))).toContain('The merge request is a draft.');
    await visitor.post(`${path}/draft`, { draft: 'false' });
    expect(await read(iid)).toMatchObject({ draft: false, title: 'Warm up' });
    await visitor.post(`${path}/state`, { state_event: 'close' });
    expect(await read(iid)).toMatchObject({ state: 'closed' });
    await visitor.post(`${path}/state`, { state_event: 'reopen' });
    expect(await read(iid)).toMatchObject({ state: 'opened' });
  });

  it('comment, reply and resolve on a line of the changes', async () => {
    const { iid, source } = await open();
    const path = `${root}/-/merge_requests/${iid}`;
    const visitor = await signedIn('developer');
    const file = `${source}.txt`;
    const code = `${computeDiffAnchor(file)}_0_1`;
    expect(expectHtml(await visitor.get(`${path}/diffs`))).toContain(`?comment=${code}#comment`);
    const html = expectHtml(await visitor.get(`${path}/diffs?comment=${code}`));
    const form = html.slice(html.indexOf('id="comment"'));
    const position = Object.fromEntries(
      [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string>;
    expect(position).toMatchObject({ new_path: file, old_line: '', new_line: '1' });
    const target = `${path}/diffs?comment=${code}`;
    const empty = await visitor.post(target, { ...position, body: '' });
    expectHtml(empty, 422);
    const sent = await visitor.post(target, { ...position, body: 'Is this <b>hot</b>?' });
    expect(sent.status).toBe(303);
    expect(sent.headers['location']).toMatch(/\/diffs#note_\d+$/);
    const shown = expectHtml(await visitor.get(`${path}/diffs`));
    expect(shown).toContain('class="below"');
    const [, discussion = ''] = /discussions\/([\da-f]+)\/resolve/.exec(shown) ?? [];
    const reply = await visitor.post(`${path}/discussions/${discussion}`, {
      body: 'It is.',
      from: 'diffs',
    });
    expect(reply.headers['location']).toMatch(/\/diffs#note_\d+$/);
    const foreign = { body: 'Yes.', from: '//example.com/' };
    const back = await visitor.post(`${path}/discussions/${discussion}`, foreign);
    expect(back.headers['location']).toMatch(new RegExp(`${path}#note_\\d+$`));
    await visitor.post(`${path}/discussions/${discussion}/resolve`, { resolved: 'true' });
    const { body } = await developer.get(
      `/projects/${project.id}/merge_requests/${iid}/discussions/${discussion}`,
    );
    expect(body.notes[0]).toMatchObject({ resolved: true, position: { new_line: 1 } });
    expect(expectHtml(await visitor.get(path))).toContain(`${file}, line 1`);
  });

  it('approve and revoke', async () => {
    const { iid } = await open();
    const path = `${root}/-/merge_requests/${iid}`;
    const visitor = await signedIn('maintainer');
    const html = expectHtml(await visitor.get(path));
    const [, sha = ''] = /name="sha" value="([\da-f]+)"/.exec(html) ?? [];
    expect((await visitor.post(`${path}/approve`, { sha: '0'.repeat(40) })).status).toBe(422);
    expect((await visitor.post(`${path}/approve`, { sha })).status).toBe(303);
    expect(expectHtml(await visitor.get(path))).toContain('Revoke approval');
    expect((await visitor.post(`${path}/unapprove`)).status).toBe(303);
    expect(expectHtml(await visitor.get(path))).toContain('>Approve<');
  });

  it('merge the commit that the page showed, and no other', async () => {
    const { iid, source, target, head } = await open();
    const path = `${root}/-/merge_requests/${iid}`;
    const visitor = await signedIn('developer');
    const opened = expectHtml(await visitor.get(path));
    expect(opened).toContain(`name="sha" value="${head}"`);
    expect(opened).toContain(`href="${root}/-/tree/${source}"`);
    const pushed = await developer.post(`/projects/${project.id}/repository/commits`, {
      branch: source,
      commit_message: 'Later',
      actions: [{ action: 'create', file_path: 'later.txt', content: 'later' }],
    });
    expect(pushed.status).toBe(201);
    const stale = expectHtml(await visitor.post(`${path}/merge`, { sha: head }), 422);
    expect(stale).toContain('SHA does not match HEAD of source branch');
    const now = (await readBranchHead(repository, source)) ?? '';
    const merged = await visitor.post(`${path}/merge`, {
      sha: now,
      should_remove_source_branch: '1',
    });
    expect(merged.status).toBe(303);
    expect(await read(iid)).toMatchObject({ state: 'merged', target_branch: target });
    const html = expectHtml(await visitor.get(path));
    expect(html).toContain('Merged by');
    // The branch is deleted: no page shows it.
    expect(html).not.toContain(`href="${root}/-/tree/${source}"`);
    expect(html).toContain(`requested to merge <code>${source}</code>`);
    expect(expectHtml(await visitor.get(`${root}/-/commit/${now}`))).toContain(`href="${path}"`);
  });

  it('say in a sentence why a merge is refused', async () => {
    const { iid, head } = await world.openConflict();
    const path = `${root}/-/merge_requests/${iid}`;
    const visitor = await signedIn('developer');
    await visitor.get(path);
    const conflict = expectHtml(await visitor.post(`${path}/merge`, { sha: head }), 422);
    expect(conflict).toContain('Branch cannot be merged.');
    await visitor.post(`${path}/draft`, { draft: 'true' });
    const draft = expectHtml(await visitor.post(`${path}/merge`, { sha: head }), 422);
    expect(draft).toContain('The merge request is a draft.');
  });

  it('are refused without rights as if sent to the API', async () => {
    const { iid, head } = await open();
    const path = `${root}/-/merge_requests/${iid}`;
    const reporter = await signedIn('reporter');
    const html = expectHtml(await reporter.get(path));
    expect(html).not.toContain('>Merge<');
    expect((await reporter.post(`${path}/merge`, { sha: head })).status).toBe(422);
    expect((await reporter.get(`${path}/edit`)).status).toBe(403);
    const stranger = await signedIn('stranger');
    await stranger.get('/');
    expect((await stranger.post(`${path}/notes`, { body: 'hello' })).status).toBe(404);
    expect(await read(iid)).toMatchObject({ state: 'opened' });
  });
});

describe('changes that are large', () => {
  it('are cut below the size of a page', async () => {
    const source = await branch();
    const lines = Array.from({ length: 3000 }, (_, index) => `line ${index} <&>`).join('\n');
    await commit('Much', [write('much.txt', lines), rewrite('README.md', 'other\n')], {
      branch: source,
    });
    const { iid } = await open({ source_branch: source });
    const visitor = await signedIn('developer');
    const path = `${root}/-/merge_requests/${iid}`;
    const html = expectHtml(await visitor.get(`${path}/diffs`));
    expect(html).toContain(`href="${path}.diff"`);
    const raw = await visitor.get(`${path}.diff`);
    expect(raw).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
    expect(pageText(raw)).toContain('+line 2999 <&>');
    expect((await new Visitor(app).get(`${path}.diff`)).status).toBe(404);
  });
});

describe('a hidden project', () => {
  it('is as absent as none for those of another one', async () => {
    const { iid } = await hidden.open();
    const path = `${await pathOf(hidden.project.id)}/-/merge_requests`;
    const visitor = await signedIn('owner');
    for (const page of ['', `/${iid}`, '/new']) {
      const answer = await visitor.get(path + page);
      expect(titleOf(expectHtml(answer, 404))).toContain('Page not found');
    }
  });
});
