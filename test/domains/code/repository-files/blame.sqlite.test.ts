import { beforeAll, describe, expect, it } from 'vitest';
import type { RepositoryFileBlame } from '#generated/repository-files/types.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { racing, startApp } from '#test/support/app.ts';
import { type CodeProject, codeProject, fileUrl } from './support.ts';

const app = await startApp({ connections: racing });
const { api, git } = app;

const people = [
  { name: 'Ash Maker', email: 'ash@example.com', date: '2022-04-20T22:42:40+02:00' },
  { name: 'Émile Feu', email: 'emile@example.com', date: '2022-04-21T08:00:00-05:30' },
] as const;

let home: CodeProject;
let first: string;
let second: string;
const path = 'lib/a b.txt';

function write(who: 0 | 1, content: string | Buffer, message: string): Promise<string> {
  const [author, committer] = [people[who], people[0]];
  return addCommit(git.repository(home.project.id), {
    branch: 'main',
    message,
    author,
    committer,
    changes: [{ action: who === 0 ? 'create' : 'update', path, content: Buffer.from(content) }],
  });
}

beforeAll(async () => {
  home = await codeProject(app);
  first = await write(0, 'one\ntwo\nthree\nfour\n', 'Begin\n\nWith a body.\n');
  second = await write(1, 'one\n2\n\u00e9\r\nfour\nfive', 'Count');
});

const blame = (query = '') => api.get(`${fileUrl(home.project, path)}/blame?ref=main${query}`);
const shortly = (body: readonly RepositoryFileBlame[]) =>
  body.map(({ commit, lines }) => [commit.id, lines]);

