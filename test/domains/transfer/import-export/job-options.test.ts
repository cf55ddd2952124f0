import { describe, expect, it } from 'vitest';
import type { PlannedJob } from '#src/ci/plan.ts';
import type { RawTree } from '#runtime/raw.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { linesOf, membersOf } from '#test/support/archive-members.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';
import { archiveKeys, faultsOf } from './archive-keys.ts';
import { importWorld } from './import-world.ts';

const world = await importWorld();
const { api, db, git, imported, settle } = world;
const { runnerOf, request } = worldOf(world);

const configuration = `
stages: [build, test, deploy]
variables: { TOP: of the configuration }
compile:
  stage: build
  script: [make, "printf 'a\\tb \\x7f \\u2028 \\U0001F600'"]
  artifacts:
    { name: bin, paths: [bin], exclude: [bin/tmp], untracked: true, when: always, expire_in: 1 week, public: false }
  cache:
    - { key: { files: [lock], prefix: deps }, paths: [.deps], policy: pull, when: always, unprotect: true }
    - { key: other, paths: [.other], untracked: true, fallback_keys: [one, two] }
copies:
  stage: build
  parallel: 2
  script: make copy
test:
  stage: test
  image: { name: "ruby:$TOP", entrypoint: ["", "-c"], pull_policy: [always, never], docker: { platform: arm64/v8, user: dave } }
  services:
    - redis
    - name: postgres:15
      alias: db
      command: [postgres]
      entrypoint: [run]
      docker: { user: 70 }
      kubernetes: { user: '1001:1001' }
      variables: { POSTGRES_USER: me, RAW: { value: $HOME, expand: false } }
  before_script: [prepare]
  script: [[one, [two]], "long\\nand of\\nseveral lines"]
  after_script: [clean]
  dependencies: [compile, copies]
  needs: [compile, copies]
  retry: { max: 2, when: [script_failure, api_failure], exit_codes: [137] }
  timeout: 90 minutes
  allow_failure: { exit_codes: [3, 4] }
  interruptible: true
  coverage: /(\\d+)%/
  tags: [docker]
  variables: { OWN: of the job }
  artifacts:
    paths: [report]
    expose_as: Report
    reports: { junit: [junit.xml], dotenv: .env, coverage_report: { coverage_format: cobertura, path: c.xml } }
  hooks: { pre_get_sources_script: [hello] }
  secrets: { WORD: { vault: secret/word } }
  id_tokens: { TOKEN: { aud: https://example.com } }
pages:
  stage: deploy
  script: [publish]
  environment: { name: production, url: https://example.com }
  resource_group: production
publish:
  stage: deploy
  script: [echo]
  rules: [{ when: manual }]
  release:
    tag_name: v1
    tag_message: First
    name: One
    description: The first
    ref: main
    milestones: [m1]
    released_at: "2022-04-01T08:00:00Z"
    assets: { links: [{ name: bin, url: https://example.com/bin, filepath: /bin, link_type: package }] }
later:
  stage: deploy
  when: delayed
  start_in: 1 hour
  dependencies: []
  script: [echo later]
site:
  stage: deploy
  script: [build the site]
  pages: { publish: site }
down:
  stage: deploy
  trigger: { include: child.yml }
`;

/**
 * Fate of each part of a job. Environments, resource groups, variables, tokens, secrets and needs are no options, and
 * an imported job starts manually, whatever its start was.
 */
const fates: Readonly<Record<keyof PlannedJob, 'equal' | 'lost'>> = {
  ...{ name: 'equal', stage: 'equal', stageIndex: 'equal', kind: 'equal' },
  ...{ beforeScript: 'equal', script: 'equal', afterScript: 'equal', image: 'equal' },
  ...{ services: 'equal', artifacts: 'equal', cache: 'equal', dependencies: 'equal' },
  ...{ retry: 'equal', timeout: 'equal', allowFailureExitCodes: 'equal', release: 'equal' },
  ...{ preGetSourcesScript: 'equal', pages: 'equal', parallel: 'equal' },
  ...{ when: 'lost', startIn: 'lost', allowFailure: 'lost', needs: 'lost', tags: 'lost' },
  ...{ interruptible: 'lost', resourceGroup: 'lost', environment: 'lost', coverage: 'lost' },
  ...{ secrets: 'lost', idTokens: 'lost', trigger: 'lost', variables: 'lost' },
};

const equal = (job: object) =>
  Object.fromEntries(
    Object.entries(job).filter(([name]) => fates[name as keyof PlannedJob] === 'equal'),
  );

