import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { codeProject, create } from '#test/domains/code/repository-files/support.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedUser } from '#test/support/seed.ts';
import { allowLocalHooks } from '#test/support/receiver.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db } = app;
const ask = await asking(app);
const { project, developer, commit, cli, cliInput } = await codeProject(app, {
  visibility: 'public',
});
const before = await commit([create('clay.txt', 'Clay')]);
await commit([create('ci/more.yml', 'glaze: { script: dip, environment: shelf, when: manual }')]);
const reporter = await seedUser(db);
await addMember(db, { project, user: reporter, level: 20 });

const document = `query($path: ID!, $content: String!, $dryRun: Boolean, $sha: String) {
  ciConfig(projectPath: $path, content: $content, dryRun: $dryRun, sha: $sha) {
    includes { blob contextProject contextSha extra location raw type }
    errors warnings status mergedYaml
    stages { nodes { name groups { nodes { name size jobs { nodes {
      name groupName stage script beforeScript afterScript tags environment when allowFailure
      needs { nodes { name } } only { refs } except { refs } } } } } } } } }`;
const content = `
include: ci/more.yml
stages: [build, rest, test]
default: { before_script: [sweep] }
fire: { script: kiln fire, needs: [brick 1/2], rules: [{ if: $CI_COMMIT_BRANCH == "none" }] }
brick 1/2: { stage: build, script: press, tags: [hot] }
brick 2/2: { stage: build, script: [press, dry], only: [tags], except: [/^wet/] }
`;
const path = project.full_path;

interface Job {
  readonly name: string;
  readonly needs: { readonly nodes: readonly { readonly name: string }[] };
}
interface Config {
  readonly errors: readonly string[];
  readonly status: string;
  readonly mergedYaml: string | null;
  readonly stages: {
    readonly nodes: readonly {
      readonly name: string;
      readonly groups: {
        readonly nodes: readonly {
          readonly name: string;
          readonly size: number;
          readonly jobs: { readonly nodes: readonly Job[] };
        }[];
      };
    }[];
  };
}

async function configOf(variables: object = {}): Promise<Config> {
  const { data, errors } = await ask(developer, document, { path, content, ...variables });
  expect(errors).toBeUndefined();
  return data?.ciConfig as unknown as Config;
}

const namesOf = ({ stages }: Config) =>
  stages.nodes.map(({ name, groups }) => [
    name,
    groups.nodes.map((group) => [group.name, group.jobs.nodes.map((job) => job.name)]),
  ]);

