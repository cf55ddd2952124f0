import { describe, expect, it } from 'vitest';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { catchUpWithSource } from '#src/domains/review/merge-requests/follow-source.ts';
import { readHeads } from '#src/domains/review/merge-requests/heads.ts';

import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { presentPipelinePayload } from '#src/domains/delivery/webhook-engine/pipeline-payload.ts';
import { createUrls } from '#src/text/urls.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { createPushPipelines } from '#src/domains/ci/pipelines/push.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { startApp } from '#test/support/app.ts';
import { tokenOf, uploadOf, zipOf } from '#test/support/archives.ts';
import type { Who } from '#test/support/project-world.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';
import { mergeRequestWorld } from './world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { workers } = environment;
const { runnerOf, request } = worldOf(app);
workers.start();

const everywhere =
  'a: { script: b, rules: [{ if: $CI_MERGE_REQUEST_IID }, { if: $CI_COMMIT_REF_NAME }] }';

async function world(
  configuration = everywhere,
  options: Parameters<typeof mergeRequestWorld>[1] = {},
) {
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
  /** The merge request of a branch of a stranger's fork. */
  async function openFromFork(branch = 'topic', configuration = everywhere) {
    const stranger = as('stranger');
    const { body: fork } = await stranger.post(`/projects/${project.id}/fork`);
    await workers.idle();
    const pushed = await stranger.post(`/projects/${fork.id}/repository/commits`, {
      ...{ branch, ...(branch !== 'main' && { start_branch: 'main' }), commit_message: 'Change' },
      actions: [{ action: 'update', file_path: '.gitlab-ci.yml', content: `${configuration}\n` }],
    });
    expect(pushed).toMatchObject({ status: 201 });
    const body = { source_branch: branch, target_branch: 'main', title: 'Glaze' };
    const answer = await stranger.post(`/projects/${fork.id}/merge_requests`, {
      ...{ ...body, target_project_id: project.id },
    });
    expect(answer).toMatchObject({ status: 201 });
    await workers.idle();
    const { iid, id } = answer.body as { readonly iid: number; readonly id: number };
    return { fork: fork as { readonly id: number }, iid, id, sha: pushed.body.id as string };
  }
  const set = (settings: Record<string, boolean>) =>
    db('project_settings').where({ project_id: project.id }).update(settings);
  const run = (iid: number, who: Who) => as(who).post(`${path}/${iid}/pipelines`);
  const pipelines = () =>
    db<PipelineRow>('pipelines').where({ project_id: project.id }).orderBy('id');
  const jobs = (pipeline: { readonly id: number }) =>
    db<JobRow>('jobs').where({ pipeline_id: pipeline.id, retried: false }).orderBy('id');
  return { ...made, as, push, open, openFromFork, set, run, pipelines, jobs };
}