async function jobsOf(project_id: number): Promise<ReadonlyMap<string, PlannedJob | null>> {
  const rows = await db<JobWithOptions>('jobs').where({ project_id, kind: 'build' });
  return new Map(
    rows.map(({ name, options }) => [
      name,
      options === null ? null : (JSON.parse(options) as PlannedJob),
    ]),
  );
}

it('options of jobs are exported, and runners receive the same ones after the import', async () => {
  const user = await seedUser(db);
  const project = await seedProject(db, { git, readme: true });
  await addMember(db, { project, user, level: 40 });
  const actions = [
    { action: 'create', file_path: '.gitlab-ci.yml', content: configuration },
    { action: 'create', file_path: 'lock', content: '1' },
  ];
  const commit = { branch: 'main', commit_message: 'Configure', actions };
  const at = `/projects/${project.id}`;
  expect(await api.as(user).post(`${at}/repository/commits`, commit)).toMatchObject({
    status: 201,
  });
  await settle();
  const before = await jobsOf(project.id);
  expect([...before.keys()].toSorted()).toEqual(
    ['compile', 'copies 1/2', 'copies 2/2', 'later', 'pages', 'publish', 'site', 'test'].toSorted(),
  );
  await db('jobs').where({ project_id: project.id }).update({ status: 'failed' });
  await db('pipelines').where({ project_id: project.id }).update({ status: 'failed' });
  expect((await api.as(user).post(`${at}/export`, {})).status).toBe(202);
  await settle();
  const { bytes } = await api.as(user).get(`${at}/export/download`);
  const members = await membersOf(bytes);
  const pipelines = linesOf(members, 'ci_pipelines');
  expect(pipelines).toHaveLength(1);
  for (const each of pipelines) {
    expect(faultsOf(each, archiveKeys['ci_pipelines'] ?? { always: [] }, '')).toEqual([]);
  }
  expect(JSON.stringify(pipelines)).not.toMatch(/vault|of the job|"environment"|child\.yml/);

  const { id, get } = await imported(user, bytes);
  const after = await jobsOf(id);
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  for (const [name, job] of before) expect(equal(after.get(name) ?? {})).toEqual(equal(job ?? {}));
  const lost = { environment: null, secrets: null, idTokens: null, variables: [], tags: [] };
  for (const job of after.values()) expect(job).toMatchObject({ ...lost, resourceGroup: null });

  const jobs = (await get('/jobs')).body as { id: number; name: string }[];
  const test = jobs.find(({ name }) => name === 'test');
  expect(await api.as(user).post(`/projects/${id}/jobs/${test?.id}/retry`, {})).toMatchObject({
    status: 201,
  });
  await settle();
  // The tags of a job are none of its options, and come with it.
  expect((await request(await runnerOf(`/projects/${id}`))).status).toBe(204);
  const runner = await runnerOf(`/projects/${id}`, { tag_list: ['docker'] });
  const { status, body } = await request(runner);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    job_info: { name: 'test', stage: 'test' },
    runner_info: { timeout: 5400 },
    image: {
      name: 'ruby:$TOP',
      entrypoint: ['', '-c'],
      pull_policy: ['always', 'never'],
      executor_opts: { docker: { platform: 'arm64/v8', user: 'dave' } },
    },
    services: [
      { name: 'redis' },
      {
        ...{ name: 'postgres:15', alias: 'db', command: ['postgres'] },
        executor_opts: { docker: { user: '70' }, kubernetes: { user: '1001:1001' } },
      },
    ],
    steps: [
      { name: 'script', script: ['prepare', 'one', 'two', 'long\nand of\nseveral lines'] },
      { name: 'after_script', script: ['clean'] },
    ],
  });
});

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)]);
const proto = JSON.parse('{ "script": ["ok"], "__proto__": { "image": "evil" } }') as object;
const protoBelow = JSON.parse(
  '{ "script": ["ok"], "image": { "name": "a", "__proto__": {} } }',
) as object;

