import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { changeJobs } from '#src/domains/ci/jobs/processing.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { startApp } from '#test/support/app.ts';
import { expectPayload, startListening } from '#test/support/hook-payloads.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks } from '#test/support/receiver.ts';

const { api, db, git, environment } = await startApp({ config: { plan: 'ultimate' } });
const { workers } = environment;

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

const zeros = '0'.repeat(40);
const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/;

async function listeningProject() {
  const world = await projectWorld(db, { git });
  const { project, people } = world;
  const listening = await startListening(db, { project_id: project.id });
  const at = `/projects/${project.id}`;
  const maintainer = api.as(people.maintainer);
  /** Answers that are no success fail the test. */
  const send = async (method: 'post' | 'put' | 'delete', path: string, body: object = {}) => {
    const answer = await maintainer[method](at + path, body);
    expect([path, answer.status, answer.status < 300 ? null : answer.body]).toEqual([
      path,
      expect.any(Number),
      null,
    ]);
    return answer.body as Record<string, never>;
  };
  const told = async () => {
    await workers.idle();
    return listening.take();
  };
  return { ...world, send, told };
}

describe('an issue', () => {
  it('is told when it is opened, changed, closed and reopened', async () => {
    const { project, people, send, told } = await listeningProject();
    const { iid, id } = await send('post', '/issues', {
      title: 'Cracks',
      description: '![it](/uploads/abc/it.png)',
      labels: 'bug',
      assignee_ids: [people.developer.id],
    });
    const [open, ...more] = await told();
    expect([open?.event, more]).toEqual(['Issue Hook', []]);
    const opened = expectPayload('issue', open?.body ?? '');
    expect(opened).toMatchObject({
      object_kind: 'issue',
      event_type: 'issue',
      user: { id: people.maintainer.id, email: '[REDACTED]' },
      project: { id: project.id, path_with_namespace: project.full_path, visibility_level: 0 },
      object_attributes: {
        id,
        iid,
        action: 'open',
        state_id: 1,
        description: expect.stringMatching(/^!\[it\]\(http.*\/uploads\/abc\/it\.png\)$/),
        created_at: expect.stringMatching(time),
        assignee_id: people.developer.id,
      },
      labels: [{ title: 'bug', type: 'ProjectLabel', project_id: project.id }],
      changes: { title: { previous: null, current: 'Cracks' } },
      assignees: [{ id: people.developer.id }],
    });

    await send('put', `/issues/${iid}`, {
      title: 'Glaze',
      labels: 'glaze',
      due_date: '2030-01-02',
      weight: 3,
      assignee_ids: [],
    });
    const [update] = await told();
    const updated = expectPayload('issue', update?.body ?? '');
    expect(updated).toMatchObject({
      object_attributes: { action: 'update', title: 'Glaze', assignee_id: null },
      changes: {
        title: { previous: 'Cracks', current: 'Glaze' },
        due_date: { previous: null, current: '2030-01-02' },
        weight: { previous: null, current: 3 },
        labels: { previous: [{ title: 'bug' }], current: [{ title: 'glaze' }] },
        assignees: { previous: [{ id: people.developer.id }], current: [] },
        updated_at: { previous: expect.stringMatching(time), current: expect.stringMatching(time) },
      },
    });
    expect(updated).not.toHaveProperty('assignees');

    await send('put', `/issues/${iid}`, { state_event: 'close' });
    await send('put', `/issues/${iid}`, { state_event: 'reopen', title: 'Again' });
    await send('post', `/issues/${iid}/add_spent_time?duration=1h`);
    const rest = (await told()).map(({ body }) => expectPayload('issue', body));
    expect(rest).toMatchObject([
      {
        object_attributes: {
          action: 'close',
          state: 'closed',
          closed_at: expect.stringMatching(time),
        },
        changes: { state_id: { previous: 1, current: 2 } },
      },
      {
        object_attributes: { action: 'reopen' },
        changes: { state_id: { previous: 2, current: 1 } },
      },
      { object_attributes: { action: 'update' }, changes: { title: { current: 'Again' } } },
      {
        object_attributes: { action: 'update', time_change: 3600, human_total_time_spent: '1h' },
        changes: { total_time_spent: { previous: 0, current: 3600 } },
      },
    ]);
  });

  it('is told as changed by a request that names what it has already, beside its state', async () => {
    const { send, told } = await listeningProject();
    const { iid } = await send('post', '/issues', { title: 'Cracks' });
    await told();
    await send('put', `/issues/${iid}`, { title: 'Cracks' });
    await send('put', `/issues/${iid}`, { state_event: 'reopen' });
    await send('put', `/issues/${iid}`, { state_event: 'close', title: 'Cracks' });
    await send('put', `/issues/${iid}`, { state_event: 'close' });
    const all = (await told()).map(({ body }) => expectPayload('issue', body));
    expect(all).toMatchObject([
      { object_attributes: { action: 'update', state: 'opened' }, changes: {} },
      { object_attributes: { action: 'close' } },
      { object_attributes: { action: 'update', state: 'closed' }, changes: {} },
    ]);
    expect([all[0]?.changes, all[2]?.changes]).toEqual([{}, {}]);
  });

  it('is told to those alone who hear of confidential ones while it is so', async () => {
    const { send, told } = await listeningProject();
    const { iid } = await send('post', '/issues', { title: 'Secret', confidential: true });
    await send('post', `/issues/${iid}/notes`, { body: 'Nobody knows' });
    await send('put', `/issues/${iid}`, { confidential: false });
    const all = await told();
    expect(all.map(({ event }) => event)).toEqual([
      'Confidential Issue Hook',
      'Confidential Note Hook',
      'Issue Hook',
    ]);
    expectPayload('confidential_issue', all[0]?.body ?? '');
    const note = expectPayload('confidential_note', all[1]?.body ?? '');
    expect(note).toMatchObject({
      event_type: 'confidential_note',
      object_attributes: { note: 'Nobody knows', noteable_type: 'Issue', internal: false },
      issue: { iid, confidential: true },
    });
    expect(expectPayload('issue', all[2]?.body ?? '')).toMatchObject({
      changes: { confidential: { previous: true, current: false } },
    });
  });

  it('is not told of when it is read, subscribed to or deleted', async () => {
    const { project, people, send, told } = await listeningProject();
    const { iid } = await send('post', '/issues', { title: 'Gone' });
    await told();
    await send('post', `/issues/${iid}/award_emoji`, { name: 'thumbsup' });
    expect(
      await api.as(people.owner).delete(`/projects/${project.id}/issues/${iid}`),
    ).toMatchObject({
      status: 204,
    });
    expect(await told()).toEqual([]);
  });
});

