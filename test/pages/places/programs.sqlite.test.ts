import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';
import { archiveWorld } from '#test/domains/ci/job-artifacts/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Answer } from '#test/support/http-client.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedUser } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const visitor = new Visitor(app);
const administrator = await seedUser(app.db, { admin: true });

let code: CodeProject;
let path: string;
let head: string;

async function findPath(id: number): Promise<string> {
  const row = await app.db('projects').where({ id }).first('full_path');
  return String(row?.full_path);
}

const textOf = ({ body }: Answer): string =>
  Buffer.isBuffer(body) ? body.toString('utf8') : String(body);
const fetchRoot = async (address: string, headers: Record<string, string> = {}) =>
  app.api.sendTo('GET', `/${path}/-/${address}`, undefined, headers);

beforeAll(async () => {
  code = await codeProject(app);
  path = await findPath(code.project.id);
  head = await code.commit([create('src/a.txt', 'one\ntwo <b>\n')]);
  code.cli('update-ref', 'refs/heads/feature/x', head);
  code.cli('update-ref', 'refs/tags/v1', head);
});

describe('archives', () => {
  it.each([
    ['archive/main/any-name.zip', 'application/zip'],
    ['archive/main.tar', 'application/x-tar'],
    ['archive/feature/x/any.tar.gz', 'application/gzip'],
    ['archive/v1/v1.tgz?path=src', 'application/gzip'],
  ])('are packed by ref and ending: %s', async (address, type) => {
    const answer = await fetchRoot(address);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toContain('attachment');
  });

  it.each(['archive/none/none.zip', 'archive/main/main.exe'])(
    'that cannot be packed are not found: %s',
    async (address) => {
      expect((await fetchRoot(address)).status).toBe(404);
    },
  );
});