/** Ends the jobs of a pipeline. */
async function end(jobs: readonly JobRow[], status: 'success' | 'failed' = 'success') {
  for (const { id } of jobs) {
    await finishJob(db, id, { status, from: ['pending', 'running'] }, new Date());
  }
  await workers.idle();
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
    const sources = db('pipelines').where({ project_id: project.id }).pluck<string[]>('source');
    expect((await sources).toSorted()).toEqual(['merge_request_event', 'push', 'push']);
  });

  it('is not made for whoever pushed something else just now', async () => {
    const { open, people, project, commit } = await world();
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
    const row = (await db<MergeRequestRow>('merge_requests')
      .where({ id })
      .first()) as MergeRequestRow;
    const heads = await readHeads(git, row);
    expect(heads.source).not.toBe(row.head_sha);
    const dependencies = { db, git, clock: () => new Date() };
    expect(await catchUpWithSource(dependencies, row, heads)).toBe(row);
  });

  it('tells of a faulty configuration that a push brings', async () => {
    const { open, push, pipelines } = await world();
    const { branch } = await open();
    const content = 'a: { rules: [{ if: $CI_MERGE_REQUEST_IID }] }\n';
    await push(branch, 'developer', {
      actions: [{ action: 'update', file_path: '.gitlab-ci.yml', content }],
    });
    const faulty = (await pipelines()).filter(({ status }) => status === 'failed');
    const yaml_errors = 'jobs a config should implement a script: or a trigger: keyword';
    expect(faulty.map(({ source }) => source).toSorted()).toEqual(['merge_request_event', 'push']);
    expect(faulty).toMatchObject([{ yaml_errors }, { yaml_errors }]);
  });

  it('has the ref of the merge request, where its jobs know the branch', async () => {
    const { as, open, path, pipelines, jobs, project } = await world();
    const { iid, branch } = await open();
    const ref = `refs/merge-requests/${iid}/head`;
    const [made] = (await pipelines()) as [PipelineRow];
    const developer = as('developer');
    const ofProject = `/projects/${project.id}`;
    const shown = { ref, sha: made.sha, source: 'merge_request_event' };
    expect((await developer.get(`${ofProject}/pipelines?ref=${ref}`)).body).toMatchObject([shown]);
    expect((await developer.get(`${ofProject}/pipelines?ref=${branch}`)).body).toEqual([]);
    expect((await developer.get(`${ofProject}/pipelines/${made.id}`)).body).toMatchObject(shown);
    // Two merge requests, between branches whose names come before and after.
    const [, other] = [await open(), await open()];
    for (const name of ['a', 'z']) {
      const start = { ref: 'main', branch: name };
      await as('developer').post(`${ofProject}/repository/branches`, start);
      expect((await developer.post(`${ofProject}/pipeline`, { ref: name })).status).toBe(201);
    }
    const branches = (await developer.get(`${ofProject}/pipelines?scope=branches`)).body;
    expect((branches as { ref: string }[]).map((each) => each.ref)).toEqual(['z', 'a']);
    expect(other.iid).toBe(3);
    expect((await developer.get(`${path}/${iid}/pipelines`)).body).toMatchObject([shown]);
    expect((await developer.get(`${path}/${iid}`)).body.head_pipeline).toMatchObject(shown);
    const listed = (await developer.get(`${ofProject}/pipelines/${made.id}/jobs`)).body;
    expect(listed).toMatchObject([{ ref, pipeline: { ref } }]);
    const ofCommit = `${ofProject}/repository/commits/${made.sha}/statuses`;
    expect((await developer.get(`${ofCommit}?ref=${ref}`)).body).toMatchObject([{ ref }]);
    expect((await developer.get(`${ofCommit}?ref=${branch}`)).body).toEqual([]);
    expect(await jobs(made)).toMatchObject([{ ref: branch }]);
  });

  it('is changed by those alone who may merge into its protected branch', async () => {
    const { as, open, project, pipelines, jobs } = await world();
    const { branch } = await open();
    const [made] = (await pipelines()) as [PipelineRow];
    const rule = { name: branch, merge_access_level: 40, push_access_level: 40 };
    const protections = `/projects/${project.id}/protected_branches`;
    expect((await as('owner').post(protections, rule)).status).toBe(201);
    const cancel = (who: Who) =>
      as(who).post(`/projects/${project.id}/pipelines/${made.id}/cancel`);
    expect((await cancel('developer')).status).toBe(403);
    expect(await jobs(made)).toMatchObject([{ status: 'pending' }]);
    expect((await cancel('maintainer')).status).toBe(200);
  });

  it('leaves the artifacts of the branch where they are', async () => {
    const { as, open, push, project, pipelines, jobs } = await world(
      'build: { script: b, rules: [{ if: $CI_COMMIT_BRANCH }] }\n' +
        'check: { script: b, rules: [{ if: $CI_MERGE_REQUEST_IID }] }',
    );
    const { branch } = await open();
    const sha = await push(branch);
    const made = (await pipelines()).filter((each) => each.sha === sha);
    const [ofBranch, ofRequest] = ['push', 'merge_request_event'].map((source) =>
      made.find((each) => each.source === source),
    ) as [PipelineRow, PipelineRow];
    const [build] = (await jobs(ofBranch)) as [JobRow];
    await db('jobs').where({ id: build.id }).update({ status: 'running' });
    const sent = uploadOf(await tokenOf(db, build), await zipOf({ out: 'x' }));
    await api.send('POST', `/jobs/${build.id}/artifacts`, sent.body, sent.headers);
    const expired = { expire_at: new Date(0).toISOString() };
    await end([build]);
    await end(await jobs(ofRequest));
    await db('job_artifacts').where({ job_id: build.id }).update(expired);
    const archive = `/projects/${project.id}/jobs/artifacts/${branch}/download?job=build`;
    expect((await as('developer').get(archive)).status).toBe(200);
  });
});

