import { describe, expect, it } from 'vitest';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { finishJob, startJob } from '#src/domains/ci/jobs/transitions.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

const { api, db, git, environment } = await startApp();
const { workers } = environment;
workers.start();

const threeJobs = `
stages: [build, test, deploy]
build: { stage: build, script: make, interruptible: true }
test: { stage: test, script: [make test], tags: [linux, big] }
deploy: { stage: deploy, script: ship, when: manual, environment: { name: review/$CI_COMMIT_REF_SLUG } }
`;

async function world(content: string | null = threeJobs) {
  const made = await statusesWorld(db, git);
  const { project, people } = made;
  const commit = committerTo(git, project);
  if (content !== null) await commit('Configure', [write('.gitlab-ci.yml', content)], {});
  const as = (who: Who) => api.as(people[who]);
  const run = (body: object, who: Who = 'maintainer') =>
    as(who).post(`/projects/${project.id}/pipeline`, { ref: 'main', ...body });
  /** Commits through the API as the maintainer. */
  const save = async (branch: string, actions: readonly object[], message = 'Change') => {
    const body = { branch, start_branch: branch === 'main' ? undefined : 'main', actions };
    const answer = await as('maintainer').post(`/projects/${project.id}/repository/commits`, {
      ...body,
      commit_message: message,
    });
    expect(answer.status).toBe(201);
    await workers.idle();
    return answer.body.id as string;
  };
  const pipelines = async (query = '') =>
    (await as('maintainer').get(`/projects/${project.id}/pipelines?${query}`)).body as Shown[];
  const jobs = async (pipeline: { id: number }) =>
    db<JobRow>('jobs').where({ pipeline_id: pipeline.id }).whereRaw('not retried').orderBy('id');
  const states = async (pipeline: { id: number }) =>
    (await jobs(pipeline)).map(({ name, status }) => `${name} ${status}`);
  return { ...made, commit, as, run, save, pipelines, jobs, states };
}

interface Shown {
  readonly id: number;
  readonly status: string;
  readonly source: string;
  readonly ref: string;
  readonly sha: string;
}

const at = new Date();
const finish = async (job: JobRow | undefined, status: 'success' | 'failed' = 'success') => {
  const id = job?.id ?? 0;
  await finishJob(db, id, { status, from: ['pending', 'running'] }, at);
  await workers.idle();
};
const file = (content: string, file_path = '.gitlab-ci.yml', action = 'update') => ({
  ...{ action, file_path, content },
});

