import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { toHeaderText, formatInlineDisposition } from '#src/text/header-text.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { codeProject, fileUrl } from './support.ts';

const app = await startApp();
const { api, db, git } = app;

const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };

function commit(project: ProjectRow, changes: FileChange[], branch = 'main'): Promise<string> {
  const request = { branch, message: 'Change files', author, committer: author, changes };
  const start = branch === 'main' ? {} : { startFrom: second };
  return addCommit(git.repository(project.id), { ...request, ...start });
}

const create = (path: string, content: string | Buffer, executable?: boolean): FileChange => ({
  action: 'create',
  path,
  content: Buffer.from(content),
  executable,
});

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const file = (project: ProjectRow, path: string) =>
  `/projects/${project.id}/repository/files/${encodeURIComponent(path)}`;

let project: ProjectRow;
let first: string;
let second: string;
const binary = Buffer.from([0, 255, 10, 13, 128, 0xc3, 0x28]);

beforeAll(async () => {
  project = await seedProject(db, { git });
  first = await commit(project, [
    create('lib/kiln.rb', 'puts "hot"\n'),
    create('bin/run', '#!/bin/sh\n', true),
  ]);
  second = await commit(project, [create('image.bin', binary), create('empty', '')]);
});

describe('GET /projects/{id}/repository/files/{file_path}', () => {
  it('answers the file with its content and its last commit', async () => {
    const answer = await api.get(`${file(project, 'lib/kiln.rb')}?ref=main`);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        file_name: 'kiln.rb',
        file_path: 'lib/kiln.rb',
        size: 11,
        encoding: 'base64',
        content: Buffer.from('puts "hot"\n').toString('base64'),
        content_sha256: sha256('puts "hot"\n'),
        ref: 'main',
        blob_id: '70cb15850c665f867ecca422fb2b2fac57a00a7d',
        commit_id: second,
        last_commit_id: first,
        execute_filemode: false,
      },
    });
  });

  it('gives bytes back as they are, and tells what is executable', async () => {
    const answer = await api.get(`${file(project, 'image.bin')}?ref=${second}`);
    expect(answer.body).toMatchObject({ content: binary.toString('base64'), size: binary.length });
    expect((await api.get(`${file(project, 'empty')}?ref=HEAD`)).body).toMatchObject({
      content: '',
      size: 0,
    });
    expect((await api.get(`${file(project, 'bin/run')}?ref=main`)).body).toMatchObject({
      execute_filemode: true,
    });
  });

  it('tells the metadata as headers, in both spellings, without a body on HEAD', async () => {
    const head = await api.head(`${file(project, 'bin/run')}?ref=main`);
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    for (const prefix of ['x-service', 'x-gitlab']) {
      expect(head.headers).toMatchObject({
        [`${prefix}-blob-id`]: expect.stringMatching(/^[0-9a-f]{40}$/),
        [`${prefix}-commit-id`]: second,
        [`${prefix}-content-sha256`]: sha256('#!/bin/sh\n'),
        [`${prefix}-encoding`]: 'base64',
        [`${prefix}-execute-filemode`]: 'true',
        [`${prefix}-file-name`]: 'run',
        [`${prefix}-file-path`]: 'bin/run',
        [`${prefix}-last-commit-id`]: first,
        [`${prefix}-ref`]: 'main',
        [`${prefix}-size`]: '10',
      });
    }
  });

  it('reads branches, tags and commit ids, whole and shortened', async () => {
    for (const ref of ['main', second, second.slice(0, 8), 'HEAD']) {
      expect(await api.get(`${file(project, 'lib/kiln.rb')}?ref=${ref}`)).toMatchObject({
        status: 200,
        body: { ref, commit_id: second },
      });
    }
    expect((await api.get(`${file(project, 'image.bin')}?ref=${first}`)).status).toBe(404);
  });

  it('asks for a ref', async () => {
    const answer = await api.get(file(project, 'lib/kiln.rb'));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'ref is missing, ref is empty' },
    });
    expect(await api.get(`${file(project, 'lib/kiln.rb')}?ref=`)).toMatchObject({
      status: 400,
      body: { error: 'ref is empty' },
    });
  });

  const refs = [
    'nothing',
    '-x',
    '--upload-pack=x',
    ':/fire',
    'main:lib',
    'main~1000',
    'HEAD^{/x}',
    '@{u}',
    '@{-1}',
    'a b',
    'a\nb',
    '*',
    'refs/heads/nothing',
    'refs/merge-requests/1/head',
    '0'.repeat(40),
    'x'.repeat(1000),
  ];
  it.each(refs)('finds no commit for the ref %j', async (ref) => {
    const answer = await api.get(`${file(project, 'lib/kiln.rb')}?ref=${encodeURIComponent(ref)}`);
    expect(answer).toMatchObject({ status: 404, body: { message: '404 Commit Not Found' } });
  });

  it.each(['nothing', 'lib', 'lib/kiln', 'lib/kiln.rb/x', '*', ':(glob)*', 'LIB/kiln.rb'])(
    'finds no file %j',
    async (path) => {
      expect(await api.get(`${file(project, path)}?ref=main`)).toMatchObject({
        status: 404,
        body: { message: '404 File Not Found' },
      });
    },
  );

  const paths = [
    '../x',
    'a/../b',
    '/etc/passwd',
    '.git/config',
    'a/.GIT/x',
    'git~1',
    '.git::$INDEX_ALLOCATION',
    'a//b',
    'a/',
    './a',
    '..\\x',
  ];
  it.each(paths)('refuses the path %j', async (path) => {
    expect(await api.get(`${file(project, path)}?ref=main`)).toMatchObject({
      status: 400,
      body: { error: 'file_path should be a valid file path' },
    });
  });

  it('answers 404 while the repository is empty or missing', async () => {
    const empty = await seedProject(db, { git });
    expect((await api.get(`${file(empty, 'a')}?ref=main`)).body).toEqual({
      message: '404 Commit Not Found',
    });
    const missing = await seedProject(db);
    expect((await api.get(`${file(missing, 'a')}?ref=main`)).body).toEqual({
      message: '404 Repository Not Found',
    });
  });
});