describe('the pipeline that decides about a merge request', () => {
  const twoSorts =
    'tests: { script: b, rules: [{ if: $CI_MERGE_REQUEST_IID }] }\n' +
    'note: { script: b, rules: [{ if: $CI_COMMIT_REF_NAME }] }';

  it('is its own, whatever ran later for the branch', async () => {
    const { as, open, set, path, project, pipelines, jobs } = await world(twoSorts);
    await set({ only_allow_merge_if_pipeline_succeeds: true });
    const { iid, branch } = await open();
    const [own] = (await pipelines()) as [PipelineRow];
    await end(await jobs(own), 'failed');
    const merge = () => as('maintainer').put(`${path}/${iid}/merge`);
    expect((await merge()).status).toBe(405);
    const later = await as('developer').post(`/projects/${project.id}/pipeline`, { ref: branch });
    await end(await jobs(later.body));
    // The to-do about the failure stays, too.
    const { body: todos } = await as('developer').get('/todos?action=build_failed');
    expect(todos).toMatchObject([{ state: 'pending', target: { iid } }]);
    const { body } = await as('developer').get(`${path}/${iid}`);
    expect(body).toMatchObject({ head_pipeline: { id: own.id }, pipeline: { id: own.id } });
    expect((await merge()).status).toBe(405);
    const query = `{ project(fullPath: "${project.full_path}") { mergeRequest(iid: "${iid}") {
      headPipeline { iid } pipelines { nodes { iid } } } } }`;
    const told = await as('developer').sendTo('POST', '/api/graphql', { query });
    expect(told.body.data.project.mergeRequest).toEqual({
      headPipeline: { iid: String(own.iid) },
      pipelines: { nodes: [{ iid: String(later.body.iid) }, { iid: String(own.iid) }] },
    });
    await db('pipelines').where({ id: own.id }).update({ status: 'success' });
    expect((await merge()).status).toBe(200);
  });

  it('is not that of a tag with the name of the branch', async () => {
    const configuration =
      'note: { script: b, rules: [{ if: $CI_COMMIT_REF_NAME && $CI_MERGE_REQUEST_IID == null }] }';
    const { as, open, push, set, path, project, pipelines, jobs } = await world(configuration);
    await set({ only_allow_merge_if_pipeline_succeeds: true });
    const { iid, branch } = await open();
    await push(branch);
    const [ofBranch] = (await pipelines()) as [PipelineRow];
    await end(await jobs(ofBranch), 'failed');
    const tag = { tag_name: branch, ref: `refs/heads/${branch}` };
    expect(
      (await as('developer').post(`/projects/${project.id}/repository/tags`, tag)).status,
    ).toBe(201);
    await workers.idle();
    const ofTag = (await pipelines()).find((each) => each.tag) as PipelineRow;
    await end(await jobs(ofTag));
    expect((await as('maintainer').put(`${path}/${iid}/merge`)).status).toBe(405);
    const { body } = await as('developer').get(`${path}/${iid}`);
    expect(body.head_pipeline).toMatchObject({ id: ofBranch.id });
  });
});