describe('POST /projects/:id/pipeline', () => {
  it('asks the rules of a job what its environment is given', async () => {
    const rule = (value: string) => `rules: [{ if: $KILN == "${value}" }]`;
    const { run, jobs, project, as } = await world(`
plain: { script: a, ${rule('all')} }
scoped: { script: a, environment: production, ${rule('production')} }
hidden: { script: a, environment: production, ${rule('all')} }
wild: { script: a, environment: { name: review/$CI_COMMIT_REF_NAME/x }, ${rule('review')} }
other: { script: a, environment: staging, ${rule('all')} }
only: { script: a, environment: production, only: { variables: [$KILN == "production"] } }
`);
    for (const [value, environment_scope] of [
      ['all', '*'],
      ['production', 'production'],
      ['any production', 'prod*'],
      ['review', 'review/*'],
    ]) {
      const variable = { key: 'KILN', value, environment_scope };
      const added = await as('maintainer').post(`/projects/${project.id}/variables`, variable);
      expect(added.status).toBe(201);
    }
    const names = async (body: object) =>
      (await jobs((await run(body)).body)).map(({ name }) => name).sort();
    expect(await names({})).toEqual(['only', 'other', 'plain', 'scoped', 'wild']);
    // The pipeline's own beat those of every environment.
    const variables = [{ key: 'KILN', value: 'all' }];
    expect(await names({ variables })).toEqual(['hidden', 'other', 'plain']);
  });

  it('runs the jobs of the configuration', async () => {
    const { run, jobs, project, people } = await world();
    const { status, body } = await run({ variables: [{ key: 'HEAT', value: '1040' }] });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...{ ref: 'main', tag: false, source: 'api', status: 'pending', yaml_errors: null },
        user: { id: people.maintainer.id },
      },
    });
    const stored = await jobs(body);
    expect(stored).toMatchObject([
      { name: 'build', stage: 'build', status: 'pending', interruptible: true, tag_list: '[]' },
      { name: 'test', stage: 'test', status: 'created', tag_list: '["big","linux"]' },
      { name: 'deploy', status: 'created', run_when: 'manual', environment: 'review/main' },
    ]);
    const kept = await git
      .repository(project.id)
      .run(['rev-parse', `refs/pipelines/${body.id}`], { maxBytes: 100, timeLimit: 600_000 });
    expect(kept.toString().trim()).toBe(body.sha);
    await finish(stored[0]);
    await finish(stored[1]);
    expect((await jobs(body)).map((job) => job.status)).toEqual(['success', 'success', 'manual']);
    const shown = await api.as(people.guest).get(`/projects/${project.id}/pipelines/${body.id}`);
    expect(shown.body).toMatchObject({ status: 'success' });
  });

  it('shows its variables to whoever started it, and to maintainers', async () => {
    const { run, as, project } = await world();
    const { body } = await run({ variables: [{ key: 'A', value: 'b', variable_type: 'file' }] });
    const read = (who: Who) =>
      as(who).get(`/projects/${project.id}/pipelines/${body.id}/variables`);
    expect(await read('maintainer')).toMatchObject({
      status: 200,
      body: [{ key: 'A', value: 'b', variable_type: 'file' }],
    });
    expect(await read('developer')).toMatchObject({ status: 403 });
    expect(await read('reporter')).toMatchObject({ status: 403 });
    const [row] = await db('pipeline_variables').where({ pipeline_id: body.id });
    expect(row?.['value_sealed']).not.toBe('b');
  });

  it.each([
    ['no such ref', {}, threeJobs, { ref: 'nowhere' }, 'Reference not found'],
    ['an option of git', {}, threeJobs, { ref: '--output=/tmp/x' }, 'Reference not found'],
    ['a range of git', {}, threeJobs, { ref: 'main..main' }, 'Reference not found'],
    ['no configuration', {}, null, {}, 'Missing CI config file'],
    ['a name of a branch and of a tag', {}, threeJobs, { ref: 'both' }, 'Ref is ambiguous'],
    [
      'a variable that is there twice',
      {},
      threeJobs,
      { variables: ['A', 'B', 'A'].map((key) => ({ key, value: 'x' })) },
      'Duplicate variable name: A',
    ],
    [
      'several of them',
      {},
      threeJobs,
      { variables: ['A', 'B', 'B', 'A'].map((key) => ({ key, value: 'x' })) },
      'Duplicate variable names: B, A',
    ],
    [
      'a fault in it',
      {},
      'test: { stage: test }',
      {},
      'jobs test config should implement a script: or a trigger: keyword',
    ],
    [
      'a workflow that wants none',
      {},
      'workflow: { rules: [{ when: never }] }\na: { script: b }',
      {},
      'Pipeline filtered out by workflow rules.',
    ],
    [
      'no jobs for it',
      {},
      'a: { script: b, rules: [{ if: $NOTHING }] }',
      {},
      'No stages / jobs for this pipeline.',
    ],
    [
      'variables of others',
      { restrict_user_defined_variables: true },
      threeJobs,
      { variables: [{ key: 'A', value: '1' }] },
      'Insufficient permissions to set pipeline variables',
    ],
  ] as const)('refuses one for %s', async (_, settings, content, body, text) => {
    const { run, project, save, as } = await world(content);
    await save('topic', [file('x', 'new', 'create')], '[skip ci]');
    await save('both', [file('x', 'new', 'create')], '[skip ci]');
    const tagged = `/projects/${project.id}/repository/tags`;
    await as('maintainer').post(tagged, { tag_name: 'both', ref: 'main' });
    await workers.idle();
    if (Object.keys(settings).length > 0) {
      await db('project_settings').where({ project_id: project.id }).update(settings);
    }
    const answer = await run({ ref: 'topic', ...body }, 'developer');
    expect(answer).toMatchObject({ status: 400, body: { message: { base: [text] } } });
    expect(await db('pipelines').where({ project_id: project.id, source: 'api' })).toEqual([]);
  });

  it.each([
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 403],
    ['developer', 201],
    ['maintainer', 201],
  ] as const)('answers a %s with %i', async (who, status) => {
    const { run, save } = await world();
    await save('topic', [file('x', 'new', 'create')]);
    expect(await run({ ref: 'topic' }, who)).toMatchObject({ status });
  });

  it('needs the right to push where the branch is protected', async () => {
    const { run, project, as } = await world();
    await as('maintainer').post(`/projects/${project.id}/protected_branches`, {
      ...{ name: 'main', push_access_level: 40, merge_access_level: 40 },
    });
    const refused = 'Insufficient permissions to create a new pipeline';
    expect(await run({}, 'developer')).toMatchObject({
      status: 400,
      body: { message: { base: [refused] } },
    });
    expect(await run({})).toMatchObject({ status: 201 });
  });
});

