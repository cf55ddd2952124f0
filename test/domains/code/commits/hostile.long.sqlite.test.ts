import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { isLong } from '#test/support/long.ts';
import { addMember, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { committerTo, commitsOf, write } from './world.ts';

const { api, db, git, environment } = await startApp();
const canary = join(tmpdir(), unique(`hearth-canary-${process.pid}-`));

let project: ProjectRow;
let maintainer: UserRow;
let head: string;
beforeAll(async () => {
  project = await seedProject(db, { git, empty_repo: false });
  maintainer = await seedUser(db);
  await addMember(db, { project, user: maintainer, level: 40 });
  head = await committerTo(git, project)('Start', [write('kiln', 'x')]);
  rmSync(canary, { force: true });
});

const refs = [
  '-',
  `--output=${canary}`,
  `--upload-pack=touch ${canary}`,
  `$(touch ${canary})`,
  `main; touch ${canary}`,
  `main\ntouch ${canary}`,
  'main\0',
  '..',
  '../../config',
  '.git/config',
  '@{-1}',
  'main@{1}',
  'main^',
  'main:kiln',
  ':/Start',
  'ma*',
  'ma[i]n',
  'refs/heads/nothing',
  'main ',
  'x'.repeat(1000),
  'x'.repeat(4096),
  '\u202emain',
];
const name = (ref: string) => JSON.stringify(ref.length > 60 ? `${ref.slice(0, 20)}…` : ref);

describe.each(refs.map((ref) => [name(ref), ref] as const))('the ref %s', (_, ref) => {
  it('is nothing to any operation', async () => {
    const as = api.as(maintainer);
    const encoded = encodeURIComponent(ref);
    const file = { action: 'create', file_path: unique('f'), content: 'x' };
    const commit = { commit_message: 'x', actions: [file] };
    const answers = await Promise.all([
      as.get(`${commitsOf(project)}?ref_name=${encoded}`),
      ...['', '/diff', '/refs', '/comments', '/statuses', '/merge_requests', '/signature'].map(
        (part) => as.get(commitsOf(project, encoded) + part),
      ),
      as.post(commitsOf(project, encoded, 'comments'), { note: 'x' }),
      ...['cherry_pick', 'revert'].flatMap((verb) => [
        as.post(commitsOf(project, encoded, verb), { branch: 'main' }),
        as.post(commitsOf(project, head, verb), { branch: ref }),
      ]),
      as.post(commitsOf(project), { ...commit, branch: ref }),
      as.post(commitsOf(project), { ...commit, branch: unique('new'), start_branch: ref }),
      as.post(commitsOf(project), { ...commit, branch: unique('new'), start_sha: ref }),
    ]);
    // A range with nothing before or behind the dots means the default branch, on both sides.
    const [list, ...others] = answers.map(({ status }) => status);
    expect(ref === '..' ? [200] : [400, 404]).toContain(list);
    for (const status of others) expect([400, 404]).toContain(status);
    expect(existsSync(canary)).toBe(false);
    expect(await readBranchHead(git.repository(project.id), 'main')).toBe(head);
  });
});

describe('a path', () => {
  const paths = [
    `--output=${canary}`,
    ':(glob)**',
    ':!kiln',
    '$(id)',
    'a\nb',
    'a"b',
    '\u202e',
    'CON',
    'é'.repeat(100),
  ];
  it.each(paths)('is a name and nothing else: %j', async (path) => {
    const as = api.as(maintainer);
    const list = await as.get(`${commitsOf(project)}?path=${encodeURIComponent(path)}`);
    expect(list).toMatchObject({ status: 200, body: [] });
    const made = await as.post(commitsOf(project), {
      ...{ branch: unique('paths'), start_sha: head, commit_message: 'x' },
      actions: [{ action: 'create', file_path: path, content: 'x' }],
    });
    expect(made.status).toBe(201);
    const { body } = await as.get(commitsOf(project, made.body.id, 'diff'));
    expect(body).toMatchObject([{ new_path: path, new_file: true }]);
    expect(existsSync(canary)).toBe(false);
  });

  it.each(['.git', '.GIT/config', 'git~1', 'a/.git::$DATA', '.git./x', 'a/./b', 'a\\..\\b', 'a/'])(
    'is refused: %s',
    async (path) => {
      const answer = await api.as(maintainer).post(commitsOf(project), {
        ...{ branch: 'main', commit_message: 'x' },
        actions: [{ action: 'create', file_path: path, content: 'x' }],
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe('a repository', () => {
  it('is sound, and its configuration as it was, after all of this', async () => {
    const directory = directoryOf(environment.config.dataDir, project.id);
    const fsck = runGit([`--git-dir=${directory}`, 'fsck', '--strict', '--no-dangling']);
    expect(fsck.toString()).toBe('');
    expect(existsSync(join(directory, 'hooks'))).toBe(false);
    const config = runGit([`--git-dir=${directory}`, 'config', 'core.hooksPath']);
    expect(config.toString().trim()).toBe('/dev/null');
  });

  it('may hold histories that no client would make', async () => {
    const odd = await seedProject(db, { git, empty_repo: false });
    const directory = directoryOf(environment.config.dataDir, odd.id);
    const run = (args: string[], input: Buffer | string = '') =>
      runGit([`--git-dir=${directory}`, ...args], input)
        .toString()
        .trim();
    const tree = run(['hash-object', '-w', '-t', 'tree', '--stdin']);
    const bytes = Buffer.concat([
      Buffer.from(`tree ${tree}\nauthor  <> 99999999999999 +9999\ncommitter J`),
      Buffer.from([0xf6]),
      Buffer.from(`rg <j> -5 +0000\nencoding iso-8859-1\n\n\n\n  K`),
      Buffer.from([0xf6]),
      Buffer.from('ln\n\ncut\0here'),
    ]);
    const id = run(['hash-object', '-w', '--literally', '-t', 'commit', '--stdin'], bytes);
    run(['update-ref', 'refs/heads/main', id]);
    const { status, body } = await api.get(`${commitsOf(odd)}?with_stats=true&trailers=true`);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id, title: 'Köln', author_name: '', author_email: '', committer_name: 'Jörg' },
    ]);
    expect((await api.get(commitsOf(odd, 'main'))).status).toBe(200);
    expect((await api.get(commitsOf(odd, 'main', 'signature'))).status).toBe(404);
    const as = api.as(maintainer);
    expect((await as.post(commitsOf(odd, 'main', 'comments'), { note: 'x' })).status).toBe(201);
  });

  it.runIf(isLong)('may hold messages like books', async () => {
    const library = await seedProject(db, { git, readme: true });
    await addMember(db, { project: library, user: maintainer, level: 40 });
    const text = `Book\n\n${'x'.repeat(1_400_000)}`;
    const lines = Array.from({ length: 27 }, (_, index) => {
      const content = Array.from({ length: index + 1 }, (_, line) => `${line}\n`).join('');
      const head = `commit refs/heads/books\ncommitter A <a@example.com> ${1_650_000_000 + index} +0000\n`;
      const start = index === 0 ? 'from refs/heads/main\n' : '';
      const file = `M 100644 inline book\ndata ${content.length}\n${content}\n`;
      return `${head}data ${text.length}\n${text}\n${start}${file}`;
    });
    const directory = directoryOf(environment.config.dataDir, library.id);
    runGit([`--git-dir=${directory}`, 'fast-import', '--quiet', '--force'], lines.join(''));

    const as = api.as(maintainer);
    const url = (rest: string) => `/projects/${library.id}/repository/${rest}`;
    // A page of usual length is told, as much of each as anybody reads.
    const page = await as.get(url('commits?ref_name=books'));
    expect(page).toMatchObject({ status: 200, body: { length: 20, 0: { title: 'Book' } } });
    expect(page.body[0].message.length).toBeLessThan(text.length);
    const long = await as.get(url('commits?ref_name=books&per_page=100'));
    expect(long).toMatchObject({ status: 200, body: { length: 28 } });
    const lengths = (long.body as { message: string }[]).map(({ message }) => message.length);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(32_768_000);
    // The shorter one is whole.
    expect(lengths.slice(0, 27).every((length) => length > 1_000_000)).toBe(true);
    expect(await as.get(url('compare?from=main&to=books'))).toMatchObject({
      status: 200,
      body: { compare_timeout: false, commits: { length: 27 }, commit: { title: 'Book' } },
    });
    expect(await as.get(url('files/book/blame?ref=books'))).toMatchObject({
      status: 200,
      body: { length: 27 },
    });
    const some = await as.get(url('files/book/blame?ref=books&range[start]=1&range[end]=2'));
    expect(some).toMatchObject({ status: 200, body: { length: 2 } });

    const commit = { title: 'Book' };
    expect(await as.get(url('branches'))).toMatchObject({ body: [{ commit }, {}] });
    const twin = { branch: 'twin', ref: 'books' };
    expect(await as.post(url('branches'), twin)).toMatchObject({ status: 201, body: { commit } });
    expect(await as.delete(url('branches/twin'))).toMatchObject({ status: 204 });
    expect(await as.get(url('commits/books/signature'))).toMatchObject({
      status: 404,
      body: { message: '404 Signature Not Found' },
    });
  });
});
