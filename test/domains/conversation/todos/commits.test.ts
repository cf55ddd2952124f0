import { beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedUser } from '#test/support/seed.ts';
import { commitsOf, write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const { api, db, git } = await startApp();
const { project, group, people, path, branch, commit, repository } = await mergeRequestWorld({
  db,
  git,
});
const maintainer = api.as(people.maintainer);
const developer = api.as(people.developer);
const reporter = api.as(people.reporter);

let sha: string;
beforeAll(async () => {
  sha = await commit('Heat slowly\n\nBy a degree a minute.', [write('heat.rb', '1\n')]);
});

/** A commit of its own, so that no to-do about another test's is pending. */
const newCommit = () => commit(`Heat ${Math.random()}`, [write(`${Math.random()}.rb`, '1\n')]);
const say = (note: string, id = sha, as = maintainer) =>
  as.post(commitsOf(project, id, 'comments'), { note });

interface Shown {
  readonly id: number;
  readonly action_name: string;
  readonly target: { readonly id: string };
}
async function asked(as: typeof developer, id: string, query = '') {
  const { body } = await as.get(`/todos?per_page=100&type=Commit${query}`);
  return (body as Shown[]).filter(({ target }) => target.id === id);
}
const actionsOf = async (...given: Parameters<typeof asked>) =>
  (await asked(...given)).map(({ action_name }) => action_name);

describe('notes on commits', () => {
  it('ask those whom they mention to look at the commit', async () => {
    const note = `@${people.developer.username} look, and @${people.reporter.username}`;
    expect(await say(note)).toMatchObject({ status: 201 });
    const { body: commit } = await developer.get(commitsOf(project, sha));
    const [todo] = await asked(developer, sha);
    expect(todo).toMatchObject({
      project: { id: project.id, path_with_namespace: project.full_path },
      author: { id: people.maintainer.id },
      action_name: 'directly_addressed',
      target_type: 'Commit',
      target: {
        id: sha,
        title: 'Heat slowly',
        message: commit.message,
        author_name: commit.author_name,
      },
      target_url: expect.stringMatching(`^${commit.web_url}#note_\\d+$`) as string,
      body: note,
      state: 'pending',
    });
    expect(todo).not.toHaveProperty('group');
    expect(await actionsOf(reporter, sha)).toEqual(['mentioned']);
    const all = (await developer.get('/todos')).body as Shown[];
    expect(all.map(({ id }) => id)).toContain(todo?.id);
    for (const kind of ['Issue', 'MergeRequest', 'Epic']) {
      expect((await developer.get(`/todos?type=${kind}`)).body).toEqual([]);
    }
    const inOther = `/todos?project_id=${project.id}&group_id=${group.id}&action=directly_addressed`;
    expect((await developer.get(inOther)).body).toMatchObject([{ id: todo?.id }]);
  });

  it('ask once until that is done, and by a reply and a changed text those who are new', async () => {
    const id = await newCommit();
    const { body: thread } = await maintainer.post(commitsOf(project, id, 'discussions'), {
      body: `See @${people.reporter.username}`,
    });
    const notes = commitsOf(project, id, 'discussions', thread.id as string, 'notes');
    const reply = await maintainer.post(notes, { body: `@${people.reporter.username} again` });
    expect(await actionsOf(reporter, id)).toEqual(['mentioned']);
    const changed = `${notes}/${reply.body.id}`;
    const body = `@${people.reporter.username} and @${people.developer.username}`;
    await reporter.post(`/todos/${(await asked(reporter, id))[0]?.id}/mark_as_done`);
    expect((await maintainer.put(changed, { body })).status).toBe(200);
    expect(await actionsOf(developer, id)).toEqual(['mentioned']);
    expect(await actionsOf(reporter, id)).toEqual([]);
    expect(await actionsOf(reporter, id, '&state=done')).toEqual(['mentioned']);
    await maintainer.delete(changed);
    expect(await asked(developer, id)).toEqual([]);
  });

  it('ask members of groups that are mentioned', async () => {
    const user = await seedUser(db);
    const named = await seedGroup(db, { visibility: 'public' });
    await addMember(db, { group: named, user, level: 10 });
    await addMember(db, { group: named, user: people.reporter, level: 10 });
    const id = await newCommit();
    await say(`@${named.full_path}`, id);
    expect(await actionsOf(reporter, id)).toEqual(['directly_addressed']);
    expect(await asked(api.as(user), id)).toEqual([]);
  });

  it('ask neither their authors nor those who may not read the code', async () => {
    const id = await newCommit();
    const names = [people.maintainer, people.guest, people.stranger].map(
      (one) => `@${one.username}`,
    );
    await say(names.join(' '), id);
    expect(await db('todos').where({ commit_id: id })).toEqual([]);
  });

  it('are how their authors see to what was asked', async () => {
    const id = await newCommit();
    await say(`@${people.developer.username}`, id);
    await say('Others say something', id);
    expect(await asked(developer, id)).toHaveLength(1);
    await say('Done', id, developer);
    expect(await asked(developer, id)).toEqual([]);
    expect(await actionsOf(developer, id, '&state=done')).toEqual(['directly_addressed']);
  });
});

describe('a to-do about a commit', () => {
  it('is in no list, in no count, and cannot be marked once the code is hidden', async () => {
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 20 });
    const as = api.as(user);
    const id = await newCommit();
    await say(`@${user.username}`, id);
    const [todo] = await asked(as, id);
    expect((await as.get('/user_counts')).body).toMatchObject({ todos: 1 });
    const hidden = async () => {
      const answer = await as.get('/todos');
      expect(answer).toMatchObject({ status: 200, body: [] });
      expect(answer.headers['x-total']).toBe('0');
      expect((await as.get('/user_counts')).body).toMatchObject({ todos: 0 });
      expect((await as.post(`/todos/${todo?.id}/mark_as_done`)).status).toBe(404);
    };
    const level = (repository_access_level: string) =>
      db('projects').where({ id: project.id }).update({ repository_access_level });
    await level('disabled');
    await hidden();
    await level('enabled');
    expect(await asked(as, id)).toHaveLength(1);
    await api.as(people.owner).put(`/groups/${group.id}/members/${user.id}`, { access_level: 10 });
    await hidden();
    await api.as(people.owner).put(`/groups/${group.id}/members/${user.id}`, { access_level: 20 });
    const done = await as.post(`/todos/${todo?.id}/mark_as_done`);
    expect(done).toMatchObject({ status: 201, body: { state: 'done', target: { id } } });
  });

  it('is for readers of merge requests where only these have the commit', async () => {
    const source_branch = await branch();
    const id = (await readBranchHead(repository, source_branch)) ?? '';
    const request = { source_branch, target_branch: 'main', title: 'Kiln' };
    expect((await maintainer.post(path, request)).status).toBe(201);
    await maintainer.delete(`/projects/${project.id}/repository/branches/${source_branch}`);
    const level = (merge_requests_access_level: string) =>
      db('projects').where({ id: project.id }).update({ merge_requests_access_level });
    await say(`@${people.developer.username}`, id);
    expect(await asked(developer, id)).toHaveLength(1);
    await level('disabled');
    expect(await asked(developer, id)).toEqual([]);
    await level('enabled');
    expect(await asked(developer, id)).toHaveLength(1);
  });

  it('is left out once the commit is gone', async () => {
    const id = await newCommit();
    await say(`@${people.developer.username}`, id);
    const gone = 'f'.repeat(40);
    await db('todos').where({ commit_id: id }).update({ commit_id: gone });
    const answer = await developer.get('/todos?type=Commit&per_page=100');
    expect(answer.status).toBe(200);
    expect((answer.body as Shown[]).map(({ target }) => target.id)).not.toContain(gone);
    expect((await developer.post('/todos/mark_as_done')).status).toBe(204);
    expect(await db('todos').where({ commit_id: gone, state: 'pending' })).toEqual([]);
  });
});