describe('a push', () => {
  it('runs a pipeline of each ref, and none when a ref goes', async () => {
    const { save, pipelines, as, project } = await world();
    const sha = await save('topic', [file('x', 'new', 'create')]);
    expect(await pipelines()).toMatchObject([{ ref: 'topic', sha, source: 'push' }]);
    const tag = { tag_name: 'v1', ref: 'topic' };
    await as('maintainer').post(`/projects/${project.id}/repository/tags`, tag);
    await workers.idle();
    expect(await pipelines()).toMatchObject([{ ref: 'v1', sha }, { ref: 'topic' }]);
    await as('maintainer').delete(`/projects/${project.id}/repository/branches/topic`);
    await workers.idle();
    expect(await pipelines()).toHaveLength(2);
  });

  it.each(['Change [skip ci]', 'Change [ci skip]', 'Change [CI SKIP]'])(
    'stores one that is skipped for %s',
    async (message) => {
      const { save, pipelines, run, jobs } = await world();
      await save('topic', [file('x', 'new', 'create')], message);
      const [skipped] = await pipelines();
      expect(skipped).toMatchObject({ status: 'skipped', source: 'push' });
      expect(await jobs(skipped as Shown)).toEqual([]);
      expect((await run({ ref: 'topic' })).body).toMatchObject({ status: 'pending' });
    },
  );

  it('runs a pipeline of a tag with a message, as of any other', async () => {
    const { as, project, pipelines } = await world();
    const path = `/projects/${project.id}/repository/tags`;
    for (const [tag_name, message] of [
      ['light', ''],
      ['told', 'Fired'],
    ]) {
      const made = await as('maintainer').post(path, { tag_name, ref: 'main', message });
      expect(made.status).toBe(201);
      await workers.idle();
      const sha = made.body.commit.id as string;
      expect(await pipelines(`ref=${tag_name}`)).toMatchObject([{ ref: tag_name, sha }]);
    }
  });

  it('stores one that tells the faults of the configuration', async () => {
    const { save, pipelines, as, project } = await world();
    await save('main', [file('test: { stage: test }')]);
    const [failed] = await pipelines();
    const shown = await as('guest').get(`/projects/${project.id}/pipelines/${failed?.id}`);
    expect(shown.body).toMatchObject({
      status: 'failed',
      yaml_errors: 'jobs test config should implement a script: or a trigger: keyword',
    });
  });

  it('makes none where there is no configuration, or pipelines are switched off', async () => {
    const without = await world(null);
    await without.save('topic', [file('x', 'new', 'create')]);
    expect(await without.pipelines()).toEqual([]);
    const off = await world();
    await db('projects').where({ id: off.project.id }).update({ builds_access_level: 'disabled' });
    await off.save('topic', [file('x', 'new', 'create')]);
    expect(await db('pipelines').where({ project_id: off.project.id })).toEqual([]);
  });

  it('cancels older pipelines of the branch, unless they do what is not to be interrupted', async () => {
    const { save, pipelines, jobs, project } = await world();
    await save('topic', [file('1', 'new', 'create')]);
    const push = async (content: string) => {
      const body = { branch: 'topic', commit_message: 'Change', actions: [file(content, 'new')] };
      await api.as(people.maintainer).post(`/projects/${project.id}/repository/commits`, body);
      await workers.idle();
      return (await pipelines('ref=topic')).map(({ status }) => status);
    };
    const { people } = await membersOf(project.id);
    expect(await push('2')).toEqual(['pending', 'canceled']);
    const [second] = await pipelines('ref=topic');
    const [build] = await jobs(second as Shown);
    await finish(build);
    const [, test] = await jobs(second as Shown);
    const hand = {
      runnerId: null as unknown as number,
      tokenDigest: `x${test?.id}`,
      timeout: 3600,
    };
    await startJob(db, test?.id ?? 0, hand, at);
    expect(await push('3')).toEqual(['pending', 'running', 'canceled']);
  });
});

