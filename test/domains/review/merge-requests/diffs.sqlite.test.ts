import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { idsOf } from '#test/support/project-world.ts';
import { write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git, environment } = await startApp();
environment.workers.start();
const { project, people, branch, commit, path, repository } = await mergeRequestWorld({ db, git });
const developer = api.as(people.developer);

async function create() {
  const source_branch = await branch();
  await commit('Add more', [write('lib/kiln.rb', 'puts "hot"\n')], { branch: source_branch });
  const body = { source_branch, target_branch: 'main', title: 'Fire' };
  const made = (await developer.post(path, body)).body;
  return { ...made, at: `${path}/${made.iid}` };
}

describe('the contents of a merge request', () => {
  it('are its commits, the newest first, page by page', async () => {
    const { at, sha } = await create();
    const [first] = (await developer.get(`${at}/commits?per_page=1`)).body;
    expect(first).toMatchObject({ id: sha, title: 'Add more' });
    const second = await developer.get(`${at}/commits?per_page=1&page=2`);
    expect(second.body).toHaveLength(1);
    expect(second.headers['x-total']).toBe('2');
  });

  it('are its changes, in four forms', async () => {
    const { at, source_branch } = await create();
    const changed = await developer.get(`${at}/changes`);
    expect(changed).toMatchObject({ status: 200, body: { overflow: false, source_branch } });
    const change = {
      diff: '@@ -0,0 +1 @@\n+puts "hot"\n',
      new_path: 'lib/kiln.rb',
      a_mode: '0',
      b_mode: '100644',
      new_file: true,
    };
    expect(changed.body.changes).toHaveLength(2);
    expect(changed.body.changes).toContainEqual(expect.objectContaining(change));
    const raw = await developer.get(`${at}/changes?access_raw_diffs=true`);
    expect(raw.body.changes).toEqual(changed.body.changes);
    expect((await developer.get(`${at}/diffs?per_page=2`)).body).toEqual(changed.body.changes);
    const patch = (await developer.get(`${at}/raw_diffs`)).bytes.toString();
    expect(patch).toContain('+++ b/lib/kiln.rb\n@@ -0,0 +1 @@\n+puts "hot"\n');
  });

  it('are versions, the newest first', async () => {
    const { at, source_branch, sha } = await create();
    const made = await developer.post(`/projects/${project.id}/repository/commits`, {
      branch: source_branch,
      commit_message: 'Again',
      actions: [{ action: 'create', file_path: 'again', content: 'x' }],
    });
    await environment.workers.idle();
    const [newest, oldest] = (await developer.get(`${at}/versions`)).body;
    expect([newest.head_commit_sha, oldest.head_commit_sha]).toEqual([made.body.id, sha]);
    expect(newest).toMatchObject({ state: 'collected', real_size: '3' });
    const old = (await developer.get(`${at}/versions/${oldest.id}`)).body;
    expect(old.commits).toHaveLength(2);
    expect(old.diffs).toHaveLength(2);
    expect(await developer.get(`${at}/versions/999999`)).toMatchObject({ status: 404 });
  });

  it('are empty without commits', async () => {
    const name = await branch();
    const main = await readBranchHead(repository, 'main');
    const empty = { branch: `${name}-empty`, ref: main };
    await developer.post(`/projects/${project.id}/repository/branches`, empty);
    const body = { source_branch: empty.branch, target_branch: 'main', title: 'Nothing' };
    const made = (await developer.post(path, body)).body;
    expect(made).toMatchObject({ sha: null, diff_refs: null, merge_status: 'cannot_be_merged' });
    const at = `${path}/${made.iid}`;
    for (const what of ['commits', 'diffs', 'versions']) {
      expect(await developer.get(`${at}/${what}`)).toMatchObject({ status: 200, body: [] });
    }
    expect((await developer.get(`${at}/raw_diffs`)).bytes.toString()).toBe('');
  });
});

describe('context commits', () => {
  it('are added, listed and removed', async () => {
    const { at } = await create();
    const main = await readBranchHead(repository, 'main');
    const add = (commits: unknown) => developer.post(`${at}/context_commits`, { commits });
    expect(await add([main])).toMatchObject({ status: 201, body: [{ id: main }] });
    expect(await add([main])).toMatchObject({
      status: 400,
      body: { message: `Context commits: ["${main}"] are already created` },
    });
    expect(idsOf(await developer.get(`${at}/context_commits`))).toEqual([main]);
    const invalid = {
      status: 400,
      body: { message: "One or more context commits' sha is not valid." },
    };
    expect(await add(['0123456789'])).toMatchObject(invalid);
    const unknown = await developer.delete(`${at}/context_commits?commits=${main},0123456789`);
    expect(unknown).toMatchObject(invalid);
    expect(await developer.delete(`${at}/context_commits?commits[]=`)).toMatchObject(invalid);
    expect(await add(Array.from({ length: 21 }, () => main))).toMatchObject({
      status: 400,
      body: { message: 'Context commits array size should not be more than 20' },
    });
    const gone = await developer.delete(`${at}/context_commits?commits=${main}`);
    expect(gone).toMatchObject({ status: 204 });
    expect(idsOf(await developer.get(`${at}/context_commits`))).toEqual([]);
  });
});

describe('the pipelines of a merge request', () => {
  it('are those of its commits on the source branch, the newest first', async () => {
    const { at, sha, source_branch } = await create();
    const report = (body: object) =>
      developer.post(`/projects/${project.id}/statuses/${sha}`, { state: 'success', ...body });
    expect(await report({ ref: source_branch })).toMatchObject({ status: 201 });
    expect(await report({ ref: 'main' })).toMatchObject({ status: 201 });
    const listed = await developer.get(`${at}/pipelines`);
    expect(listed).toMatchObject({ status: 200, body: [{ sha, ref: source_branch }] });
    expect(await developer.get(at)).toMatchObject({
      body: { head_pipeline: { id: listed.body[0].id, status: 'success' } },
    });
  });
});