describe('a push', () => {
  it('is told for each branch, with its commits', async () => {
    const { project, people, send, told } = await listeningProject();
    const { id: sha } = await send('post', '/repository/commits', {
      branch: 'main',
      commit_message: 'Fire it\n\nWell',
      actions: [
        { action: 'create', file_path: 'a.txt', content: 'a' },
        { action: 'update', file_path: 'README.md', content: 'b' },
      ],
    });
    const [push, ...more] = await told();
    expect([push?.event, more.map(({ event }) => event)]).toEqual(['Push Hook', []]);
    const payload = expectPayload('push', push?.body ?? '');
    expect(payload).toMatchObject({
      ref: 'refs/heads/main',
      after: sha,
      checkout_sha: sha,
      user_username: people.maintainer.username,
      user_email: null,
      project_id: project.id,
      total_commits_count: 1,
      commits: [
        {
          id: sha,
          title: 'Fire it',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/),
          added: ['a.txt'],
          modified: ['README.md'],
          removed: [],
        },
      ],
    });
    await send('post', '/repository/branches?branch=glaze&ref=main');
    await send('delete', '/repository/branches/glaze');
    const [made, gone] = (await told()).map(({ body }) => expectPayload('push', body));
    expect(made).toMatchObject({ ref: 'refs/heads/glaze', before: zeros, after: sha, commits: [] });
    expect(gone).toMatchObject({ before: sha, after: zeros, checkout_sha: null, commits: [] });
  });

  it('of tags is told with what they say', async () => {
    const { send, told } = await listeningProject();
    await send('post', '/repository/tags?tag_name=v1&ref=main&message=First');
    await send('post', '/repository/tags?tag_name=light&ref=main');
    await send('delete', '/repository/tags/v1');
    const all = await told();
    expect(all.map(({ event }) => event)).toEqual(Array(3).fill('Tag Push Hook'));
    const pushes = all.map(({ body }) => expectPayload('tag_push', body));
    const annotated = pushes.find(({ message }) => message !== null);
    const light = pushes.find(({ ref }) => ref === 'refs/tags/light');
    const gone = pushes.find(({ after }) => after === zeros);
    expect(annotated).toMatchObject({ ref: 'refs/tags/v1', message: 'First', commits: [{}] });
    expect(annotated?.after).not.toBe(annotated?.checkout_sha);
    expect(light).toMatchObject({ message: null, after: light?.checkout_sha });
    expect(gone).toMatchObject({ ref: 'refs/tags/v1', checkout_sha: null, commits: [] });
  });
});