it.each([
  ['enabled', 'canceled'],
  ['disabled', 'pending'],
] as const)('auto_cancel_pending_pipelines %s: an older pipeline is %s', async (setting, left) => {
  const { save, pipelines, as, project } = await world('a: { script: x, interruptible: true }');
  const changed = await as('maintainer').put(`/projects/${project.id}`, {
    auto_cancel_pending_pipelines: setting,
  });
  expect(changed.status).toBe(200);
  await save('main', [file('1', 'one', 'create')]);
  await save('main', [file('2', 'two', 'create')]);
  expect((await pipelines()).map(({ status }) => status)).toEqual(['pending', left]);
});

it('an older one that waits for a delayed job is canceled, too', async () => {
  const delayed = 'a: { script: x, when: delayed, start_in: 1 week, interruptible: true }';
  const { save, pipelines, states } = await world(delayed);
  await save('main', [file('1', 'one', 'create')]);
  const [first] = await pipelines();
  expect(first?.status).toBe('scheduled');
  await save('main', [file('2', 'two', 'create')]);
  expect(await states(first as Shown)).toEqual(['a canceled']);
  expect((await pipelines()).map(({ status }) => status)).toEqual(['scheduled', 'canceled']);
});

describe('workflow: auto_cancel', () => {
  const jobs = 'a: { script: x, interruptible: true }\nb: { script: y }';
  const modes = [
    ['none', ['a pending', 'b pending']],
    ['interruptible', ['a canceled', 'b pending']],
    ['conservative', ['a canceled', 'b canceled']],
  ] as const;
  it.each(modes)('%s says what a newer pipeline cancels', async (mode, left) => {
    const { save, pipelines, states } = await world(
      `workflow: { auto_cancel: { on_new_commit: ${mode} } }\n${jobs}`,
    );
    await save('main', [file('1', 'one', 'create')]);
    const [first] = await pipelines();
    await save('main', [file('2', 'two', 'create')]);
    expect(await states(first as Shown)).toEqual(left);
    expect(await pipelines()).toHaveLength(2);
  });
});

/** The maintainer of a project. */
async function membersOf(projectId: number) {
  const row = await db('project_authorizations')
    .where({ project_id: projectId, access_level: 40 })
    .first();
  return { people: { maintainer: { id: Number(row?.['user_id']) } } };
}

describe('changes', () => {
  it('are all on a new branch, and then those of the push', async () => {
    const rule = (path: string) => `rules: [{ changes: [${path}] }]`;
    const { save, pipelines, states } = await world(
      `a: { script: x, ${rule('x')} }\nb: { script: x, ${rule('y')} }`,
    );
    await save('topic', [file('1', 'x', 'create')]);
    const [first] = await pipelines('ref=topic');
    expect(await states(first as Shown)).toEqual(['a pending', 'b pending']);
  });
});