describe('a token that reads repositories', () => {
  it('reads files, and nothing else of the API', async () => {
    const home = await codeProject(app, { visibility: 'private' });
    const scopes = ['read_repository'] as const;
    const { token } = await seedToken(db, home.developer, { scopes: [...scopes] });
    const reader = api.withToken(token);
    const file = fileUrl(home.project, 'README.md');
    for (const url of [file, `${file}/raw`, `${file}/blame`]) {
      expect((await reader.get(`${url}?ref=main`)).status).toBe(200);
      expect((await reader.head(`${url}?ref=main`)).status).toBe(200);
    }
    const change = { branch: 'main', content: 'x', commit_message: 'x' };
    expect((await reader.put(file, change)).status).toBe(403);
    const commits = `/projects/${home.project.id}/repository/commits`;
    expect((await reader.get(commits)).status).toBe(403);
  });
});

describe('roles that may read files', () => {
  const settings = ['enabled', 'private', 'disabled'] as const;
  const callers = ['anonymous', 'stranger', 'guest', 'reporter'] as const;
  const table: Record<string, Record<(typeof settings)[number], number[]>> = {
    private: {
      enabled: [404, 404, 403, 200],
      private: [404, 404, 403, 200],
      disabled: [404, 404, 403, 403],
    },
    internal: {
      enabled: [404, 200, 200, 200],
      private: [404, 403, 200, 200],
      disabled: [404, 403, 403, 403],
    },
    public: {
      enabled: [200, 200, 200, 200],
      private: [403, 403, 200, 200],
      disabled: [403, 403, 403, 403],
    },
  };
  const rows = Object.entries(table).flatMap(([visibility, levels]) =>
    settings.map((setting) => [visibility, setting, levels[setting]] as const),
  );

  it.each(rows)('in a %s project whose repository is %s', async (visibility, setting, statuses) => {
    const place = await seedProject(db, {
      git,
      readme: true,
      visibility: visibility as 'private' | 'internal' | 'public',
      repository_access_level: setting,
    });
    const people = {
      anonymous: null,
      stranger: await seedUser(db),
      guest: await seedUser(db),
      reporter: await seedUser(db),
    };
    await addMember(db, { project: place, user: people.guest, level: AccessLevel.Guest });
    await addMember(db, { project: place, user: people.reporter, level: AccessLevel.Reporter });
    for (const [index, who] of callers.entries()) {
      for (const path of [
        `${file(place, 'README.md')}?ref=main`,
        `${file(place, 'README.md')}/raw`,
      ]) {
        const answer = await api.as(people[who]).get(path);
        expect([who, path, answer.status]).toEqual([who, path, statuses[index]]);
      }
    }
  });
});

