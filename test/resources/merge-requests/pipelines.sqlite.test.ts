import { describe, expect, it } from 'vitest';
import type { MergeRequestRow } from '../../../src/records/merge-request.ts';
import { catchUpWithSource } from '../../../src/resources/merge-requests/follow-source.ts';
import { readHeads } from '../../../src/resources/merge-requests/heads.ts';
import { finishJob } from '../../../src/resources/jobs/transitions.ts';
import type { JobRow } from '../../../src/resources/pipelines/job-table.ts';
import type { PipelineRow } from '../../../src/resources/pipelines/table.ts';
import { startApp } from '../../support/app.ts';
import type { Who } from '../../support/project-world.ts';
import { write } from '../commits/world.ts';
import { mergeRequestWorld } from './world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { workers } = environment;
workers.start();

const everywhere = 'a: { script: b, rules: [{ if: $CI_MERGE_REQUEST_IID }, { if: $CI_COMMIT_REF_NAME }] }';

async function world(configuration = everywhere, options: Parameters<typeof mergeRequestWorld>[1] = {}) {
  const made = await mergeRequestWorld({ db, git }, options);
  const { project, people, path, commit } = made;
  const as = (who: Who) => api.as(people[who]);
  await commit('Configure', [write('.gitlab-ci.yml', configuration)], {});
  /** Commits to a branch over the API. */
  async function push(branch: string, who: Who = 'developer', more: object = {}): Promise<string> {
    const actions = [{ action: 'create', file_path: `f${Math.random()}`, content: 'x' }];
    const body = { branch, commit_message: 'Change', actions, ...more };
    const answer = await as(who).post(`/projects/${project.id}/repository/commits`, body);
    expect(answer).toMatchObject({ status: 201 });
    await workers.idle();
    return answer.body.id as string;
  }
  async function open(who: Who = 'developer', target_branch = 'main') {
    const source_branch = await made.branch();
    const body = { source_branch, target_branch, title: 'Glaze' };
    const answer = await as(who).post(path, body);
    expect(answer).toMatchObject({ status: 201 });
    await workers.idle();
    return { iid: answer.body.iid as number, id: answer.body.id as number, branch: source_branch };
  }
  const pipelines = () => db<PipelineRow>('pipelines').where({ project_id: project.id }).orderBy('id');
  const jobs = (pipeline: { readonly id: number }) =>
    db<JobRow>('jobs').where({ pipeline_id: pipeline.id, retried: false }).orderBy('id');
  return { ...made, as, push, open, pipelines, jobs };
}

describe('the pipeline of a merge request', () => {
  it('is not made for whoever opens it again', async () => {
    const { as, path, open, push, pipelines, project } = await world();
    const { iid, branch } = await open();
    expect(await pipelines()).toMatchObject([{ source: 'merge_request_event' }]);
    for (const reopen of [
      () => as('maintainer').put(`${path}/${iid}`, { state_event: 'reopen' }),
      () => as('maintainer').post(`${path}/${iid}/notes`, { body: '/reopen' }),
    ]) {
      await as('developer').put(`${path}/${iid}`, { state_event: 'close' });
      await push(branch);
      const before = await pipelines();
      await reopen();
      await workers.idle();
      expect((await as('developer').get(`${path}/${iid}`)).body).toMatchObject({ state: 'opened' });
      expect(await pipelines()).toEqual(before);
    }
    const sources = db('pipelines').where({ project_id: project.id }).pluck('source');
    expect(await sources).toEqual(['merge_request_event', 'push', 'push']);
  });

  it('is not made for whoever pushed something else just now', async () => {
    const { open, people, project, repository, commit } = await world();
    const { id, branch } = await open();
    // A push of many branches names none of them.
    const push = {
      ...{ action: 'pushed', ref_type: 'branch', ref: null, ref_count: 9, commit_count: 0 },
      ...{ commit_title: null, commit_from: null, commit_to: null },
    };
    await db('events').insert({
      ...{ project_id: project.id, author_id: people.maintainer.id, action: 'pushed' },
      ...{ push: JSON.stringify(push), created_at: new Date().toISOString() },
    });
    await commit('More', [write('more', 'x')], { branch });
    const row = (await db<MergeRequestRow>('merge_requests').where({ id }).first()) as MergeRequestRow;
    const heads = await readHeads(git, row);
    expect(heads.source).not.toBe(row.head_sha);
    const dependencies = { db, git, clock: () => new Date() };
    expect(await catchUpWithSource(dependencies, row, heads)).toBe(row);
    expect(repository).toBeDefined();
  });
});