describe('a pipeline of a merge request', () => {
  it('has jobs by what the merge request has, and by the languages of the project', async () => {
    const { save, as, project, run, states, people } = await world();
    const rule = (text: string) => `{ script: b, rules: [{ if: '${text}' }] }`;
    await save('topic', [
      file(`
a: ${rule('$CI_MERGE_REQUEST_LABELS == "hot,slow" && $CI_MERGE_REQUEST_DIFF_ID')}
b: ${rule(`$CI_MERGE_REQUEST_MILESTONE == "First" && $CI_MERGE_REQUEST_ASSIGNEES == "${people.developer.username}"`)}
c: ${rule('$CI_PROJECT_REPOSITORY_LANGUAGES == "ruby,c++"')}
d: ${rule('$CI_MERGE_REQUEST_APPROVED == "true" && $CI_MERGE_REQUEST_SQUASH_ON_MERGE == "false"')}
e: ${rule('$CI_MERGE_REQUEST_TARGET_BRANCH_PROTECTED == "true" && $CI_MERGE_REQUEST_SOURCE_BRANCH_PROTECTED == "false"')}
f: ${rule('$CI_MERGE_REQUEST_DRAFT == "false" && $CI_MERGE_REQUEST_DESCRIPTION == "Hot" && $CI_MERGE_REQUEST_DESCRIPTION_IS_TRUNCATED == "false"')}
`),
    ]);
    const ofProject = `/projects/${project.id}`;
    await as('maintainer').post(`${ofProject}/protected_branches`, { name: 'main' });
    const milestone = await as('maintainer').post(`${ofProject}/milestones`, { title: 'First' });
    await db('project_languages').where({ project_id: project.id }).delete();
    const shares = { 'C++': 20, Ruby: 80 };
    const rows = Object.entries(shares).map(([name, share]) => ({ name, share }));
    await db('project_languages').insert(rows.map((row) => ({ ...row, project_id: project.id })));
    const made = await as('developer').post(`${ofProject}/merge_requests`, {
      ...{ source_branch: 'topic', target_branch: 'main', title: 'Glaze' },
      ...{ description: 'Hot', labels: 'slow,hot', milestone_id: milestone.body.id },
      assignee_ids: [people.developer.id],
    });
    await workers.idle();
    const path = `${ofProject}/merge_requests/${made.body.iid}`;
    const [shown] = (await as('developer').get(`${path}/pipelines`)).body as Shown[];
    expect(await states(shown as Shown)).toEqual([
      ...['a pending', 'b pending', 'c pending', 'd pending', 'e pending', 'f pending'],
    ]);
    const other = await run({ ref: 'topic' });
    expect(await states(other.body)).toEqual(['c pending']);
    const one = { name: 'Potters', approvals_required: 1, user_ids: [people.owner.id] };
    expect((await as('maintainer').post(`${ofProject}/approval_rules`, one)).status).toBe(201);
    const unapproved = await as('developer').post(`${path}/pipelines`);
    expect(await states(unapproved.body)).not.toContainEqual(expect.stringMatching(/^d /));
  });

  it('runs for its head', async () => {
    const { save, as, project, states } = await world();
    const sha = await save('topic', [
      file(`
a: { script: b, rules: [{ if: $CI_MERGE_REQUEST_IID }] }
b: { script: b, rules: [{ if: $CI_COMMIT_BRANCH }] }
c: { script: b, rules: [{ if: $CI_COMMIT_BRANCH && $CI_OPEN_MERGE_REQUESTS }] }
`),
    ]);
    const path = `/projects/${project.id}/merge_requests`;
    const made = await as('developer').post(path, {
      ...{ source_branch: 'topic', target_branch: 'main', title: 'Glaze' },
    });
    const run = (who: Who) => as(who).post(`${path}/${made.body.iid}/pipelines`);
    await workers.idle();
    const list = async () => (await as('developer').get(`${path}/${made.body.iid}/pipelines`)).body;
    const ref = `refs/merge-requests/${made.body.iid}/head`;
    const ofRequest = { source: 'merge_request_event', ref };
    expect(await list()).toMatchObject([
      { ...ofRequest, sha },
      { source: 'push', sha },
    ]);
    expect(await run('reporter')).toMatchObject({ status: 403 });
    const { status, body } = await run('developer');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { sha, source: 'merge_request_event', ref, status: 'pending' },
    });
    expect(await states(body)).toEqual(['a pending']);
    expect((await list())[0]).toMatchObject({ id: body.id });
    const pushed = await as('maintainer').post(`/projects/${project.id}/repository/commits`, {
      ...{ branch: 'topic', commit_message: 'Go on', actions: [file('x', 'more', 'create')] },
    });
    expect(pushed.status).toBe(201);
    await workers.idle();
    const news = (await list()).filter((each: Shown) => each.sha === pushed.body.id) as Shown[];
    expect(news.map(({ source }) => source).toSorted()).toEqual(['merge_request_event', 'push']);
    for (const each of news) {
      const expected = each.source === 'push' ? ['b pending', 'c pending'] : ['a pending'];
      expect(await states(each)).toEqual(expected);
    }
    await as('owner').post(`/projects/${project.id}/archive`);
    expect(await run('developer')).toMatchObject({ status: 403 });
  });

  it('tells the faults of its configuration', async () => {
    const { save, as, project } = await world();
    await save('topic', [file('{{{')]);
    const path = `/projects/${project.id}/merge_requests`;
    const made = await as('developer').post(path, {
      ...{ source_branch: 'topic', target_branch: 'main', title: 'Glaze' },
    });
    const answer = await as('developer').post(`${path}/${made.body.iid}/pipelines`);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'failed', source: 'merge_request_event' },
    });
    expect(answer.body.yaml_errors).toContain('flow collection');
  });

  it('runs in the fork that it comes from where the project lets it run nowhere else', async () => {
    const { as, project, people, states } = await world();
    const setting = { ci_allow_fork_pipelines_to_run_in_parent_project: false };
    await db('project_settings').where({ project_id: project.id }).update(setting);
    const developer = as('developer');
    const { body: fork } = await developer.post(`/projects/${project.id}/fork`);
    await workers.idle();
    const configuration = `
a:
  script: b
  rules:
    - if: >-
        $CI_MERGE_REQUEST_PROJECT_PATH == "${project.full_path}"
        && $CI_MERGE_REQUEST_SOURCE_PROJECT_PATH == "${fork.path_with_namespace}"
        && $CI_PROJECT_PATH == "${fork.path_with_namespace}"
b: { script: b, rules: [{ if: $CI_COMMIT_BRANCH }] }
`;
    const pushed = await developer.post(`/projects/${fork.id}/repository/commits`, {
      ...{ branch: 'topic', start_branch: 'main', commit_message: 'Change' },
      actions: [file(configuration)],
    });
    const made = await developer.post(`/projects/${fork.id}/merge_requests`, {
      ...{ source_branch: 'topic', target_branch: 'main', title: 'Glaze' },
      target_project_id: project.id,
    });
    expect(made.status).toBe(201);
    await workers.idle();
    const path = `/projects/${project.id}/merge_requests/${made.body.iid}`;
    const list = async () => (await developer.get(`${path}/pipelines`)).body as Shown[];
    const ofRequest = { source: 'merge_request_event', project_id: fork.id, sha: pushed.body.id };
    const [first, ...others] = await list();
    expect(first).toMatchObject(ofRequest);
    expect(await states(first as Shown)).toEqual(['a pending']);
    expect(others).toMatchObject([{ source: 'push', project_id: fork.id }]);
    expect(await db('pipelines').where({ project_id: project.id })).toEqual([]);

    const run = (who: Who) => as(who).post(`${path}/pipelines`);
    const again = await run('developer');
    expect(again).toMatchObject({
      status: 200,
      body: { ...ofRequest, user: { id: people.developer.id } },
    });
    expect(again.body.web_url).toContain(fork.path_with_namespace);
    expect((await run('maintainer')).status).toBe(400);

    // A pusher who sees the merge request no more is told nothing of it.
    const member = `/groups/${project.namespace_id}/members/${people.developer.id}`;
    expect((await as('owner').delete(member)).status).toBe(204);
    expect((await developer.get(path)).status).toBe(404);
    const later = await developer.post(`/projects/${fork.id}/repository/commits`, {
      ...{ branch: 'topic', commit_message: 'Change more' },
      actions: [{ action: 'create', file_path: 'more', content: 'x' }],
    });
    expect(later.status).toBe(201);
    await workers.idle();
    const sources = db('pipelines').where({ project_id: fork.id, sha: later.body.id });
    expect(await sources.pluck('source')).toEqual(['push']);
  });
});

