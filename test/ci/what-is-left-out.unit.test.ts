import { describe, expect, it } from 'vitest';
import type { StoredJob } from '#src/ci/job-columns.ts';
import { toStoredJobs } from '#src/ci/job-columns.ts';
import { factsOf, faultsOf, jobsOf, planOf } from './planning.ts';

const ofMergeRequest = { source: 'merge_request_event' };

describe('a pipeline of a merge request', () => {
  const workflow =
    'workflow: { rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }, { if: $CI_COMMIT_BRANCH }] }';

  it('has the jobs without rules where the workflow has rules', async () => {
    expect(await faultsOf('a: { script: x }', ofMergeRequest)).toEqual([
      'No stages / jobs for this pipeline.',
    ]);
    expect(await jobsOf(`${workflow}\na: { script: x }`, ofMergeRequest)).toEqual(['a']);
    expect(await jobsOf(`${workflow}\na: { script: x }`)).toEqual(['a']);
    const only = `${workflow}\na: { script: x, only: [branches] }\nb: { script: x }`;
    expect(await jobsOf(only, ofMergeRequest)).toEqual(['b']);
  });
});

it.each([
  ['push', 'push'],
  ['schedule', 'schedule'],
  ['trigger', 'trigger'],
  ['pipeline', 'pipeline'],
  ['merge_request_event', 'merge_request'],
])('the source %s is meant by %s, and by its plural', async (source, word) => {
  const plural = word === 'push' ? 'pushes' : `${word}s`;
  const text = `a: { script: x, only: [${word}] }\nb: { script: x, only: [${plural}] }\nc: { script: x, only: [${source}s-of-others] }`;
  expect(await jobsOf(text, { source })).toEqual(['a', 'b']);
});

it.each([
  ['dast_configuration: { site_profile: s }', 'DAST profile not found: s'],
  ['identity: google_cloud', 'unknown keys: identity'],
  ['manual_confirmation: sure', 'unknown keys: manual_confirmation'],
  ['run: [{ name: s, script: x }]', 'unknown keys: run'],
])('a job may not have a keyword that would do nothing: %s', async (keyword, fault) => {
  expect(await faultsOf(`a: { script: x, ${keyword} }`)).toEqual([expect.stringContaining(fault)]);
});

it('a job may fetch the archive of a job of its stage', async () => {
  expect(await jobsOf('a: { script: x }\nb: { script: x, dependencies: [a] }')).toEqual(['a', 'b']);
});

it.each([
  ['none', []],
  ['all', ['workflow:auto_cancel on job failure should be one of: none']],
  ['nonsense', ['workflow:auto_cancel on job failure should be one of: none']],
])('a failed job cancels no other: on_job_failure %s', async (value, faults) => {
  const text = `workflow: { auto_cancel: { on_job_failure: ${value} } }\na: { script: x }`;
  expect(await faultsOf(text)).toEqual(faults);
});

it('the name of a pipeline has nothing that is masked', async () => {
  const text = 'workflow: { name: "of $KIND by $TOKEN" }\na: { script: x }';
  const variables = { KIND: 'clay', TOKEN: 'glaze-4711' };
  const masked = new Map([['TOKEN', 'glaze-4711']]);
  expect((await planOf(text, { variables, masked })).workflowName).toBe('of clay by [MASKED]');
});

it('the address of an environment has the variables that are known, and nothing that is masked', async () => {
  const text = `
variables: { SUB: s-$CI_COMMIT_REF_NAME }
a: { script: x, environment: { name: e, url: "https://$SUB.$DOMAIN/$TOKEN/$CI_ENVIRONMENT_SLUG/$REPORTED" } }
`;
  const variables = { DOMAIN: '$HOST.example', HOST: 'kiln', TOKEN: 'glaze-4711' };
  const masked = new Map([['TOKEN', 'glaze-4711']]);
  const facts = { ...factsOf({ variables }), masked };
  const [batch = '[]'] = toStoredJobs(await planOf(text, { variables }), facts);
  const [job] = JSON.parse(batch) as StoredJob[];
  const { environment } = JSON.parse(job?.columns.options ?? '{}') as { environment: object };
  expect(environment).toMatchObject({
    url: 'https://s-main.kiln.example/$TOKEN/$CI_ENVIRONMENT_SLUG/$REPORTED',
  });
});

describe('the tags of a job', () => {
  const columnsOf = async (text: string, masked: Readonly<Record<string, string>> = {}) => {
    const variables = { ...masked, KIND: 'large' };
    const facts = { ...factsOf({ variables }), masked: new Map(Object.entries(masked)) };
    const [batch = '[]'] = toStoredJobs(await planOf(text, { variables }), facts);
    return (JSON.parse(batch) as StoredJob[]).map(({ columns }) => columns.tag_list);
  };

  it('have variables put in, those of a matrix, too', async () => {
    expect(await columnsOf('a: { script: x, tags: [$KIND, linux] }')).toEqual([
      '["large","linux"]',
    ]);
    const matrix =
      'a: { script: x, tags: ["${ARCH}"], parallel: { matrix: [{ ARCH: [arm, x64] }] } }';
    expect(await columnsOf(matrix)).toEqual(['["arm"]', '["x64"]']);
  });

  it('do not tell what is masked', async () => {
    const [tags] = await columnsOf('a: { script: x, tags: [x-$SECRET] }', { SECRET: 'glaze-4711' });
    expect(tags).toBe('["x-[MASKED]"]');
  });
});

it('a job that is manual itself may fail, whatever rules it has, and one that a rule makes manual may not', async () => {
  const plan = await planOf(`
itself: { script: x, when: manual }
ruled: { script: x, when: manual, rules: [{ if: $CI_COMMIT_BRANCH }] }
made: { script: x, rules: [{ if: $CI_COMMIT_BRANCH, when: manual }] }
`);
  expect(plan.jobs.map(({ name, allowFailure }) => [name, allowFailure])).toEqual([
    ['itself', true],
    ['ruled', true],
    ['made', false],
  ]);
});
