import { beforeAll, describe, expect, it } from 'vitest';
import { indexWaitingTexts } from '#src/database/long-text-search.ts';
import { startApp } from '#test/support/app.ts';
import { idsOf } from '#test/support/project-world.ts';
import { addMember, seedUser } from '#test/support/seed.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git, environment } = await startApp();
environment.workers.start();
const { project, group, people, path, branch } = await mergeRequestWorld(
  { db, git },
  { visibility: 'public' },
);
const developer = api.as(people.developer);
const stranger = api.as(people.stranger);
const administrator = api.as(people.administrator);
const of = `/projects/${project.id}`;
const settled = () => environment.workers.idle();

interface Made {
  readonly id: number;
  readonly iid: number;
  readonly source_branch: string;
  readonly sha: string;
}

async function create(body: object = {}, as = developer): Promise<Made> {
  const source_branch = await branch();
  const asked = { source_branch, target_branch: 'main', title: 'Fire', ...body };
  const made = await as.post(path, asked);
  expect(made).toMatchObject({ status: 201 });
  return made.body;
}

async function newIssue(body: object = {}): Promise<{ id: number; iid: number }> {
  const made = await developer.post(`${of}/issues`, { title: 'Heat', ...body });
  return made.body;
}

/** The answer while only members see the merge requests. */
async function whileHidden<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const change = (merge_requests_access_level: string) =>
    db('projects').where({ id: project.id }).update({ merge_requests_access_level });
  await change('private');
  try {
    return await ask();
  } finally {
    await change('enabled');
  }
}

describe('merge requests of a commit', () => {
  it('are those that bring it, as far as the caller sees them', async () => {
    const { id, sha } = await create();
    await settled();
    const url = `${of}/repository/commits/${sha}/merge_requests`;
    expect(idsOf(await stranger.get(url))).toEqual([id]);
    expect(idsOf(await developer.get(`${url}?per_page=1&page=2`))).toEqual([]);
    const main = await developer.get(`${of}/repository/commits/main/merge_requests`);
    expect(main).toMatchObject({ status: 200, body: [] });
    expect(await whileHidden(() => stranger.get(url))).toMatchObject({ status: 403 });
    expect(idsOf(await whileHidden(() => developer.get(url)))).toEqual([id]);
  });
});

describe('merge requests around an issue', () => {
  it('are those that close it, and those that mention it', async () => {
    const issue = await newIssue();
    const closing = await create({ description: `Closes #${issue.iid}` });
    const mentioning = await create({ description: `As in #${issue.iid}, but slower` });
    await create();
    await settled();
    const url = `${of}/issues/${issue.iid}`;
    expect(idsOf(await stranger.get(`${url}/closed_by`))).toEqual([closing.id]);
    const related = await stranger.get(`${url}/related_merge_requests`);
    expect(idsOf(related)).toEqual([mentioning.id, closing.id]);
    expect(related.headers['x-total']).toBe('2');
    expect(await stranger.get(url)).toMatchObject({ body: { merge_requests_count: 1 } });
    const [listed] = (await stranger.get(`${of}/issues?iids=${issue.iid}`)).body;
    expect(listed).toMatchObject({ merge_requests_count: 1 });
  });

  it('hide from those who may not see them', async () => {
    const issue = await newIssue();
    const { id } = await create({ description: `Closes #${issue.iid}` });
    await settled();
    const url = `${of}/issues/${issue.iid}`;
    for (const asked of [`${url}/closed_by`, `${url}/related_merge_requests`]) {
      expect(await whileHidden(() => stranger.get(asked))).toMatchObject({ status: 200, body: [] });
      expect(idsOf(await whileHidden(() => developer.get(asked)))).toEqual([id]);
    }
    const count = async (as: typeof stranger) => (await as.get(url)).body.merge_requests_count;
    expect(await whileHidden(() => count(stranger))).toBe(0);
    expect(await whileHidden(() => count(developer))).toBe(1);
  });
});

describe.each([
  ['project', of],
  ['group', `/groups/${group.id}`],
])('merge requests of a milestone of a %s', (_, place) => {
  it('are those that the caller sees', async () => {
    const milestone = await developer.post(`${place}/milestones`, { title: `v1 of ${place}` });
    const { id } = await create({ milestone_id: milestone.body.id });
    const url = `${place}/milestones/${milestone.body.id}/merge_requests`;
    expect(idsOf(await stranger.get(url))).toEqual([id]);
    expect(await whileHidden(() => stranger.get(url))).toMatchObject({ status: 200, body: [] });
    expect(idsOf(await whileHidden(() => developer.get(url)))).toEqual([id]);
  });
});

