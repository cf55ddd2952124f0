import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { committerTo, write } from '../commits/world.ts';
import { statusesWorld } from '../commit-statuses/world.ts';
import { worldOf } from './world.ts';

const app = await startApp();
const { api, db, git } = app;
const { runnerOf, request } = worldOf(app);

interface Payload {
  readonly variables: readonly { readonly key: string; readonly value: string }[];
  readonly cache: readonly { readonly key: string }[];
  readonly git_info: { readonly refspecs: readonly string[]; readonly depth: number };
  readonly artifacts: readonly object[];
}

describe('what a runner is told of a job', () => {
  async function projectWith(configuration: string) {
    const { project, people, path } = await statusesWorld(db, git);
    const commit = committerTo(git, project);
    const save = (name: string, text: string) => commit('Change', [write(name, text)], {});
    await save('.gitlab-ci.yml', configuration);
    const runner = await runnerOf(`/projects/${project.id}`, {
      ...{ run_untagged: true, tag_list: ['kiln', 'linux'] },
    });
    const next = async () => {
      const made = await api.as(people.maintainer).post(`${path}/pipeline`, { ref: 'main' });
      expect(made.status).toBe(201);
      const answer = await request(runner);
      expect(answer.status).toBe(201);
      return answer.body as Payload;
    };
    return { save, next };
  }

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
      CI_ENVIRONMENT_URL: 'https://$CI_ENVIRONMENT_SLUG.example',
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

  it('has the secrets that the runner fetches', async () => {
    const { next } = await projectWith(
      'up: { script: x, secrets: { PASSWORD: { vault: prod/db/password@ops, file: false } } }',
    );
    const payload = await next();
    expect(payload).toMatchObject({
      secrets: { PASSWORD: { vault: 'prod/db/password@ops', file: false } },
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
