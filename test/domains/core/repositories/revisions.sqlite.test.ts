import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, db } = app;

let home: CodeProject;
let first: string;
let second: string;
let developer: ReturnType<typeof api.as>;

beforeAll(async () => {
  home = await codeProject(app);
  first = await home.commit([create('kiln', 'cold')]);
  second = await home.commit([{ action: 'update', path: 'kiln', content: Buffer.from('hot') }]);
  home.cli('tag', '-a', 'v1', '-m', 'First', first);
  developer = api.as(home.developer);
});

const get = (path: string) => developer.get(`/projects/${home.project.id}/${path}`);

describe('refs in the API take full names and steps back', () => {
  const before = encodeURIComponent('main~1');

  it.each([
    ['main~1', () => first],
    ['main^', () => first],
    ['refs/heads/main', () => second],
    ['refs/tags/v1', () => first],
    ['v1^{}', () => first],
  ])('%s of a commit', async (ref, id) => {
    const path = `repository/commits/${encodeURIComponent(ref)}`;
    expect(await get(path)).toMatchObject({ status: 200, body: { id: id() } });
  });

  it('of files, trees, lists, comparisons, merge bases and searches', async () => {
    const file = await get(`repository/files/kiln?ref=${before}`);
    expect(file).toMatchObject({ status: 200, body: { ref: 'main~1', commit_id: first } });
    expect(await get(`repository/files/kiln/raw?ref=${before}`)).toMatchObject({ status: 200 });
    expect(await get(`repository/tree?ref=${before}`)).toMatchObject({
      body: [{ name: 'README.md' }, { name: 'kiln' }],
    });
    const list = await get(`repository/commits?ref_name=${before}..main`);
    expect(list.body).toMatchObject([{ id: second }]);
    const compared = await get(`repository/compare?from=${before}&to=refs/heads/main`);
    expect(compared.body).toMatchObject({ commits: [{ id: second }] });
    const base = await get(`repository/merge_base?refs[]=${before}&refs[]=main`);
    expect(base).toMatchObject({ status: 200, body: { id: first } });
    const found = await get(`search?scope=blobs&search=cold&ref=${before}`);
    expect(found.body).toMatchObject([{ path: 'kiln' }]);
  });

  it('of new branches and tags', async () => {
    const path = `/projects/${home.project.id}/repository`;
    const branch = await developer.post(`${path}/branches`, { branch: 'back', ref: 'main~1' });
    expect(branch).toMatchObject({ status: 201, body: { commit: { id: first } } });
    const tag = await developer.post(`${path}/tags`, { tag_name: 'old', ref: 'refs/heads/main^' });
    expect(tag).toMatchObject({ status: 201, body: { commit: { id: first } } });
  });

  it('of pipelines, for annotated tags', async () => {
    const configuration = 'fire:\n  script: [make]\n';
    const commit = await home.commit([create('.gitlab-ci.yml', configuration)]);
    home.cli('tag', '-a', 'v2', '-m', 'Second', commit);
    for (const ref of ['v2', 'refs/tags/v2']) {
      const made = await developer.post(`/projects/${home.project.id}/pipeline`, { ref });
      expect(made).toMatchObject({ status: 201, body: { ref: 'v2', tag: true, sha: commit } });
    }
    expect(await db('pipelines').where({ project_id: home.project.id, ref: 'v2' })).toHaveLength(2);
  });

  it.each(['main~9', 'main@{0}', ':/kiln', 'main^{/kiln}', 'refs/merge-requests/1/head'])(
    'and not %s',
    async (ref) => {
      const path = `repository/commits/${encodeURIComponent(ref)}`;
      expect(await get(path)).toMatchObject({ status: 404 });
    },
  );
});