describe('GET /projects/{id}/repository/files/{file_path}/raw', () => {
  it('answers the bytes as plain text that is not to be sniffed', async () => {
    const answer = await api.get(`${file(project, 'image.bin')}/raw?ref=main`);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(binary)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/\bno-cache\b/),
      'content-disposition': 'inline; filename="image.bin"',
      'x-service-blob-id': expect.stringMatching(/^[0-9a-f]{40}$/),
      'x-gitlab-size': '7',
    });
  });

  it('reads the default branch without a ref, and tolerates slashes in front', async () => {
    const answer = await api.get(`${file(project, '/lib/kiln.rb')}/raw`);
    expect(answer.bytes.toString()).toBe('puts "hot"\n');
    expect(answer.headers['x-service-ref']).toBe('main');
    expect((await api.get(`${file(project, '/../x')}/raw`)).status).toBe(400);
    expect((await api.get(`${file(project, '/')}/raw`)).status).toBe(400);
  });

  it('lets pages of other origins read the headers about the file', async () => {
    const raw = `${file(project, 'lib/kiln.rb')}/raw`;
    const { headers } = await api.get(raw, { origin: 'https://elsewhere.example.com' });
    const exposed = String(headers['access-control-expose-headers']).split(', ');
    for (const name of ['Link', 'X-Service-Blob-Id', 'X-Gitlab-Blob-Id', 'X-Service-Size']) {
      expect(exposed).toContain(name);
    }
    expect((await api.get(raw)).headers['access-control-expose-headers']).toBeUndefined();
  });

  it('answers HEAD without the bytes', async () => {
    const head = await api.head(`${file(project, 'lib/kiln.rb')}/raw`);
    expect(head).toMatchObject({ status: 200 });
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['x-gitlab-file-path']).toBe('lib/kiln.rb');
  });

  it('sends large files whole', async () => {
    const content = Buffer.alloc(3_000_000, 'fire ');
    await commit(project, [create('large.txt', content)], 'large');
    const answer = await api.get(`${file(project, 'large.txt')}/raw?ref=large`);
    expect(answer.bytes.equals(content)).toBe(true);
    expect(
      (await api.head(`${file(project, 'large.txt')}/raw?ref=large`)).headers['x-service-size'],
    ).toBe('3000000');
  });

  it('sends the pointer of a large-file object, and 404 when the object itself is asked for', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`;
    const forged = `version https://git-lfs.github.com/spec/v1\noid sha256:../../etc/passwd\nsize 12\n`;
    await commit(project, [create('pointer', pointer), create('forged', forged)], 'pointers');
    const at = (path: string, query: string) =>
      api.get(`${file(project, path)}/raw?ref=pointers${query}`);
    expect((await at('pointer', '')).bytes.toString()).toBe(pointer);
    expect(await at('pointer', '&lfs=true')).toMatchObject({
      status: 404,
      body: { message: '404 Not Found' },
    });
    expect((await at('forged', '&lfs=true')).bytes.toString()).toBe(forged);
  });

  const names = [
    'a"b.txt',
    'naïve ☕.txt',
    'a\nb\rSet-Cookie: x=y',
    "semi;colon's (1)*.html",
    '100%.svg',
    'back\\slash',
  ];
  it.each(names)('names the file %j without breaking a header', async (name) => {
    const branch = `names-${names.indexOf(name)}`;
    await commit(project, [create(name, 'x')], branch);
    const answer = await api.get(`${file(project, name)}/raw?ref=${branch}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe(formatInlineDisposition(name));
    expect(answer.headers['x-service-file-name']).toBe(toHeaderText(name));
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await api.get(`${file(project, name)}?ref=${branch}`)).body).toMatchObject({
      file_name: name,
    });
  });

  it('answers 404 for a path with slashes that are not encoded', async () => {
    const answer = await api.get(`/projects/${project.id}/repository/files/lib/kiln.rb/raw`);
    expect(answer).toMatchObject({ status: 404, body: { error: '404 Not Found' } });
  });
});

describe('header texts', () => {
  it('quotes plain names and adds the extended form for others', () => {
    expect(formatInlineDisposition('a b.txt')).toBe('inline; filename="a b.txt"');
    expect(formatInlineDisposition('é".txt')).toBe(
      `inline; filename="__.txt"; filename*=UTF-8''%C3%A9%22.txt`,
    );
    expect(toHeaderText("é'(*)")).toBe("UTF-8''%C3%A9%27%28%2A%29");
  });
});
