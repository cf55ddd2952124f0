import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const { api, db, git } = await startApp();
const world = await mergeRequestWorld({ db, git });
const { project, people, path } = world;
const maintainer = api.as(people.maintainer);
const events = `/projects/${project.id}/events`;

interface Told {
  readonly id: number;
  readonly action_name: string;
  readonly target_type: string | null;
  readonly author_id: number;
  readonly push_data?: object;
}

/** The events of the project since before, oldest first. */
async function toldBy(act: () => Promise<unknown>): Promise<Told[]> {
  const last = (await maintainer.get(`${events}?per_page=1`)).body as Told[];
  await act();
  const { body } = await maintainer.get(`${events}?per_page=100`);
  return (body as Told[])
    .filter(({ id }) => id > (last[0]?.id ?? 0))
    .toSorted((one, other) => one.id - other.id);
}

const words = (told: readonly Told[]) =>
  told.map(({ action_name: action, target_type: type }) => [action, type].join(' ').trim());

const made = async (url: string, body: object) => {
  const answer = await maintainer.post(url, body);
  expect(answer, url).toMatchObject({ status: 201 });
  return answer.body as { readonly id: number; readonly iid: number };
};

describe('events of a project', () => {
  it('tell of milestones that are opened and closed', async () => {
    const told = await toldBy(async () => {
      const { id } = await made(`/projects/${project.id}/milestones`, { title: 'Kiln' });
      await maintainer.put(`/projects/${project.id}/milestones/${id}`, { description: 'Hot' });
      await maintainer.put(`/projects/${project.id}/milestones/${id}`, { state_event: 'close' });
    });
    expect(words(told)).toEqual(['opened Milestone', 'closed Milestone']);
  });

  it('tell of members who join, leave and whose time is over', async () => {
    const users = [await seedUser(db), await seedUser(db)];
    const members = `/projects/${project.id}/members`;
    const told = await toldBy(async () => {
      for (const { id } of users) await made(members, { user_id: id, access_level: 20 });
      await maintainer.put(`${members}/${users[0]?.id}`, { access_level: 30 });
      await maintainer.delete(`${members}/${users[0]?.id}`);
      const ended = { user_id: users[1]?.id ?? 0, source_type: 'Project', source_id: project.id };
      await db('members').where(ended).update({ expires_at: '2020-01-01' });
      // A user who is added anew was no member any more.
      await made(members, { user_id: ended.user_id, access_level: 20 });
    });
    expect(words(told)).toEqual([
      'joined',
      'joined',
      'left',
      'removed due to membership expiration from',
      'joined',
    ]);
    const [one, other] = users.map(({ id }) => id);
    expect(told.map(({ author_id }) => author_id)).toEqual([one, other, one, other, other]);
  });

  it('tell of branches, tags and commits that are made by the API', async () => {
    const repository = `/projects/${project.id}/repository`;
    const commit = (branch: string) => ({
      branch,
      commit_message: 'Fire',
      actions: [{ action: 'create', file_path: `${branch}.txt`, content: 'hot' }],
    });
    const told = await toldBy(async () => {
      await made(`${repository}/branches`, { branch: 'glaze', ref: 'main' });
      await made(`${repository}/commits`, commit('glaze'));
      await made(`${repository}/tags`, { tag_name: 'v1', ref: 'glaze' });
      await maintainer.delete(`${repository}/branches/glaze`);
      await maintainer.delete(`${repository}/tags/v1`);
    });
    expect(told.map(({ action_name, push_data }) => [action_name, push_data])).toMatchObject([
      ['pushed new', { action: 'created', ref_type: 'branch', ref: 'glaze', commit_from: null }],
      ['pushed to', { action: 'pushed', ref: 'glaze', commit_count: 1, commit_title: 'Fire' }],
      ['pushed new', { action: 'created', ref_type: 'tag', ref: 'v1' }],
      ['deleted', { action: 'removed', ref_type: 'branch', ref: 'glaze', commit_to: null }],
      ['deleted', { action: 'removed', ref_type: 'tag', ref: 'v1' }],
    ]);
  });

  it('tell of what is said of commits, of approvals, and not of their end', async () => {
    const branch = await world.branch();
    const branches = { source_branch: branch, target_branch: 'main' };
    const { iid } = await made(path, { title: 'Approve', ...branches });
    const sha = (await maintainer.get(`/projects/${project.id}/repository/commits/main`)).body.id;
    const told = await toldBy(async () => {
      await made(`/projects/${project.id}/repository/commits/${sha}/comments`, { note: 'Hot' });
      const reviewer = api.as(people.developer);
      expect((await reviewer.post(`${path}/${iid}/approve`)).status).toBe(201);
      expect((await reviewer.post(`${path}/${iid}/unapprove`)).status).toBe(201);
    });
    expect(words(told)).toEqual(['commented on Note', 'approved MergeRequest']);
  });

  it('tell of issues that move: closed here, opened there', async () => {
    const other = await seedProject(db, { namespace: world.group });
    const { iid } = await made(`/projects/${project.id}/issues`, { title: 'Moves' });
    const told = await toldBy(() =>
      made(`/projects/${project.id}/issues/${iid}/move`, { to_project_id: other.id }),
    );
    expect(words(told)).toEqual(['closed Issue']);
    const there = (await maintainer.get(`/projects/${other.id}/events`)).body as Told[];
    expect(words(there)).toEqual(['opened Issue']);
  });

  it('tell of nothing else that is done to issues', async () => {
    const { iid } = await made(`/projects/${project.id}/issues`, { title: 'Quiet' });
    const issue = `/projects/${project.id}/issues/${iid}`;
    const note = await made(`${issue}/notes`, { body: 'Hot' });
    const told = await toldBy(async () => {
      await maintainer.put(issue, {
        description: 'x',
        labels: 'a',
        weight: 3,
        due_date: '2030-01-01',
      });
      await maintainer.post(`${issue}/time_estimate`, { duration: '1h' });
      await maintainer.put(`${issue}/notes/${note.id}`, { body: 'Hotter' });
      await maintainer.post(`${issue}/notes/${note.id}/award_emoji`, { name: 'fire' });
      await maintainer.post(`${issue}/todo`);
      await maintainer.post(`${issue}/unsubscribe`);
      await maintainer.delete(`${issue}/notes/${note.id}`);
    });
    expect(told).toEqual([]);
  });
});