describe('the pipeline of a merge request from a fork', () => {
  const open = { visibility: 'public' } as const;

  it('runs in the target for a developer there, without what is for protected branches', async () => {
    const { as, openFromFork, run, project, people, jobs, pipelines, set, path } = await world(
      everywhere,
      open,
    );
    for (const name of ['main', '*']) {
      const rules = `/projects/${project.id}/protected_branches`;
      await as('owner').post(rules, { name, merge_access_level: 40, push_access_level: 40 });
    }
    const variable = { key: 'SECRET', value: 'of-the-kiln', protected: true };
    await as('maintainer').post(`/projects/${project.id}/variables`, variable);
    const { iid, fork } = await openFromFork('main');
    expect(await pipelines()).toEqual([]);
    expect((await run(iid, 'reporter')).status).toBe(403);
    for (const who of ['developer', 'administrator'] as const) {
      const { status, body } = await run(iid, who);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          ...{ project_id: project.id, ref: `refs/merge-requests/${iid}/head` },
          ...{ source: 'merge_request_event', user: { id: people[who].id } },
        },
      });
      expect(body.web_url).toContain(`${project.full_path}/-/pipelines`);
      expect((await as('developer').get(`${path}/${iid}`)).body).toMatchObject({
        head_pipeline: { id: body.id },
      });
      expect((await as('developer').get(`${path}/${iid}/pipelines`)).body[0]).toMatchObject({
        ...{ id: body.id, project_id: project.id },
      });
      expect(await jobs(body)).toMatchObject([{ ref: `refs/merge-requests/${iid}/head` }]);
      const runner = await runnerOf(`/projects/${project.id}`, { run_untagged: true });
      const handed = await request(runner);
      expect(handed).toMatchObject({ status: 201 });
      const given = new Map(
        (handed.body.variables as { key: string; value: string }[]).map((each) => [
          each.key,
          each.value,
        ]),
      );
      expect(given.get('SECRET')).toBeUndefined();
      expect(given.get('CI_COMMIT_REF_PROTECTED')).toBe('false');
      expect(given.get('CI_COMMIT_REF_NAME')).toBe('main');
      expect(given.get('CI_COMMIT_BRANCH')).toBeUndefined();
      expect(given.get('CI_MERGE_REQUEST_SOURCE_PROJECT_ID')).toBe(String(fork.id));
    }
    await set({ ci_allow_fork_pipelines_to_run_in_parent_project: false });
    for (const who of ['developer', 'administrator'] as const) {
      expect(await run(iid, who)).toMatchObject({ status: 400 });
    }
    // Members of the fork run it there.
    expect(await run(iid, 'stranger')).toMatchObject({ status: 403 });
  });

  it('runs in the fork for whoever pushes there, and not for a member of the target who does', async () => {
    const { as, openFromFork, project, pipelines, people, path } = await world(everywhere, open);
    const { iid, fork, sha } = await openFromFork();
    const ofFork = () => db<PipelineRow>('pipelines').where({ project_id: fork.id }).orderBy('id');
    expect(
      (await ofFork()).find((each) => each.sha === sha && each.source !== 'push'),
    ).toMatchObject({
      ...{ user_id: people.stranger.id, source: 'merge_request_event' },
    });
    await as('stranger').put(`${path}/${iid}`, { allow_collaboration: true });
    const before = (await ofFork()).length;
    for (const who of ['maintainer', 'administrator'] as const) {
      const pushed = await as(who).post(`/projects/${fork.id}/repository/commits`, {
        ...{ branch: 'topic', commit_message: 'Change' },
        actions: [{ action: 'create', file_path: who, content: 'x' }],
      });
      expect(pushed).toMatchObject({ status: 201 });
      await workers.idle();
    }
    const news = (await ofFork()).slice(before);
    expect(news.filter(({ source }) => source === 'merge_request_event')).toEqual([]);
    expect(await pipelines()).toEqual([]);
    // Rebases of these merge requests do not create one either.
    const main = { branch: 'main', commit_message: 'Go on' };
    await as('maintainer').post(`/projects/${project.id}/repository/commits`, {
      ...{ ...main, actions: [{ action: 'create', file_path: 'on', content: 'x' }] },
    });
    await workers.idle();
    expect((await as('administrator').put(`${path}/${iid}/rebase`)).status).toBe(202);
    await workers.idle();
    const rebased = (await as('developer').get(`${path}/${iid}`)).body.sha as string;
    expect((await ofFork()).filter((each) => each.sha === rebased)).toMatchObject([
      { source: 'push', status: 'skipped' },
    ]);
    expect((await pipelines()).filter((each) => each.sha === rebased)).toEqual([]);
  });
});

