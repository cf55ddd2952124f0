import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';
import { startApp } from '#test/support/app.ts';
import type { Answer } from '#test/support/http-client.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const hostileBranch = 'feature/<script>alert(1)</script>';
const hostileFile = `a "quoted' & <b>name.txt`;

/** A page without scripts, and not larger than pages may be. */
function expectHtml(answer: Answer, status = 200): string {
  expect(answer.status).toBe(status);
  const html = pageText(answer);
  expect(html).not.toMatch(/<script|<style| style=| on\w+="/i);
  // Headings in the Markdown of users do not count.
  expect(html.match(/<h1(?! dir)[ >]/g)).toHaveLength(1);
  expect(html.length).toBeLessThan(150_000);
  return html;
}

/** The page without the elements around words of programs. */
const withoutWords = (html: string) =>
  html.replaceAll(/<span class="w-\w+">([^<]*)<\/span>/g, '$1');

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1];

let code: CodeProject;
let root: string;
let head: string;
const visitor = new Visitor(app);

beforeAll(async () => {
  code = await codeProject(app);
  root = `${await pathOf(code.project.id)}/-`;
  const long = Array.from({ length: 5000 }, (_, index) => `line ${index + 1} <&>`).join('\n');
  head = await code.commit([
    create('docs/guide.md', '# Guide\n\n<script>alert(1)</script>\n'),
    create('notes/README.md', 'See [the guide](../docs/guide.md), ![a dot](/dot.png)\n'),
    create('docs/README.txt', 'plain <b>text</b>\n'),
    create(hostileFile, 'hostile\n'),
    create('page.html', '<script>alert(1)</script>\n'),
    create('image.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>\n'),
    create('dot.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0])),
    create('data.bin', Buffer.from([1, 0, 2])),
    create('long.txt', long),
    create('empty.txt', ''),
  ]);
  code.cli('update-ref', `refs/heads/${hostileBranch}`, head);
  code.cli('update-ref', 'refs/heads/release/1', head);
  code.cli('update-ref', 'refs/tags/release/1/docs', head);
  code.cli('update-ref', 'refs/tags/v1', head);
});

async function pathOf(id: number): Promise<string> {
  const { body } = await app.api.get(`/projects/${id}`);
  return `/${(body as { path_with_namespace: string }).path_with_namespace}`;
}

const encode = (path: string) => path.split('/').map(encodeURIComponent).join('/');

describe('files', () => {
  it('are listed with the last commit and the README of the directory', async () => {
    const html = expectHtml(await visitor.get(`${root}/tree/main/docs`));
    expect(html).toContain(`href="${root}/blob/main/docs/guide.md"`);
    expect(html).toContain('plain &lt;b&gt;text&lt;/b&gt;');
    expect(html).toContain(`href="${root}/commit/${head}"`);
    expect(html).toContain(`href="${root}/tree/main"`);
  });

  it('have addresses for every name', async () => {
    const list = expectHtml(await visitor.get(`${root}/tree/main`));
    const href = `${root}/blob/main/${encode(hostileFile)}`;
    expect(list).toContain(`href="${href.replaceAll("'", '&#39;')}"`);
    expect(expectHtml(await visitor.get(href))).toContain('hostile');
  });

  it.each([
    [`tree/${encode(hostileBranch)}`, 'feature/&lt;script&gt;'],
    [`tree/${encodeURIComponent(hostileBranch)}/docs`, 'guide.md'],
    [`blob/${encode(hostileBranch)}/docs/guide.md`, 'Guide'],
    ['blob/release/1/docs/guide.md', 'Guide'],
    ['tree/release/1', 'long.txt'],
    ['blob/v1/docs/guide.md', 'Guide'],
  ])('are found at refs with slashes: %s', async (address, text) => {
    const answer = await visitor.get(`${root}/${address}`);
    // The longest ref wins: a tag reaches into the path of a branch.
    if (address.startsWith('blob/release/1/docs')) expect(answer.status).toBe(404);
    else expect(expectHtml(answer)).toContain(text);
  });

  it('have a short heading where they are deep', async () => {
    const path = `${'a/'.repeat(1_500)}deep.txt`;
    code.cli('update-ref', 'refs/heads/depths', head);
    await code.commit([create(path, 'deep down\n')], 'depths');
    for (const page of [`blob/depths/${path}`, `tree/depths/${path.slice(0, -8)}`]) {
      const html = expectHtml(await visitor.get(`${root}/${page}`));
      expect(html).toContain('deep.txt');
      expect(html).toContain('…');
    }
  });

  it('show Markdown, and its source on request', async () => {
    const rendered = expectHtml(await visitor.get(`${root}/blob/main/docs/guide.md`));
    expect(rendered).toContain('&lt;script&gt;');
    expect(rendered).toMatch(/<h1[^>]*>Guide|Guide<\/h1>/);
    const source = expectHtml(await visitor.get(`${root}/blob/main/docs/guide.md?plain=1`));
    expect(source).toContain('id="L3"');
  });

  it('are found by the relative links of a README', async () => {
    for (const address of ['tree/main/notes', 'blob/main/notes/README.md']) {
      const html = expectHtml(await visitor.get(`${root}/${address}`));
      expect(html).toContain(`href="${root}/blob/main/docs/guide.md"`);
      expect(html).toContain(`src="${root}/raw/main/dot.png"`);
    }
  });

  it('are cut where a page ends, with links to the next lines and the whole file', async () => {
    const html = expectHtml(await visitor.get(`${root}/blob/main/long.txt`));
    expect(html).toContain('line 1 &lt;&amp;&gt;');
    const next = /href="([^"]*\?from=\d+)"/.exec(html)?.[1] ?? '';
    const second = expectHtml(await visitor.get(next));
    expect(second).toContain(`id="L${/from=(\d+)/.exec(next)?.[1]}"`);
    expect(second).toContain(`href="${root}/raw/main/long.txt"`);
  });

  it.each([
    ['dot.png', `<img src="`],
    ['data.bin', 'The file is binary'],
    ['empty.txt', 'The file is empty'],
    ['image.svg', '&lt;svg'],
  ])('that are no text have a place on the page: %s', async (name, text) => {
    const html = expectHtml(await visitor.get(`${root}/blob/main/${name}`));
    expect(withoutWords(html)).toContain(text);
  });

  it('lead to a directory where the path is one', async () => {
    expect(await visitor.get(`${root}/blob/main/docs`)).toMatchObject({
      headers: { location: `${root}/tree/main/docs` },
    });
  });

  it('say who changed each line', async () => {
    const html = expectHtml(await visitor.get(`${root}/blame/main/docs/guide.md`));
    expect(html).toContain('id="L3"');
    expect(html).toContain(`href="${root}/commit/${head}"`);
    expectHtml(await visitor.get(`${root}/blame/main/long.txt?page=2`));
  });

  it.each(['tree/none', 'blob/main/none', 'blob/none/docs', 'blame/main/none', 'tree/main/none'])(
    'that do not exist are not found: %s',
    async (address) => {
      expectHtml(await visitor.get(`${root}/${address}`), 404);
    },
  );
});

