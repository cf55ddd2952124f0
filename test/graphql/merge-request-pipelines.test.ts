import { expect, it } from 'vitest';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import type { Who } from '#test/support/project-world.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db, git } = app;
const ask = await asking(app);
const { project, people, path, branch } = await mergeRequestWorld({ db, git });

/** A merge request with the hash of its head. */
async function create() {
  const source_branch = await branch();
  const asked = { source_branch, target_branch: 'main', title: 'Cool slowly' };
  const { body } = await api.as(people.developer).post(path, asked);
  const { iid, sha } = body as { readonly iid: number; readonly sha: string };
  return { iid, place: { project_id: project.id, sha, ref: source_branch } };
}

const { iid, place } = await create();
const older = await seedPipeline(db, { ...place, status: 'failed', source: 'web' });
const newer = await seedPipeline(db, {
  ...place,
  ...{ status: 'success', user_id: people.developer.id },
});
const elsewhere = await seedPipeline(db, { ...place, ref: 'elsewhere', status: 'success' });
const job = await seedJob(db, newer, { name: 'fire', status: 'success' });
const gid = ({ id }: { readonly id: number }) => `gid://gitlab/Ci::Pipeline/${id}`;

async function shown(who: Who, fields: string, of = iid): Promise<unknown> {
  const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) { mergeRequest(iid: $iid) { ${fields} } } }`;
  const { data, errors } = await ask(people[who], document, {
    path: project.full_path,
    iid: String(of),
  });
  expect(errors).toBeUndefined();
  return (data?.project as { mergeRequest?: unknown } | undefined)?.mergeRequest;
}

it('a merge request has the head pipeline of REST, with its jobs', async () => {
  const { body } = await api.as(people.developer).get(`${path}/${iid}`);
  expect(body).toMatchObject({ head_pipeline: { id: newer.id } });
  const fields = `hasCi headPipeline { id status jobs(first: 1000) { pageInfo { endCursor hasNextPage }
    nodes { name status allowFailure detailedStatus { detailsPath } } } }`;
  expect(await shown('developer', fields)).toEqual({
    hasCi: true,
    headPipeline: {
      ...{ id: gid(newer), status: 'SUCCESS' },
      jobs: {
        pageInfo: { endCursor: expect.any(String) as string, hasNextPage: false },
        nodes: [
          {
            ...{ name: 'fire', status: 'SUCCESS', allowFailure: false },
            detailedStatus: { detailsPath: `/${project.full_path}/-/jobs/${job.id}` },
          },
        ],
      },
    },
  });
  expect(await shown('developer', fields, (await create()).iid)).toEqual({
    hasCi: false,
    headPipeline: null,
  });
});

it.each([
  ['', [newer, older]],
  ['(first: 1)', [newer]],
  ['(last: 1)', [older]],
  ['(status: FAILED)', [older]],
  ['(source: "push")', [newer]],
  ['(scope: FINISHED)', [newer, older]],
  ['(scope: RUNNING)', []],
  ['(scope: BRANCHES)', [newer, older]],
  ['(scope: TAGS)', []],
  ['(ref: "elsewhere")', []],
  [`(sha: "${'e'.repeat(40)}")`, []],
  [`(username: "${people.developer.username.toUpperCase()}")`, [newer]],
  ['(updatedBefore: "2020-01-01")', []],
  ['(updatedAfter: "2020-01-01")', [newer, older]],
])('a merge request has the pipelines that the arguments leave: %s', async (given, rows) => {
  expect(await shown('developer', `pipelines${given} { nodes { id } }`)).toEqual({
    pipelines: { nodes: rows.map((row) => ({ id: gid(row) })) },
  });
});

it('pipelines of merge requests are hidden where those of the project are', async () => {
  const settings = { builds_access_level: 'disabled' };
  const owner = api.as(people.owner);
  expect(await owner.put(`/projects/${project.id}`, settings)).toMatchObject({ status: 200 });
  try {
    expect(await shown('owner', 'hasCi headPipeline { id } pipelines { count }')).toEqual({
      ...{ hasCi: false, headPipeline: null, pipelines: { count: 0 } },
    });
  } finally {
    await owner.put(`/projects/${project.id}`, { builds_access_level: 'enabled' });
  }
});

it('a pipeline has its commit', async () => {
  const { body } = await api
    .as(people.developer)
    .get(`/projects/${project.id}/repository/commits/${place.sha}`);
  const rest = body as Record<string, string>;
  const fields = 'headPipeline { commit { sha title authorName } }';
  expect(await shown('developer', fields)).toEqual({
    headPipeline: {
      commit: { sha: rest.id, title: rest.title, authorName: rest.author_name },
    },
  });
});

it('head pipelines of many merge requests take no more statements', async () => {
  const document = `query($path: ID!, $first: Int!) { project(fullPath: $path) { mergeRequests(first: $first) { nodes {
    iid headPipeline { id status detailedStatus { label } user { username } } } } } }`;
  const count = async (first: number) =>
    (
      await statementsOfRequests(app, async () => {
        const asked = { path: project.full_path, first };
        expect((await ask(people.developer, document, asked)).errors).toBeUndefined();
      })
    ).length;
  for (let at = 0; at < 3; at += 1) {
    const more = await create();
    await seedPipeline(db, { ...more.place, status: 'success', user_id: people.developer.id });
  }
  const few = await count(2);
  expect(await count(4)).toBe(few);
});

it.each([
  ['developer', '', ['elsewhere', 'newer', 'older']],
  ['developer', '(status: SUCCESS)', ['elsewhere', 'newer']],
  ['developer', '(sha: "0000000000000000000000000000000000000000")', []],
  ['stranger', '', null],
] as const)('the commit shows a %s its pipelines%s', async (who, args, names) => {
  const document = `query($path: ID!, $ref: String!) { project(fullPath: $path) { repository { tree(ref: $ref) {
    lastCommit { pipelines${args} { nodes { id } } } } } } }`;
  const { data, errors } = await ask(people[who], document, {
    path: project.full_path,
    ref: place.ref,
  });
  expect(errors).toBeUndefined();
  const ids = { elsewhere: gid(elsewhere), newer: gid(newer), older: gid(older) };
  expect(data?.project).toEqual(
    names && {
      repository: {
        tree: { lastCommit: { pipelines: { nodes: names.map((name) => ({ id: ids[name] })) } } },
      },
    },
  );
});
