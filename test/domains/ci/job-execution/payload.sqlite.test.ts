import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { startApp } from '#test/support/app.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { worldOf } from './world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { administrator, runnerOf, request } = worldOf(app);
environment.workers.start();

interface Payload {
  readonly id: number;
  readonly job_info: { readonly project_id: number };
  readonly secrets?: object;
  readonly token: string;
  readonly credentials: readonly object[];
  readonly variables: readonly { readonly key: string; readonly value: string }[];
  readonly cache: readonly { readonly key: string }[];
  readonly git_info: { readonly refspecs: readonly string[]; readonly depth: number };
  readonly artifacts: readonly object[];
}

const shown = (key: string, value: string) => ({
  key,
  value,
  masked: false,
  file: false,
  raw: false,
});

describe('the payload of a job for a runner', () => {
  async function projectWith(configuration: string) {
    const { project, people, path } = await statusesWorld(db, git);
    const commit = committerTo(git, project);
    const save = (name: string, text: string) => commit('Change', [write(name, text)], {});
    await save('.gitlab-ci.yml', configuration);
    const runner = await runnerOf(`/projects/${project.id}`, {
      ...{ run_untagged: true, tag_list: ['kiln', 'linux'] },
    });
    const make = async () => {
      const made = await api.as(people.maintainer).post(`${path}/pipeline`, { ref: 'main' });
      expect(made.status).toBe(201);
      return made.body as { id: number };
    };
    const next = async () => {
      await make();
      const answer = await request(runner);
      expect(answer.status).toBe(201);
      return answer.body as Payload;
    };
    return { project, maintainer: api.as(people.maintainer), save, next, make, runner };
  }

  it.each([
    [33, { status: 201, body: { job_info: { name: 'last' } } }],
    [34, { status: 204 }],
  ])('inherits at most 5,000 variables of reports: %i reports of 150', async (count, expected) => {
    const { project, make, runner } = await projectWith(
      'stages: [a, b]\nfirst: { stage: a, script: x, parallel: 34 }\nlast: { stage: b, script: x }',
    );
    const { id: pipeline_id } = await make();
    const jobs = db<JobRow>('jobs').where({ pipeline_id }).orderBy('id');
    const first = await jobs.clone().where('name', 'like', 'first%');
    const variables = JSON.stringify(
      Array.from({ length: 150 }, (_, index) => ({ key: `V${index}`, value: 'x' })),
    );
    const created_at = new Date().toISOString();
    await db('job_artifacts').insert(
      first.slice(0, count).map(({ id }) => ({
        ...{ job_id: id, project_id: project.id, file_type: 'dotenv', file_format: 'gzip' },
        ...{ filename: '.env', size: 9, sha256: '', storage_key: `dotenv-${id}` },
        ...{ created_at, variables },
      })),
    );
    await jobs.clone().where({ stage: 'a' }).update({ status: 'running' });
    for (const { id } of first) await finishJob(db, id, { status: 'success' }, new Date());
    await environment.workers.idle();
    const answer = await request(runner);
    expect(answer).toMatchObject(expected);
    const last = await jobs.clone().where('name', 'last').first();
    if (expected.status === 201) return;
    expect(last).toMatchObject({ status: 'failed', failure_reason: 'data_integrity_failure' });
    const log = await api
      .as(await administrator)
      .get(`/projects/${project.id}/jobs/${last?.id}/trace`);
    expect(log.body).toMatch(/^ERROR: Job failed: The dotenv reports .* more than 5000 variables/);
  });

  it.each([
    ['Glazed\n\nAnd fired', 'Glazed\n\nAnd fired'],
    [undefined, ''],
    ['a'.repeat(40_000), 'a'.repeat(32_768)],
  ])('names the server, the plan, and the message %#: %.9j of its tag', async (message, told) => {
    const { project, maintainer, runner } = await projectWith('up: { script: x, timeout: 5m }');
    const ofProject = `/projects/${project.id}`;
    const tag = { tag_name: 'v1', ref: 'main', ...(message !== undefined && { message }) };
    expect((await maintainer.post(`${ofProject}/repository/tags`, tag)).status).toBe(201);
    expect((await maintainer.post(`${ofProject}/pipeline`, { ref: 'v1' })).status).toBe(201);
    const { variables } = (await request(runner)).body as Payload;
    const { host, origin } = new URL(app.environment.config.baseUrl);
    expect(Object.fromEntries(variables.map(({ key, value }) => [key, value]))).toMatchObject({
      CI_COMMIT_TAG: 'v1',
      CI_COMMIT_TAG_MESSAGE: told,
      CI_SERVER_FQDN: host,
      CI_API_GRAPHQL_URL: `${origin}/api/graphql`,
      CI_PROJECT_NAMESPACE_ID: String(project.namespace_id),
      CI_PROJECT_DESCRIPTION: '',
      CI_JOB_GROUP_NAME: 'up',
      CI_PROJECT_CLASSIFICATION_LABEL: '',
      CI_JOB_TIMEOUT: '300',
      GITLAB_FEATURES: expect.stringMatching(/(?:^|,)epics,.*related_epics/) as string,
    });
    expect(variables.map(({ key }) => key)).not.toContain('CI_PAGES_DOMAIN');
  });

  it('names its environment, with its action, tier and address', async () => {
    const { next } = await projectWith(
      'up: { script: x, environment: { name: review/$CI_COMMIT_REF_NAME, action: prepare, url: "https://$CI_ENVIRONMENT_SLUG.example" } }',
    );
    const { variables } = await next();
    const shown = variables.filter(({ key }) => key.startsWith('CI_ENVIRONMENT_'));
    expect(Object.fromEntries(shown.map(({ key, value }) => [key, value]))).toEqual({
      CI_ENVIRONMENT_NAME: 'review/main',
      CI_ENVIRONMENT_SLUG: expect.stringMatching(/^review-main-\w{6}$/) as string,
      CI_ENVIRONMENT_ACTION: 'prepare',
      CI_ENVIRONMENT_TIER: 'development',
      CI_ENVIRONMENT_URL: expect.stringMatching(/^https:\/\/review-main-\w{6}\.example$/) as string,
    });
  });

  it.each([
    ['0', ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*']],
    ['5', ['+refs/heads/main:refs/remotes/origin/main']],
  ])('has what is fetched with the depth %s, and the tags of the runner', async (depth, refs) => {
    const { next } = await projectWith(
      `up: { script: x, variables: { GIT_DEPTH: "${depth}" }, artifacts: { reports: { cyclonedx: "*.json" } } }`,
    );
    const { git_info, variables, artifacts } = await next();
    const [own, ...others] = git_info.refspecs;
    expect(own).toMatch(/^\+refs\/pipelines\//);
    expect(others).toEqual(refs);
    expect(git_info.depth).toBe(Number(depth));
    expect(variables.find(({ key }) => key === 'CI_RUNNER_TAGS')?.value).toBe('kiln,linux');
    expect(artifacts).toMatchObject([{ artifact_type: 'cyclonedx', artifact_format: 'gzip' }]);
  });

  it('puts no variable into texts that people write', async () => {
    const { project, maintainer, next } = await projectWith(`
variables: { NOTE: "of $CI_COMMIT_TITLE", BOTH: "$SPICE: $CI_COMMIT_TITLE", MIXED: "$OTHER/$CI_COMMIT_TITLE" }
up: { script: x, environment: { name: "review/$CI_COMMIT_TITLE" } }
`);
    const secret = { key: 'SPICE', value: 'saffron' };
    expect((await maintainer.post(`/projects/${project.id}/variables`, secret)).status).toBe(201);
    const commit = committerTo(git, project);
    await commit('Cook with $SPICE\n\nAnd ${CI_JOB_TOKEN} or %SPICE%', [write('e', 'f')], {});
    const { variables, token } = await next();
    const byKey = new Map(variables.map((each) => [each.key, each]));
    expect(byKey.get('CI_COMMIT_TITLE')).toMatchObject({ value: 'Cook with $SPICE', raw: true });
    expect(byKey.get('CI_COMMIT_DESCRIPTION')).toMatchObject({
      ...{ value: expect.stringContaining('${CI_JOB_TOKEN} or %SPICE%') as string, raw: true },
    });
    expect(byKey.get('NOTE')).toMatchObject({ value: 'of Cook with $SPICE', raw: true });
    expect(byKey.get('BOTH')).toMatchObject({ value: 'saffron: Cook with $SPICE', raw: true });
    expect(byKey.get('MIXED')).toMatchObject({ value: '$OTHER/Cook with $SPICE', raw: false });
    expect(byKey.get('CI_ENVIRONMENT_NAME')?.value).toContain('$SPICE');
    const own = new Set(['CI_JOB_TOKEN', 'CI_REGISTRY_PASSWORD', 'CI_REPOSITORY_URL']);
    const told = variables.filter(({ key, value }) => !own.has(key) && value.includes(token));
    expect(told).toEqual([]);
  });

  it('names the container registry, and logs in to it', async () => {
    const { project, next } = await projectWith(
      'up: { script: x, rules: [{ if: "$CI_REGISTRY && $CI_REGISTRY_IMAGE" }] }',
    );
    const { token, variables, credentials } = await next();
    const { host } = new URL(app.origin);
    expect(variables.filter(({ key }) => key.startsWith('CI_REGISTRY'))).toEqual([
      { ...shown('CI_REGISTRY', host), public: true, raw: true },
      {
        ...shown('CI_REGISTRY_IMAGE', `${host}/${project.full_path.toLowerCase()}`),
        ...{ public: true, raw: true },
      },
      { ...shown('CI_REGISTRY_USER', 'gitlab-ci-token'), public: true },
      { ...shown('CI_REGISTRY_PASSWORD', token), public: false, masked: true },
    ]);
    expect(credentials).toEqual([
      { type: 'registry', url: host, username: 'gitlab-ci-token', password: token },
    ]);
  });

  it('names no image where the project has no registry', async () => {
    const { project, next } = await projectWith(
      'up: { script: x, rules: [{ if: "$CI_REGISTRY && $CI_REGISTRY_IMAGE == null" }] }',
    );
    await db('projects')
      .where({ id: project.id })
      .update({ container_registry_access_level: 'disabled' });
    const { variables } = await next();
    const names = variables.map(({ key }) => key).filter((key) => key.startsWith('CI_REGISTRY'));
    expect(names).toEqual(['CI_REGISTRY', 'CI_REGISTRY_USER', 'CI_REGISTRY_PASSWORD']);
  });

  it('says where the secrets are that the runner fetches', async () => {
    const { next } = await projectWith(`
variables: { VAULT_SERVER_URL: https://vault.example, VAULT_AUTH_ROLE: kiln }
up:
  script: x
  secrets:
    PASSWORD: { vault: prod/db/password@ops, file: false }
    WHOLE: { vault: { engine: { name: kv-v1, path: kv }, path: a, field: b }, token: $MINE }
  id_tokens: { MINE: { aud: https://vault.example } }
`);
    const payload = await next();
    const server = (jwt: string) => ({
      url: 'https://vault.example',
      auth: { name: 'jwt', path: 'jwt', data: { jwt, role: 'kiln' } },
    });
    expect(payload.secrets).toEqual({
      PASSWORD: {
        vault: {
          server: server('${CI_JOB_JWT}'),
          ...{ engine: { name: 'kv-v2', path: 'ops' }, path: 'prod/db', field: 'password' },
        },
        file: false,
      },
      WHOLE: {
        vault: {
          server: server('$MINE'),
          ...{ engine: { name: 'kv-v1', path: 'kv' }, path: 'a', field: 'b' },
        },
        file: true,
      },
    });
    const valueOf = (name: string) => payload.variables.find(({ key }) => key === name)?.value;
    const { body } = await api.sendTo('GET', '/oauth/discovery/keys');
    const keys = createLocalJWKSet(body as { keys: [] });
    const read = async (name: string, audience?: string) => {
      const currentDate = app.environment.clock();
      const options = { currentDate, ...(audience !== undefined && { audience }) };
      return (await jwtVerify(valueOf(name) ?? '', keys, options)).payload;
    };
    const iss = app.environment.config.baseUrl;
    expect(await read('CI_JOB_JWT_V2', iss)).toMatchObject({ iss, job_id: String(payload.id) });
    const older = { iss: new URL(iss).host, sub: `job_${payload.id}` };
    for (const name of ['CI_JOB_JWT', 'CI_JOB_JWT_V1']) {
      const token = await read(name);
      expect(token).toMatchObject(older);
      expect(token).not.toHaveProperty('aud');
    }
    expect((await api.sendTo('GET', '/-/jwks')).body).toEqual(body);
    const mine = await read('MINE', 'https://vault.example');
    expect(mine).toMatchObject({
      project_id: String(payload.job_info.project_id),
      sub: expect.stringMatching(/^project_path:.+:ref_type:branch:ref:main$/),
    });
  });

  it.each([
    [`Fire${'!'.repeat(95)}\n\nHot`, 'Hot'],
    [`Fire${'!'.repeat(96)}\n\nHot`, `Fire${'!'.repeat(96)}\n\nHot`],
  ])('has the message behind a short title as description: %#', async (message, description) => {
    const { project, next } = await projectWith('up: { script: x }');
    await committerTo(git, project)(message, [write('a', 'b')], {});
    const { variables } = await next();
    const told = variables.find(({ key }) => key === 'CI_COMMIT_DESCRIPTION')?.value;
    expect(told?.trim()).toBe(description);
  });

  it('proves where it comes from until it has timed out', async () => {
    const { next } = await projectWith(`
plain: { script: x, timeout: 3h, id_tokens: { MINE: { aud: a } } }
named: { stage: deploy, script: 'login $CI_JOB_JWT' }
`);
    const { variables } = await next();
    const claims = decodeJwt(variables.find(({ key }) => key === 'MINE')?.value ?? '');
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(10_800);
    expect(variables.map(({ key }) => key)).not.toContain('CI_JOB_JWT');
  });

  it.each(['CI_JOB_JWT', 'CI_JOB_JWT_V2'])(
    'has %s where its configuration names it',
    async (name) => {
      const { next } = await projectWith(`up: { script: 'login $${name}' }`);
      const { variables } = await next();
      expect(variables.filter(({ key }) => key.startsWith('CI_JOB_JWT'))).toMatchObject([
        { key: 'CI_JOB_JWT', masked: true, public: false },
        { key: 'CI_JOB_JWT_V1', masked: true, public: false },
        { key: 'CI_JOB_JWT_V2', masked: true, public: false },
      ]);
    },
  );

  it('has variables with each other put in, at all levels', async () => {
    const { next, project, maintainer } = await projectWith(`
variables:
  A: "JOB-$CI_JOB_NAME"
  B: "x-\${A}"
  C: "$B and $B, $$B, $UNKNOWN, 100%"
  ROUND: "r-$ABOUT"
  ABOUT: "a-$ROUND"
  SELF: "s:$SELF"
  NOTED: "in $NOTES"
  PLAIN: { value: "$A", expand: false }
up: { script: x }
`);
    const path = `/projects/${project.id}/variables`;
    const file = { key: 'NOTES', value: 'cost $A', variable_type: 'file' };
    expect((await maintainer.post(path, file)).status).toBe(201);
    const { variables } = await next();
    const told = Object.fromEntries(variables.map(({ key, value }) => [key, value]));
    expect(told).toMatchObject({
      A: 'JOB-up',
      B: 'x-JOB-up',
      C: 'x-JOB-up and x-JOB-up, $$B, $UNKNOWN, 100%',
      ROUND: 'r-$ABOUT',
      ABOUT: 'a-$ROUND',
      SELF: 's:$SELF',
      NOTED: 'in $NOTES',
      NOTES: 'cost $A',
      PLAIN: '$A',
    });
  });

  it('is not handed over with secrets and no vault', async () => {
    const { make, runner } = await projectWith(
      'up: { script: x, secrets: { PASSWORD: { vault: prod/db/password@ops } } }',
    );
    const pipeline = await make();
    expect((await request(runner)).status).toBe(204);
    expect(await db('jobs').where({ pipeline_id: pipeline.id }).first()).toMatchObject({
      status: 'failed',
      failure_reason: 'secrets_provider_not_found',
    });
  });

  it('has caches whose keys follow the files that make them', async () => {
    const { save, next } = await projectWith(
      'up: { script: x, cache: [{ key: { files: [a.lock, b.lock], prefix: npm }, paths: [x] }, { key: k, paths: [y] }] }',
    );
    const keys = async () => (await next()).cache.map(({ key }) => key);
    expect(await keys()).toEqual(['npm-default-non_protected', 'k-non_protected']);
    await save('a.lock', '1');
    const [first] = await keys();
    expect(first).toMatch(/^npm-[0-9a-f]{40}-non_protected$/);
    await save('other', '1');
    expect((await keys())[0]).toBe(first);
    await save('b.lock', '2');
    expect((await keys())[0]).not.toBe(first);
  });
});
