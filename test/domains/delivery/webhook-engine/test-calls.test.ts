import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { expectPayload } from '#test/support/hook-payloads.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, seedHook, startReceiver } from '#test/support/receiver.ts';
import { seedGroup, seedProject } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp({ config: { plan: 'ultimate' } });
const { workers } = environment;

beforeAll(() => allowLocalHooks(db));

type Webhook = Parameters<typeof expectPayload>[0];
type Respond = Parameters<typeof startReceiver>[0];

/** A project and the group that it is in, each with a hook that hears nothing by itself. */
async function world({ respond }: { respond?: Respond } = {}) {
  const made = await projectWorld(db, { git });
  const { project, group, people } = made;
  const receiver = await startReceiver(respond);
  const { url } = receiver;
  const hook = await seedHook(db, { url, project_id: project.id, recent_failures: 40 });
  const ofGroup = await seedHook(db, { url, group_id: group.id });
  const maintainer = api.as(people.maintainer);
  /** Answers that are no success fail the test. */
  const send = async (method: 'post' | 'put', path: string, body: object = {}) => {
    const answer = await maintainer[method](`/projects/${project.id}${path}`, body);
    expect([path, answer.body, answer.status < 300]).toEqual([path, answer.body, true]);
    return answer.body as Record<string, never>;
  };
  const test = (trigger: string) =>
    maintainer.post(`/projects/${project.id}/hooks/${hook.id}/test/${trigger}`);
  const testGroup = (trigger: string) =>
    api.as(people.owner).post(`/groups/${group.id}/hooks/${ofGroup.id}/test/${trigger}`);
  /** Takes the one request that was received since. */
  const taken = (webhook: Webhook) => {
    const [one, ...more] = receiver.received.splice(0);
    expect(more).toEqual([]);
    return {
      event: String(one?.headers['x-gitlab-event']),
      payload: expectPayload(webhook, one?.body ?? ''),
    };
  };
  return { ...made, url, hook, send, test, testGroup, taken, received: receiver.received };
}

type World = Awaited<ReturnType<typeof world>>;

const created = { status: 201, body: { message: '201 Created' } };

const configuration = 'fire: { stage: deploy, script: [x], environment: kiln }';
const commit = (file_path: string, content: string) => ({
  branch: 'main',
  commit_message: file_path,
  actions: [{ action: 'create', file_path, content }],
});

/** Gives the project something for each trigger; of each kind an older one first. */
async function fill({ people, send }: World) {
  await send('post', '/repository/commits', commit('a.txt', 'a'));
  await send('post', '/repository/commits', commit('b.txt', 'b'));
  const { id: head } = await send(
    'post',
    '/repository/commits',
    commit('.gitlab-ci.yml', configuration),
  );
  await send('post', '/repository/tags?tag_name=v1&ref=main&message=First');
  await send('post', '/issues', { title: 'Older' });
  const issue = await send('post', '/issues', { title: 'Open' });
  const secret = await send('post', '/issues', { title: 'Hidden', confidential: true });
  await send('post', `/issues/${issue.iid}/notes`, { body: 'Said openly' });
  await send('post', `/issues/${issue.iid}/notes`, { body: 'Among us', confidential: true });
  await send('post', `/issues/${secret.iid}/notes`, { body: 'Whispered' });
  workers.start();
  onTestFinished(() => workers.stop());
  await send('post', '/repository/branches?branch=glaze&ref=main');
  // Pushes make pipelines, several at a time: the next one is to be the newest.
  await workers.idle();
  await send('post', '/repository/commits', { ...commit('c.txt', 'c'), branch: 'glaze' });
  const request = await send('post', '/merge_requests', {
    ...{ source_branch: 'glaze', target_branch: 'main', title: 'Glaze' },
    reviewer_ids: [people.developer.id],
  });
  await workers.idle();
  const status = { ref: 'main', tag: false, sha: head, status: 'success' };
  await send('post', '/deployments', { environment: 'kiln', ...status });
  return { issue, secret, request, head };
}

/** Header and payload that each trigger must send. */
function expected({ issue, secret, request, head }: Awaited<ReturnType<typeof fill>>) {
  return {
    push_events: [
      'push',
      'Push Hook',
      {
        ref: 'refs/heads/main',
        after: head,
        total_commits_count: 3,
        commits: [{ title: 'a.txt' }, { title: 'b.txt' }, { title: '.gitlab-ci.yml', id: head }],
      },
    ],
    tag_push_events: [
      'tag_push',
      'Tag Push Hook',
      { ref: 'refs/tags/v1', message: 'First', checkout_sha: head },
    ],
    issues_events: [
      'issue',
      'Issue Hook',
      { object_attributes: { iid: issue.iid, action: 'open', confidential: false } },
    ],
    confidential_issues_events: [
      'confidential_issue',
      'Confidential Issue Hook',
      { object_attributes: { iid: secret.iid, action: 'open', confidential: true } },
    ],
    merge_requests_events: [
      'merge_request',
      'Merge Request Hook',
      { object_attributes: { iid: request.iid, action: 'open', last_commit: { title: 'c.txt' } } },
    ],
    note_events: ['note', 'Note Hook', { object_attributes: { note: 'Said openly' } }],
    confidential_note_events: [
      'confidential_note',
      'Confidential Note Hook',
      { event_type: 'confidential_note', object_attributes: { note: 'Whispered' } },
    ],
    job_events: ['job', 'Job Hook', { build_name: 'fire', commit: { message: 'c.txt' } }],
    pipeline_events: [
      'pipeline',
      'Pipeline Hook',
      { object_attributes: { ref: 'glaze' }, commit: { title: 'c.txt' }, builds: [{}] },
    ],
    deployment_events: [
      'deployment',
      'Deployment Hook',
      { status: 'success', environment: 'kiln', commit_title: '.gitlab-ci.yml' },
    ],
  } as const satisfies Readonly<Record<string, readonly [Webhook, string, object]>>;
}

