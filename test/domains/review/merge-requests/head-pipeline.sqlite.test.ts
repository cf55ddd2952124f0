import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git } = await startApp();

describe('the head pipeline of a merge request', async () => {
  const { path, people, project, branch, repository } = await mergeRequestWorld({ db, git });
  const developer = api.as(people.developer);

  async function open() {
    const source_branch = await branch();
    const asked = { source_branch, target_branch: 'main', title: 'Cool more slowly' };
    const { body } = await developer.post(path, asked);
    return { source_branch, iid: body.iid as number, sha: body.sha as string };
  }
  const report = (sha: string, body: object) =>
    developer.post(`/projects/${project.id}/statuses/${sha}`, body);
  const nothing = {
    pipeline: null,
    latest_build_started_at: null,
    latest_build_finished_at: null,
  };

  it('is the newest of its source branch and head', async () => {
    const { iid, sha, source_branch: ref } = await open();
    const one = `${path}/${iid}`;
    expect((await developer.get(one)).body).toMatchObject({ ...nothing, head_pipeline: null });

    await report(sha, { state: 'failed', ref: 'elsewhere' });
    expect((await developer.get(one)).body).toMatchObject({ head_pipeline: null });

    const running = await report(sha, { state: 'running', ref });
    const { body } = await developer.get(one);
    const told = { id: running.body.pipeline_id, sha, ref, status: 'running' };
    expect(body).toMatchObject({ pipeline: told, head_pipeline: told });
    expect(body.head_pipeline.detailed_status).toMatchObject({ text: 'running' });
    expect(body.latest_build_started_at).toBe(running.body.started_at);

    await report(sha, { state: 'success', ref });
    const after = (await developer.get(one)).body;
    expect(after).toMatchObject({ pipeline: { id: told.id, status: 'success' } });
    expect(after.latest_build_finished_at).not.toBeNull();
    expect(await readBranchHead(repository, ref)).toBe(sha);
  });

  it('is left out for those who may not read pipelines', async () => {
    const open = await mergeRequestWorld({ db, git }, { visibility: 'public' });
    const source_branch = await open.branch();
    const author = api.as(open.people.developer);
    const asked = { source_branch, target_branch: 'main', title: 'Cool more slowly' };
    const { body } = await author.post(open.path, asked);
    const made = await author.post(`/projects/${open.project.id}/statuses/${body.sha}`, {
      state: 'success',
      ref: source_branch,
    });
    const one = `${open.path}/${body.iid}`;
    const guest = api.as(open.people.guest);
    const id = made.body.pipeline_id;
    expect((await guest.get(one)).body).toMatchObject({ pipeline: { id }, head_pipeline: { id } });
    await db('project_settings')
      .where('project_id', open.project.id)
      .update({ public_jobs: false });
    const hidden = (await guest.get(one)).body;
    expect(hidden).toMatchObject(nothing);
    expect(hidden).not.toHaveProperty('head_pipeline');
    const reporter = api.as(open.people.reporter);
    expect((await reporter.get(one)).body).toMatchObject({ head_pipeline: { id } });
  });
});