describe('a merge request', () => {
  it('is told from opening to merge', async () => {
    const { project, people, send, told } = await listeningProject();
    const commit = (file_path: string) =>
      send('post', '/repository/commits', {
        branch: 'glaze',
        ...(file_path === 'a.txt' && { start_branch: 'main' }),
        commit_message: file_path,
        actions: [{ action: 'create', file_path, content: 'a' }],
      });
    const { id: first } = await commit('a.txt');
    const { iid } = await send('post', '/merge_requests', {
      source_branch: 'glaze',
      target_branch: 'main',
      title: 'Glaze',
      reviewer_ids: [people.developer.id],
    });
    const requestsTold = async () =>
      (await told())
        .filter(({ event }) => event === 'Merge Request Hook')
        .map(({ body }) => expectPayload('merge_request', body));
    expect(await requestsTold()).toMatchObject([
      {
        user: { id: people.maintainer.id },
        object_attributes: {
          action: 'open',
          iid,
          source: { id: project.id },
          last_commit: { id: first, title: 'a.txt' },
        },
        reviewers: [{ id: people.developer.id }],
      },
    ]);
    await commit('b.txt');
    const [pushed, ...nothing] = await requestsTold();
    expect(pushed).toMatchObject({ object_attributes: { action: 'update', oldrev: first } });
    expect(nothing).toEqual([]);
    await send('put', `/merge_requests/${iid}`, { title: 'Draft: Glaze' });
    await send('put', `/merge_requests/${iid}`, { title: 'Glaze', state_event: 'close' });
    await send('put', `/merge_requests/${iid}`, { state_event: 'reopen' });
    const changed = await requestsTold();
    expect(changed).toMatchObject([
      {
        object_attributes: { action: 'update', work_in_progress: true },
        changes: { draft: { previous: false, current: true } },
      },
      { object_attributes: { action: 'close', state_id: 2 } },
      { object_attributes: { action: 'update' }, changes: { draft: { current: false } } },
      { object_attributes: { action: 'reopen', state: 'opened' } },
    ]);
    expect(changed[0]?.object_attributes).not.toHaveProperty('oldrev');

    await send('put', `/merge_requests/${iid}`, { title: 'Glaze' });
    await send('put', `/merge_requests/${iid}`, { state_event: 'reopen' });
    const [confirmed, ...silence] = await requestsTold();
    expect([confirmed, silence]).toMatchObject([
      { object_attributes: { action: 'update', title: 'Glaze' } },
      [],
    ]);
    expect(confirmed?.changes).toEqual({});

    await send('post', `/merge_requests/${iid}/notes`, { body: 'Well done' });
    const notes = (await told()).filter(({ event }) => event === 'Note Hook');
    expect(notes.map(({ body }) => expectPayload('note', body))).toMatchObject([
      { object_attributes: { noteable_type: 'MergeRequest' }, merge_request: { iid } },
    ]);
    const votes = `/projects/${project.id}/merge_requests/${iid}`;
    const owner = api.as(people.owner);
    expect(await owner.post(`${votes}/approve`)).toMatchObject({ status: 201 });
    expect(await owner.post(`${votes}/unapprove`)).toMatchObject({ status: 201 });
    await send('put', `/merge_requests/${iid}/merge`);
    const all = await told();
    const ends = all.filter(({ event }) => event === 'Merge Request Hook');
    expect(ends.map(({ body }) => expectPayload('merge_request', body))).toMatchObject([
      { object_attributes: { action: 'approved' } },
      { object_attributes: { action: 'unapproved' } },
      { object_attributes: { action: 'merge', state: 'merged', state_id: 3 } },
    ]);
    expect(all.map(({ event }) => event)).toContain('Push Hook');
  });
});

