import { describe, expect, it } from 'vitest';
import { jobsOf, planOf } from './planning.ts';

describe('a configuration', () => {
  it('puts jobs into stages, those without one into test', async () => {
    const plan = await planOf(`
      stages: [compile, test, ship]
      upload: { stage: ship, script: ./upload }
      unit: { script: [make test, make report] }
      build: { stage: compile, script: make }
      tidy: { stage: .post, script: rm -r out }
    `);
    expect(plan.jobs.map((job) => [job.name, job.stage, job.stageIndex])).toEqual([
      ['build', 'compile', 1],
      ['unit', 'test', 2],
      ['upload', 'ship', 3],
      ['tidy', '.post', 4],
    ]);
    expect(plan.stages).toEqual(['.pre', 'compile', 'test', 'ship', '.post']);
    expect(plan.jobs[1]).toMatchObject({
      script: ['make test', 'make report'],
      when: 'on_success',
    });
  });

  it('takes jobs apart from templates', async () => {
    const plan = await planOf(`
      .base: { tags: [linux], variables: { A: "1", B: "2" }, before_script: [setup] }
      .more: { extends: .base, variables: { B: "3" }, tags: [fast] }
      one: { extends: [.more], script: go, variables: { C: 4 } }
    `);
    expect(plan.jobs).toHaveLength(1);
    expect(plan.jobs[0]).toMatchObject({
      name: 'one',
      tags: ['fast'],
      beforeScript: ['setup'],
      variables: [
        { key: 'A', value: '1' },
        { key: 'B', value: '3' },
        { key: 'C', value: '4' },
      ],
    });
  });

  it('merges anchors', async () => {
    const plan = await planOf(`
.common: &common
  image: node:20
  retry: 1
test:
  <<: *common
  script: &lines
    - npm ci
    - npm test
again:
  <<: *common
  image: node:22
  script: *lines
`);
    expect(plan.jobs.map((job) => [job.image?.name, job.retry.max, job.script])).toEqual([
      ['node:20', 1, ['npm ci', 'npm test']],
      ['node:22', 1, ['npm ci', 'npm test']],
    ]);
  });

  it('lets merge keys override what stands before them, and be overridden by what stands behind', async () => {
    const plan = await planOf(`
.mug: &mug { stage: build, image: mug, tags: [clay] }
.cup: &cup { image: cup, retry: 1 }
.set: &set { <<: [*mug, *cup], retry: 2 }
before:
  stage: test
  <<: *mug
  script: a
behind:
  <<: *mug
  stage: test
  script: a
each:
  image: own
  <<: *mug
  <<: *cup
  script: a
listed:
  image: own
  <<: [*mug, *cup]
  script: a
nested:
  <<: { stage: deploy, <<: *set, image: inner }
  script: a
deep:
  script: a
  variables:
    A: own
    <<: &some { A: merged, B: merged }
    B: own
`);
    const told = plan.jobs.map((job) => [
      job.name,
      ...[job.stage, job.image?.name, job.tags.join(), job.retry.max],
    ]);
    expect(Object.fromEntries(told.map(([name, ...rest]) => [name, rest]))).toEqual({
      before: ['build', 'mug', 'clay', 0],
      behind: ['test', 'mug', 'clay', 0],
      each: ['build', 'cup', 'clay', 1],
      listed: ['build', 'mug', 'clay', 1],
      nested: ['build', 'inner', 'clay', 2],
      deep: ['test', undefined, '', 0],
    });
    expect(plan.jobs.find(({ name }) => name === 'deep')?.variables).toMatchObject([
      { key: 'A', value: 'merged' },
      { key: 'B', value: 'own' },
    ]);
  });

  it('finds nothing by paths from the top', async () => {
    const text = `
a: { script: a, rules: [{ exists: [/a.md, "/*.md"] }, { changes: [/a.md, "/*.md"] }] }
b: { script: b, rules: [{ exists: [./a.md] }] }
c: { script: c, rules: [{ changes: ["*.md"] }] }
`;
    const plan = await planOf(text, { paths: ['a.md'], changed: ['a.md'] });
    expect(plan.jobs.map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('reads keys that are symbols as their names', async () => {
    const plan = await planOf(`---
:stages: [pack]
:test_job:
  :stage: pack
  :script: ":a"
":other": { script: b, :stage: pack }
`);
    expect(plan.jobs.map(({ name, stage, script }) => [name, stage, script])).toEqual([
      ['test_job', 'pack', [':a']],
      ['other', 'pack', ['b']],
    ]);
  });

  it('names one of the jobs that a job with parallel becomes', async () => {
    const plan = await planOf(`
b: { stage: build, parallel: { matrix: [{ A: [x, y] }] }, script: b }
n: { stage: build, parallel: 3, script: n }
one: { needs: ["b: [x]", { job: n 2/3 }], dependencies: ["b: [x]"], script: a }
ruled: { rules: [{ if: $CI, needs: ["b: [y]"] }], script: a }
later: { dependencies: [n 1/3, b], script: a }
all: { needs: [b], dependencies: ["b: [y]"], script: a }
`);
    const told = plan.jobs.flatMap(({ name, needs, dependencies }) =>
      needs === null && dependencies === null
        ? []
        : [[name, needs?.map(({ job }) => job) ?? null, dependencies] as const],
    );
    expect(told).toEqual([
      ['one', ['b: [x]', 'n 2/3'], ['b: [x]']],
      ['ruled', ['b: [y]'], null],
      ['later', null, ['n 1/3', 'b: [x]', 'b: [y]']],
      ['all', ['b: [x]', 'b: [y]'], ['b: [y]']],
    ]);
  });

  it('follows references, also inside of lists', async () => {
    const plan = await planOf(`
.setup: { script: [a, b], after_script: [z] }
.vars: { variables: { URL: https://x.example } }
test:
  variables: { URL: !reference [.vars, variables, URL] }
  script:
    - !reference [.setup, script]
    - c
  after_script: !reference [.setup, after_script]
`);
    expect(plan.jobs[0]).toMatchObject({
      script: ['a', 'b', 'c'],
      afterScript: ['z'],
      variables: [{ key: 'URL', value: 'https://x.example' }],
    });
  });

  it('takes defaults as far as a job inherits them', async () => {
    const plan = await planOf(`
default: { image: alpine, tags: [a], retry: 2, timeout: 1h 30m, interruptible: true }
variables: { A: x, B: y }
all: { script: go }
none: { script: go, inherit: { default: false, variables: false } }
some: { script: go, inherit: { default: [image], variables: [B] } }
own: { script: go, image: { name: busybox, entrypoint: [""] } }
`);
    const shown = plan.jobs.map((job) => [
      job.image?.name,
      job.tags,
      job.retry.max,
      job.timeout,
      job.interruptible,
      job.variables.map(({ key }) => key).join(''),
    ]);
    expect(shown).toEqual([
      ['alpine', ['a'], 2, 5400, true, 'AB'],
      [undefined, [], 0, null, false, ''],
      ['alpine', [], 0, null, false, 'B'],
      ['busybox', ['a'], 2, 5400, true, 'AB'],
    ]);
  });

  it('lets rules know which job they are of', async () => {
    const plan = await planOf(`
stages: [fire, cool]
named: { stage: cool, script: go, rules: [{ if: $CI_JOB_NAME == "named" && $CI_JOB_STAGE == "cool" }] }
other: { stage: cool, script: go, rules: [{ if: $CI_JOB_NAME == "named" }] }
some: { stage: cool, script: go, parallel: 3, rules: [{ if: $CI_NODE_INDEX == $CI_NODE_TOTAL }] }
older: { stage: cool, script: go, only: { variables: [$CI_JOB_STAGE == "cool" && $CI_NODE_TOTAL == "1"] } }
`);
    expect(plan.jobs.map(({ name }) => name)).toEqual(['named', 'some 3/3', 'older']);
  });

  it('repeats a job for reasons as often as it says, and never unless it does', async () => {
    const plan = await planOf(`
never: { script: go, retry: { when: always } }
once: { script: go, retry: { max: 1, when: always } }
`);
    expect(plan.jobs.map((job) => job.retry.max)).toEqual([0, 1]);
  });

  it('makes copies by number and by matrix', async () => {
    const plan = await planOf(`
stages: [build, test]
build:
  stage: build
  script: make
  parallel:
    matrix:
      - OS: [linux, mac]
        ARCH: [arm, x86]
      - OS: bsd
rspec: { script: rspec, parallel: 2, needs: [{ job: build, parallel: { matrix: [{ OS: mac }] } }] }
report: { script: sum, dependencies: [build] }
`);
    expect(plan.jobs.map((job) => job.name)).toEqual([
      'build: [linux, arm]',
      'build: [linux, x86]',
      'build: [mac, arm]',
      'build: [mac, x86]',
      'build: [bsd]',
      'rspec 1/2',
      'rspec 2/2',
      'report',
    ]);
    expect(plan.jobs[3]).toMatchObject({
      parallel: { index: 4, total: 5 },
      variables: [{ key: 'OS', value: 'mac' }, { key: 'ARCH' }],
    });
    expect(plan.jobs[5]?.needs?.map((need) => need.job)).toEqual([
      'build: [mac, arm]',
      'build: [mac, x86]',
    ]);
    expect(plan.jobs[7]?.dependencies).toHaveLength(5);
  });

  it('takes the first rule that matches', async () => {
    const text = `
deploy:
  script: deploy
  rules:
    - if: $CI_COMMIT_TAG
      when: never
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $DEPLOY !~ /^no/i
      when: manual
      variables: { TARGET: production }
    - if: $CI_COMMIT_BRANCH =~ /^release-/
      when: delayed
      start_in: 3 minutes
      allow_failure: true
    - changes: [docs/**/*]
    - exists: [Dockerfile]
      when: always
`;
    const first = async (given: Parameters<typeof planOf>[1]) =>
      (await planOf(text, given)).jobs[0];
    expect(await first({})).toMatchObject({
      when: 'manual',
      allowFailure: false,
      variables: [{ key: 'TARGET', value: 'production' }],
    });
    expect(await first({ ref: 'release-1' })).toMatchObject({
      when: 'delayed',
      startIn: 180,
      allowFailure: true,
    });
    expect(await first({ ref: 'x', changed: ['docs/a/b.md'] })).toMatchObject({
      when: 'on_success',
    });
    expect(await first({ ref: 'x', changed: ['a'], paths: ['Dockerfile'] })).toMatchObject({
      when: 'always',
    });
    await expect(first({ ref: 'x', changed: ['a'] })).rejects.toMatchObject({
      reason: 'empty',
      texts: ['No stages / jobs for this pipeline.'],
    });
    await expect(first({ ref: 'v1', tag: true })).rejects.toMatchObject({ reason: 'empty' });
    await expect(first({ variables: { DEPLOY: 'NOT now' }, changed: [] })).rejects.toMatchObject({
      reason: 'empty',
    });
  });

  it('has pipelines of merge requests only where jobs ask for them', async () => {
    const text = `
plain: { script: a }
asks: { script: a, only: [merge_requests] }
ruled: { script: a, rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }] }
`;
    expect(await jobsOf(text, { source: 'merge_request_event', ref: 'x' })).toEqual([
      'asks',
      'ruled',
    ]);
    expect(await jobsOf(text)).toEqual(['plain']);
  });

  const refs = [
    ['[main]', ['main'], ['other', 'v1']],
    ['[/^v\\d/, tags]', ['v1'], ['main', 'other']],
    ['[branches]', ['main', 'other'], ['v1']],
    ['{ refs: [main], variables: [$GO] }', [], ['main', 'other', 'v1']],
    ['{ changes: ["src/*"] }', ['main', 'other', 'v1'], []],
    ['[main@group/project, other@foreign/one]', ['main'], ['other', 'v1']],
    ['[pushes]', ['main', 'other', 'v1'], []],
    ['[schedules, web]', [], ['main', 'other', 'v1']],
  ] as const;
  it.each(refs)('runs with only: %s for %j and not for %j', async (only, wanted, unwanted) => {
    const text = `always: { script: a }\nsome: { script: a, only: ${only} }`;
    const names = (ref: string) => jobsOf(text, { ref, tag: ref === 'v1', changed: ['src/a'] });
    for (const ref of wanted) expect(await names(ref)).toContain('some');
    for (const ref of unwanted) expect(await names(ref)).toEqual(['always']);
  });

  it('leaves jobs out by except', async () => {
    const text =
      'a: { script: a, except: [main, /^wip/] }\nb: { script: a, except: { variables: [$SKIP] } }';
    expect(await jobsOf(text)).toEqual(['b']);
    expect(await jobsOf(text, { ref: 'wip-1' })).toEqual(['b']);
    expect(await jobsOf(text, { ref: 'x', variables: { SKIP: '1' } })).toEqual(['a']);
  });

  it('lets the workflow decide, name the pipeline and give variables', async () => {
    const text = `
workflow:
  name: Ship $KIND of $CI_COMMIT_REF_NAME
  auto_cancel: { on_new_commit: interruptible }
  rules:
    - if: $CI_COMMIT_TAG
      variables: { KIND: release }
    - if: $CI_COMMIT_BRANCH == "main"
variables: { KIND: build }
job: { script: a }
`;
    expect(await planOf(text)).toMatchObject({
      workflowName: 'Ship build of main',
      autoCancel: 'interruptible',
    });
    const tagged = await planOf(text, { ref: 'v1', tag: true });
    expect(tagged).toMatchObject({ workflowName: 'Ship release of v1' });
    expect(tagged.jobs[0]?.variables).toMatchObject([{ key: 'KIND', value: 'release' }]);
    await expect(planOf(text, { ref: 'x' })).rejects.toMatchObject({
      reason: 'filtered',
      texts: ['Pipeline filtered out by workflow rules.'],
    });
  });

  it('makes a graph of needs, without stages', async () => {
    const plan = await planOf(`
a: { script: a, needs: [] }
b: { script: b, needs: [a] }
c:
  script: c
  needs:
    - { job: b, artifacts: false }
    - { job: gone, optional: true }
    - { project: group/other, job: build, ref: main }
    - { pipeline: $PARENT, job: prepare }
gone: { script: d, rules: [{ if: $NEVER }] }
`);
    expect(plan.jobs.map((job) => job.needs)).toEqual([
      [],
      [{ job: 'a', artifacts: true, optional: false }],
      [
        { job: 'b', artifacts: false, optional: false },
        { job: 'build', artifacts: true, optional: false, project: 'group/other', ref: 'main' },
        { job: 'prepare', artifacts: true, optional: false, pipeline: '$PARENT' },
      ],
    ]);
  });

  it('includes files of every kind, the own entries last', async () => {
    const files = {
      'ci/a.yml': 'a: { script: old }\nvariables: { X: "1" }',
      'ci/b.yml': 'b: { script: b }',
      'shared:jobs/c.yml': 'include: { local: d.yml }\nc: { script: c }',
      'd.yml': 'd: { script: d }',
      'https://files.example/e.yml': 'e: { script: e }',
      'template:F.gitlab-ci.yml': 'f: { script: f }',
      'never.yml': 'g: { script: g }',
    };
    const text = `
include:
  - ci/*.yml
  - { project: shared, ref: main, file: [/jobs/c.yml] }
  - https://files.example/$NAME.yml
  - template: F.gitlab-ci.yml
  - { local: never.yml, rules: [{ if: $NEVER }] }
a: { script: new, variables: { Y: "2" } }
`;
    const plan = await planOf(text, { files, variables: { NAME: 'e' } });
    expect(plan.jobs.map((job) => job.name).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(plan.jobs.find((job) => job.name === 'a')).toMatchObject({
      script: ['new'],
      variables: [{ key: 'X' }, { key: 'Y' }],
    });
  });

  it('reads artifacts and their reports', async () => {
    const plan = await planOf(`
test:
  script: a
  artifacts:
    name: $CI_JOB_NAME
    paths: [out/]
    exclude: [out/**/*.o]
    expire_in: 2 hrs 20 min
    when: always
    public: false
    reports:
      junit: [a.xml, b.xml]
      dotenv: build.env
      coverage_report: { coverage_format: cobertura, path: c.xml }
`);
    expect(plan.jobs[0]?.artifacts).toEqual({
      name: '$CI_JOB_NAME',
      paths: ['out/'],
      exclude: ['out/**/*.o'],
      untracked: false,
      when: 'always',
      expireIn: '2 hrs 20 min',
      exposeAs: null,
      access: 'developer',
      reports: { junit: ['a.xml', 'b.xml'], dotenv: ['build.env'], coverage_report: ['c.xml'] },
      coverageFormat: 'cobertura',
    });
  });

  it('reads caches by key, by files and as a list', async () => {
    const plan = await planOf(`
cache: { key: all, paths: [x] }
a: { script: a }
b: { script: a, cache: [{ key: { files: [p.lock], prefix: $A }, paths: [y], policy: pull }, { key: k, fallback_keys: [l] }] }
c: { script: a, cache: [] }
`);
    expect(plan.jobs.map((job) => job.cache)).toMatchObject([
      [{ key: 'all', paths: ['x'], policy: 'pull-push' }],
      [
        { key: null, keyFiles: ['p.lock'], keyPrefix: '$A', policy: 'pull' },
        { key: 'k', fallbackKeys: ['l'] },
      ],
      [],
    ]);
  });

  it('reads environments, services, releases, triggers and what else a job has', async () => {
    const plan = await planOf(`
stages: [test, deploy]
review:
  stage: deploy
  script: deploy
  services: [redis, { name: postgres:16, alias: db, variables: { P: x } }]
  environment: { name: review/$CI_COMMIT_REF_NAME, url: https://x.example, on_stop: stop, auto_stop_in: 1 week, deployment_tier: testing }
  resource_group: review
  coverage: /\\d+%/i
  retry: { max: 1, when: [runner_system_failure] }
  allow_failure: { exit_codes: [3, 4] }
  secrets: { DB: { vault: a/b/c } }
  id_tokens: { T: { aud: https://v.example } }
stop: { stage: deploy, script: stop, when: manual, environment: { name: review/$CI_COMMIT_REF_NAME, action: stop } }
release: { script: x, release: { tag_name: v1, description: First } }
child: { stage: deploy, trigger: { include: [{ local: c.yml }, { artifact: g.yml, job: review }], strategy: depend } }
down: { trigger: { project: g/other, branch: main, forward: { pipeline_variables: true } } }
pages: { script: x }
`);
    const byName = new Map(plan.jobs.map((job) => [job.name, job]));
    expect(byName.get('review')).toMatchObject({
      services: [
        { name: 'redis', alias: null },
        { name: 'postgres:16', alias: 'db', variables: [{ key: 'P' }] },
      ],
      environment: {
        name: 'review/$CI_COMMIT_REF_NAME',
        onStop: 'stop',
        autoStopIn: '1 week',
        action: 'start',
        deploymentTier: 'testing',
      },
      resourceGroup: 'review',
      coverage: '(?i)\\d+%',
      retry: { max: 1, when: ['runner_system_failure'] },
      allowFailure: false,
      allowFailureExitCodes: [3, 4],
      secrets: { DB: { vault: 'a/b/c' } },
      idTokens: { T: ['https://v.example'] },
    });
    expect(byName.get('stop')).toMatchObject({ when: 'manual', allowFailure: true });
    expect(byName.get('release')?.release).toMatchObject({ tagName: 'v1', description: 'First' });
    expect(byName.get('child')).toMatchObject({
      kind: 'bridge',
      trigger: {
        strategy: 'depend',
        include: [{ local: 'c.yml' }, { artifact: 'g.yml', job: 'review' }],
      },
    });
    expect(byName.get('down')?.trigger).toMatchObject({
      project: 'g/other',
      forward: { pipelineVariables: true },
    });
    expect(byName.get('pages')?.pages).toEqual({ publish: 'public' });
  });

  it.each([
    ['f: { parallel: { matrix: [{ A: [x, x] }] }, script: a }', ['f: [x]']],
    ['f: { parallel: { matrix: [{ A: "1, 2" }, { A: "1", B: "2" }] }, script: a }', ['f: [1, 2]']],
    ['n: { parallel: 2, script: a }\nn 1/2: { script: own }', ['n 2/2', 'n 1/2']],
    [
      'f: { parallel: { matrix: [{ A: x }] }, script: a }\n"f: [x]": { script: own, rules: [{ when: never }] }\ng: { script: b }',
      ['g'],
    ],
  ])('has one job of a name, the last: %s', async (text, names) => {
    const { jobs } = await planOf(text);
    expect(jobs.map(({ name }) => name)).toEqual(names);
    for (const { name, script } of jobs) if (name === 'n 1/2') expect(script).toEqual(['own']);
  });

  it('keeps versions, and descriptions of variables, as they are written', async () => {
    const plan = await planOf(`
variables:
  VERSION: 1.10
  COUNT: 3
  MODE: { value: fast, description: How, options: [fast, slow] }
  RAW: { value: $A, expand: false }
job: { script: a }
`);
    expect(plan.variables).toEqual([
      { key: 'VERSION', value: '1.10', raw: false },
      { key: 'COUNT', value: '3', raw: false },
      { key: 'MODE', value: 'fast', raw: false, description: 'How', options: ['fast', 'slow'] },
      { key: 'RAW', value: '$A', raw: true },
    ]);
  });
});