describe('a test call', () => {
  it('sends the newest of each kind, to a hook of the project and of the group', async () => {
    const at = await world();
    const all = expected(await fill(at));
    for (const [trigger, [webhook, event, payload]] of Object.entries(all)) {
      for (const test of [at.test, at.testGroup]) {
        expect([trigger, await test(trigger)]).toMatchObject([trigger, created]);
        expect(at.taken(webhook)).toMatchObject({ event, payload });
      }
    }
  });

  it('says what is not there', async () => {
    const at = await world();
    const texts = {
      issues_events: 'Ensure the project has issues.',
      confidential_issues_events: 'Ensure the project has issues.',
      merge_requests_events: 'Ensure the project has merge requests.',
      note_events: 'Ensure the project has notes.',
      confidential_note_events: 'Ensure the project has notes.',
      job_events: 'Ensure the project has CI jobs.',
      pipeline_events: 'Ensure the project has CI pipelines.',
      deployment_events: 'Ensure the project has deployments.',
      wiki_page_events: 'Ensure the wiki is enabled and has pages.',
      releases_events: 'Ensure the project has releases.',
      feature_flag_events: 'Ensure the project has feature flags.',
    };
    for (const [trigger, message] of Object.entries(texts)) {
      for (const test of [at.test, at.testGroup]) {
        expect([trigger, await test(trigger)]).toMatchObject([
          trigger,
          { status: 422, body: { message } },
        ]);
      }
    }
    expect(await at.testGroup('subgroup_events')).toMatchObject({
      status: 422,
      body: { message: 'Ensure the group has subgroups.' },
    });
    expect(at.received).toEqual([]);
  });

  it('invents a push for an empty repository', async () => {
    const { people } = await projectWorld(db);
    const creator = people.maintainer;
    const project = await seedProject(db, { creator, git });
    const receiver = await startReceiver();
    const hook = await seedHook(db, { url: receiver.url, project_id: project.id });
    const administrator = api.as(people.administrator);
    for (const webhook of ['push', 'tag_push'] as const) {
      const path = `/projects/${project.id}/hooks/${hook.id}/test/${webhook}_events`;
      expect(await administrator.post(path)).toMatchObject(created);
      const [{ body } = { body: '' }] = receiver.received.splice(0);
      expect(expectPayload(webhook, body)).toMatchObject({
        project_id: project.id,
        user_username: people.administrator.username,
        commits: [{ author: { name: 'Sample Author' } }],
      });
    }
  });

  it('shows nothing confidential, and nothing of a feature that is off, to a plain flag', async () => {
    const at = await world();
    const { iid } = await at.send('post', '/issues', { title: 'Hidden', confidential: true });
    await at.send('post', `/issues/${iid}/notes`, { body: 'Whispered' });
    for (const trigger of ['issues_events', 'note_events']) {
      for (const test of [at.test, at.testGroup]) {
        expect(await test(trigger)).toMatchObject({ status: 422 });
      }
    }
    expect(await at.test('confidential_note_events')).toMatchObject(created);
    await at.send('put', '', { issues_access_level: 'disabled' });
    for (const trigger of ['confidential_issues_events', 'confidential_note_events']) {
      for (const test of [at.test, at.testGroup]) {
        expect(await test(trigger)).toMatchObject({ status: 422 });
      }
    }
    expect(at.received).toHaveLength(1);
  });

  it('of one that hears of confidential ones shows another where there is none', async () => {
    const at = await world();
    const { iid } = await at.send('post', '/issues', { title: 'Open' });
    await at.send('post', `/issues/${iid}/notes`, { body: 'Said openly' });
    expect(await at.test('confidential_issues_events')).toMatchObject(created);
    expect(at.taken('confidential_issue').payload).toMatchObject({ event_type: 'issue' });
    expect(await at.test('confidential_note_events')).toMatchObject(created);
    expect(at.taken('confidential_note').payload).toMatchObject({ event_type: 'note' });
  });

  it('shows the newest comment that is left, on a commit and on a merge request', async () => {
    const at = await world();
    const sha = (await readBranchHead(git.repository(at.project.id), 'main')) ?? '';
    await at.send('post', `/repository/commits/${sha}/comments`, { note: 'Warm' });
    expect(await at.test('note_events')).toMatchObject(created);
    expect(at.taken('note').payload).toMatchObject({ commit: { id: sha } });
    const { request } = await fill(at);
    const notes = `/merge_requests/${request.iid}/notes`;
    await at.send('post', notes, { body: 'Well done' });
    const { id } = await at.send('post', notes, { body: 'Taken back' });
    await db('notes').where({ id }).delete();
    expect(await at.test('note_events')).toMatchObject(created);
    expect(at.taken('note').payload).toMatchObject({
      object_attributes: { note: 'Well done' },
      merge_request: { iid: request.iid },
    });
  });

  it('clears the failures of a hook that is off, and is logged', async () => {
    const at = await world();
    const path = `/projects/${at.project.id}/hooks/${at.hook.id}`;
    const maintainer = api.as(at.people.maintainer);
    expect((await maintainer.get(path)).body).toMatchObject({ alert_status: 'disabled' });
    expect(await at.test('push_events')).toMatchObject(created);
    expect((await maintainer.get(path)).body).toMatchObject({ alert_status: 'executable' });
    const log = await maintainer.get(`${path}/events`);
    expect(log.body).toMatchObject([
      { trigger: 'push_hooks', response_status: '200', request_data: { object_kind: 'push' } },
    ]);
  });

  it.each([
    [500, 'out of clay', 'out of clay'],
    [302, 'elsewhere', 'elsewhere'],
    [404, '', 'The receiver answered 404'],
  ])('that is answered with %i is 422 and says so', async (status, body, message) => {
    const at = await world({ respond: (response) => void response.writeHead(status).end(body) });
    expect(await at.test('push_events')).toMatchObject({ status: 422, body: { message } });
  });

  it('that reaches nobody is 422 with a general reason', async () => {
    const at = await world();
    const { project } = at;
    const hook = await seedHook(db, { url: 'http://127.0.0.1:9/', project_id: project.id });
    const path = `/projects/${project.id}/hooks/${hook.id}/test/push_events`;
    expect(await api.as(at.people.maintainer).post(path)).toMatchObject({
      status: 422,
      body: { message: 'The connection to the receiver failed' },
    });
  });

  it('knows the flags of its kind alone, and the hooks of its place', async () => {
    const at = await world();
    const other = await world();
    for (const trigger of ['push', 'member_events', 'repository_update_events']) {
      expect(await at.test(trigger)).toMatchObject({
        status: 400,
        body: { error: 'trigger does not have a valid value' },
      });
    }
    const path = `/projects/${at.project.id}/hooks/${other.hook.id}/test/push_events`;
    expect(await api.as(at.people.maintainer).post(path)).toMatchObject({ status: 404 });
  });
});