describe('a pipeline', () => {
  it('of a schedule is told without the variables of the schedule', async () => {
    const { send, told } = await listeningProject();
    await send('post', '/repository/files/.gitlab-ci.yml', {
      ...{ branch: 'main', commit_message: 'Fire', content: 'fire: { script: x }' },
    });
    const times = { description: 'Daily', ref: 'main', cron: '0 4 * * *' };
    const schedule = `/pipeline_schedules/${(await send('post', '/pipeline_schedules', times)).id}`;
    await send('post', `${schedule}/variables`, { key: 'GLAZE', value: 'shino-5678' });
    await told();
    await send('post', `${schedule}/play`);
    const all = await told();
    const pipelines = all.filter(({ event }) => event === 'Pipeline Hook');
    expect(pipelines.map(({ body }) => expectPayload('pipeline', body))).toMatchObject([
      { object_attributes: { source: 'schedule', variables: [] } },
    ]);
    expect(JSON.stringify(all)).not.toContain('shino-5678');
  });

  it('is told with its jobs, which are told, too, and what they deploy', async () => {
    const { project, people, send, told } = await listeningProject();
    const content = 'fire: { stage: deploy, script: [x], environment: kiln }';
    await send('post', '/repository/commits', {
      branch: 'main',
      commit_message: 'Fire',
      actions: [{ action: 'create', file_path: '.gitlab-ci.yml', content }],
    });
    const first = await told();
    const pending = first.filter(({ event }) => event === 'Pipeline Hook');
    expect(pending.map(({ body }) => expectPayload('pipeline', body))).toMatchObject([
      {
        object_attributes: { status: 'pending', ref: 'main', source: 'push', stages: ['deploy'] },
        merge_request: null,
        user: { id: people.maintainer.id },
        project: { id: project.id },
        commit: { title: 'Fire' },
        builds: [{ name: 'fire', status: 'pending', runner: null, environment: { name: 'kiln' } }],
      },
    ]);
    expect(pending[0]?.body).not.toContain('homepage');
    const made = first.filter(({ event }) => event === 'Job Hook');
    const [{ build_id: id } = {}, ...rest] = made.map(({ body }) => expectPayload('job', body));
    expect(made.map(({ body }) => expectPayload('job', body))).toMatchObject([
      { build_name: 'fire', build_status: 'created', build_started_at: null },
      { build_id: id, build_status: 'pending' },
    ]);
    expect(rest).toHaveLength(1);

    await db.transaction(async (db) => {
      const job = (await db<JobRow>('jobs')
        .where({ id: Number(id) })
        .first()) as JobRow;
      await changeJobs(db, [job], { status: 'running' }, new Date());
    });
    const running = await told();
    const deployments = running.filter(({ event }) => event === 'Deployment Hook');
    expect(deployments.map(({ body }) => expectPayload('deployment', body))).toMatchObject([
      { status: 'running', environment: 'kiln', deployable_id: id, commit_title: 'Fire' },
    ]);
    const jobs = running.filter(({ event }) => event === 'Job Hook');
    expect(jobs.map(({ body }) => expectPayload('job', body))).toMatchObject([
      {
        build_status: 'running',
        build_failure_reason: 'unknown_failure',
        commit: { message: 'Fire', status: expect.any(String) },
        environment: { name: 'kiln', action: 'start' },
        repository: { visibility_level: 0 },
      },
    ]);
  });
});