describe('the environments of a new pipeline', () => {
  it('are there before its jobs begin, where the jobs deploy', async () => {
    const { run, as, project, states } = await world(`
variables: { ODD: "what?" }
ship: { script: ship, when: manual, environment: { name: review/$CI_COMMIT_REF_SLUG, deployment_tier: testing } }
again: { script: ship, when: manual, environment: { name: review/$CI_COMMIT_REF_SLUG } }
stop: { script: stop, when: manual, environment: { name: elsewhere, action: stop } }
nowhere: { script: ship, when: manual, environment: { name: $ODD } }
`);
    const { body } = await run({});
    expect(await states(body)).toContain('ship manual');
    const shown = await as('reporter').get(`/projects/${project.id}/environments`);
    expect(shown.body).toMatchObject([{ name: 'review/main', state: 'available' }]);
    expect(await db('deployments').where({ project_id: project.id })).toEqual([]);
  });
});

describe('a trigger job', () => {
  const parentFor = (more: string) =>
    `child: { trigger: { include: [{ local: child.yml }]${more} } }\nafter: { stage: .post, script: x }\nother: { script: y }`;

  it('starts a child pipeline, and passes at once', async () => {
    const { commit, run, states, pipelines, as, project } = await world(parentFor(''));
    await commit('Add', [write('child.yml', 'below: { script: z }')], {});
    const { body } = await run({});
    await workers.idle();
    expect(await states(body)).toEqual(['child success', 'other pending', 'after created']);
    const [child] = await pipelines('source=parent_pipeline');
    expect(await states(child as Shown)).toEqual(['below pending']);
    expect((await pipelines()).map(({ id }) => id)).toEqual([body.id]);
    const bridges = await as('guest').get(`/projects/${project.id}/pipelines/${body.id}/bridges`);
    expect(bridges.body).toMatchObject([
      { name: 'child', status: 'success', downstream_pipeline: { id: child?.id } },
    ]);
  });

  it('waits for the pipeline that it depends on', async () => {
    const { commit, run, states, pipelines, jobs } = await world(parentFor(', strategy: depend'));
    await commit('Add', [write('child.yml', 'below: { script: z }')], {});
    const { body } = await run({});
    await workers.idle();
    expect(await states(body)).toEqual(['child running', 'other pending', 'after created']);
    const [child] = await pipelines('source=parent_pipeline');
    await finish((await jobs(child as Shown))[0], 'failed');
    expect(await states(body)).toEqual(['child failed', 'other pending', 'after created']);
  });

  it('starts a pipeline of another project, where the user may', async () => {
    const other = await world();
    const path = other.project.full_path;
    const { run, states, jobs, people } = await world(`go: { trigger: { project: ${path} } }`);
    const refused = await run({});
    await workers.idle();
    expect(await jobs(refused.body)).toMatchObject([
      { status: 'failed', failure_reason: 'downstream_bridge_project_not_found' },
    ]);
    await other.as('owner').post(`/projects/${other.project.id}/members`, {
      ...{ user_id: people.maintainer.id, access_level: 40 },
    });
    const { body } = await run({});
    await workers.idle();
    expect(await states(body)).toEqual(['go success']);
    expect(await other.pipelines()).toMatchObject([{ source: 'pipeline', status: 'pending' }]);
  });
});

describe('jobs with a resource group each', () => {
  it('may be as many as a pipeline takes', async () => {
    const lines = Array.from(
      { length: 501 },
      (_, n) => `j${n}: {script: x, resource_group: g${n}}`,
    );
    const { run } = await world(lines.join('\n'));
    const created = await run({});
    expect(created.status).toBe(201);
    const { project_id } = created.body;
    expect(await db('resource_groups').where({ project_id }).pluck('key')).toHaveLength(501);
  });
});

describe('jobs of one resource group', () => {
  it('run one after another, across pipelines', async () => {
    const content =
      'a: { script: x, resource_group: oven }\nb: { script: y, resource_group: oven }';
    const { run, states, jobs } = await world(content);
    const first = (await run({})).body;
    const second = (await run({})).body;
    await workers.idle();
    const all = async () => [...(await states(first)), ...(await states(second))];
    expect(await all()).toEqual([
      'a pending',
      'b waiting_for_resource',
      'a waiting_for_resource',
      'b waiting_for_resource',
    ]);
    await finish((await jobs(first))[0]);
    expect((await all()).slice(0, 3)).toEqual(['a success', 'b pending', 'a waiting_for_resource']);
  });
});