describe('a test call of a group', () => {
  it('takes the first project below it that has something to show', async () => {
    const at = await world();
    const above = await seedGroup(db, { visibility: 'private' });
    const below = await seedGroup(db, { visibility: 'private', parent: above });
    const projects = [];
    for (const namespace of [above, below, below]) {
      projects.push(await seedProject(db, { namespace, visibility: 'private' }));
    }
    const [, second, third] = projects;
    const hook = await seedHook(db, { url: at.url, group_id: above.id });
    const administrator = api.as(at.people.administrator);
    const open = (project: typeof second, confidential: boolean) =>
      administrator.post(`/projects/${project?.id}/issues`, { title: 'Cracks', confidential });
    const test = () =>
      administrator.post(`/groups/${above.id}/hooks/${hook.id}/test/issues_events`);

    expect(await open(second, true)).toMatchObject({ status: 201 });
    expect(await test()).toMatchObject({ status: 422 });
    expect(await open(third, false)).toMatchObject({ status: 201 });
    expect(await test()).toMatchObject(created);
    expect(at.taken('issue').payload).toMatchObject({ project: { id: third?.id } });
    expect(await open(second, false)).toMatchObject({ status: 201 });
    expect(await test()).toMatchObject(created);
    expect(at.taken('issue').payload).toMatchObject({ project: { id: second?.id } });
  });

  it('shows a member, a subgroup and a project', async () => {
    const at = await world();
    expect(await at.testGroup('member_events')).toMatchObject(created);
    const member = at.taken('member');
    expect(member).toMatchObject({
      event: 'Member Hook',
      payload: { event_name: 'user_add_to_group', group_id: at.group.id },
    });
    const subgroup = await seedGroup(db, { parent: at.group });
    expect(await at.testGroup('subgroup_events')).toMatchObject(created);
    expect(at.taken('subgroup')).toMatchObject({
      event: 'Subgroup Hook',
      payload: {
        event_name: 'subgroup_create',
        group_id: subgroup.id,
        parent_group_id: at.group.id,
      },
    });
    expect(await at.testGroup('project_events')).toMatchObject(created);
    expect(at.taken('project')).toMatchObject({
      event: 'Project Hook',
      payload: { event_name: 'project_create', project_id: at.project.id },
    });
    await db('projects').where({ id: at.project.id }).update({ namespace_id: subgroup.id });
    expect(await at.testGroup('project_events')).toMatchObject({
      status: 422,
      body: { message: 'Ensure the group has projects.' },
    });
  });
});