describe('the environment of a job', () => {
  it('has the action and the tier of the job', async () => {
    const { send, told } = await listeningProject();
    const content = `
      fire: { stage: deploy, script: [x], environment: { name: kiln, on_stop: halt } }
      halt: { stage: deploy, script: [x], when: manual, environment: { name: kiln, action: stop } }
      look: { stage: deploy, script: [x], environment: { name: rack, action: verify, deployment_tier: staging } }`;
    await send('post', '/repository/commits', {
      branch: 'main',
      commit_message: 'Fire',
      actions: [{ action: 'create', file_path: '.gitlab-ci.yml', content }],
    });
    const all = await told();
    const [pipeline] = all.filter(({ event }) => event === 'Pipeline Hook');
    const { builds } = expectPayload('pipeline', pipeline?.body ?? '') as {
      builds: { name: string; environment: object }[];
    };
    expect(Object.fromEntries(builds.map(({ name, environment }) => [name, environment]))).toEqual({
      fire: { name: 'kiln', action: 'start', deployment_tier: 'other' },
      halt: { name: 'kiln', action: 'stop', deployment_tier: 'other' },
      look: { name: 'rack', action: 'verify', deployment_tier: 'staging' },
    });
    const jobs = all.filter(({ event }) => event === 'Job Hook');
    const actions = jobs.map(({ body }) => {
      const { build_name, environment } = expectPayload('job', body) as {
        build_name: string;
        environment: { action: string };
      };
      return `${build_name} ${environment.action}`;
    });
    expect([...new Set(actions)].toSorted()).toEqual(['fire start', 'halt stop', 'look verify']);
  });
});

describe('changes of a merge request', () => {
  it('name the title beside the mark of drafts, and the removal of the source branch', async () => {
    const { send, told } = await listeningProject();
    await send('post', '/repository/branches', { branch: 'kiln', ref: 'main' });
    await send('post', '/repository/commits', {
      branch: 'kiln',
      commit_message: 'Fire',
      actions: [{ action: 'create', file_path: 'kiln.txt', content: 'x' }],
    });
    const { iid } = await send('post', '/merge_requests', {
      ...{ source_branch: 'kiln', target_branch: 'main', title: 'Fire' },
    });
    await told();
    const changesOf = async (body: object) => {
      await send('put', `/merge_requests/${iid}`, body);
      const all = await told();
      return all.map(({ body }) => expectPayload('merge_request', body)['changes']);
    };
    const time = expect.any(String) as string;
    expect(await changesOf({ title: 'Draft: Fire' })).toMatchObject([
      {
        draft: { previous: false, current: true },
        title: { previous: 'Fire', current: 'Draft: Fire' },
        last_edited_at: { previous: null, current: time },
      },
    ]);
    expect(await changesOf({ title: 'Glaze' })).toMatchObject([
      {
        draft: { previous: true, current: false },
        title: { previous: 'Draft: Fire', current: 'Glaze' },
      },
    ]);
    expect(await changesOf({ remove_source_branch: true })).toMatchObject([
      {
        merge_params: {
          previous: { force_remove_source_branch: '0' },
          current: { force_remove_source_branch: '1' },
        },
      },
    ]);
  });
});

