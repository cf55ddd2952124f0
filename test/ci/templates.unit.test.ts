import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ConfigurationSource } from '#src/ci/plan.ts';
import { planPipeline } from '#src/ci/plan-pipeline.ts';
import { autoDevops, readTemplate } from '#src/ci/templates.ts';
import { factsOf, sourceOf } from './planning.ts';

const source: ConfigurationSource = {
  ...sourceOf({}),
  template: (name) => readTemplate(name, source),
};
const files = readdirSync('src/ci/templates', { recursive: true, encoding: 'utf8' });
const templates = files.filter((file) => file.endsWith('.yml')).sort();

type Given = Parameters<typeof factsOf>[0];

async function planOf(name: string, given: Given, more = '') {
  const plan = await planPipeline(`include: { template: ${name} }\n${more}`, {
    source,
    facts: factsOf(given),
  });
  return plan.jobs;
}

const namesOf = async (name: string, given: Given, more = '') =>
  (await planOf(name, given, more)).map((job) => job.name);

const tools = ['package.json', 'requirements.txt', 'go.mod', 'Gemfile', 'Cargo.toml', 'pom.xml'];
const everything = ['Dockerfile', 'chart/Chart.yaml', ...tools];

describe('every template', () => {
  it.each(templates)('%s is a configuration without faults', async (name) => {
    const stages = 'stages: [build, test, review, staging, production, cleanup, deploy]';
    const more = `${stages}\nmine: { stage: test, script: a }`;
    const names = await namesOf(name, { paths: everything }, more);
    expect(names).toContain('mine');
  });

  it('is found by its name alone', async () => {
    const told = async (name: string) => readTemplate(name, source);
    expect(await told('Gone.gitlab-ci.yml')).toEqual({
      error: 'Included file `Gone.gitlab-ci.yml` is empty or does not exist!',
    });
    expect(await told('Bash.yml')).toEqual({
      error: 'Template file `Bash.yml` is not a valid location!',
    });
    for (const name of [
      '../templates/Bash.gitlab-ci.yml',
      '/Bash.gitlab-ci.yml',
      'a/b/c.gitlab-ci.yml',
      `${'a'.repeat(300)}.gitlab-ci.yml`,
      `${'a'.repeat(300)}/b.gitlab-ci.yml`,
    ]) {
      expect(await told(name)).toHaveProperty('error');
    }
  });
});

describe('the automatic pipeline', () => {
  const domain = { KUBE_INGRESS_BASE_DOMAIN: 'apps.example' };

  const shapes: readonly (readonly [string, Given, readonly string[]])[] = [
    ['an image', { paths: ['Dockerfile'] }, ['build']],
    ['tests', { paths: ['package.json', 'go.mod'] }, ['test node', 'test go']],
    ['nothing to deploy with', { paths: everything.slice(0, 3) }, ['build', 'test node']],
    [
      'the default branch',
      { paths: everything.slice(0, 3), variables: domain },
      ['build', 'test node', 'production'],
    ],
    [
      'another branch',
      { paths: everything.slice(0, 3), variables: domain, ref: 'topic' },
      ['build', 'test node', 'review', 'stop_review'],
    ],
    [
      'staging',
      { paths: everything.slice(0, 2), variables: { ...domain, STAGING_ENABLED: '1' } },
      ['build', 'staging', 'production'],
    ],
    ['no tests', { paths: everything, variables: { TEST_DISABLED: '1' } }, ['build']],
  ];
  it.each(shapes)('of %s', async (_, given, jobs) => {
    expect(await namesOf(autoDevops, given)).toEqual(jobs);
  });

  it('is none where there is nothing that it knows', async () => {
    await expect(planOf(autoDevops, { paths: ['README.md'] })).rejects.toMatchObject({
      reason: 'filtered',
    });
  });

  it.each([
    ['manual', { when: 'manual', allowFailure: true }],
    ['timed', { when: 'delayed', startIn: 300 }],
    ['', { when: 'on_success', allowFailure: false }],
  ])('deploys to production as the rollout mode says: %j', async (mode, production) => {
    const variables = { ...domain, INCREMENTAL_ROLLOUT_MODE: mode };
    const jobs = await planOf(autoDevops, { paths: everything, variables });
    expect(jobs.find((job) => job.name === 'production')).toMatchObject(production);
  });
});
