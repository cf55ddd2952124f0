import { describe, expect, it } from 'vitest';
import { planOf } from './planning.ts';

type Given = NonNullable<Parameters<typeof planOf>[1]>;

/** Configurations of typical projects, written for these tests: jobs as `stage: name`, manual ones with a `?`. */
const shapes: readonly (readonly [string, string, Given, readonly string[]])[] = [
  [
    'a library of Node, tested with three versions',
    `
default: { image: node:22, cache: { key: { files: [package-lock.json] }, paths: [.npm/] } }
.test: { stage: test, script: [npm ci --cache .npm, npm test] }
lint: { extends: .test, script: npm run lint }
unit: { extends: .test, image: "node:$NODE", parallel: { matrix: [{ NODE: ["18", "20", "22"] }] } }
publish: { stage: deploy, script: npm publish, rules: [{ if: $CI_COMMIT_TAG =~ /^v/ }] }
`,
    {},
    ['test: lint', 'test: unit: [18]', 'test: unit: [20]', 'test: unit: [22]'],
  ],
  [
    'the same library when it is released',
    `
test: { script: npm test, except: [tags] }
publish: { stage: deploy, script: npm publish, only: ['/^v\\d+/'] }
`,
    { ref: 'v2', tag: true },
    ['deploy: publish'],
  ],
  [
    'a package of Python with its documentation as pages',
    `
image: python:3.12
before_script: [pip install .]
test: { script: pytest, artifacts: { reports: { junit: report.xml } } }
pages: { stage: deploy, script: mkdocs build -d public, artifacts: { paths: [public] }, only: [main] }
`,
    {},
    ['test: test', 'deploy: pages'],
  ],
  [
    'the same package on another branch',
    `
test: { script: pytest }
pages: { stage: deploy, script: mkdocs build -d public, only: [main] }
`,
    { ref: 'topic' },
    ['test: test'],
  ],
  [
    'an image of Docker, built from a service',
    `
build:
  stage: build
  image: docker:27
  services: [docker:27-dind]
  variables: { TAG: "$CI_REGISTRY_IMAGE:$CI_COMMIT_REF_SLUG" }
  script: [docker build -t $TAG ., docker push $TAG]
`,
    {},
    ['build: build'],
  ],
  [
    'a site of static pages',
    'pages: { script: hugo, rules: [{ if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH }] }',
    {},
    ['test: pages'],
  ],
  [
    'a monolith of Ruby with services, in parallel parts',
    `
services: [postgres:16, redis:7]
rspec: { script: knapsack, parallel: 3 }
rubocop: { script: rubocop, needs: [] }
`,
    {},
    ['test: rspec 1/3', 'test: rspec 2/3', 'test: rspec 3/3', 'test: rubocop'],
  ],
  [
    'a repository of many, of which one part changed',
    `
.changed: { script: make }
api: { extends: .changed, rules: [{ changes: [api/**/*, lib/*.go] }] }
web: { extends: .changed, rules: [{ changes: { paths: ["web/**/*"] } }] }
docs: { extends: .changed, only: { changes: ["**/*.md"] } }
`,
    { changed: ['lib/log.go', 'api/README.md'] },
    ['test: api', 'test: docs'],
  ],
  [
    'a firmware for boards of several kinds',
    `
compile:
  stage: build
  script: make BOARD=$BOARD
  parallel: { matrix: [{ BOARD: [m4, esp32], MODE: [debug, release] }, { BOARD: host }] }
flash: { stage: deploy, script: flash, needs: [{ job: compile, parallel: { matrix: [{ BOARD: m4, MODE: release }] } }], when: manual }
`,
    {},
    [
      'build: compile: [m4, debug]',
      'build: compile: [m4, release]',
      'build: compile: [esp32, debug]',
      'build: compile: [esp32, release]',
      'build: compile: [host]',
      'deploy: flash?',
    ],
  ],
  [
    'infrastructure that is planned, and applied by hand',
    `
stages: [validate, plan, apply]
.tf: { image: { name: hashicorp/terraform, entrypoint: [""] } }
validate: { extends: .tf, stage: validate, script: terraform validate }
plan: { extends: .tf, stage: plan, script: terraform plan -out=p, artifacts: { paths: [p] }, resource_group: state }
apply: { extends: .tf, stage: apply, script: terraform apply p, resource_group: state, rules: [{ if: $CI_COMMIT_BRANCH == "main", when: manual }] }
`,
    {},
    ['validate: validate', 'plan: plan', 'apply: apply?'],
  ],
  [
    'review apps of merge requests',
    `
workflow: { rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }, { if: $CI_COMMIT_BRANCH == "main" }] }
review: { stage: deploy, script: up, environment: { name: review/$CI_COMMIT_REF_SLUG, on_stop: stop }, rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }] }
stop: { stage: deploy, script: down, environment: { name: review/$CI_COMMIT_REF_SLUG, action: stop }, rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event", when: manual, allow_failure: true }] }
production: { stage: deploy, script: up, rules: [{ if: $CI_COMMIT_BRANCH == "main" }] }
`,
    { source: 'merge_request_event', ref: 'topic' },
    ['deploy: review', 'deploy: stop?'],
  ],
  [
    'the same project on its default branch',
    `
review: { script: up, only: [merge_requests] }
production: { stage: deploy, script: up, environment: production, only: { refs: [main] } }
`,
    {},
    ['deploy: production'],
  ],
  [
    'a graph without stages',
    `
build a: { script: a, needs: [] }
build b: { script: b, needs: [] }
test a: { script: a, needs: [build a] }
both: { script: c, needs: [test a, { job: build b, artifacts: false }] }
`,
    {},
    ['test: build a', 'test: build b', 'test: test a', 'test: both'],
  ],
  [
    'a parent whose children are in folders',
    `
api: { trigger: { include: api/.ci.yml, strategy: depend }, rules: [{ changes: [api/*] }] }
web: { trigger: { include: [{ local: web/.ci.yml }] }, rules: [{ changes: [web/*] }] }
`,
    { changed: ['web/a.ts'] },
    ['test: web'],
  ],
  [
    'a project that starts another one after its own tests',
    `
test: { script: make test }
deploy: { stage: deploy, trigger: { project: ops/deploy, branch: main, strategy: depend }, variables: { VERSION: $CI_COMMIT_SHA } }
`,
    {},
    ['test: test', 'deploy: deploy'],
  ],
  [
    'jobs of a schedule at night, beside those of pushes',
    `
unit: { script: fast, except: [schedules] }
nightly: { script: slow, only: [schedules] }
audit: { script: audit, rules: [{ if: $CI_PIPELINE_SOURCE == "schedule" }] }
`,
    { source: 'schedule' },
    ['test: nightly', 'test: audit'],
  ],
  [
    'the same jobs when somebody pushes',
    'unit: { script: fast, except: [schedules] }\nnightly: { script: slow, only: [schedules] }',
    {},
    ['test: unit'],
  ],
  [
    'a canary, then the rest half an hour later',
    `
stages: [canary, rest]
canary: { stage: canary, script: c, environment: production/canary }
rest: { stage: rest, script: r, when: delayed, start_in: 30 minutes, environment: production }
`,
    {},
    ['canary: canary', 'rest: rest'],
  ],
  [
    'commands before and after everything',
    `
stages: [work]
prepare: { stage: .pre, script: p }
work: { stage: work, script: w }
report: { stage: .post, script: r, when: always }
`,
    {},
    ['.pre: prepare', 'work: work', '.post: report'],
  ],
  [
    'templates of the own and of a shared project',
    `
include: [{ local: ci/test.yml }, { project: shared/ci, ref: v1, file: [build.yml, deploy.yml] }]
test: { variables: { LEVEL: "2" } }
`,
    {
      files: {
        'ci/test.yml': 'test: { script: make test, variables: { LEVEL: "1" } }',
        'shared/ci:build.yml': 'build: { stage: build, script: make }',
        'shared/ci:deploy.yml': 'deploy: { stage: deploy, script: ship, when: manual }',
      },
    },
    ['build: build', 'test: test', 'deploy: deploy?'],
  ],
  [
    'files of which rules decide',
    `
include: [{ local: a.yml, rules: [{ exists: [go.mod] }] }, { local: b.yml, rules: [{ if: $LEGACY }] }]
always: { script: a }
`,
    { paths: ['go.mod'], files: { 'a.yml': 'go: { script: go }', 'b.yml': 'old: { script: o }' } },
    ['test: go', 'test: always'],
  ],
  [
    'scripts put together of parts, three deep',
    `
.lines: { script: [a] }
.more: { script: [!reference [.lines, script], b] }
.rules: { main: [{ if: $CI_COMMIT_BRANCH == "main" }], tag: [{ if: $CI_COMMIT_TAG }] }
job: { script: [!reference [.more, script], c], rules: [!reference [.rules, main], !reference [.rules, tag]] }
`,
    { ref: 'v1', tag: true },
    ['test: job'],
  ],
  [
    'anchors and merged keys as of old',
    `
.base: &base
  image: alpine
  only: [main]
one:
  <<: *base
  script: a
two:
  <<: *base
  script: b
  only: [develop]
`,
    {},
    ['test: one'],
  ],
  [
    'a base that extends eleven levels',
    `${Array.from({ length: 9 }, (_, at) => `.b${at}: { extends: .b${at + 1} }`).join('\n')}
.b9: { script: deep, stage: build }
job: { extends: .b0 }
`,
    {},
    ['build: job'],
  ],
  [
    'checks that may fail, and retries of the system',
    `
default: { retry: { max: 2, when: [runner_system_failure, stuck_or_timeout_failure] } }
strict: { script: s, allow_failure: { exit_codes: [3] } }
loose: { script: l, allow_failure: true, timeout: 10m, interruptible: true }
`,
    {},
    ['test: strict', 'test: loose'],
  ],
  [
    'a release with its assets',
    `
release:
  stage: deploy
  script: echo
  release: { tag_name: $CI_COMMIT_TAG, description: News, assets: { links: [{ name: a, url: "https://x.example/a" }] } }
  rules: [{ if: $CI_COMMIT_TAG }]
`,
    { ref: 'v1', tag: true },
    ['deploy: release'],
  ],
  [
    'a game that is built for each platform, with files of its own',
    `
.export: { stage: build, image: godot, script: export $CI_JOB_NAME, artifacts: { paths: [out/], expire_in: 1 week } }
linux: { extends: .export }
windows: { extends: .export }
mac: { extends: .export, tags: [macos] }
upload: { stage: deploy, script: up, dependencies: [linux, windows], when: manual }
`,
    {},
    ['build: linux', 'build: windows', 'build: mac', 'deploy: upload?'],
  ],
  [
    'environments one after the other',
    `
stages: [staging, production]
staging: { stage: staging, script: d, environment: { name: staging, deployment_tier: staging } }
smoke: { stage: staging, script: s, needs: [staging], environment: { name: staging, action: verify } }
production: { stage: production, script: d, when: manual, allow_failure: false, environment: production }
`,
    {},
    ['staging: staging', 'staging: smoke', 'production: production?'],
  ],
  [
    'messages that leave jobs out, and variables that ask for them',
    `
test: { script: t, rules: [{ if: '$CI_COMMIT_MESSAGE =~ /draft/i', when: never }, { when: on_success }] }
fuzz: { script: f, rules: [{ if: '$FUZZ == "yes" && ($CI_COMMIT_BRANCH || $CI_COMMIT_TAG)' }] }
`,
    { variables: { CI_COMMIT_MESSAGE: 'A Draft', FUZZ: 'yes' } },
    ['test: fuzz'],
  ],
  [
    'needs of jobs that are not always there',
    `
build: { stage: build, script: b, rules: [{ if: $NEVER }] }
test: { script: t, needs: [{ job: build, optional: true }] }
deploy: { stage: deploy, script: d, needs: [test, { project: group/lib, job: build, ref: main, artifacts: true }] }
`,
    {},
    ['test: test', 'deploy: deploy'],
  ],
  [
    'secrets and tokens for a vault',
    `
deploy:
  stage: deploy
  script: d
  id_tokens: { VAULT_TOKEN: { aud: "https://vault.example" } }
  secrets: { PASSWORD: { vault: prod/db/password, token: $VAULT_TOKEN } }
`,
    {},
    ['deploy: deploy'],
  ],
  [
    'types and inherited keys as of long ago',
    `
types: [build, test]
image: ruby
cache: { paths: [vendor] }
job: { stage: build, script: b, inherit: { default: [image], variables: false } }
`,
    {},
    ['build: job'],
  ],
];

describe('known configurations', () => {
  it('are thirty and more', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(30);
  });

  it.each(shapes)('%s', async (_, text, given, jobs) => {
    const plan = await planOf(text, given);
    const shown = plan.jobs.map(
      ({ stage, name, when }) => `${stage}: ${name}${when === 'manual' ? '?' : ''}`,
    );
    expect(shown).toEqual(jobs);
  });
});