describe('GET /projects/{id}/repository/files/{file_path}/blame', () => {
  it('tells who last changed which lines', async () => {
    const answer = await blame();
    expect(answer.status).toBe(200);
    expect(shortly(answer.body)).toEqual([
      [first, ['one']],
      [second, ['2', 'é\r']],
      [first, ['four']],
      [second, ['five']],
    ]);
    expect(answer.body[0].commit).toEqual({
      id: first,
      message: 'Begin\n\nWith a body.\n',
      parent_ids: [home.cli('rev-parse', `${first}^`)],
      authored_date: '2022-04-20T22:42:40.000+02:00',
      author_name: 'Ash Maker',
      author_email: 'ash@example.com',
      committed_date: '2022-04-20T22:42:40.000+02:00',
      committer_name: 'Ash Maker',
      committer_email: 'ash@example.com',
    });
    expect(answer.body[1].commit).toMatchObject({
      author_name: 'Émile Feu',
      authored_date: '2022-04-21T08:00:00.000-05:30',
      committer_name: 'Ash Maker',
    });
    expect(answer.headers).toMatchObject({ 'x-total': '4', 'x-page': '1', 'x-next-page': '' });
  });

  it('tells of some of the lines', async () => {
    const of = async (start: number, end: number) =>
      shortly((await blame(`&range[start]=${start}&range[end]=${end}`)).body);
    expect(await of(2, 2)).toEqual([[second, ['2']]]);
    expect(await of(3, 4)).toEqual([
      [second, ['é\r']],
      [first, ['four']],
    ]);
    expect(await of(5, 900)).toEqual([[second, ['five']]]);
    expect(await of(6, 9)).toEqual([]);
  });

  it.each([
    ['&range[start]=2', 'range[end] is missing'],
    ['&range[end]=2', 'range[start] is missing'],
    ['&range[start]=0&range[end]=2', 'range[start] does not have a valid value'],
    ['&range[start]=a&range[end]=2', 'range[start] is invalid'],
    ['&range[start]=3&range[end]=2', 'range[start] must be less than or equal to range[end]'],
    ['&range=1', 'range is invalid'],
  ])('refuses %s', async (query, error) => {
    expect(await blame(query)).toMatchObject({ status: 400, body: { error } });
  });

  it('tells of earlier states, and pages when asked to', async () => {
    const early = await api.get(`${fileUrl(home.project, path)}/blame?ref=${first}`);
    expect(shortly(early.body)).toEqual([[first, ['one', 'two', 'three', 'four']]]);
    const page = await blame('&per_page=2&page=2');
    expect(shortly(page.body)).toEqual([
      [first, ['four']],
      [second, ['five']],
    ]);
    expect(page.headers).toMatchObject({ 'x-prev-page': '1', 'x-total-pages': '2' });
  });

  it('answers all of many ranges at once', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `${index}\n`);
    const repository = git.repository(home.project.id);
    const change = async (action: 'create' | 'update', content: string) =>
      addCommit(repository, {
        branch: 'main',
        message: 'x',
        author: people[0],
        committer: people[0],
        changes: [{ action, path: 'many', content: Buffer.from(content) }],
      });
    await change('create', lines.join(''));
    await change('update', lines.map((line, at) => (at % 2 === 0 ? line : `new ${line}`)).join(''));
    const { body } = await api.get(`${fileUrl(home.project, 'many')}/blame?ref=main`);
    expect(body).toHaveLength(60);
  });

  it('tells the metadata alone on HEAD', async () => {
    const head = await api.head(`${fileUrl(home.project, path)}/blame?ref=main`);
    expect(head).toMatchObject({ status: 200 });
    expect(head.bytes).toHaveLength(0);
    expect(head.headers).toMatchObject({
      'x-gitlab-file-name': 'a b.txt',
      'x-gitlab-last-commit-id': second,
      'x-service-ref': 'main',
      'x-service-size': '19',
    });
  });

  it('answers nothing of an empty file, and of bytes what can be shown', async () => {
    const { project, commit } = await codeProject(app);
    await commit([
      { action: 'create', path: 'empty', content: Buffer.alloc(0) },
      { action: 'create', path: 'bytes', content: Buffer.from([0xff, 0x00, 0x0a, 0xfe]) },
      { action: 'create', path: '-L1,2', content: Buffer.from('dash\n') },
      { action: 'create', path: '*', content: Buffer.from('star\n') },
    ]);
    const of = async (name: string) =>
      (await api.get(`${fileUrl(project, name)}/blame?ref=main`)).body;
    expect(await of('empty')).toEqual([]);
    expect(await of('bytes')).toMatchObject([{ lines: ['\ufffd\0', '\ufffd'] }]);
    expect(await of('-L1,2')).toMatchObject([{ lines: ['dash'] }]);
    expect(await of('*')).toMatchObject([{ lines: ['star'] }]);
  });

  it.each([
    ['nothing', 'main', 'File'],
    ['lib', 'main', 'File'],
    [path, 'nothing', 'Commit'],
    [path, '--output=/tmp/x', 'Commit'],
    [path, '@{-1}', 'Commit'],
    [path, 'main -- README.md', 'Commit'],
  ])('answers 404 for %j as of %j', async (name, ref, what) => {
    const url = `${fileUrl(home.project, name)}/blame?ref=${encodeURIComponent(ref)}`;
    expect(await api.get(url)).toMatchObject({
      status: 404,
      body: { message: `404 ${what} Not Found` },
    });
  });

  it('refuses more lines than anybody reads, but not some of them', async () => {
    const { project, commit } = await codeProject(app);
    const content = Buffer.alloc(20_001, '\n');
    const wide = Buffer.from(`${'x'.repeat(4_194_300)}\n${'y'.repeat(5)}\n`);
    await commit([
      { action: 'create', path: 'long', content },
      { action: 'create', path: 'wide', content: wide },
    ]);
    const url = `${fileUrl(project, 'long')}/blame?ref=main`;
    expect(await api.get(url)).toMatchObject({
      status: 400,
      body: { message: 'The file has too many lines; request a range of lines' },
    });
    const some = await api.get(`${url}&range[start]=20000&range[end]=20003`);
    expect(some.body).toMatchObject([{ lines: ['', ''] }]);
    const most = await api.get(`${url}&range[start]=2&range[end]=20001`);
    expect(most).toMatchObject({ status: 200, body: [{ lines: { length: 20_000 } }] });

    const wideUrl = `${fileUrl(project, 'wide')}/blame?ref=main`;
    expect(await api.get(wideUrl)).toMatchObject({
      status: 400,
      body: { message: 'The lines are too long together; request a smaller range' },
    });
    const one = await api.get(`${wideUrl}&range[start]=1&range[end]=1`);
    expect(one).toMatchObject({ status: 200, body: [{ lines: { length: 1 } }] });
  });
});