it('tells what is made of a configuration, as REST does', async () => {
  const config = await configOf();
  const rest = await api
    .as(developer)
    .post(`/projects/${project.id}/ci/lint`, { content, include_jobs: true });
  const { merged_yaml, jobs } = rest.body as { merged_yaml: string; jobs: { name: string }[] };
  expect(config).toMatchObject({ errors: [], status: 'VALID', mergedYaml: merged_yaml });
  expect(namesOf(config)).toEqual([
    ['build', [['brick', ['brick 1/2', 'brick 2/2']]]],
    [
      'test',
      [
        ['glaze', ['glaze']],
        ['fire', ['fire']],
      ],
    ],
  ]);
  const told = config.stages.nodes.flatMap(({ groups }) =>
    groups.nodes.flatMap((group) => group.jobs.nodes),
  );
  expect(told.map(({ name }) => name).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
  expect(told.find(({ name }) => name === 'fire')).toEqual({
    ...{ name: 'fire', groupName: 'fire', stage: 'test', script: ['kiln fire'] },
    ...{ beforeScript: ['sweep'], afterScript: [], tags: [], environment: null },
    ...{ when: 'on_success', allowFailure: false, needs: { nodes: [{ name: 'brick 1/2' }] } },
    ...{ only: null, except: null },
  });
  expect(told.find(({ name }) => name === 'brick 2/2')).toMatchObject({
    ...{ groupName: 'brick', script: ['press', 'dry'], needs: { nodes: [] } },
    ...{ only: { refs: ['tags'] }, except: { refs: ['/^wet/'] } },
  });
  expect(told.find(({ name }) => name === 'glaze')).toMatchObject({
    ...{ environment: 'shelf', when: 'manual', allowFailure: true },
    only: { refs: ['branches', 'tags'] },
  });
});

it('lets rules decide where a pipeline is planned', async () => {
  expect(namesOf(await configOf({ dryRun: true }))).toEqual([
    ['build', [['brick', ['brick 1/2']]]],
    ['test', [['glaze', ['glaze']]]],
  ]);
});

it('tells faults', async () => {
  expect(await configOf({ content: 'fire: { stage: none, script: x }' })).toMatchObject({
    ...{ status: 'INVALID', mergedYaml: null, stages: { nodes: [] } },
    errors: [expect.stringContaining('fire')],
  });
});

it('includes the files of the commit that is named', async () => {
  expect(await configOf({ sha: before })).toMatchObject({
    status: 'INVALID',
    errors: [expect.stringContaining('ci/more.yml')],
  });
  const { errors } = await ask(developer, document, { path, content, sha: 'f'.repeat(40) });
  expect(errors).toEqual(['Reference not found']);
});

it('includes no files that merge requests alone hold, where these are off', async () => {
  const blob = cliInput(['hash-object', '-w', '--stdin'], 'secret: { script: hide }');
  const folder = cliInput(['mktree'], `100644 blob ${blob}\tmore.yml\n`);
  const tree = cliInput(['mktree'], `040000 tree ${folder}\tci\n`);
  const hidden = cli('commit-tree', '-m', 'Hide', tree);
  cli('update-ref', 'refs/merge-requests/1/head', hidden);
  expect(await configOf({ sha: hidden })).toMatchObject({
    mergedYaml: expect.stringContaining('hide'),
  });
  const switchTo = (merge_requests_access_level: string) =>
    db('projects').where('id', project.id).update({ merge_requests_access_level });
  await switchTo('disabled');
  const { errors } = await ask(developer, document, { path, content, sha: hidden });
  await switchTo('enabled');
  expect(errors).toEqual(['Reference not found']);
});

it('answers what editors ask for, who name no sizes of pages', async () => {
  const query = document;
  const { body } = await api
    .as(developer)
    .sendTo('POST', '/api/graphql', { query, variables: { path, content } });
  expect(body).toMatchObject({ data: { ciConfig: { status: 'VALID' } } });
});

it.each([
  ['a reporter', reporter],
  ['nobody', null],
])('shows nothing to %s', async (_, user) => {
  expect(await ask(user, document, { path, content })).toEqual({ data: { ciConfig: null } });
});

it('says in words that there is nothing to plan for', async () => {
  const bare = await codeProject(app, { visibility: 'public', readme: false });
  const asked = { path: bare.project.full_path, content, dryRun: true };
  const { errors } = await ask(bare.developer, document, asked);
  expect(errors).toEqual(['Reference not found']);
});

it('is asked once in a document', async () => {
  // Only administrators may ask for so much at all.
  const admin = await seedUser(db, { admin: true });
  const twice = `query($path: ID!) {
    a: ciConfig(projectPath: $path, content: "") { status }
    b: ciConfig(projectPath: $path, content: "") { status } }`;
  const { errors } = await ask(admin, twice, { path });
  expect(errors).toEqual(['"ciConfig" field can be requested only for 1 Query(s) at a time.']);
});

describe('the files that a configuration includes', () => {
  const page = (of: string, view: string, sha: string, file: string) =>
    expect.stringMatching(new RegExp(`^http.*/${of}/-/${view}/${sha}/${file}$`)) as string;

  it('are told, and those that these include', async () => {
    const sha = await commit([
      create('ci/outer.yml', 'include: [ci/inner.yml, { template: Bash.gitlab-ci.yml }]'),
      create('ci/inner.yml', 'polish: { script: rub }'),
    ]);
    const other = await codeProject(app, { visibility: 'public' });
    const there = await other.commit([
      create('deep/first.yml', 'include: deep/second.yml'),
      create('deep/second.yml', 'dry: { script: wait }'),
    ]);
    const config = await configOf({
      content: `include: [ci/outer.yml, ci/inner.yml, { project: ${other.project.full_path}, file: deep/first.yml }]`,
    });
    const own = { contextProject: path, contextSha: sha, extra: {} };
    const far = other.project.full_path;
    expect(config).toMatchObject({
      status: 'VALID',
      includes: [
        {
          ...{ ...own, type: 'local', location: 'ci/outer.yml' },
          blob: page(path, 'blob', sha, 'ci/outer.yml'),
          raw: page(path, 'raw', sha, 'ci/outer.yml'),
        },
        { ...own, type: 'local', location: 'ci/inner.yml' },
        { ...own, type: 'template', location: 'Bash.gitlab-ci.yml', blob: null, raw: null },
        {
          ...{ ...own, type: 'file', location: 'deep/first.yml' },
          extra: { project: far, ref: 'HEAD' },
          blob: page(far, 'blob', there, 'deep/first.yml'),
        },
        {
          ...{ type: 'local', location: 'deep/second.yml', extra: {} },
          ...{ contextProject: far, contextSha: there },
          blob: page(far, 'blob', there, 'deep/second.yml'),
        },
      ],
    });
  });

  it('are not told to those who may not read them', async () => {
    const hidden = await codeProject(app, { visibility: 'private' });
    await hidden.commit([create('kept.yml', 'keep: { script: lock }')]);
    const config = await configOf({
      content: `include: { project: ${hidden.project.full_path}, file: kept.yml }`,
    });
    expect(config).toMatchObject({ status: 'INVALID', includes: [] });
  });
});

it('leaves the places of requests to others while a server of an include does not answer', async () => {
  await allowLocalHooks(db);
  const held: ServerResponse[] = [];
  const server = createServer((_, response) => void held.push(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const slow = `include: { remote: 'http://127.0.0.1:${port}/slow.yml' }\nfire: { script: kiln }`;
  const askers = await Promise.all([1, 2, 3, 4].map(() => seedUser(db)));
  for (const user of askers) await addMember(db, { project, user, level: 30 });
  const text =
    'query($path: ID!, $slow: String!) { ciConfig(projectPath: $path, content: $slow) { status } }';
  const waiting = askers.flatMap((user) => [1, 2, 3, 4].map(() => ask(user, text, { path, slow })));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await ask(reporter, '{ currentUser { username } }')).toEqual({
    data: { currentUser: { username: reporter.username } },
  });
  const answer = (response: ServerResponse) => response.end('brick: { script: press }');
  server.on('request', (_, response) => void answer(response));
  for (const response of held) answer(response);
  for (const { data, errors } of await Promise.all(waiting)) {
    expect({ data, errors }).toEqual({ data: { ciConfig: { status: 'VALID' } } });
  }
  server.close();
});