/** Options of archives, and what of them is kept; null where the job keeps none. */
const hostile: readonly (readonly [string, unknown, Partial<PlannedJob> | null])[] = [
  ['nothing to do', { image: 'busybox' }, null],
  ['100,000 lines', { script: Array.from({ length: 100_000 }, () => 'a') }, null],
  ['20,000 lines', { script: Array.from({ length: 20_000 }, () => 'a') }, null],
  ['2 MB of script', { script: ['x'.repeat(2_000_000)] }, null],
  ['lists in lists', { script: nested(20) }, null],
  ['wrong types', { script: { a: 1 }, image: 7, services: 'x', cache: 'y' }, null],
  ['numbers as lines', { script: [1, true] }, null],
  ['a list', ['script'], null],
  ['a text', 'script: [ok]', null],
  ['__proto__', proto, { script: ['ok'], image: null }],
  ['__proto__ below', protoBelow, null],
  ['constructor', { script: ['ok'], image: { name: 'a', constructor: { name: 'b' } } }, null],
  ['a trigger', { script: ['ok'], trigger: { project: 'a/b' } }, { trigger: null }],
  ['an include', { script: ['ok'], include: { remote: 'http://127.0.0.1/a.yml' } }, {}],
  ['extends', { script: ['ok'], extends: 'job 0' }, { script: ['ok'] }],
  ['a reference', { script: ['ok', '!reference [job 0, script]'] }, {}],
  ['a merge', { script: ['ok'], image: { '<<': { name: 'evil' }, name: 'a' } }, null],
  [
    'secrets and tokens',
    {
      script: ['ok'],
      secrets: { WORD: { vault: 'a' } },
      id_tokens: { T: { aud: 'a' } },
      yaml_variables: [{ key: 'A', value: 'b' }],
      variables: { A: 'b' },
    },
    { secrets: null, idTokens: null, variables: [] },
  ],
  [
    'an environment',
    { script: ['ok'], environment: { name: 'production', action: 'stop' } },
    { environment: null },
  ],
  ['rules', { script: ['ok'], rules: [{ when: 'never' }], only: ['none'], when: 'manual' }, {}],
  ['tags', { script: ['ok'], tags: ['privileged'], tag_list: ['privileged'] }, { tags: [] }],
  ['NUL', { script: ['a\0b'] }, null],
  ['half of a pair', { script: ['a\ud800b'] }, null],
  ['a year of time', { script: ['ok'], job_timeout: 31_536_000 }, null],
  ['time below 0', { script: ['ok'], job_timeout: -1 }, null],
  ['endless tries', { script: ['ok'], retry: { max: 1000 } }, null],
  ['a key that leads elsewhere', { script: ['ok'], cache: { key: '../../x' } }, null],
  ['nobody to depend on', { script: ['ok'], dependencies: ['no', 'job', 7, null] }, {}],
  ['a name of its own', { script: ['ok'], name: 'x', kind: 'bridge', stage: 'y' }, {}],
  ['copies without end', { script: ['ok'], instance: 9, parallel: { total: 2 ** 31 } }, {}],
  ['more than all copies', { script: ['ok'], instance: 3, parallel: { total: 2 } }, {}],
  ['C1 and line separators', { script: ['\u007f\u0085\u2028\ufeff'] }, {}],
];

describe('options of a job in an archive', () => {
  it('that are hostile do no harm, and none to the jobs beside it', async () => {
    const user = await seedUser(db);
    const builds = hostile.map(([name, options]) => ({ name, status: 'failed', options }));
    const good = { name: 'good', status: 'failed', options: { script: ['make'] } };
    const bridges = [
      { name: 'bridge', status: 'failed', options: { trigger: { project: 'a/b' } } },
    ];
    const external = [{ name: 'external', status: 'failed', options: { script: ['ok'] } }];
    const pipeline = { iid: 1, sha: 'a'.repeat(40), ref: 'main', status: 'failed' };
    const stages = [
      { name: 'test', builds: [...builds, good], bridges, generic_commit_statuses: external },
    ];
    const archive = await archiveOf({ relations: { ci_pipelines: [{ ...pipeline, stages }] } });
    const { id, status } = await imported(user, archive);
    expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
    const jobs = await jobsOf(id);
    expect(jobs.get('good')).toMatchObject({ name: 'good', script: ['make'] });
    for (const [name, options, kept] of hostile) {
      const job = jobs.get(name);
      if (kept === null) expect([name, job]).toEqual([name, null]);
      else {
        const { script } = options as RawTree;
        expect(job, name).toMatchObject({ script, ...kept });
        expect(job, name).toMatchObject({
          ...{ name, stage: 'test', kind: 'build', when: 'on_success', trigger: null, needs: null },
          ...{ environment: null, resourceGroup: null, secrets: null, parallel: null },
        });
        expect(job?.dependencies ?? []).toEqual([]);
      }
    }
    const others = await db<JobWithOptions>('jobs')
      .where({ project_id: id })
      .whereNot({ kind: 'build' });
    expect(others.map(({ options }) => options)).toEqual([null, null]);
    const columns = await db<JobWithOptions>('jobs')
      .where({ project_id: id, kind: 'build' })
      .distinct('tag_list', 'environment', 'resource_group', 'run_when');
    expect(columns).toEqual([
      { tag_list: '[]', environment: null, resource_group: null, run_when: 'on_success' },
    ]);
  });
});