describe('changes of who and when', () => {
  const time = expect.stringMatching(/ UTC$/) as string;

  it('have the values before and after each change, of issues and of merge requests', async () => {
    const { send, told, people } = await listeningProject();
    await send('post', '/repository/branches', { branch: 'ash', ref: 'main' });
    const actions = [{ action: 'create', file_path: 'ash.txt', content: 'x' }];
    await send('post', '/repository/commits', { branch: 'ash', commit_message: 'Ash', actions });
    const branches = { source_branch: 'ash', target_branch: 'main' };
    const issue = await send('post', '/issues', { title: 'Kiln' });
    const request = await send('post', '/merge_requests', { title: 'Kiln', ...branches });
    await told();
    for (const [kind, path] of [
      ['issue', `/issues/${issue.iid}`],
      ['merge_request', `/merge_requests/${request.iid}`],
    ] as const) {
      const after = async (act: Promise<unknown>) => {
        await act;
        const [{ body } = { body: '' }] = await told();
        return expectPayload(kind, body) as Record<string, object>;
      };
      const first = await after(send('put', path, { title: 'Glaze' }));
      const editor = people.maintainer.id;
      const edited = { last_edited_at: time, last_edited_by_id: editor, updated_by_id: editor };
      expect(first['object_attributes']).toMatchObject(edited);
      expect(first['changes']).toMatchObject({
        updated_by_id: { previous: null, current: editor },
        last_edited_at: { previous: null, current: time },
        last_edited_by_id: { previous: null, current: editor },
      });
      const other = api.as(people.owner);
      const spent = await after(
        other.post(`/projects/${issue.project_id}${path}/add_spent_time?duration=1h`),
      );
      expect(spent['object_attributes']).toMatchObject({
        ...{ ...edited, updated_by_id: people.owner.id },
      });
      expect(spent['changes']).toMatchObject({
        updated_by_id: { previous: editor, current: people.owner.id },
      });
      expect(spent['changes']).not.toHaveProperty('last_edited_at');
      const again = await after(send('put', path, { description: 'Ash' }));
      expect(again['changes']).toMatchObject({
        updated_by_id: { previous: people.owner.id, current: editor },
        last_edited_at: { previous: time, current: time },
      });
      expect(again['changes']).not.toHaveProperty('last_edited_by_id');
    }
  });
});

describe('an issue that is opened to everybody', () => {
  it('is told without the texts that it had before, and with the time at which it was closed', async () => {
    const { send, told } = await listeningProject();
    const secret = { title: 'SECRET', description: 'SECRET', confidential: true };
    const { iid } = await send('post', '/issues', secret);
    await told();
    const clean = { title: 'clean', description: 'clean', confidential: false };
    await send('put', `/issues/${iid}`, clean);
    const [{ event, body } = { event: '', body: '' }] = await told();
    expect([event, body.includes('SECRET')]).toEqual(['Issue Hook', false]);
    expect(expectPayload('issue', body)).toMatchObject({
      changes: { title: { previous: null, current: 'clean' } },
    });
    await send('put', `/issues/${iid}`, { state_event: 'close' });
    await send('put', `/issues/${iid}`, { state_event: 'reopen' });
    const reopened = (await told()).at(-1);
    expect(expectPayload('issue', reopened?.body ?? '')).toMatchObject({
      changes: { closed_at: { previous: expect.stringMatching(time), current: null } },
    });
  });
});

describe('a comment', () => {
  it('that makes its issue confidential is told to those alone who hear of confidential ones', async () => {
    const { send, told } = await listeningProject();
    const { iid } = await send('post', '/issues', { title: 'Plain' });
    await told();
    await send('post', `/issues/${iid}/notes`, { body: 'secret\n/confidential' });
    const all = await told();
    expect(all.map(({ event }) => event)).toEqual([
      'Confidential Issue Hook',
      'Confidential Note Hook',
    ]);
    expect(all.map(({ body }) => body.includes('secret'))).toEqual([false, true]);
  });

  it('on a commit is told with the commit', async () => {
    const { project, send, told } = await listeningProject();
    const sha = (await readBranchHead(git.repository(project.id), 'main')) ?? '';
    await send('post', `/repository/commits/${sha}/comments`, { note: 'Warm' });
    const [note] = await told();
    expect(expectPayload('note', note?.body ?? '')).toMatchObject({
      object_attributes: { noteable_type: 'Commit', noteable_id: null, commit_id: sha },
      commit: { id: sha },
    });
  });
});