describe.each([
  ['project', of],
  ['group', `/groups/${group.id}`],
])('labels of a %s', (_, place) => {
  it('count open merge requests that the caller sees', async () => {
    const name = `heat of ${place}`;
    await developer.post(`${place}/labels`, { name, color: '#d9534f' });
    await create({ labels: name });
    const closed = await create({ labels: name });
    await developer.put(`${path}/${closed.iid}`, { state_event: 'close' });
    const counts = async (as: typeof stranger) =>
      (await as.get(`${place}/labels?with_counts=true&search=heat`)).body.find(
        (label: { name: string }) => label.name === name,
      );
    expect(await counts(stranger)).toMatchObject({
      open_merge_requests_count: 1,
      open_issues_count: 0,
    });
    expect(await whileHidden(() => counts(stranger))).toMatchObject({
      open_merge_requests_count: 0,
    });
  });
});

describe('a search', () => {
  beforeAll(async () => {
    await create({ title: 'Raku firing', description: 'Reduction in sawdust' });
    const { iid } = await create({ title: 'Other', description: 'raku again' });
    await developer.post(`${path}/${iid}/notes`, { body: 'Sawdust burns quickly' });
    await developer.put(`${path}/${iid}`, { state_event: 'close' });
    while (await indexWaitingTexts(db, 'merge_requests')) continue;
    while (await indexWaitingTexts(db, 'notes')) continue;
  });

  const titles = async (place: string, query: string, as = stranger) => {
    const answer = await as.get(`${place}/search?scope=merge_requests&${query}`);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.map(({ title }: { title: string }) => title);
  };

  it.each([
    ['everything', ''],
    ['a group', `/groups/${group.id}`],
    ['a project', of],
  ])('of %s finds merge requests that the caller sees', async (_, place) => {
    expect(await titles(place, 'search=raku')).toEqual(['Other', 'Raku firing']);
    expect(await titles(place, 'search=raku&state=closed')).toEqual(['Other']);
    expect(await titles(place, 'search=raku%20sawdust&sort=asc')).toEqual(['Raku firing']);
    expect(await titles(place, 'search=nothing-like-it')).toEqual([]);
    expect(await whileHidden(() => titles(place, 'search=raku'))).toEqual([]);
    const seen = await whileHidden(() => titles(place, 'search=raku', developer));
    expect(seen).toEqual(['Other', 'Raku firing']);
  });

  it('finds what is said about merge requests', async () => {
    const ask = () => stranger.get(`${of}/search?scope=notes&search=sawdust`);
    expect(await ask()).toMatchObject({
      body: [{ body: 'Sawdust burns quickly', noteable_type: 'MergeRequest' }],
    });
    expect((await whileHidden(ask)).body).toEqual([]);
  });
});

describe('counts of one’s own', () => {
  it('tell of open merge requests to merge and to review', async () => {
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30 });
    const as = api.as(user);
    const { iid } = await create({ assignee_ids: [user.id], reviewer_ids: [user.id] });
    await create({ reviewer_ids: [user.id] });
    expect((await as.get('/user_counts')).body).toMatchObject({
      merge_requests: 1,
      assigned_merge_requests: 1,
      review_requested_merge_requests: 2,
    });
    await developer.put(`${path}/${iid}`, { state_event: 'close' });
    expect((await as.get('/user_counts')).body).toMatchObject({
      assigned_merge_requests: 0,
      review_requested_merge_requests: 1,
    });
    await db('projects')
      .where({ id: project.id })
      .update({ merge_requests_access_level: 'disabled' });
    const hidden = await as.get('/user_counts');
    await db('projects')
      .where({ id: project.id })
      .update({ merge_requests_access_level: 'enabled' });
    expect(hidden.body).toMatchObject({ review_requested_merge_requests: 0 });
  });

  it('tell administrators how many a user and the instance have', async () => {
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30 });
    const before = await administrator.get('/application/statistics');
    await create({}, api.as(user));
    const counted = await administrator.get(`/users/${user.id}/associations_count`);
    expect(counted.body).toMatchObject({ merge_requests_count: 1 });
    const after = await administrator.get('/application/statistics');
    expect(Number(after.body.merge_requests)).toBe(Number(before.body.merge_requests) + 1);
  });
});

describe('a user who goes', () => {
  it('has nothing to merge or review when their assignments end', async () => {
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30 });
    const { iid } = await create({ assignee_ids: [user.id], reviewer_ids: [user.id] });
    const removed = await administrator.delete(`${of}/members/${user.id}?unassign_issuables=true`);
    expect(removed.status).toBe(204);
    expect((await developer.get(`${path}/${iid}`)).body).toMatchObject({
      assignees: [],
      reviewers: [],
    });
  });

  it.each([
    ['leaves merge requests to the ghost', '', 200],
    ['takes them along when removed with all contributions', '?hard_delete=true', 404],
  ])('%s', async (_, query, status) => {
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30 });
    const { iid } = await create({}, api.as(user));
    expect((await administrator.delete(`/users/${user.id}${query}`)).status).toBe(204);
    await settled();
    const answer = await developer.get(`${path}/${iid}`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.author).toMatchObject({ username: 'ghost' });
  });
});