describe('patches', () => {
  it('of a commit are its difference, and a mail', async () => {
    const diff = await fetchRoot(`commit/${head}.diff`);
    expect(diff.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(textOf(diff)).toMatch(/^diff --git a\/src\/a\.txt b\/src\/a\.txt\n/);
    const mail = textOf(await fetchRoot(`commit/${head}.patch`));
    expect(mail).toMatch(new RegExp(`^From ${head} `));
    expect(mail).toContain('Subject: [PATCH]');
    expect(mail).toContain('+two <b>');
  });

  it('of the first commit begin with nothing', async () => {
    const first = code.cli('rev-list', '--max-parents=0', 'main');
    expect(textOf(await fetchRoot(`commit/${first}.diff`))).toContain('new file mode');
    expect(textOf(await fetchRoot(`commit/${first}.patch`))).toContain('README.md');
  });

  it('of two refs and of a merge request hold what the second one adds', async () => {
    await code.commit([create('new.txt', 'new\n')], 'feature/x');
    for (const form of ['diff', 'patch']) {
      const text = textOf(await fetchRoot(`compare/main...feature/x.${form}`));
      expect(text).toContain('new.txt');
      expect(text).not.toContain('src/a.txt');
    }
    const { body } = await app.api
      .as(code.developer)
      .post(`/projects/${code.project.id}/merge_requests`, {
        source_branch: 'feature/x',
        target_branch: 'main',
        title: 'New file',
      });
    const { iid } = body as { iid: number };
    const fetchOwn = async (form: string) =>
      app.api
        .as(code.developer)
        .sendTo('GET', `/${path}/-/merge_requests/${iid}.${form}`, undefined, {});
    expect(textOf(await fetchOwn('diff'))).toContain('b/new.txt');
    expect(textOf(await fetchOwn('patch'))).toContain('Subject: [PATCH]');
  });
});

describe('feeds', () => {
  it('list commits, tags and issues', async () => {
    const title = 'Kiln & <script>alert(1)</script>\u0007';
    await app.api.as(code.developer).post(`/projects/${code.project.id}/issues`, { title });
    const feeds = {
      'commits/main?format=atom': head,
      'commits/feature/x?format=atom': head,
      'tags?format=atom': 'v1',
      'issues.atom': 'Kiln &amp; &lt;script&gt;',
    };
    for (const [address, text] of Object.entries(feeds)) {
      const answer = await fetchRoot(address);
      expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(textOf(answer)).toContain(text);
      expect(textOf(answer)).not.toMatch(/<script/);
      expect(textOf(answer)).not.toContain('\u0007');
    }
  });
});

describe('feeds of activity', () => {
  const fetchFeed = async (name: string) =>
    app.api.sendTo('GET', `/${name}.atom`, undefined, { accept: 'text/html' });

  it('say what happens in a project, and what a user does', async () => {
    const title = 'Mend the kiln';
    await app.api.as(code.developer).post(`/projects/${code.project.id}/issues`, { title });
    for (const name of [path, code.developer.username]) {
      const answer = await fetchFeed(name);
      expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(textOf(answer)).toContain(title);
    }
  });

  it('do not tell that a project exists', async () => {
    const { project, people } = await projectWorld(app.db, { git: app.git });
    const hidden = await findPath(project.id);
    for (const name of [hidden, 'none/at/all', 'nobody-of-this-name']) {
      const answer = await fetchFeed(name);
      expect(answer.status).toBe(404);
      expect(textOf(answer)).toContain('Page not found');
    }
    const member = app.api.as(people.reporter);
    expect((await member.sendTo('GET', `/${hidden}.atom`, undefined, {})).status).toBe(200);
  });
});

describe('artifacts', () => {
  it('are sent as an archive, and HTML in it as text', async () => {
    const { archive, withArchive } = await archiveWorld(app);
    const { project, job } = await withArchive();
    const base = `/${await findPath(project.id)}/-/jobs`;
    const fetchOwn = async (address: string) =>
      app.api.as(administrator).sendTo('GET', `${base}/${address}`, undefined, {});
    const whole = await fetchOwn(`${job.id}/artifacts/download`);
    expect(whole.headers['content-type']).toBe('application/zip');
    expect(whole.bytes.equals(archive)).toBe(true);
    const file = await fetchOwn(`${job.id}/artifacts/raw/coverage/index.html`);
    expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(file.bytes.toString()).toBe('<h1>97</h1>');
  });
});

describe('badges', () => {
  it('say what is not known, and what is', async () => {
    const unknown = await fetchRoot('badges/main/pipeline.svg');
    expect(unknown.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(textOf(unknown)).toContain('pipeline: unknown');
    expect(textOf(await fetchRoot('badges/feature/x/coverage.svg'))).toContain('coverage: unknown');
    await app.api.as(code.developer).post(`/projects/${code.project.id}/statuses/${head}`, {
      state: 'success',
      ref: 'main',
      coverage: 91.5,
    });
    expect(textOf(await fetchRoot('badges/main/pipeline.svg'))).toContain('pipeline: passed');
  });
});

describe('GET ?go-get=1', () => {
  const importOf = async (address: string, headers: Record<string, string> = {}) =>
    /content="([^"]*)"/.exec(
      textOf(await app.api.sendTo('GET', `/${address}?go-get=1`, undefined, headers)),
    )?.[1];

  it('names the repository of a module at any depth', async () => {
    expect(await importOf(path)).toMatch(new RegExp(`/${path} git http.*/${path}\\.git$`));
    expect(await importOf(`${path}/cmd/tool`)).toMatch(new RegExp(`/${path} git `));
  });

  it('answers alike for a hidden module and one that does not exist, but for members', async () => {
    const { group, project, people } = await projectWorld(app.db, { git: app.git });
    const hidden = await findPath(project.id);
    const { host } = await importFor(hidden, people.stranger);
    expect(host).toBe(`${group.full_path}/${project.path}`);
    const deep = await importFor(`${hidden}/sub/deep`, null);
    const absent = await importFor(`${group.full_path}/absent/sub/deep`, null);
    expect(deep.host.split('/')).toHaveLength(2);
    expect(absent.host.split('/')).toHaveLength(2);
    expect((await importFor(`${hidden}/sub`, people.reporter)).host).toBe(hidden);
  });

  async function importFor(address: string, who: Parameters<typeof app.api.as>[0] | null) {
    const api = who === null ? app.api : app.api.as(who);
    const answer = await api.sendTo('GET', `/${address}?go-get=1`, undefined, {});
    expect(answer.status).toBe(200);
    const [, host = ''] = /content="[^"/]+\/([^" ]+) git /.exec(textOf(answer)) ?? [];
    return { host };
  }
});

describe('addresses for programs', () => {
  const addresses = [
    'archive/main/x.zip',
    'commit/main.diff',
    'commit/main.patch',
    'compare/main...main.diff',
    'merge_requests/1.diff',
    'badges/main/pipeline.svg',
    'badges/main/coverage.svg',
    'commits/main?format=atom',
    'tags?format=atom',
    'issues.atom',
    'jobs/1/raw',
    'jobs/1/artifacts/download',
    'jobs/1/artifacts/raw/a.txt',
    'jobs/artifacts/main/download?job=a',
    'jobs/artifacts/main/raw/a.txt?job=a',
  ];

  it.each(addresses)('tell strangers nothing of a hidden project: %s', async (address) => {
    const { project, people } = await projectWorld(app.db, { git: app.git });
    const hidden = `/${await findPath(project.id)}/-/${address}`;
    const absent = await visitor.get(`/none/at/all/-/${address}`);
    expect(absent.status).toBe(404);
    const answers = [
      await visitor.get(hidden),
      await (await Visitor.signedIn(app, people.stranger)).get(hidden),
      await app.api.as(people.stranger).sendTo('GET', hidden, undefined, { accept: 'text/html' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(String(body)).toContain('Page not found');
    }
  });

  it('have headers for HEAD, and take tokens', async () => {
    const { project, people } = await projectWorld(app.db, { git: app.git });
    const archive = `/${await findPath(project.id)}/-/archive/main/x.zip`;
    const reporter = app.api.as(people.reporter);
    expect((await reporter.sendTo('HEAD', archive, undefined, {})).status).toBe(200);
    expect((await reporter.sendTo('GET', archive, undefined, {})).status).toBe(200);
  });
});