describe('the pipeline of a merge request in a fork', () => {
  it('tells jobs and webhooks of it as long as its user sees the merge request', async () => {
    const { as, path, people, project, openFromFork } = await world();
    const member = `/projects/${project.id}/members`;
    const add = { user_id: people.stranger.id, access_level: 20 };
    expect((await as('owner').post(member, add)).status).toBe(201);
    const { iid, fork } = await openFromFork();
    const ofFork = `/projects/${fork.id}` as const;
    const [made] = (await as('stranger').get(`${ofFork}/pipelines?source=merge_request_event`))
      .body;
    const url = createUrls('http://localhost');
    const toldByHook = async () =>
      (await presentPipelinePayload(db, { id: made.id }, url)).payload.merge_request;
    const runner = await runnerOf(ofFork, { run_untagged: true });
    await db('jobs').where({ project_id: fork.id }).whereNot({ pipeline_id: made.id }).delete();
    const variables = async () => {
      const { status, body } = await request(runner);
      expect(status).toBe(201);
      await end([body as JobRow]);
      return new Map(
        (body.variables as { key: string; value: string }[]).map(({ key, value }) => [key, value]),
      );
    };
    const before = await variables();
    expect(before.get('CI_MERGE_REQUEST_TITLE')).toBe('Glaze');
    expect(before.get('CI_OPEN_MERGE_REQUESTS')).toBe(`${project.full_path}!${iid}`);
    expect(await toldByHook()).toMatchObject({ title: 'Glaze' });

    expect((await as('owner').delete(`${member}/${people.stranger.id}`)).status).toBe(204);
    await as('owner').put(`${path}/${iid}`, { title: 'The secret plan', labels: 'slow' });
    const [job] = await db<JobRow>('jobs').where({ pipeline_id: made.id });
    expect((await as('stranger').post(`${ofFork}/jobs/${job?.id}/retry`)).status).toBe(201);
    const after = await variables();
    const told = [...after.keys()].filter((key) => key.includes('MERGE_REQUEST'));
    expect(told).toEqual([]);
    expect(after.get('CI_COMMIT_BRANCH')).toBeUndefined();
    expect(await toldByHook()).toBeNull();
  });
});