describe('raw files', () => {
  it.each([
    ['page.html', 'text/plain; charset=utf-8'],
    ['image.svg', 'text/plain; charset=utf-8'],
    ['dot.png', 'image/png'],
    ['data.bin', 'text/plain; charset=utf-8'],
  ])('run nothing: %s', async (name, type) => {
    const answer = await visitor.get(`${root}/raw/main/${name}`);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': type,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  });

  it('are not sent again to clients that have them', async () => {
    const { headers } = await visitor.get(`${root}/raw/main/page.html`);
    const again = await visitor.get(`${root}/raw/main/page.html`, {
      'if-none-match': headers['etag'] ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('have headers for HEAD', async () => {
    const answer = await app.api.sendTo('HEAD', `${root}/raw/main/long.txt`, undefined, {});
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(50_000);
  });
});

describe('history', () => {
  it('is listed, also for a path and an author', async () => {
    const all = expectHtml(await visitor.get(`${root}/commits/main`));
    expect(all).toContain('Initial commit');
    const docs = expectHtml(await visitor.get(`${root}/commits/main/docs`));
    expect(docs).not.toContain('Initial commit');
    expect(docs).toContain(head);
    const none = await visitor.get(`${root}/commits/main?search=nobody&in=author`);
    expect(expectHtml(none)).toContain('No commits');
  });

  it('shows a commit with its changes', async () => {
    const html = expectHtml(await visitor.get(`${root}/commit/${head}`));
    expect(html).toContain('page.html');
    expect(html).toContain(`href="${root}/commit/${head}.diff"`);
    expect(titleOf(html)).toContain(head.slice(0, 8));
    const only = await visitor.get(`${root}/commit/${head}?file=page.html`);
    expect(withoutWords(expectHtml(only))).toContain('alert(1)&lt;/script&gt;');
    expectHtml(await visitor.get(`${root}/commit/main`), 404);
    expectHtml(await visitor.get(`${root}/commit/${'0'.repeat(40)}`), 404);
  });

  it('compares two refs', async () => {
    await code.commit([create('new.txt', 'new\n')], 'release/1');
    const form = await visitor.get(`${root}/compare?from=main&to=${encode('release/1')}`);
    expect(form.headers['location']).toBe(`${root}/compare/main...release/1`);
    const html = expectHtml(await visitor.get(`${root}/compare/main...release/1`));
    expect(html).toContain('new.txt');
    const missing = expectHtml(await visitor.get(`${root}/compare/main...none`), 404);
    expect(missing).toContain('no such branch');
    expectHtml(await visitor.get(`${root}/compare/main`), 404);
  });

  it('lists branches and tags, and finds them by name', async () => {
    const branches = expectHtml(await visitor.get(`${root}/branches`));
    expect(branches).toContain('Default');
    expect(branches).toContain('feature/&lt;script&gt;');
    const found = expectHtml(await visitor.get(`${root}/branches?search=release`));
    expect(found).not.toContain('feature/');
    expect(expectHtml(await visitor.get(`${root}/tags`))).toContain('v1');
  });
});

describe('code that a visitor may not read', () => {
  const addresses = [
    'tree/main',
    'blob/main/README.md',
    'raw/main/README.md',
    'blame/main/README.md',
    'commits/main',
    'commit/main',
    'compare',
    'compare/a...b',
    'branches',
    'tags',
  ];

  it.each(addresses)('is as good as none: %s', async (address) => {
    const { project, people } = await projectWorld(app.db, { git: app.git });
    const path = await findPath(project.id);
    const absent = await new Visitor(app).get(`/none/at/all/-/${address}`);
    expect(absent.status).toBe(404);
    for (const who of [people.guest, people.stranger, null]) {
      const somebody = who === null ? new Visitor(app) : await Visitor.signedIn(app, who);
      const answer = await somebody.get(`${path}/-/${address}`);
      expect(answer.status).toBe(404);
      expect(titleOf(pageText(answer))).toBe(titleOf(pageText(absent)));
    }
    const member = await Visitor.signedIn(app, people.reporter);
    const seen = await member.get(`${path}/-/${address}`);
    expect([200, 404]).toContain(seen.status);
    if (address === 'tree/main') expect(seen.status).toBe(200);
  });

  it('is not on the page of the project', async () => {
    const { project, people } = await projectWorld(app.db, { git: app.git });
    const path = await findPath(project.id);
    const guest = expectHtml(await (await Visitor.signedIn(app, people.guest)).get(path));
    expect(guest).not.toContain('README');
    const reporter = expectHtml(await (await Visitor.signedIn(app, people.reporter)).get(path));
    expect(reporter).toContain('README.md');
  });

  it('is sent to programs with a token that reads it', async () => {
    const { project, people } = await projectWorld(app.db, { git: app.git });
    const path = `${await findPath(project.id)}/-/raw/main/README.md`;
    expect((await app.api.as(people.reporter).sendTo('GET', path, undefined, {})).status).toBe(200);
    expect((await app.api.as(people.guest).sendTo('GET', path, undefined, {})).status).toBe(404);
  });
});

async function findPath(id: number): Promise<string> {
  const row = await app
    .db('namespaces as n')
    .join('projects as p', 'p.namespace_id', 'n.id')
    .where('p.id', id)
    .first('n.full_path', 'p.path');
  return `/${row.full_path}/${row.path}`;
}