describe('the pipeline of the merged result', () => {
  async function merging(settings: object = {}) {
    const made = await world();
    await made.set({ merge_pipelines_enabled: true, ...settings });
    return made;
  }

  it('runs for the merge with the target branch', async () => {
    const { as, path, push, open, pipelines, project, repository, set } = await merging();
    await set({ only_allow_merge_if_pipeline_succeeds: true });
    const { iid, branch } = await open();
    const source = await readBranchHead(repository, branch);
    const target = await readBranchHead(repository, 'main');
    const ref = `refs/merge-requests/${iid}/merge`;
    const [made] = (await pipelines()) as [PipelineRow];
    expect(made).toMatchObject({ ref, source: 'merge_request_event', source_sha: source });
    expect((await readCommitInfo(repository, made.sha))?.parents).toEqual([target, source]);
    const handed = await request(await runnerOf(`/projects/${project.id}`, { run_untagged: true }));
    const { variables, git_info } = handed.body as {
      readonly variables: { key: string; value: string }[];
      readonly git_info: object;
    };
    const given = new Map(variables.map(({ key, value }) => [key, value]));
    expect(git_info).toMatchObject({ ref, sha: made.sha });
    expect(Object.fromEntries(given)).toMatchObject({
      CI_COMMIT_SHA: made.sha,
      CI_COMMIT_REF_NAME: branch,
      CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
      CI_MERGE_REQUEST_REF_PATH: `refs/merge-requests/${iid}/head`,
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: source,
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: target,
    });
    const one = async () => (await as('developer').get(`${path}/${iid}`)).body;
    expect(await one()).toMatchObject({ head_pipeline: { id: made.id, sha: made.sha } });
    expect((await as('developer').get(`${path}/${iid}/pipelines`)).body).toMatchObject([{ ref }]);
    const query = `{ project(fullPath: "${project.full_path}") {
      pipelines { nodes { mergeRequestEventType } } } }`;
    const told = await as('developer').sendTo('POST', '/api/graphql', { query });
    expect(told.body.data.project.pipelines.nodes).toEqual([
      { mergeRequestEventType: 'MERGED_RESULT' },
    ]);
    const merge = () => as('maintainer').put(`${path}/${iid}/merge`);
    expect((await merge()).status).toBe(405);
    await end(await db<JobRow>('jobs').where({ pipeline_id: made.id }));
    // A newer head has to succeed itself, and cancels what ran for the older.
    const next = await push(branch);
    const newest = (await pipelines()).at(-1);
    expect(newest).toMatchObject({ ref, source_sha: next });
    expect((await merge()).status).toBe(405);
    await end(await db<JobRow>('jobs').where({ pipeline_id: newest?.id ?? 0 }));
    expect((await merge()).status).toBe(200);
  });

  it('has the protection of its source where the target is protected, too', async () => {
    const { as, path, push, branch, project, pipelines, jobs } = await merging();
    const protect = async (name: string) => {
      const rule = { name, merge_access_level: 40, push_access_level: 40 };
      const protections = `/projects/${project.id}/protected_branches`;
      expect((await as('owner').post(protections, rule)).status).toBe(201);
    };
    await protect('main');
    const variable = { key: 'SECRET', value: 'of-the-kiln', protected: true };
    await as('maintainer').post(`/projects/${project.id}/variables`, variable);
    // Developers write the configuration of the target, and maintainers push to the source.
    const target_branch = await branch();
    const content = 'theirs: { script: b, rules: [{ if: $CI_MERGE_REQUEST_IID }] }\n';
    await push(target_branch, 'developer', {
      actions: [{ action: 'update', file_path: '.gitlab-ci.yml', content }],
    });
    const body = { source_branch: 'main', target_branch, title: 'Glaze' };
    await push('main', 'maintainer');
    const { iid } = (await as('developer').post(path, body)).body;
    await workers.idle();
    const handOver = async () => {
      await push('main', 'maintainer');
      const made = (await pipelines()).findLast(({ source_sha }) => source_sha !== null);
      expect(made).toMatchObject({ ref: `refs/merge-requests/${iid}/merge` });
      const [theirs] = await jobs(made as PipelineRow);
      expect(theirs).toMatchObject({ name: 'theirs' });
      await db('jobs').whereNot({ id: theirs?.id }).update({ status: 'canceled' });
      const runner = await runnerOf(`/projects/${project.id}`, { run_untagged: true });
      const { variables } = (await request(runner)).body as {
        readonly variables: { key: string; value: string }[];
      };
      const given = Object.fromEntries(variables.map(({ key, value }) => [key, value]));
      expect(given).toMatchObject({ CI_COMMIT_REF_NAME: 'main', CI_JOB_ID: String(theirs?.id) });
      return given;
    };
    expect(await handOver()).toMatchObject({ CI_COMMIT_REF_PROTECTED: 'false' });
    expect(await handOver()).not.toHaveProperty('SECRET');
    await protect(target_branch);
    expect(await handOver()).toMatchObject({ SECRET: 'of-the-kiln' });
  });

  it('merges what waits for it', async () => {
    const { as, path, open, pipelines } = await merging();
    const { iid } = await open();
    const asked = { merge_when_pipeline_succeeds: true };
    expect((await as('maintainer').put(`${path}/${iid}/merge`, asked)).body).toMatchObject({
      ...{ state: 'opened', merge_when_pipeline_succeeds: true },
    });
    const [made] = (await pipelines()) as [PipelineRow];
    await end(await db<JobRow>('jobs').where({ pipeline_id: made.id }));
    expect((await as('developer').get(`${path}/${iid}`)).body).toMatchObject({ state: 'merged' });
  });

  it('runs for the head where the branches do not merge', async () => {
    const { as, commit, branch, path, pipelines, project, run } = await merging();
    const source_branch = await branch();
    await commit('Theirs', [rewrite('README.md', 'theirs\n')], { branch: source_branch });
    await commit('Ours', [rewrite('README.md', 'ours\n')], {});
    const body = { source_branch, target_branch: 'main', title: 'Glaze' };
    const { iid, sha } = (await as('developer').post(path, body)).body;
    await workers.idle();
    const ofHead = { ref: `refs/merge-requests/${iid}/head`, sha, source_sha: null };
    expect(await pipelines()).toMatchObject([ofHead]);
    expect((await run(iid, 'developer')).body).toMatchObject({ ref: ofHead.ref, sha });
    expect(project.id).toBe((await pipelines())[0]?.project_id);
  });
});

describe('environments of the pipeline of a merge request', () => {
  const review = (name: string, more: string) =>
    `{ script: d, environment: { name: ${name}, ${more} }, rules: [{ if: $CI_MERGE_REQUEST_IID }] }`;
  const configuration = `
review: ${review('review/$CI_COMMIT_REF_SLUG', 'on_stop: stop')}
staging: ${review('staging', 'deployment_tier: staging')}
stop:
  script: s
  environment: { name: review/$CI_COMMIT_REF_SLUG, action: stop }
  rules: [{ if: $CI_MERGE_REQUEST_IID, when: manual }]
`;

  async function deployed() {
    const made = await world(configuration);
    const { open, pipelines, jobs, project } = made;
    const { iid, branch } = await open();
    const [pipeline] = (await pipelines()) as [PipelineRow];
    await end((await jobs(pipeline)).filter(({ name }) => name !== 'stop'));
    const states = async () => {
      const rows = await db<EnvironmentRow>('environments')
        .where({ project_id: project.id })
        .orderBy('name');
      return rows.map(({ name, state }) => `${name} ${state}`);
    };
    const stopper = async () => (await jobs(pipeline)).find(({ name }) => name === 'stop');
    return { ...made, iid, branch, pipeline, states, stopper };
  }

  it('are stopped when it is closed or merged, where a job stops them', async () => {
    for (const finish of ['close', 'merge'] as const) {
      const { as, path, iid, branch, states, stopper, people } = await deployed();
      const name = `review/${branch}`;
      expect(await states()).toEqual([`${name} available`, 'staging available']);
      expect(await stopper()).toMatchObject({ status: 'manual' });
      const { status } =
        finish === 'close'
          ? await as('maintainer').put(`${path}/${iid}`, { state_event: 'close' })
          : await as('maintainer').put(`${path}/${iid}/merge`);
      expect(status).toBe(200);
      await workers.idle();
      expect(await states()).toEqual([`${name} stopped`, 'staging available']);
      const user_id = people.maintainer.id;
      expect(await stopper()).toMatchObject({ status: 'pending', user_id });
    }
  });

  it('stay where something else was deployed, and for whoever may not stop them', async () => {
    const { as, path, iid, branch, states, stopper, project } = await deployed();
    const protectedOne = { name: `review/${branch}`, deploy_access_levels: [{ access_level: 40 }] };
    const protections = `/projects/${project.id}/protected_environments`;
    expect((await as('owner').post(protections, protectedOne)).status).toBe(201);
    await as('developer').put(`${path}/${iid}`, { state_event: 'close' });
    await workers.idle();
    expect(await states()).toContain(`review/${branch} available`);
    expect(await stopper()).toMatchObject({ status: 'manual' });

    const other = await deployed();
    const deployment = {
      ...{ environment: `review/${other.branch}`, sha: other.pipeline.sha, ref: other.branch },
      ...{ tag: false, status: 'success' },
    };
    const path2 = `/projects/${other.project.id}/deployments`;
    expect((await other.as('maintainer').post(path2, deployment)).status).toBe(201);
    await other.as('maintainer').put(`${other.path}/${other.iid}`, { state_event: 'close' });
    await workers.idle();
    expect(await other.states()).toContain(`review/${other.branch} available`);
  });
});

describe('each push', () => {
  it('has its pipeline, also one that goes back to a commit', async () => {
    const { as, open, push, pipelines, path, project, people, repository } = await world(
      'a: { script: b, interruptible: true, rules: [{ if: $CI_MERGE_REQUEST_IID }] }',
    );
    const { iid, branch } = await open();
    const [first] = (await pipelines()) as [PipelineRow];
    await push(branch);
    expect(await pipelines()).toMatchObject([{ status: 'canceled' }, { status: 'pending' }]);
    const ref = `refs/heads/${branch}`;
    const before = await readBranchHead(repository, branch);
    await updateRefs(repository, [{ ref, from: before, to: first.sha }]);
    const changes = [{ ref, before, after: first.sha }];
    await announceRefChanges(environment, {
      project,
      by: toUnknownRequest(people.developer.id),
      changes,
    });
    await workers.idle();
    const made = await pipelines();
    expect(made.map(({ sha, status }) => [sha === first.sha, status])).toEqual([
      ...[[true, 'canceled'] as const, [false, 'canceled'] as const, [true, 'pending'] as const],
    ]);
    const { body } = await as('developer').get(`${path}/${iid}`);
    expect(body.head_pipeline).toMatchObject({ id: made[2]?.id, status: 'pending' });
  });

  it('has its pipeline where another one made a branch of the name just before', async () => {
    const { project, people, branch, pipelines, repository } = await world();
    const heads = [await branch(), await branch()].map((name) => readBranchHead(repository, name));
    const [one, other] = (await Promise.all(heads)) as [string, string];
    const run = (after: string, id: string) =>
      createPushPipelines.run(
        {
          ...{ project_id: project.id, author_id: people.developer.id, skip: false },
          moves: [{ ref: 'glaze', tag: false, before: null, after }],
        },
        { ...environment, log: { debug() {} } } as never,
        { id, attempt: 1, signal: new AbortController().signal } as never,
      );
    await run(one, 'first');
    await run(other, 'second');
    // A job of the queue may run again.
    await run(other, 'second');
    const made = (await pipelines()).filter(({ ref }) => ref === 'glaze');
    expect(made.map(({ sha }) => sha)).toEqual([one, other]);
  });
});
